import { ApiError } from '#contract/api-error.ts';
import {
  contract,
  type Api,
  type CancelSignal,
  type Key,
  type RawMessage,
  type ReceivedFile,
} from '#contract/endpoints.ts';
import type { Grant } from '#contract/access.ts';
import type { Endpoint, Part } from '#contract/endpoint.ts';
import * as z from 'zod';
import { toFailed } from '#contract/issues.ts';
import type { Versions } from '../base/db/changes.ts';
import { NO_COOKIE, type CallContext, type Handlers, type RefreshCookie, type Viewer } from '../call/handlers.ts';
import type { ReplyMemo } from './reply-memo.ts';
import { turkishIssue } from './turkish-issues.ts';
import { NOT_ALLOWED, SIGN_IN_FIRST } from './texts.ts';

/** For calls without a query of their own. */
const NO_QUERY = z.strictObject({});

/** Schemas that take further keys leave this one out without a word. */
const PROTOTYPE = '__proto__';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: ReceivedFile;
  message?: RawMessage;
}

/** Collects all issues of the request's parts in one failure. */
function invalid(issues: readonly z.core.$ZodIssue[]): ApiError {
  const { message, fields } = toFailed(issues);
  return new ApiError(400, 'VALIDATION', message, fields);
}

/** Returns the endpoint's grant for the viewer. @throws UNAUTHENTICATED or FORBIDDEN without one */
export function grantOf(endpoint: Endpoint, viewer: Viewer): Grant {
  const grant = endpoint.access[viewer.role];
  if (grant === '401') throw new ApiError(401, 'UNAUTHENTICATED', SIGN_IN_FIRST);
  if (grant === '403') throw new ApiError(403, 'FORBIDDEN', NOT_ALLOWED);
  return grant;
}

/** Checks input, access and reply of every call, whether it comes by HTTP or from a page being rendered. */
export function createCall(handlers: Handlers) {
  return async (key: Key, raw: RawInput, viewer: Viewer, cookie: RefreshCookie = NO_COOKIE): Promise<unknown> => {
    const endpoint: Endpoint = contract[key];
    const grant = grantOf(endpoint, viewer);
    const input: Record<string, unknown> = {};
    if (endpoint.file) input['file'] = raw.file;
    else if (endpoint.isRaw) input['message'] = raw.message;
    const issues: z.core.$ZodIssue[] = [];
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = endpoint[part] ?? (part === 'query' ? NO_QUERY : undefined);
      if (!schema) continue;
      const parsed = schema.safeParse(raw[part] ?? (part === 'query' ? {} : undefined), { error: turkishIssue });
      if (!parsed.success) issues.push(...parsed.error.issues);
      else if (Object.hasOwn(Object(raw[part]), PROTOTYPE))
        issues.push({ code: 'unrecognized_keys', keys: [PROTOTYPE], path: [], message: '' });
      else input[part] = parsed.data;
    }
    if (issues.length > 0) throw invalid(issues);
    const context: CallContext = { viewer, grant, audience: grant === 'all' ? 'staff' : 'public', cookie };
    const reply = await (handlers[key] as (input: unknown, context: CallContext) => unknown)(input, context);
    return endpoint.response.parse(reply);
  };
}
export type Call = ReturnType<typeof createCall>;

/** Parts of the data that a call's reply shows. @param input as the call was given it */
export const partsShown = (
  { reads = [], shows }: Endpoint,
  input: Pick<RawInput, 'params' | 'query'>,
  reply: unknown,
): readonly Part[] => shows?.(reply as never, input as never) ?? reads;

export interface LocalApi {
  api: Api;
  /**
   * Parts shown by the calls so far, or all that a call may show while it is unanswered or has failed; undefined after
   * a call whose reply must not be kept.
   */
  shown(): Part[] | undefined;
}

/**
 * The API for a page rendered here: the same calls without HTTP, as an anonymous caller may make them.
 * @param versions taken before the page reads anything
 * @param viewer anonymous, with the address of the page's request
 */
export function createLocalApi(call: Call, memo: ReplyMemo, versions: Versions, viewer: Viewer): LocalApi {
  const calls: { parts: readonly Part[] | undefined }[] = [];
  const local = (key: Key, input: RawInput = {}, _signal?: CancelSignal): Promise<unknown> => {
    const endpoint: Endpoint = contract[key];
    const { reads } = endpoint;
    const made = { parts: reads };
    calls.push(made);
    const read = () => call(key, input, viewer);
    if (!reads || reads.length === 0) return read();
    const partsOf = (reply: unknown) => partsShown(endpoint, input, reply);
    return memo(versions, key, input, reads, read, partsOf).then((reply) => {
      made.parts = partsOf(reply);
      return reply;
    });
  };
  return {
    api: local as Api,
    shown: () =>
      calls.some(({ parts }) => parts === undefined) ? undefined : [...new Set(calls.flatMap(({ parts }) => parts!))],
  };
}
