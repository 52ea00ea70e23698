import type * as z from 'zod';
import { REQUEST_REFUSED, unknownFields } from './field-texts.ts';
import { REQUIRED_FIELDS } from './form-texts.ts';

/** A failed check as replies and forms show it: one sentence for all, and one for each field. */
export interface Failed {
  message: string;
  fields: Record<string, string>;
}

/**
 * Collects all issues, one for each field. `message` is the first sentence, or the one for missing fields if there is
 * any.
 */
export function toFailed(issues: readonly z.core.$ZodIssue[]): Failed {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || '_'] ??= sentenceOf(issue);
  const sentences = Object.values(fields);
  return {
    message: sentences.find((sentence) => sentence === REQUIRED_FIELDS) ?? sentences[0] ?? REQUEST_REFUSED,
    fields,
  };
}

const sentenceOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? unknownFields(issue.keys) : issue.message;
