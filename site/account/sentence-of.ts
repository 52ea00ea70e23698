import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client.ts';

/** Why a call failed, in the server's words where there are any. @param failure what did not happen, a sentence */
export const sentenceOf = (error: unknown, failure: string): string => {
  if (!ApiError.is(error)) return failure;
  return error.message === NO_REPLY ? `${failure} ${NO_REPLY}` : error.message;
};
