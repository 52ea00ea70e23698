// Rich text is sanitized once, when it is saved. A stamp beside it says by which rules, and of which text: one that
// somebody has edited by other means, or that older rules have let through, does not match, and is sanitized each time
// it is read.
import { hash } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import {
  MAX_DEPTH,
  MAX_PIECES,
  RULES,
  sanitizeInlineToSave,
  sanitizeRichText,
  sanitizeRichTextToSave,
  TooElaborate,
  type Budget,
} from './sanitize.ts';
import { nestedTooDeeply, TOO_MANY_PIECES } from '../texts.ts';

const REFUSALS = {
  depth: nestedTooDeeply(MAX_DEPTH),
  pieces: TOO_MANY_PIECES,
};

export const stampOf = (texts: readonly string[]): string =>
  `${RULES}:${hash('sha256', JSON.stringify(texts), 'base64url')}`;
export const isStamped = (texts: readonly string[], stamp: string | null): boolean =>
  stamp !== null && stamp.startsWith(RULES) && stamp === stampOf(texts);

/**
 * Text as it is stored, with its stamp. @param field whose refusal it is @throws VALIDATION for HTML that is nested too
 * deeply or in too many pieces
 */
export function richTextToSave(html: string, field: string): { html: string; stamp: string } {
  const clean = refusingFor(field, () => sanitizeRichTextToSave(html, { pieces: MAX_PIECES }));
  return { html: clean, stamp: stampOf([clean]) };
}

/** Running text as it is stored; `budget` is shared by all of a page's. @throws VALIDATION likewise */
export const inlineToSave = (html: string, field: string, budget: Budget): string =>
  refusingFor(field, () => sanitizeInlineToSave(html, budget));
export const newBudget = (): Budget => ({ pieces: MAX_PIECES });

/** Text as it may be put into a page. @param stamp stored beside it; null: none */
export const shownRichText = (html: string, stamp: string | null): string =>
  isStamped([html], stamp) ? html : sanitizeRichText(html);

function refusingFor(field: string, sanitize: () => string): string {
  try {
    return sanitize();
  } catch (error) {
    if (!(error instanceof TooElaborate)) throw error;
    const sentence = REFUSALS[error.reason];
    throw new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });
  }
}
