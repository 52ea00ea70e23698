import { lineKey, lineOf } from '#contract/cart-line.ts';
import { api } from '../base/browser-api.ts';
import { QUOTE_MESSAGE_TEXTS as texts } from '../texts/contact.ts';
import { readCart } from './store.ts';

/** Characters; below the message's limit, so that the visitor can add to it. */
const MAX_LENGTH = 4_000;

/** A line of a request for a quote. */
export interface WantedLine {
  /** '' if unknown. */
  code: string;
  name: string;
  quantity: number;
}

interface CartMessage {
  subject: string;
  message: string;
  lines: WantedLine[];
}

/**
 * The cart as a request for a quote: a line per product, with its code if the server can be asked; undefined if empty.
 */
export async function cartAsMessage(): Promise<CartMessage | undefined> {
  const lines = readCart();
  if (lines.length === 0) return undefined;
  const quote = await api('POST /api/cart/quote', {
    body: { products: lines.map((line) => ({ ...lineOf(line), quantity: line.quantity })) },
  }).catch(() => undefined);
  const quoted = new Map(quote?.lines.map((line) => [lineKey(line), line]));
  const wanted = lines.map((line): WantedLine => {
    const { code = '', name: known = '' } = quoted.get(lineKey(line)) ?? {};
    return { code, name: known || line.name, quantity: line.quantity };
  });
  const listed: string[] = [];
  let length = 0;
  for (const { code, name, quantity } of wanted) {
    const text = texts.line(texts.product(code, name) || texts.unnamed, quantity);
    length += text.length + 1;
    if (length > MAX_LENGTH) break;
    listed.push(text);
  }
  const more = lines.length - listed.length;
  return {
    subject: texts.subject(lines.length),
    message: [texts.intro(lines.length), ...listed, ...(more > 0 ? [texts.more(more)] : [])].join('\n'),
    lines: wanted,
  };
}
