import { Checkbox, Form, Input, Select } from 'antd';
import type { CadMapping, CadSource, CadTemplate } from '#contract/cad.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { mappingFor, typedValue, withFinish, withPictures, withSource } from './mapping.ts';
import { CAD_TAB_TEXTS as texts } from './texts.ts';

interface MappingInputProps {
  templates: readonly CadTemplate[];
  finishes: readonly { name: string; color: string }[];
  value?: CadMapping | null;
  onChange?: (value: CadMapping | null) => void;
}

/** Template, the source of each of its dimensions, and colour. */
export function MappingInput({ templates, finishes, value = null, onChange }: MappingInputProps) {
  const form = Form.useFormInstance();
  const columns = (Form.useWatch('columns', { form, preserve: true }) ?? []) as FamilyColumn[];
  const template = templates.find(({ key }) => key === value?.template);
  const choose = (key: string | undefined) => {
    const chosen = templates.find((one) => one.key === key);
    onChange?.(chosen ? mappingFor(chosen, columns) : null);
  };
  return (
    <div className="family-cad">
      <label className="family-cad-row">
        <span>{texts.template}</span>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          allowClear
          placeholder={texts.noTemplate}
          value={value?.template}
          options={templates.map(({ key, label }) => ({ value: key, label }))}
          onChange={choose}
        />
      </label>
      {value && template && (
        <>
          {template.simplifications.length > 0 && (
            <p className="crud-note">
              {texts.simplified}: {template.simplifications.join('; ')}.
            </p>
          )}
          <h2 className="product-heading">{texts.params}</h2>
          {template.params.map((param) => (
            <ParamRow
              key={param.key}
              param={param}
              columns={columns}
              source={value.params[param.key] ?? null}
              onChange={(source) => onChange?.(withSource(value, param.key, source))}
            />
          ))}
          <label className="family-cad-row">
            <span>{texts.finish}</span>
            <Select
              allowClear
              placeholder={texts.ownFinish}
              value={value.finish}
              options={finishes.map(({ name, color }) => ({
                value: name,
                label: (
                  <>
                    <i className="family-cad-color" style={{ background: color }} aria-hidden="true" />
                    {texts.finishes[name] ?? name}
                  </>
                ),
              }))}
              onChange={(name?: string) => onChange?.(withFinish(value, name ?? null))}
            />
          </label>
          <Checkbox
            className="family-cad-pictures"
            checked={value.hasPictures !== false}
            onChange={({ target }) => onChange?.(withPictures(value, target.checked))}
          >
            {texts.pictures}
          </Checkbox>
          <p className="crud-note">{texts.picturesHint}</p>
        </>
      )}
    </div>
  );
}

/** Stands for a fixed value among the columns. */
const FIXED = ' fixed';

function ParamRow({
  param,
  columns,
  source,
  onChange,
}: {
  param: CadTemplate['params'][number];
  columns: readonly FamilyColumn[];
  source: CadSource | null;
  onChange: (source: CadSource | null) => void;
}) {
  const isFixed = source !== null && 'value' in source;
  const chosen = isFixed ? FIXED : source?.column;
  const { label, unit, isOptional, options } = param;
  const name = unit === '' ? label : `${label}, ${unit}`;
  return (
    <div className="family-cad-row">
      <span>
        <b className="crud-mono">{param.key}</b> {name}
      </span>
      <Select
        aria-label={name}
        allowClear={isOptional}
        placeholder={isOptional ? texts.notGiven : texts.choose}
        {...(source === null && !isOptional ? { status: 'error' as const } : {})}
        value={chosen}
        options={[
          ...columns
            .filter(({ key }) => key !== '')
            .map((column) => ({ value: column.key, label: `${column.key} · ${column.label}` })),
          { value: FIXED, label: texts.fixed },
        ]}
        onChange={(key?: string) => {
          if (key === undefined) onChange(null);
          else onChange(key === FIXED ? { value: options[0] ?? '' } : { column: key });
        }}
      />
      {isFixed && options.length > 0 && (
        <Select
          aria-label={texts.valueOf(label)}
          value={String(source.value)}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={(text) => onChange({ value: text })}
        />
      )}
      {isFixed && options.length === 0 && (
        <Input
          aria-label={texts.valueOf(label)}
          autoComplete="off"
          maxLength={40}
          suffix={unit}
          defaultValue={String(source.value).replace('.', ',')}
          onChange={({ target }) => onChange({ value: typedValue(param, target.value) })}
        />
      )}
    </div>
  );
}
