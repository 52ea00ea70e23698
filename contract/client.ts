// The typed client of the API, and the error that a failed reply becomes.
import { NO_REPLY } from './client-texts.ts';
import { ApiError } from './api-error.ts';
import type { Api, CancelSignal } from './endpoints.ts';
import type { ErrorBody } from './errors.ts';

/** The part of a fetch reply that the client uses. */
interface FetchReply {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}
interface FetchInit {
  method: string;
  credentials: 'same-origin';
  headers: Record<string, string>;
  body?: string;
  signal?: CancelSignal;
}
export type Fetch = (path: string, init: FetchInit) => Promise<FetchReply>;

/** Turns a failure's reply into the error that the server threw. @param body of any shape, as received */
export function toApiError(status: number, body: unknown): ApiError {
  const { code, message, fields, stale, quote } = (body ?? {}) as Partial<ErrorBody>;
  const error = new ApiError(status, code ?? 'INTERNAL', message ?? NO_REPLY, fields);
  error.stale = stale;
  error.quote = quote;
  return error;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Typed calls over an injected fetch. Brings no schema along: the server has checked the reply. */
export function createClient(fetch: Fetch): Api {
  const call = async (key: string, input: AnyInput = {}, signal?: CancelSignal): Promise<unknown> => {
    const [method = 'GET', template = ''] = key.split(' ');
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const query = Object.entries(input.query ?? {})
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&');
    const init: FetchInit = { method, credentials: 'same-origin', headers: {} };
    if (signal) init.signal = signal;
    if (input.body !== undefined) {
      init.body = JSON.stringify(input.body);
      init.headers['content-type'] = 'application/json';
    }
    let reply: FetchReply;
    try {
      reply = await fetch(query ? `${path}?${query}` : path, init);
    } catch (error) {
      if ((error as Error).name === 'AbortError') throw error;
      throw new ApiError(0, 'NETWORK_ERROR', NO_REPLY);
    }
    const data = reply.status === 204 ? undefined : await reply.json().catch(() => undefined);
    if (reply.ok) return data;
    throw toApiError(reply.status, data);
  };
  return call as Api;
}
