import type { Currency } from '#contract/money.ts';
import type { ProductCard } from '#contract/products.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { CartIcon } from '../ui/icon.tsx';
import './add-button.css';

/**
 * Whether the shop sells the product without a quote, as far as a card can tell. The server decides when the cart is
 * priced.
 */
export const isBuyable = (
  { price, stockStatus }: Pick<ProductCard, 'price' | 'stockStatus'>,
  currency: Currency,
): boolean => price?.currency === currency && stockStatus !== 'out_of_stock';

/** Puts pieces of a product into the cart and says so. The code is fetched at the first press. */
export function add(product: Pick<ProductCard, '_id' | 'name' | 'price' | 'img' | 'mainImage'>, quantity = 1): void {
  import('./add.ts').then(
    (module) => module.addToCart(product, quantity),
    () => {},
  );
}

/** A button beside a price in a list that adds one piece. */
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
