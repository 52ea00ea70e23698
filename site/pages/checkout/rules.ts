// Comes with Zod, as soon as somebody types or presses the button.
import '../../base/no-eval.ts';
import { toFailed, type Failed } from '#contract/issues.ts';
import { PaymentInput } from '#contract/payment.ts';

/** The server's own rules for what is sent. */
export function checkPayment(input: unknown): Failed | undefined {
  const { error } = PaymentInput.safeParse(input);
  return error && toFailed(error.issues);
}
