import type * as z from 'zod';
import { tooLong } from '#contract/form-texts.ts';
import { VALUE_INVALID, VALUE_MISSING, WRONG_TYPE } from './texts.ts';

/**
 * Returns the Turkish sentence for a value whose schema has none: people may read it, and Zod's own words are English.
 */
export function turkishIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return VALUE_MISSING;
  if (issue.code === 'invalid_type') return WRONG_TYPE[issue.expected] ?? VALUE_INVALID;
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(Number(issue.maximum));
  return VALUE_INVALID;
}
