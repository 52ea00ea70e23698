import { ApiError } from '#contract/api-error.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { isDiskFull } from '../base/files/disk-space.ts';
import { databaseTrouble } from '../base/db/trouble.ts';
import {
  ADDRESS_TOO_LONG,
  BAD_REQUEST,
  BODY_TOO_LARGE,
  DATABASE_BUSY,
  HEAD_TOO_LONG,
  INTERNAL_FAILURE,
  METHOD_NOT_SUPPORTED,
  NO_ROOM_TO_WRITE,
  NO_SUCH_RESOURCE,
  REQUEST_TOO_SLOW,
  SERVICE_UNAVAILABLE,
  TYPE_NOT_SUPPORTED,
} from './texts.ts';

const BY_STATUS: Record<number, [code: string, sentence: string]> = {
  400: ['VALIDATION', BAD_REQUEST],
  404: ['NOT_FOUND', NO_SUCH_RESOURCE],
  405: ['METHOD_NOT_ALLOWED', METHOD_NOT_SUPPORTED],
  408: ['VALIDATION', REQUEST_TOO_SLOW],
  413: ['PAYLOAD_TOO_LARGE', BODY_TOO_LARGE],
  414: ['VALIDATION', ADDRESS_TOO_LONG],
  415: ['UNSUPPORTED_MEDIA_TYPE', TYPE_NOT_SUPPORTED],
  431: ['VALIDATION', HEAD_TOO_LONG],
  503: ['UNAVAILABLE', SERVICE_UNAVAILABLE],
};

/** PostgreSQL keeps no U+0000: a text with one can only have been sent to do harm. SQLite finds nothing by it. */
const NUL_IN_TEXT = '22021';
const BUSY_SECONDS = 5;
const FULL_SECONDS = 60;
const TROUBLE_SENTENCES = {
  away: SERVICE_UNAVAILABLE,
  busy: DATABASE_BUSY,
};

/** A failure as replies carry it. */
export const bodyOf = ({
  code,
  message,
  fields,
  stale,
  quote,
}: Pick<ApiError, 'code' | 'message'> & Partial<Pick<ApiError, 'fields' | 'stale' | 'quote'>>): ErrorBody => ({
  error: message,
  message,
  code,
  fields,
  stale,
  quote,
});

/** Turns any failure into its status and body. Internal failures become 'Sunucu hatası', without details. */
export function toFailure(error: unknown): { status: number; body: ErrorBody; retryAfter?: number | undefined } {
  if (ApiError.is(error))
    return {
      status: error.status,
      body: bodyOf(error),
      retryAfter: error.retryAfter ?? (error.status === 503 ? BUSY_SECONDS : undefined),
    };
  const failure = (error ?? {}) as { statusCode?: number; code?: unknown; errcode?: unknown };
  if (isDiskFull(failure))
    return {
      status: 503,
      body: bodyOf({
        code: 'UNAVAILABLE',
        message: NO_ROOM_TO_WRITE,
      }),
      retryAfter: FULL_SECONDS,
    };
  const trouble = databaseTrouble(error);
  if (trouble)
    return {
      status: 503,
      body: bodyOf({ code: 'UNAVAILABLE', message: TROUBLE_SENTENCES[trouble] }),
      retryAfter: BUSY_SECONDS,
    };
  const { statusCode = failure.code === NUL_IN_TEXT ? 400 : 500 } = failure;
  const known = BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? BY_STATUS[400] : undefined);
  if (known)
    return {
      status: statusCode,
      body: bodyOf({ code: known[0], message: known[1] }),
      retryAfter: statusCode === 503 ? BUSY_SECONDS : undefined,
    };
  return {
    status: 500,
    body: bodyOf({ code: 'INTERNAL', message: INTERNAL_FAILURE }),
  };
}
