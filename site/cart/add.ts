import { lineKey } from '#contract/cart-line.ts';
import { leastQuantity } from '#contract/cart-texts.ts';
import { formatNumber } from '#contract/format.ts';
import { MAX_CART_LINES, MAX_QUANTITY } from '#contract/order-facts.ts';
import { ANY_QUANTITY, mostPieces, orderable, type OrderQuantity } from '#contract/order-quantity.ts';
import type { ProductCard } from '#contract/products.ts';
import { ADD_TEXTS as texts } from '../texts/cart.ts';
import { toast } from '../ui/toast.ts';
import { readCart, writeCart, type CartLine } from './store.ts';

export type Addable = Pick<ProductCard, '_id' | 'name' | 'price' | 'img' | 'mainImage' | 'orderQuantity'> &
  Partial<Pick<ProductCard, 'code'>>;

/** Of so many products added together, each is named. */
const NAMED = 3;

/**
 * Puts pieces of a product into the cart and says how that went.
 * @param quantity if absent, the least order, or one pack more
 */
export function addToCart(product: Addable, quantity?: number): void {
  const { _id, code, orderQuantity: rule = ANY_QUANTITY } = product;
  const most = mostPieces(rule);
  if (most < rule.min) return toast(leastQuantity(rule.min), 'error');
  const lines = readCart();
  const isOwn = (line: CartLine) => line._id === _id && !line.config;
  const before = lines.find(isOwn)?.quantity ?? 0;
  if (before >= most) return toast(texts.mostPieces(formatNumber(most)), 'error', texts.toCart);
  if (before === 0 && lines.length >= MAX_CART_LINES)
    return toast(texts.mostLines(MAX_CART_LINES), 'error', texts.toCart);

  const wanted = before + (quantity ?? (before > 0 ? rule.pack : rule.min));
  const { quantity: all, sentence } = orderable(wanted, rule);
  const line = lineOfProduct(product, all);
  const isStored = writeCart(before > 0 ? lines.map((other) => (isOwn(other) ? line : other)) : [...lines, line]);
  if (!isStored) toast(texts.notKept, 'error');
  else if (wanted > most) toast(texts.addedSome(formatNumber(most)), 'info', texts.toCart);
  else {
    const what = code && texts.what(code, formatNumber(all - before));
    toast([texts.added, what, sentence].filter(Boolean).join(' '), 'info', texts.toCart, texts.added);
  }
}

function lineOfProduct({ _id, name, price, img, mainImage }: Addable, quantity: number): CartLine {
  const image = mainImage ?? img[0];
  return { _id, name, price: price?.current ?? null, quantity, img: image ? [image] : [] };
}

/**
 * Puts several products into the cart, all or none, and says how that went.
 * @returns whether they are in the cart
 */
export function addAllToCart(wanted: readonly { product: Addable; quantity: number }[]): boolean {
  const lines = new Map(readCart().map((line) => [lineKey(line), line]));
  let isCut = false;
  const sentences = new Set<string>();
  for (const { product, quantity } of wanted) {
    const { _id, orderQuantity: rule = ANY_QUANTITY } = product;
    const all = (lines.get(_id)?.quantity ?? 0) + quantity;
    const { quantity: possible, sentence } = orderable(all, rule);
    if (possible === 0) {
      toast(leastQuantity(rule.min), 'error');
      return false;
    }
    if (all > mostPieces(rule)) isCut = true;
    else if (sentence !== null) sentences.add(sentence);
    lines.set(_id, lineOfProduct(product, possible));
  }
  if (lines.size > MAX_CART_LINES) {
    toast(texts.mostLines(MAX_CART_LINES), 'error', texts.toCart);
    return false;
  }
  if (!writeCart([...lines.values()])) {
    toast(texts.notKept, 'error');
    return false;
  }
  const added = isCut ? texts.addedManySome(wanted.length, formatNumber(MAX_QUANTITY)) : texts.addedMany(wanted.length);
  const codes = wanted.flatMap(({ product: { code }, quantity }) =>
    code && wanted.length <= NAMED ? [texts.what(code, formatNumber(quantity))] : [],
  );
  toast([added, ...codes, ...sentences].join(' '), 'info', texts.toCart, texts.added);
  return true;
}

/** Says why a typed quantity was corrected, where a rule is the reason. */
export function sayCorrected(typed: number, rule: OrderQuantity): void {
  const { sentence } = orderable(typed, rule);
  if (sentence !== null) toast(sentence);
}
