import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';
import type { FileKey, Input, Key, Output } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';

type ReadKey = Exclude<Extract<Key, `GET ${string}`>, FileKey>;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // A refusal stays one; only what did not arrive is worth asking for again.
      retry: (failures, error) => failures < 1 && (!ApiError.is(error) || error.status === 0 || error.status >= 500),
      retryDelay: 500,
    },
  },
});

/** A reading call, kept under its key and input. */
export function useCall<K extends ReadKey>(
  key: K,
  input: Input<K>,
  options: {
    enabled?: boolean;
    keepPrevious?: boolean;
    /** Asks again so often while the tab is in view. */ everyMs?: number;
  } = {},
): UseQueryResult<Output<K>> {
  // Typed here, by the key: the union of all replies is more than the compiler should work through.
  const ask = api as unknown as (key: K, input: Input<K>, signal: AbortSignal) => Promise<unknown>;
  const result = useQuery<unknown>({
    queryKey: [key, input],
    queryFn: ({ signal }) => ask(key, input, signal),
    enabled: options.enabled ?? true,
    refetchInterval: options.everyMs,
    placeholderData: options.keepPrevious ? (previous: unknown) => previous : undefined,
  });
  return result as UseQueryResult<Output<K>>;
}

/** Everything that was read below one of these paths is read again: `refresh('/api/products', '/api/categories')`. */
export const refresh = (...paths: `/api/${string}`[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).slice('GET '.length).startsWith(path)),
  });

/** The sentence of a failure for a toast: the server's where it says what happened, else the screen's own. */
export const sentenceOf = (error: unknown, byDefault: string): string =>
  ApiError.is(error) && error.code !== 'INTERNAL' && error.message ? error.message : byDefault;

// Lists and forms are written once for all resources, so the calls' names come as data. What they give is typed by the
// resource.

interface AnyInput {
  params?: { id: string };
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

export const call = api as unknown as <Reply>(key: Key, input: AnyInput) => Promise<Reply>;
export const useAnyCall = useCall as unknown as <Reply>(
  key: Key,
  input: AnyInput,
  options?: { enabled?: boolean; keepPrevious?: boolean },
) => UseQueryResult<Reply>;
