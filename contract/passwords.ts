// Lengths of passwords in characters, free of schemas: browsers show them while one is typed.
import type { UserRole } from './auth.ts';

export const MIN_PASSWORD_LENGTH = 8;
export const MIN_STAFF_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

export const minPasswordLength = (role: UserRole): number =>
  role === 'user' ? MIN_PASSWORD_LENGTH : MIN_STAFF_PASSWORD_LENGTH;

// Other rooms import it from here.
export { passwordTooShort } from './password-texts.ts';
