import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/order-facts.ts';
import type { ProductCard } from '#contract/products.ts';
import { ADD_TEXTS as texts } from '../texts/cart.ts';
import { toast } from '../ui/toast.ts';
import { readCart, writeCart, type CartLine } from './store.ts';

type Addable = Pick<ProductCard, '_id' | 'name' | 'price' | 'img' | 'mainImage'>;

/** Puts pieces of a product into the cart and says how that went. */
export function addToCart(product: Addable, quantity: number): void {
  const { _id } = product;
  const lines = readCart();
  const before = lines.find((line) => line._id === _id)?.quantity ?? 0;
  if (before >= MAX_QUANTITY) return toast(texts.mostPieces(MAX_QUANTITY), 'error', texts.toCart);
  if (before === 0 && lines.length >= MAX_CART_LINES)
    return toast(texts.mostLines(MAX_CART_LINES), 'error', texts.toCart);

  const line = lineOf(product, before + quantity);
  const isStored = writeCart(before > 0 ? lines.map((other) => (other._id === _id ? line : other)) : [...lines, line]);
  if (!isStored) toast(texts.notKept, 'error');
  else if (before + quantity > MAX_QUANTITY) toast(texts.addedSome(MAX_QUANTITY), 'info', texts.toCart);
  else toast(texts.added, 'info', texts.toCart);
}

function lineOf({ _id, name, price, img, mainImage }: Addable, quantity: number): CartLine {
  const image = mainImage ?? img[0];
  return {
    _id,
    name,
    price: price?.current ?? null,
    quantity: Math.min(MAX_QUANTITY, quantity),
    img: image ? [image] : [],
  };
}

/**
 * Puts several products into the cart, all or none, and says how that went.
 * @returns whether they are in the cart
 */
export function addAllToCart(wanted: readonly { product: Addable; quantity: number }[]): boolean {
  const lines = new Map(readCart().map((line) => [line._id, line]));
  let isCut = false;
  for (const { product, quantity } of wanted) {
    const all = (lines.get(product._id)?.quantity ?? 0) + quantity;
    if (all > MAX_QUANTITY) isCut = true;
    lines.set(product._id, lineOf(product, all));
  }
  if (lines.size > MAX_CART_LINES) {
    toast(texts.mostLines(MAX_CART_LINES), 'error', texts.toCart);
    return false;
  }
  if (!writeCart([...lines.values()])) {
    toast(texts.notKept, 'error');
    return false;
  }
  toast(
    isCut ? texts.addedManySome(wanted.length, MAX_QUANTITY) : texts.addedMany(wanted.length),
    'info',
    texts.toCart,
  );
  return true;
}
