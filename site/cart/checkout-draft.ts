// The checkout's draft: all of it until the tab is closed, and the person invoiced (without the T.C. Kimlik No) from
// one order to the next. Each belongs to one account.
import { lineKey } from '#contract/cart-line.ts';
import type { FormValues } from '../base/page.tsx';
import type { CartLine } from './store.ts';

const DRAFT_KEY = 'checkout';
const ATTEMPT_KEY = 'checkoutAttempt';
const INVOICE_KEY = 'invoice';
const INVOICE_FIELDS = [
  'invoiceKind',
  'invoice.name',
  'invoice.company',
  'invoice.vkn',
  'invoice.taxOffice',
  'invoice.email',
  'invoice.isEInvoice',
] as const;

/** An object out of storage, which may be unavailable and may hold anything. */
function read(storage: () => Storage, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
function write(storage: () => Storage, key: string, value: object): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    /* the draft then lives as long as the page */
  }
}
const tab = () => sessionStorage;
const browser = () => localStorage;

function valuesOf(stored: unknown): FormValues | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The form as this person left it in this tab. */
export function readDraft(userId: string): FormValues | undefined {
  const { owner, values } = read(tab, DRAFT_KEY);
  return owner === userId ? valuesOf(values) : undefined;
}

/** Keeps the form without its consents, which are given again for each order. */
export function keepDraft(userId: string, values: FormValues): void {
  write(tab, DRAFT_KEY, {
    owner: userId,
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('consents.'))),
  });
}

/** The invoice fields of this person's last order. */
export const readInvoice = (userId: string): FormValues => valuesOf(read(browser, INVOICE_KEY)[userId]) ?? {};

export function keepInvoice(userId: string, values: FormValues): void {
  const kept = INVOICE_FIELDS.map((name) => [name, values[name] ?? ''] as const).filter(
    ([name, text]) => name !== 'invoice.vkn' || text.replace(/\s/g, '').length === 10,
  ); // a sole trader's tax number is the T.C. Kimlik No (11 digits)
  write(browser, INVOICE_KEY, { ...read(browser, INVOICE_KEY), [userId]: Object.fromEntries(kept) });
}

/**
 * The id of a checkout. Pressing twice, reloading or coming back with the same cart keeps it, also after a correction
 * of address or invoice, so that the server ends the earlier payment page. Another cart gets another id.
 */
export function attemptFor(userId: string, lines: readonly CartLine[], newId: () => string): string {
  const content = JSON.stringify([userId, lines.map((line) => [lineKey(line), line.quantity])]);
  const { content: last, id } = read(tab, ATTEMPT_KEY);
  if (last === content && typeof id === 'string') return id;
  const attempt = newId();
  write(tab, ATTEMPT_KEY, { content, id: attempt });
  return attempt;
}

/** Removes draft and attempt, after paying and at signing out. */
export function forgetCheckout(): void {
  try {
    for (const key of [DRAFT_KEY, ATTEMPT_KEY]) sessionStorage.removeItem(key);
  } catch {
    /* nothing was kept */
  }
}

/** Removes all of a person's data from this browser, after the account is deleted. */
export function forgetPerson(userId: string): void {
  forgetCheckout();
  const { [userId]: _, ...others } = read(browser, INVOICE_KEY);
  write(browser, INVOICE_KEY, others);
}
