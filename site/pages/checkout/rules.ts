// A separate chunk, because it brings Zod: fetched as soon as somebody is in the form.
import { checking } from '../../base/checking.ts';
import { PaymentInput } from '#contract/payment.ts';

export const checkPayment = checking(PaymentInput);
