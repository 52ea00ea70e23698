// Signed calls to iyzico's API.
import * as z from 'zod';
import { readJson } from '../provider/fetching.ts';
import { ProviderError } from '../provider/provider.ts';
import { signedHeaders, type IyzicoKeys } from './signing.ts';

const Reply = z.looseObject({
  status: z.string(),
  errorCode: z.union([z.string(), z.number()]).optional(),
  /** Whether iyzico expects the same refund to succeed later. */
  retryable: z.boolean().optional(),
});
export type IyzicoReply = z.output<typeof Reply>;

/** iyzico refused a request. Its words may repeat what a customer typed, so that only the code is kept. */
export class IyzicoRefusal extends ProviderError {
  readonly code: string;
  constructor(what: string, code: string, isTemporary: boolean) {
    super(`iyzico ${what}: refused with ${code}`, isTemporary);
    this.code = code;
  }
}

export interface IyzicoCall {
  keys: IyzicoKeys;
  base: string;
  timeoutMs?: number | undefined;
}

/**
 * Calls iyzico.
 * @param query of a GET request; without it `body` is posted
 * @throws IyzicoRefusal where it says no; ProviderError where it does not answer, or not as agreed
 */
export async function askIyzico(
  { keys, base, timeoutMs }: IyzicoCall,
  path: string,
  { body, query }: { body?: object; query?: Record<string, string> },
): Promise<IyzicoReply> {
  const what = path.split('/').slice(-2).join('/');
  const text = body ? JSON.stringify(body) : '';
  const address = `${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  const { status, json } = await readJson(`iyzico ${what}`, address, {
    timeoutMs,
    method: body ? 'POST' : 'GET',
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...signedHeaders(keys, path, text) },
    ...(body ? { body: text } : {}),
  });
  const { success, data } = Reply.safeParse(json);
  if (!success) throw new ProviderError(`iyzico ${what}: unknown reply with status ${status}`, status >= 500);
  if (data.status === 'success') return data;
  throw new IyzicoRefusal(what, String(data.errorCode ?? status), data.retryable === true || status >= 500);
}
