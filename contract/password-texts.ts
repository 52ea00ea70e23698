// Sentences about a password that is being chosen.

export const PASSWORD_MISSING = 'Lütfen şifre girin!';
export const passwordTooShort = (min: number): string => `Şifre en az ${min} karakter olmalıdır!`;
export const passwordTooLong = (max: number): string => `Şifre en fazla ${max} karakter olabilir!`;
