// Rich text is sanitized once, when it is saved. A stamp beside it names the rules and the text: after other edits or
// under newer rules the stamp does not match, and the text is sanitized each time it is read (docs/decisions/0008).
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
 * Sanitizes text for storage, and stamps it.
 * @param field the form's field, for the refusal
 * @throws VALIDATION for HTML that is nested too deeply or in too many pieces
 */
export function richTextToSave(html: string, field: string): { html: string; stamp: string } {
  const clean = refusingFor(field, () => sanitizeRichTextToSave(html, { pieces: MAX_PIECES }));
  return { html: clean, stamp: stampOf([clean]) };
}

/** Sanitizes running text for storage; all texts of a page share `budget`. @throws VALIDATION likewise */
export const inlineToSave = (html: string, field: string, budget: Budget): string =>
  refusingFor(field, () => sanitizeInlineToSave(html, budget));
export const newBudget = (): Budget => ({ pieces: MAX_PIECES });

/** Returns text that may be put into a page. @param stamp stored beside the text; null: none */
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
