import { useState, type FormEvent, type ReactNode } from 'react';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { MAX_CART_LINES } from '#contract/order-facts.ts';
import { quotePath } from '#contract/paths.ts';
import { linesQuotePath, MAX_QUOTE_LINES } from '#contract/quote-lines.ts';
import { useFrame } from '../../base/frame.ts';
import { add, isBuyable, withCart } from '../../cart/add-button.tsx';
import { leastOf, Quantity } from '../../cart/quantity.tsx';
import { sumOf } from '../../cart/sum.ts';
import { useAdded } from '../../cart/use-added.ts';
import { IN_CART } from '../../texts/added.ts';
import { TABLE_TEXTS as texts, TRAY_TEXTS } from '../../texts/family.ts';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import type { RowOffer } from '../../ui/dimension-table/dimension-table.tsx';
import type { SizeRow } from '../../ui/dimension-table/size-row.ts';
import { sumTax } from './sum-tax.ts';

export interface Purchase {
  offerOf(row: SizeRow): RowOffer;
  quantityOf(row: SizeRow): number;
  quantityField(row: SizeRow): ReactNode;
  isBuyable(row: SizeRow): boolean;
  addRow(row: SizeRow): void;
  ticked: ReadonlyMap<string, SizeRow>;
  clear(): void;
  /** Calls back once the ticked rows are in the cart. */
  addTicked(onAdded: () => void): void;
  /** Pieces that the cart has of a row that was added here; undefined for others. */
  inCart(row: SizeRow): number | undefined;
  /** The contact form that asks a quote for the ticked rows; '' for more than an address carries. */
  quoteHref: string;
  /** Figures of the ticked rows; `sum` is formatted. */
  sums: { sizes: number; pieces: number; inStock: number; sum: string };
}

/** Quantities and ticks of a table's rows, and their way into the cart. */
export function usePurchase(family: Family, currency: Currency): Purchase {
  const { settings } = useFrame();
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [ticked, setTicked] = useState<ReadonlyMap<string, SizeRow>>(new Map());
  const added = useAdded();

  const quantityOf = ({ id, orderQuantity }: SizeRow) => quantities.get(id) ?? leastOf(orderQuantity);
  const canBuy = ({ price, stock }: SizeRow) =>
    isBuyable(
      { price: price === null ? null : { current: price, currency }, stockStatus: stock },
      settings.shop_currency,
    );
  const productOf = ({ id, code, price, orderQuantity }: SizeRow) => ({
    _id: id,
    code,
    name: `${family.name}, ${code}`,
    price: price === null ? null : { current: price, currency },
    img: [...family.img],
    mainImage: null,
    orderQuantity,
  });

  const addRow = (row: SizeRow) => {
    added.expect([row.id]);
    add(productOf(row), quantityOf(row));
  };
  const tick = (row: SizeRow, isTicked: boolean) => {
    const next = new Map(ticked);
    if (isTicked) next.set(row.id, row);
    else next.delete(row.id);
    if (next.size > MAX_CART_LINES)
      void import('../../ui/toast.ts').then(({ toast }) => toast(TRAY_TEXTS.mostTicked(MAX_CART_LINES), 'error'));
    else setTicked(next);
  };
  const clear = () => setTicked(new Map());
  const addTicked = (onAdded: () => void) => {
    added.expect([...ticked.keys()]);
    const wanted = [...ticked.values()].map((row) => ({ product: productOf(row), quantity: quantityOf(row) }));
    withCart(({ addAllToCart }) => {
      if (!addAllToCart(wanted)) return;
      clear();
      onAdded();
    });
  };

  const submit = (event: FormEvent, row: SizeRow) => {
    event.preventDefault();
    addRow(row);
  };
  const quantityField = (row: SizeRow) => (
    <form onSubmit={(event) => submit(event, row)}>
      <Quantity
        label={row.code}
        value={quantityOf(row)}
        rule={row.orderQuantity}
        onChange={(quantity) => {
          setQuantities((before) => new Map(before).set(row.id, quantity));
          added.forget(row.id);
        }}
      />
    </form>
  );
  const rows = [...ticked.values()];
  return {
    quantityOf,
    quantityField,
    isBuyable: canBuy,
    addRow,
    ticked,
    clear,
    addTicked,
    inCart: ({ id }) => added.of(id),
    quoteHref:
      rows.length > MAX_QUOTE_LINES
        ? ''
        : linesQuotePath(rows.map((row) => ({ code: row.code, quantity: quantityOf(row) }))),
    sums: {
      sizes: rows.length,
      pieces: rows.reduce((sum, row) => sum + quantityOf(row), 0),
      inStock: rows.filter(({ stock }) => stock === 'in_stock').length,
      sum:
        formatMoney(sumOf(rows.map((row) => ({ price: row.price, quantity: quantityOf(row) }))), currency) +
        sumTax(rows.map(({ price, shown }) => ({ current: price ?? 0, shown }))),
    },
    offerOf(row) {
      const { id, code } = row;
      const isTicked = ticked.has(id);
      if (!canBuy(row))
        return {
          isTicked,
          tick: null,
          quantity: null,
          action: (
            <a className="dimension-table-quote" href={quotePath(code)} aria-label={OFFER_TEXTS.quoteFor(code)}>
              {texts.quote}
            </a>
          ),
        };
      const inCart = added.of(id);
      return {
        isTicked,
        tick: (
          <input
            type="checkbox"
            aria-label={texts.tick(code)}
            checked={isTicked}
            onChange={(event) => tick(row, event.currentTarget.checked)}
          />
        ),
        quantity: quantityField(row),
        action: (
          <button
            type="button"
            className={inCart ? 'dimension-table-added' : 'dimension-table-add'}
            aria-label={inCart ? undefined : texts.addNamed(code)}
            aria-disabled={inCart ? true : undefined}
            onClick={() => inCart || addRow(row)}
          >
            {inCart ? IN_CART(formatNumber(inCart)) : texts.add}
          </button>
        ),
      };
    },
  };
}
