// Calls to other servers over HTTP: bounded in time and size, without redirects.

const TIMEOUT_MS = 10_000;
/** Longest reply that is read. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;

/** A call that brought no whole reply. Its message holds neither what was sent nor what came back. */
export class OutgoingError extends Error {
  /** Whether the same call may succeed later. */
  readonly isTemporary: boolean;
  constructor(message: string, isTemporary: boolean) {
    super(message);
    this.isTemporary = isTemporary;
  }
}

async function textOf(reply: Response, what: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of reply.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MAX_REPLY_BYTES) throw new OutgoingError(`${what}: reply over ${MAX_REPLY_BYTES} bytes`, false);
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
 * Asks another server.
 * @param what the call, as errors name it
 * @param timeoutMs for the whole reply
 * @throws OutgoingError
 */
export async function askText(
  what: string,
  address: string,
  {
    timeoutMs = TIMEOUT_MS,
    ...request
  }: { method: string; headers: Record<string, string>; body?: string; timeoutMs?: number | undefined },
): Promise<{ status: number; text: string }> {
  try {
    const reply = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { status: reply.status, text: await textOf(reply, what) };
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError(`${what}: ${nameOf(error)}`, true);
  }
}
