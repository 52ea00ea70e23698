import { App, Button, Form, Input, type FormInstance } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { productInputs, type Product } from '#contract/products.ts';
import { Field } from '../../form/field.tsx';
import { RowButtons, useDragOrder } from '../../form/row-order.tsx';
import { SpecsOfFamily } from './family-facts.tsx';
import { specsOfText } from './spec-lines.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const { name: nameRule, value: valueRule, unit: unitRule } = productInputs.technicalSpecs.element.shape;
const EMPTY = { name: '', value: '', unit: '' };
type Move = (from: number, to: number) => void;

/** Fields with an input here. */
export const SPEC_FIELDS = ['technicalSpecs'] as const;

export function SpecsTab({ form, row }: { form: FormInstance; row: Product | undefined }) {
  return row?.family ? <SpecsOfFamily row={row} family={row.family} /> : <EditedSpecs form={form} />;
}

function EditedSpecs({ form }: { form: FormInstance }) {
  const { message } = App.useApp();
  /** Lines of a spreadsheet become rows and replace an empty row. */
  const paste = (text: string, at: number): boolean => {
    const pasted = specsOfText(text);
    if (!pasted) return false;
    const rows = form.getFieldValue('technicalSpecs') as (typeof EMPTY)[];
    const isEmpty = !rows[at]?.name && !rows[at]?.value;
    form.setFieldValue('technicalSpecs', [...rows.slice(0, at + (isEmpty ? 0 : 1)), ...pasted, ...rows.slice(at + 1)]);
    void message.success(texts.pasted(pasted.length));
    return true;
  };
  return (
    <Form.List name="technicalSpecs">
      {(rows, { add, remove, move }) => (
        <>
          <p className="product-note">{texts.pasteHint}</p>
          <SpecRows rows={rows} move={move} remove={remove} onPaste={paste} />
          <Button icon={<PlusOutlined />} onClick={() => add(EMPTY)}>
            {texts.addSpec}
          </Button>
        </>
      )}
    </Form.List>
  );
}

function SpecRows({
  rows,
  move,
  remove,
  onPaste,
}: {
  rows: { key: number; name: number }[];
  move: Move;
  remove: (at: number) => void;
  onPaste: (text: string, at: number) => boolean;
}) {
  const { rowProps, handleProps } = useDragOrder(move);
  if (rows.length === 0) return <p className="product-none">{texts.noSpecs}</p>;
  return (
    <ol className="product-spec-rows">
      {rows.map(({ key, name: at }) => (
        <li key={key} {...rowProps(at)}>
          <Field name={[at, 'name']} schema={nameRule} label={texts.specName}>
            <Input
              onPaste={(event) => {
                if (onPaste(event.clipboardData.getData('text/plain'), at)) event.preventDefault();
              }}
            />
          </Field>
          <Field name={[at, 'value']} schema={valueRule} label={texts.specValue}>
            <Input />
          </Field>
          <Field name={[at, 'unit']} schema={unitRule} label={texts.specUnit} required={false}>
            <Input />
          </Field>
          <RowButtons
            what={texts.spec(at + 1)}
            at={at}
            count={rows.length}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            handle={handleProps(at)}
          />
        </li>
      ))}
    </ol>
  );
}
