import { useId } from 'react';
import { Button, Input, Popover, Select } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { GrowingText } from '../../form/growing-text.tsx';
import { ClassIcon, IconPicker } from '../../form/icon-field.tsx';
import { RowButtons, moved, useDragOrder, useRemoved } from '../../form/row-order.tsx';
import { TextLines } from '../../form/text-fields.tsx';
import { ImageInput } from '../../form/uploads.tsx';
import { keep, keyOf } from './item-keys.ts';
import { ParagraphsInput } from './paragraphs-input.tsx';
import { emptyRow, type FieldSpec, type FieldSpecs } from './section-forms.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;
interface InputProps<S> {
  spec: S;
  value: unknown;
  onChange: (value: unknown) => void;
  id: string;
  /** Label of the input, including its row. */
  label: string;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText) : []);
const asRows = (value: unknown): Values[] =>
  Array.isArray(value)
    ? value.filter((row): row is Values => typeof row === 'object' && row !== null && !Array.isArray(row))
    : [];

/**
 * Inputs of a section or of one of its rows.
 * @param what name of the row: 'Değer 2'
 */
export function SectionFields({
  fields,
  values,
  onChange,
  what = '',
}: {
  fields: FieldSpecs;
  values: Values;
  onChange: (values: Values) => void;
  what?: string;
}) {
  return (
    <div className="page-fields">
      {Object.entries(fields).map(([name, spec]) => (
        <OneField
          key={name}
          spec={spec}
          what={what}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

function OneField({
  spec,
  what,
  value,
  onChange,
}: {
  spec: FieldSpec;
  what: string;
  value: unknown;
  onChange: (value: unknown) => void;
}) {
  const id = useId();
  if (spec.kind === 'rows') return <Rows spec={spec} value={value} onChange={onChange} />;
  return (
    <div className={`page-field page-field--${spec.kind}`}>
      <label htmlFor={id}>{spec.label}</label>
      <FieldInput
        spec={spec}
        value={value}
        onChange={onChange}
        id={id}
        label={what ? `${what}, ${spec.label}` : spec.label}
      />
      {spec.hint && <p className="crud-note">{spec.hint}</p>}
    </div>
  );
}

function FieldInput({ spec, value, onChange, id, label }: InputProps<Exclude<FieldSpec, { kind: 'rows' }>>) {
  const named = { id, 'aria-label': label };
  switch (spec.kind) {
    case 'line':
      return (
        <Input
          {...named}
          value={asText(value)}
          placeholder={spec.placeholder}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'text':
      return (
        <GrowingText {...named} rows={2} value={asText(value)} onChange={(event) => onChange(event.target.value)} />
      );
    case 'choice':
      return <Select {...named} value={asText(value)} options={[...(spec.options ?? [])]} onChange={onChange} />;
    case 'image':
      return (
        <ImageInput id={id} kind="pages" uploadKey="POST /api/pages/upload" value={asText(value)} onChange={onChange} />
      );
    case 'icon':
      return <IconInput id={id} value={asText(value)} onChange={onChange} label={label} />;
    case 'paragraphs':
      return <ParagraphsInput id={id} label={label} value={asTexts(value)} onChange={onChange} />;
    case 'lines':
      return <TextLines id={id} rows={3} value={asTexts(value)} onChange={onChange} placeholder={spec.placeholder} />;
  }
}

/** A button with the chosen icon that opens the icons. */
function IconInput({
  id,
  value,
  onChange,
  label,
}: {
  id: string;
  value: string;
  onChange: (value: unknown) => void;
  label: string;
}) {
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      destroyOnHidden
      content={
        <div className="page-icons">
          <IconPicker set="bi" value={value} onChange={onChange} />
          {value && (
            <Button size="small" onClick={() => onChange('')}>
              {texts.removeIcon}
            </Button>
          )}
        </div>
      }
    >
      <Button
        id={id}
        aria-label={value ? texts.changeIconOf(label, value) : texts.chooseIconOf(label)}
        icon={value ? <ClassIcon name={value} /> : undefined}
      >
        {value ? texts.change : texts.pickIcon}
      </Button>
    </Popover>
  );
}

function Rows({
  spec,
  value,
  onChange,
}: {
  spec: Extract<FieldSpec, { kind: 'rows' }>;
  value: unknown;
  onChange: (rows: Values[]) => void;
}) {
  const id = useId();
  const rows = asRows(value);
  const { remove, noteAt } = useRemoved(rows, onChange, (_, at) => `${spec.one} ${at + 1}`);
  const move = (from: number, to: number) => onChange(moved(rows, from, to));
  const { rowProps, handleProps } = useDragOrder(move);
  const put = (at: number, next: Values) => onChange(rows.map((row, i) => (i === at ? keep(row, next) : row)));
  return (
    <fieldset className="page-rows" aria-labelledby={id}>
      <h3 id={id}>{spec.label}</h3>
      {spec.hint && <p className="crud-note">{spec.hint}</p>}
      <ol>
        {rows.flatMap((row, at) => [
          noteAt(at),
          <li key={keyOf(row)} {...rowProps(at)}>
            <div className="page-row-head">
              <span>
                {spec.one} {at + 1}
              </span>
              <RowButtons
                what={`${spec.one} ${at + 1}`}
                at={at}
                count={rows.length}
                onMove={(to) => move(at, to)}
                onRemove={() => remove(at)}
                handle={handleProps(at)}
              />
            </div>
            <SectionFields
              fields={spec.fields}
              values={row}
              onChange={(next) => put(at, next)}
              what={`${spec.one} ${at + 1}`}
            />
          </li>,
        ])}
        {noteAt(rows.length)}
      </ol>
      <Button icon={<PlusOutlined />} onClick={() => onChange([...rows, emptyRow(spec.fields)])}>
        {COMMON_TEXTS.addOne(spec.one)}
      </Button>
    </fieldset>
  );
}
