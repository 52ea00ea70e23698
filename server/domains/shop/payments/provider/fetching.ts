// Calls to providers over HTTP: bounded in time and size, without redirects.
import { ProviderError } from './provider.ts';

const TIMEOUT_MS = 10_000;
/** Longest reply that is read: a report about one payment has a few kilobytes. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

async function textOf(reply: Response, what: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new ProviderError(`${what}: reply over ${MAX_REPLY_BYTES} bytes`, false);
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** An error without its text, which may contain the address with what is asked for. */
const nameOf = (error: unknown): string => {
  const { name, cause } = error as Error & { cause?: { code?: string } };
  return [name, cause?.code].filter(Boolean).join(' ');
};

/**
 * Asks a provider and reads its JSON.
 * @param what the call, as errors name it
 * @throws ProviderError without what was sent or answered
 */
export async function readJson(
  what: string,
  address: string,
  {
    timeoutMs = TIMEOUT_MS,
    headers,
    ...request
  }: { method: string; headers: Record<string, string>; body?: string; timeoutMs?: number | undefined },
): Promise<{ status: number; json: unknown }> {
  try {
    const reply = await fetch(address, {
      ...request,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: reply.status, json: JSON.parse(await textOf(reply, what)) };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(`${what}: ${nameOf(error)}`, true);
  }
}
