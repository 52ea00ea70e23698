import type * as z from 'zod';
import { tooLong } from '#contract/form-texts.ts';

const EXPECTED: Record<string, string> = {
  string: 'Metin olmalıdır.',
  number: 'Sayı olmalıdır.',
  int: 'Tam sayı olmalıdır.',
  boolean: 'true veya false olmalıdır.',
  array: 'Liste olmalıdır.',
  object: 'Nesne olmalıdır.',
};

/**
 * What is said of a value where its schema says nothing itself: people may read it, so it is Turkish. Zod's own words
 * are English.
 */
export function turkishIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Bu alan gerekli.';
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? 'Geçersiz değer.';
  if (issue.code === 'too_big' && issue.origin === 'string') return tooLong(Number(issue.maximum));
  return 'Geçersiz değer.';
}
