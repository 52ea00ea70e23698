// The rules of the account's forms. A separate chunk, because it brings Zod: fetched as soon as somebody is in the form.
import { checking } from '../base/checking.ts';
import * as z from 'zod';
import { addressFields } from '#contract/addresses.ts';
import { GivenPassword, LoginInput, NewPassword, profileFields, type UserRole } from '#contract/auth.ts';
import { registrationFields } from '#contract/customers.ts';
import { Email } from '#contract/form-fields.ts';
import type { Failed } from '#contract/issues.ts';
import { minPasswordLength, passwordTooShort } from '#contract/passwords.ts';

export const checkSignIn = checking(LoginInput);
export const checkRegistration = checking(z.object(registrationFields));
export const checkForgotten = checking(z.object({ email: Email }));
export const checkReset = checking(z.object({ password: NewPassword }));
export const checkProfile = checking(z.object({ ...profileFields, currentPassword: GivenPassword.optional() }));
export const checkAddress = checking(z.object(addressFields));
export const checkConfirmation = checking(z.object({ password: GivenPassword }));
export const checkOwnPassword = checking(z.object({ currentPassword: GivenPassword }));

export function checkPasswordChange(typed: unknown, role: UserRole): Failed | undefined {
  const min = minPasswordLength(role);
  return checking(
    z.object({ currentPassword: GivenPassword, newPassword: NewPassword.min(min, passwordTooShort(min)) }),
  )(typed);
}
