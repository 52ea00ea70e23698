import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/order-facts.ts';
import type { ProductCard } from '#contract/products.ts';
import { ADD_TEXTS as texts } from '../texts/cart.ts';
import { toast } from '../ui/toast.ts';
import { readCart, writeCart } from './store.ts';

/** Puts pieces of a product into the cart and says how that went. */
export function addToCart(
  { _id, name, price, img, mainImage }: Pick<ProductCard, '_id' | 'name' | 'price' | 'img' | 'mainImage'>,
  quantity: number,
): void {
  const lines = readCart();
  const before = lines.find((line) => line._id === _id)?.quantity ?? 0;
  if (before >= MAX_QUANTITY) return toast(texts.mostPieces(MAX_QUANTITY), 'error', texts.toCart);
  if (before === 0 && lines.length >= MAX_CART_LINES)
    return toast(texts.mostLines(MAX_CART_LINES), 'error', texts.toCart);

  const image = mainImage ?? img[0];
  const line = {
    _id,
    name,
    price: price?.current ?? null,
    quantity: Math.min(MAX_QUANTITY, before + quantity),
    img: image ? [image] : [],
  };
  const isStored = writeCart(before > 0 ? lines.map((other) => (other._id === _id ? line : other)) : [...lines, line]);
  if (!isStored) toast(texts.notKept, 'error');
  else if (before + quantity > MAX_QUANTITY) toast(texts.addedSome(MAX_QUANTITY), 'info', texts.toCart);
  else toast(texts.added, 'info', texts.toCart);
}
