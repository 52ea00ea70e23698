// Signed calls to PayTR's API: forms with a token over their fields.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { readJson } from '../provider/fetching.ts';
import { ProviderError } from '../provider/provider.ts';

export interface PaytrKeys {
  /** Mağaza No. */
  id: string;
  /** Mağaza Parola. */
  key: string;
  /** Mağaza Gizli Anahtar. */
  salt: string;
}

export interface PaytrCall {
  keys: PaytrKeys;
  base: string;
  timeoutMs?: number | undefined;
}

const Reply = z.looseObject({ status: z.string() });
export type PaytrReply = z.output<typeof Reply>;

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

/** The token of a request: its fields in PayTR's order, then the salt. */
export const requestToken = ({ key, salt }: PaytrKeys, fields: readonly string[]): string =>
  hmac(key, fields.join('') + salt);

/** Whether a notice's hash is right. @param total in kuruş, as it came */
export function isNoticeHash(
  { key, salt }: PaytrKeys,
  { oid, status, total, hash }: { oid: string; status: string; total: string; hash: string },
): boolean {
  const [given, right] = [Buffer.from(hash), Buffer.from(hmac(key, oid + salt + status + total))];
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Posts a form to PayTR.
 * @returns its reply, also where it says no: only the caller knows what that means
 * @throws ProviderError where it does not answer, or not as agreed
 */
export async function askPaytr(
  { base, timeoutMs }: PaytrCall,
  path: string,
  fields: Record<string, string>,
): Promise<PaytrReply> {
  const what = `paytr ${path.split('/').at(-1)}`;
  const { status, json } = await readJson(what, base + path, {
    timeoutMs,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const { success, data } = Reply.safeParse(json);
  if (!success) throw new ProviderError(`${what}: unknown reply with status ${status}`, status >= 500);
  return data;
}
