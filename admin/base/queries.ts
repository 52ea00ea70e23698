// base/: the panel's ground floor: calls, session, roles, uploads, dates, company settings, screen names, shared texts.
import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '#contract/api-error.ts';
import type { FileKey, Input, Key, Output } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';

type ReadKey = Exclude<Extract<Key, `GET ${string}`>, FileKey>;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // A refusal would only be repeated; asks again only after a lost connection or a server error.
      retry: (failures, error) => failures < 1 && (!ApiError.is(error) || error.status === 0 || error.status >= 500),
      retryDelay: 500,
    },
  },
});

/** Reads and caches under key and input. */
export function useCall<K extends ReadKey>(
  key: K,
  input: Input<K>,
  options: {
    enabled?: boolean;
    keepPrevious?: boolean;
    /** Repeats the call while the tab is visible. */
    everyMs?: number;
  } = {},
): UseQueryResult<Output<K>> {
  // Typed by the key, because the union of all replies is too much for the compiler.
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

/** Reads again whatever was read below one of these paths: `refresh('/api/products', '/api/categories')`. */
export const refresh = (...paths: `/api/${string}`[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => paths.some((path) => String(queryKey[0]).slice('GET '.length).startsWith(path)),
  });

/** Failure as a sentence for a toast: the server's if it has one, else the screen's. */
export const sentenceOf = (error: unknown, byDefault: string): string =>
  ApiError.is(error) && error.code !== 'INTERNAL' && error.message ? error.message : byDefault;

// Lists and forms are written once for all resources, so call names come as data; the resource types the replies.

interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

export const call = api as unknown as <Reply>(key: Key, input: AnyInput) => Promise<Reply>;
export const useAnyCall = useCall as unknown as <Reply>(
  key: Key,
  input: AnyInput,
  options?: { enabled?: boolean; keepPrevious?: boolean },
) => UseQueryResult<Reply>;
