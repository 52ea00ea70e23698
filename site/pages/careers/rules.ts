// Comes with Zod, as soon as somebody types.
import '../../base/no-eval.ts';
import { ApplicationFields } from '#contract/applications.ts';
import { toFailed, type Failed } from '#contract/issues.ts';

/** The server's own rules for what an applicant types. */
export function checkApplication(typed: unknown): Failed | undefined {
  const { error } = ApplicationFields.safeParse(typed);
  return error && toFailed(error.issues);
}
