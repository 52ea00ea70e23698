// Checks forms by the server's own rules before they are sent. Imported before any schema: Zod writes functions at run
// time where it may, the Content-Security-Policy forbids that and reports even the attempt, so it is switched off
// first.
import * as z from 'zod';
import { toFailed, type Failed } from '#contract/issues.ts';

z.config({ jitless: true });

/** The check by a schema; undefined if nothing is wrong. */
export const checking =
  (schema: z.ZodType) =>
  (typed: unknown): Failed | undefined => {
    const { error } = schema.safeParse(typed);
    return error && toFailed(error.issues);
  };
