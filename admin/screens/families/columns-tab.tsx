import { useState } from 'react';
import { App, Button, Checkbox, Form, Input, InputNumber, Select, type FormInstance } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { applyPattern } from '#contract/article-pattern.ts';
import { FamilyColumn, type Family } from '#contract/families.ts';
import { numberToMilli } from '#contract/dimension.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Field } from '../../form/field.tsx';
import { RowButtons, useDragOrder } from '../../form/row-order.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { FAMILY_TEXTS as texts } from './texts.ts';
import { NEW_COLUMN, type ColumnValues } from './values.ts';

const { key: keyRule, label: labelRule, unit: unitRule, decimals: decimalsRule, tolerance } = FamilyColumn.shape;

/** Fields with an input here. */
export const COLUMN_FIELDS = ['columns', 'codePattern', 'namePattern'] as const;

interface TabProps {
  form: FormInstance;
  row: Family | undefined;
}

/** How many sizes have a value in a stored column. */
async function countValues(id: string, key: string): Promise<number> {
  const { articles } = await api('GET /api/families/:id/articles', { params: { id } });
  return articles.filter(({ row }) => (row[key] ?? '') !== '').length;
}

export function ColumnsTab({ form, row }: TabProps) {
  const { modal } = App.useApp();
  const [isAsking, setIsAsking] = useState(false);
  /** Asks where values would be lost. */
  const mayRemove = async (at: number): Promise<boolean> => {
    const { formerKey, key, label } = (form.getFieldValue('columns') as ColumnValues[])[at]!;
    if (!row || formerKey === undefined) return true;
    setIsAsking(true);
    const count = await countValues(row._id, formerKey).catch(() => row.articleCount);
    setIsAsking(false);
    if (count === 0) return true;
    return modal.confirm({
      title: texts.removeColumn(label || key),
      content: texts.valuesLost(count),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
    });
  };
  return (
    <>
      <p className="product-note">{texts.columnsHint}</p>
      <Form.List name="columns">
        {(rows, { add, remove, move }) => (
          <>
            <ColumnRows
              form={form}
              rows={rows}
              move={move}
              isBusy={isAsking}
              remove={async (at) => {
                if (await mayRemove(at)) remove(at);
              }}
            />
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(NEW_COLUMN)}>
              {texts.addColumn}
            </Button>
          </>
        )}
      </Form.List>
      <h2 className="product-heading">{texts.patterns}</h2>
      <Patterns form={form} row={row} />
    </>
  );
}

function Patterns({ form, row }: TabProps) {
  const columns = (Form.useWatch('columns', { form, preserve: true }) ?? []) as ColumnValues[];
  const code = (Form.useWatch('codePattern', form) ?? '') as string;
  const name = (Form.useWatch('namePattern', form) ?? '') as string;
  // The first size of the family as it would be written.
  const dims = columns.map(({ key, formerKey }) => {
    const first = row?.keyRanges.find((range) => range.key === (formerKey ?? key))?.min ?? null;
    return typeof first === 'number' ? numberToMilli(first) : first;
  });
  const shown = (pattern: string, style: 'code' | 'name') => {
    const made = pattern === '' ? null : applyPattern(pattern, columns, dims, style);
    return made === null ? '' : ` ${texts.patternResult(made)}`;
  };
  return (
    <div className="product-columns">
      <TextField name="codePattern" isMono extra={`${texts.codePatternHint}${shown(code, 'code')}`} />
      <TextField name="namePattern" extra={`${texts.namePatternHint}${shown(name, 'name')}`} />
    </div>
  );
}

function ColumnRows({
  form,
  rows,
  move,
  remove,
  isBusy,
}: {
  form: FormInstance;
  rows: { key: number; name: number }[];
  move: (from: number, to: number) => void;
  remove: (at: number) => Promise<void>;
  isBusy: boolean;
}) {
  const { rowProps, handleProps } = useDragOrder(move);
  const columns = (Form.useWatch('columns', { form, preserve: true }) ?? []) as ColumnValues[];
  const attributes = useCall('GET /api/attributes', { query: {} }).data ?? [];
  return (
    <ol className="family-column-rows">
      {rows.map(({ key, name: at }) => {
        const kind = columns[at]?.kind;
        return (
          <li key={key} {...rowProps(at)}>
            <div className="family-column-facts">
              <Field name={[at, 'key']} schema={keyRule} label={texts.letter}>
                <Input className="crud-mono" autoComplete="off" />
              </Field>
              <Field name={[at, 'label']} schema={labelRule} label={texts.label}>
                <Input autoComplete="off" />
              </Field>
              <Field name={[at, 'kind']} label={texts.kind}>
                <Select options={Object.entries(texts.kinds).map(([value, label]) => ({ value, label }))} />
              </Field>
              <Field name={[at, 'unit']} schema={unitRule} label={texts.unit} required={false}>
                <Input autoComplete="off" />
              </Field>
              <Field name={[at, 'decimals']} schema={decimalsRule} label={texts.decimals} required={false}>
                <InputNumber precision={0} disabled={kind === 'text' || undefined} className="crud-number" />
              </Field>
              <Field name={[at, 'tolerance']} schema={tolerance} label={texts.tolerance} required={false}>
                <Input autoComplete="off" placeholder="g6" />
              </Field>
              <Field name={[at, 'attribute']} label={texts.attribute}>
                <Select
                  allowClear
                  placeholder={texts.noAttribute}
                  options={attributes
                    .filter((attribute) => attribute.kind === kind)
                    .map(({ key: value, name }) => ({ value, label: name }))}
                />
              </Field>
            </div>
            <div className="family-column-switches">
              {(['isKey', 'isFilter', 'isShown'] as const).map((name) => (
                <Form.Item key={name} name={[at, name]} valuePropName="checked">
                  <Checkbox>{texts[name]}</Checkbox>
                </Form.Item>
              ))}
              <RowButtons
                what={columns[at]?.key || texts.column(at + 1)}
                at={at}
                count={rows.length}
                onMove={(to) => move(at, to)}
                onRemove={() => {
                  if (!isBusy) void remove(at);
                }}
                handle={handleProps(at)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
