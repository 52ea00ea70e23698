import type { Currency } from '#contract/money.ts';
import type { ProductCard } from '#contract/products.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { CartIcon } from '../ui/icon.tsx';
import type { Addable } from './add.ts';
import './add-button.css';

/**
 * Whether the shop sells the product without a quote, as far as a card can tell. The server decides when the cart is
 * priced.
 */
export const isBuyable = (
  { price, stockStatus }: Pick<ProductCard, 'price' | 'stockStatus'>,
  currency: Currency,
): boolean => price?.currency === currency && stockStatus !== 'out_of_stock';

/** Calls back with the code that fills the cart, which is fetched at the first press. */
export const withCart = (use: (cart: typeof import('./add.ts')) => void): unknown =>
  import('./add.ts').then(use, () => {});

/** `addToCart` */
export const add = (product: Addable, quantity?: number): unknown =>
  withCart(({ addToCart }) => addToCart(product, quantity));

/** A button beside a price in a list that adds the least order. */
export const AddButton = ({ product }: { product: ProductCard }) => (
  <button
    type="button"
    className="add-button"
    aria-label={OFFER_TEXTS.addNamed(product.name)}
    title={OFFER_TEXTS.add}
    onClick={() => add(product)}
  >
    <CartIcon />
  </button>
);
