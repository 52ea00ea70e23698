// Signed calls to iyzico's API.
import * as z from 'zod';
import { ProviderError } from '../provider/provider.ts';
import { signedHeaders, type IyzicoKeys } from './signing.ts';

const TIMEOUT_MS = 10_000;
/** Longest reply that is read: a report about one payment has a few kilobytes. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

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

async function textOf(reply: Response, what: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new ProviderError(`iyzico ${what}: reply over ${MAX_REPLY_BYTES} bytes`, false);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/**
 * Calls iyzico.
 * @param query of a GET request; without it `body` is posted
 * @throws IyzicoRefusal where it says no; ProviderError where it does not answer, or not as agreed
 */
export async function askIyzico(
  { keys, base, timeoutMs = TIMEOUT_MS }: IyzicoCall,
  path: string,
  { body, query }: { body?: object; query?: Record<string, string> },
): Promise<IyzicoReply> {
  const what = path.split('/').slice(-2).join('/');
  const text = body ? JSON.stringify(body) : '';
  const address = `${base}${path}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
  let status: number;
  let json: unknown;
  try {
    const reply = await fetch(address, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...signedHeaders(keys, path, text),
      },
      ...(body ? { body: text } : {}),
    });
    status = reply.status;
    json = JSON.parse(await textOf(reply, what));
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`iyzico ${what}: ${nameOf(error)}`, true);
  }
  const { success, data } = Reply.safeParse(json);
  if (!success) throw new ProviderError(`iyzico ${what}: unknown reply with status ${status}`, status >= 500);
  if (data.status === 'success') return data;
  throw new IyzicoRefusal(what, String(data.errorCode ?? status), data.retryable === true || status >= 500);
}

/** An error without its text, which may contain the address with what is asked for. */
const nameOf = (error: unknown): string => {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return [name, cause?.code].filter(Boolean).join(' ');
};
