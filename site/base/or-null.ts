interface Loading {
  signal: AbortSignal;
  report(error: unknown): void;
}

/**
 * The reply of a call for a part that the page can stand without; null after a failure, which is reported. Throws when
 * the visitor has left the page.
 */
export async function orNull<T>(call: Promise<T>, { signal, report }: Loading): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (signal.aborted) throw error;
    report(error);
    return null;
  }
}
