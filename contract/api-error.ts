import type { Quote } from './cart.ts';
import type { ErrorCode, StaleDetails } from './errors.ts';

/** A failure with its HTTP status, its stable code and a Turkish sentence for the user. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  readonly fields: Record<string, string> | undefined;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number | undefined;
  /** With the code STALE: who saved first, and what. */
  stale: StaleDetails | undefined;
  /** With the code PRICE_CHANGED: the cart as it is now. */
  quote: Quote | undefined;

  constructor(
    status: number,
    code: ErrorCode | (string & {}),
    message: string,
    fields?: Record<string, string>,
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** By shape, not `instanceof`: the built site and the running server hold two copies of this class. */
  static is(error: unknown): error is ApiError {
    return error instanceof Error && error.name === 'ApiError' && 'status' in error;
  }
}

export const notFound = (message: string): ApiError => new ApiError(404, 'NOT_FOUND', message);
