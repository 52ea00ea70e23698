import { useId, useState } from 'react';
import { Alert, App, Button, Checkbox, Radio, Select } from 'antd';
import type { ColumnMapping as Mapping, Import, ImportForm, ImportKindName, ImportMode } from '#contract/imports.ts';
import { FORMER_FIELDS, NUMBER_READINGS } from '#contract/imports.ts';
import { CSV_DELIMITERS, CSV_ENCODINGS } from '#contract/table-files.ts';
import { DIM_HEADING, DIM_PREFIX } from '#contract/family-table-texts.ts';
import { SPEC_HEADING, SPEC_PREFIX } from '#contract/product-table-texts.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../base/queries.ts';
import { ImportPictures } from './pictures.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

const IGNORED = '';

interface Props {
  data: Import;
  onChanged: (data: Import) => void;
}

/** How the file is read: another sheet, delimiter or encoding reads it anew. */
function ReadingForm({ data, onChanged }: Props) {
  const { message } = App.useApp();
  const id = useId();
  const { form } = data;
  const read = async (next: ImportForm): Promise<void> => {
    try {
      onChanged(await api('POST /api/import/:id/form', { params: { id: data._id }, body: { form: next } }));
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.formFailed), key: 'import' });
    }
  };
  if (form.kind === 'wxr' || form.kind === 'zip') return null;
  if (form.kind === 'xlsx') {
    if (data.sheets.length < 2) return null;
    return (
      <label htmlFor={`${id}-sheet`}>
        <span>{texts.sheet}</span>
        <Select
          id={`${id}-sheet`}
          value={form.sheet}
          onChange={(sheet) => void read({ kind: 'xlsx', sheet })}
          options={data.sheets.map((value) => ({ value, label: value }))}
        />
      </label>
    );
  }
  return (
    <>
      <label htmlFor={`${id}-delimiter`}>
        <span>{texts.delimiter}</span>
        <Select
          id={`${id}-delimiter`}
          value={form.delimiter}
          onChange={(delimiter) => void read({ ...form, delimiter })}
          options={CSV_DELIMITERS.map((value) => ({ value, label: texts.delimiters[value] }))}
        />
      </label>
      <label htmlFor={`${id}-encoding`}>
        <span>{texts.encoding}</span>
        <Select
          id={`${id}-encoding`}
          value={form.encoding}
          onChange={(encoding) => void read({ ...form, encoding })}
          options={CSV_ENCODINGS.map((value) => ({ value, label: texts.encodings[value] }))}
        />
      </label>
    </>
  );
}

/** Fields that are named by a heading, of the kinds that have them. */
const NAMED: Partial<Record<ImportKindName, { prefix: string; heading: string; label: (rest: string) => string }>> = {
  products: { prefix: SPEC_PREFIX, heading: SPEC_HEADING, label: texts.asSpec },
  articles: { prefix: DIM_PREFIX, heading: DIM_HEADING, label: texts.asDim },
};

/** One column: its heading and values, and what becomes of it. */
function Column({
  data,
  at,
  mapping,
  onChange,
}: {
  data: Import;
  at: number;
  mapping: Mapping;
  onChange: (next: Mapping) => void;
}) {
  const id = useId();
  const { header, samples } = data.columns[at]!;
  const named = NAMED[data.kind];
  const words = named && header.startsWith(named.heading) ? header.slice(named.heading.length) : header;
  const others = new Set(
    named ? [...(words === '' ? [] : [named.prefix + words]), ...(mapping.field ? [mapping.field] : [])] : [],
  );
  const options = [
    { value: IGNORED, label: texts.ignore },
    ...data.fields.map(({ name, label, isKey }) => ({ value: name, label: isKey ? `${label} *` : label })),
    ...(named
      ? [...others]
          .filter((name) => name.startsWith(named.prefix))
          .map((name) => ({ value: name, label: named.label(name.slice(named.prefix.length)) }))
      : []),
  ];
  const field = data.fields.find(({ name }) => name === mapping.field);
  return (
    <li data-ignored={mapping.field === null || undefined}>
      <div className="import-column">
        <b className="crud-break">{texts.column(header)}</b>
        <span className="crud-note">{samples.length > 0 ? samples.join(' · ') : texts.noSamples}</span>
      </div>
      <label htmlFor={`${id}-field`}>
        <span>{texts.field}</span>
        <Select
          id={`${id}-field`}
          showSearch={{ optionFilterProp: 'label' }}
          value={mapping.field ?? IGNORED}
          onChange={(value) => onChange({ ...mapping, field: value === IGNORED ? null : value })}
          options={options}
        />
      </label>
      {field?.isNumber ? (
        <label htmlFor={`${id}-numbers`}>
          <span>{texts.numbers}</span>
          <Select
            id={`${id}-numbers`}
            value={mapping.numbers}
            onChange={(numbers) => onChange({ ...mapping, numbers })}
            options={NUMBER_READINGS.map((value) => ({ value, label: texts.numberReadings[value] }))}
          />
        </label>
      ) : (
        <span className="import-none" />
      )}
      {mapping.field !== null && !field?.isKey ? (
        <label htmlFor={`${id}-empty`}>
          <span>{texts.empty}</span>
          <Select
            id={`${id}-empty`}
            value={mapping.isEmptyCleared}
            onChange={(isEmptyCleared) => onChange({ ...mapping, isEmptyCleared })}
            options={[
              { value: false, label: texts.emptyKeeps },
              { value: true, label: texts.emptyClears },
            ]}
          />
        </label>
      ) : (
        <span className="import-none" />
      )}
    </li>
  );
}

/** Columns with former addresses: each with the field that it is when redirects are wanted. */
const formerColumns = ({ source, columns, fields }: Import): { at: number; field: string }[] =>
  source === null
    ? []
    : columns.flatMap(({ header, samples }, at) => {
        const field = fields.find(
          ({ name, label }) => label === header && (FORMER_FIELDS as readonly string[]).includes(name),
        );
        return field && samples.length > 0 ? [{ at, field: field.name }] : [];
      });

/** Whether redirects lead from the former shop's addresses. */
function FormerAddresses({
  data,
  mapping,
  onChange,
}: {
  data: Import;
  mapping: readonly Mapping[];
  onChange: (next: readonly Mapping[]) => void;
}) {
  const former = formerColumns(data);
  const hint = useId();
  if (former.length === 0) return null;
  return (
    <div className="import-redirects">
      <Checkbox
        checked={former.every(({ at, field }) => mapping[at]?.field === field)}
        aria-describedby={hint}
        onChange={({ target }) =>
          onChange(
            mapping.map((one, i) => {
              const found = former.find(({ at }) => at === i);
              return found ? { ...one, field: target.checked ? found.field : null } : one;
            }),
          )
        }
      >
        {texts.redirects}
      </Checkbox>
      <p className="crud-note" id={hint}>
        {texts.redirectsHint}
        {data.source === 'woocommerce' && ` ${texts.redirectsGuessed}`}
      </p>
    </div>
  );
}

/** The second step: which column is which field. */
export function ColumnMapping({ data, onChanged }: Props) {
  const { message } = App.useApp();
  const [mapping, setMapping] = useState<readonly Mapping[]>(data.mapping);
  const [mode, setMode] = useState<ImportMode>(data.mode);
  const [areFetched, setAreFetched] = useState(data.pictures?.areFetched ?? false);
  const [isSending, setIsSending] = useState(false);
  const check = async (): Promise<void> => {
    setIsSending(true);
    try {
      onChanged(
        await api('POST /api/import/:id/check', {
          params: { id: data._id },
          body: { mapping: [...mapping], mode, arePicturesFetched: areFetched },
        }),
      );
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.checkFailed), key: 'import' });
    } finally {
      setIsSending(false);
    }
  };
  const mapped = mapping.filter(({ field }) => field !== null).length;
  return (
    <section className="import-mapping" aria-label={texts.steps[1]}>
      <div className="import-reading">
        <ReadingForm data={data} onChanged={onChanged} />
        {data.form.kind !== 'zip' && <SavedMappings data={data} mapping={mapping} onApply={setMapping} />}
        {data.modes.length > 1 && (
          <fieldset>
            <legend>{texts.mode}</legend>
            <Radio.Group
              value={mode}
              onChange={({ target }) => setMode(target.value as ImportMode)}
              options={data.modes.map((value) => ({ value, label: texts.modes[value] }))}
            />
          </fieldset>
        )}
      </div>
      {data.source === null && data.notes.length > 0 && <Alert type="info" showIcon title={data.notes.join(' ')} />}
      {data.source !== null && (
        <Alert
          type="info"
          showIcon
          title={texts.recognised[data.source]}
          description={
            data.notes.length > 0 && (
              <ul className="import-notes">
                {data.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )
          }
        />
      )}
      <FormerAddresses data={data} mapping={mapping} onChange={setMapping} />
      <ImportPictures
        data={data}
        mapping={mapping}
        areFetched={areFetched}
        onFetchedChange={setAreFetched}
        onChanged={onChanged}
      />
      <p className="crud-note">{texts.mapped(mapped, data.columns.length)}</p>
      <ul className="import-columns" aria-label={texts.columns}>
        {mapping.map((one, i) => (
          <Column
            // The place of a column is what it is.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            data={data}
            at={i}
            mapping={one}
            onChange={(next) => setMapping(mapping.map((old, n) => (n === i ? next : old)))}
          />
        ))}
      </ul>
      <div className="import-actions">
        <Button type="primary" loading={isSending} onClick={() => void check()}>
          {texts.check}
        </Button>
      </div>
    </section>
  );
}
