// Comes with Zod, as soon as somebody types.
import '../../base/no-eval.ts';
import { ContactFields } from '#contract/contacts.ts';
import { toFailed, type Failed } from '#contract/issues.ts';

/** The server's own rules for what a visitor types. */
export function checkMessage(typed: unknown): Failed | undefined {
  const { error } = ContactFields.safeParse(typed);
  return error && toFailed(error.issues);
}
