import { Alert, Button, Form, Input, Radio, type FormInstance } from 'antd';
import { stockFields, type Product } from '#contract/products.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { STOCK_STATUS_NAMES } from '../../fields/names.ts';
import { rule } from '../../form/field.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import {
  contradiction,
  levelAfter,
  piecesSchema,
  statusAfterMove,
  type StockMoveKind,
  type StockMoveValues,
} from './stock-move.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';
import { isMove, type ProductValues } from './values.ts';

interface Props<R = Product> {
  form: FormInstance;
  row: R;
}

const KINDS = ['in', 'out', 'count'] as const;

/** Moves the stock of an existing product: pieces in, pieces out, or a count. */
export function StockMoveFields({ form }: Props) {
  const move = Form.useWatch<StockMoveValues | undefined>('stockQuantity', { form, preserve: true });
  if (!isMove(move)) return null;
  const { kind, seen } = move;
  const set = (change: Partial<StockMoveValues>) => form.setFieldValue('stockQuantity', { ...move, ...change });
  const after = levelAfter(move);
  return (
    <fieldset className="product-stock">
      <legend>{texts.stockKind}</legend>
      <p className="product-stock-now">{texts.stockNow(seen)}</p>
      {kind === 'end' ? (
        <Alert
          type="info"
          showIcon
          title={texts.stockEnds}
          action={
            <Button size="small" onClick={() => set({ kind: 'in' })}>
              {texts.stockEndsNot}
            </Button>
          }
        />
      ) : (
        <>
          <Form.Item
            name={['stockQuantity', 'kind']}
            className="product-stock-kind"
            extra={seen === null ? texts.stockFirstCount : undefined}
          >
            <Radio.Group
              aria-label={texts.stockKind}
              optionType="button"
              options={KINDS.map((value) => ({
                value,
                label: texts.stockKinds[value],
                disabled: seen === null && value !== 'count',
              }))}
            />
          </Form.Item>
          <NumberField
            key={kind}
            name={['stockQuantity', 'pieces']}
            label={texts.stockPieces[kind]}
            suffix={texts.stockUnit}
            extra={texts.stockKindHints[kind]}
            required={false}
            rules={piecesRules(kind, seen)}
          />
          <Form.Item
            name={['stockQuantity', 'note']}
            label={texts.stockNote}
            extra={texts.stockNoteHint}
            rules={rule(stockFields.stockNote)}
          >
            <Input autoComplete="off" />
          </Form.Item>
        </>
      )}
      <output className="product-stock-after">
        {typeof after === 'number' && after >= 0 && texts.stockAfter(seen, after)}
      </output>
      {seen !== null && kind !== 'end' && (
        <p>
          <Button type="link" className="product-stock-end" onClick={() => set({ kind: 'end', pieces: null })}>
            {texts.stockEnd}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

function piecesRules(kind: Exclude<StockMoveKind, 'end'>, seen: number | null) {
  const isTooMany = (pieces: unknown): boolean =>
    kind === 'out' && seen !== null && typeof pieces === 'number' && pieces > seen;
  return [
    ...rule(piecesSchema(kind).nullable().optional()),
    {
      validator: async (_: unknown, pieces: unknown) => {
        if (isTooMany(pieces)) throw new Error(texts.stockTooFew(seen!));
      },
      validateTrigger: 'onBlur',
    },
  ];
}

/**
 * Explains a contradiction between status and stock with a button that fixes it, or announces the status after saving.
 */
export function StatusHint({ form, row }: Props<Product | undefined>) {
  const status = Form.useWatch<StockStatus | undefined>('stockStatus', { form, preserve: true });
  const stock = Form.useWatch<ProductValues['stockQuantity'] | undefined>('stockQuantity', { form, preserve: true });
  if (!status || stock === undefined) return null;
  const move = isMove(stock) ? stock : undefined;
  const moved = move ? levelAfter(move) : (stock as number | null);
  const level = moved === undefined ? (move?.seen ?? null) : moved;
  const becomes = move ? statusAfterMove(status, row?.stockStatus !== status, move) : status;
  if (becomes !== status) return <p className="product-note">{texts.statusFollows(STOCK_STATUS_NAMES[becomes])}</p>;
  const found = contradiction(status, level);
  if (!found || level === null) return null;
  return (
    <Alert
      className="product-alert"
      type="warning"
      showIcon
      title={texts.statusContradicts(STOCK_STATUS_NAMES[status], level)}
      action={
        <Button size="small" onClick={() => form.setFieldValue('stockStatus', found.fits)}>
          {texts.statusFix(STOCK_STATUS_NAMES[found.fits])}
        </Button>
      }
    />
  );
}
