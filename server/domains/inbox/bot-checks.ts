import { ApiError } from '#contract/api-error.ts';
import { BOT_DETECTED, TOO_FAST } from '#contract/form-texts.ts';

const CODE = 'BOT_CHECK_FAILED';
export const botCheckFailed = (sentence: string): ApiError => new ApiError(400, CODE, sentence);

/**
 * Checks two signs of a bot.
 * @throws BOT_CHECK_FAILED when a hidden field is filled, or the form was sent faster than anybody types
 */
export function checkHuman(
  { honeypot, elapsedMs }: { honeypot: string; elapsedMs?: number | undefined },
  minimumMs: number,
): void {
  if (honeypot !== '') throw botCheckFailed(BOT_DETECTED);
  if (elapsedMs !== undefined && elapsedMs < minimumMs) throw botCheckFailed(TOO_FAST);
}
