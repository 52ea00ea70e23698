// Comes with Zod, with the first letter typed.
import '../../base/no-eval.ts';
import { toFailed, type Failed } from '#contract/issues.ts';
import { NewsletterFields } from '#contract/newsletter.ts';

/** The server's own rules for what a subscriber types and ticks. */
export function checkSubscription(typed: unknown): Failed | undefined {
  const { error } = NewsletterFields.safeParse(typed);
  return error && toFailed(error.issues);
}
