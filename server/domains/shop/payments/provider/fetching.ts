// Calls to providers over HTTP.
import { askText, OutgoingError } from '../../../../base/outgoing.ts';
import { ProviderError } from './provider.ts';

/**
 * Asks a provider and reads its JSON.
 * @param what the call, as errors name it
 * @throws ProviderError without what was sent or answered
 */
export async function readJson(
  what: string,
  address: string,
  {
    headers,
    ...request
  }: { method: string; headers: Record<string, string>; body?: string; timeoutMs?: number | undefined },
): Promise<{ status: number; json: unknown }> {
  try {
    const { status, text } = await askText(what, address, {
      ...request,
      headers: { accept: 'application/json', ...headers },
    });
    return { status, json: JSON.parse(text) };
  } catch (error) {
    if (error instanceof OutgoingError) throw new ProviderError(error.message, error.isTemporary);
    throw new ProviderError(`${what}: ${(error as Error).name}`, true);
  }
}
