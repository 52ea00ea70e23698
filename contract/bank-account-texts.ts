// Sentences about the shop's bank accounts.

export const BANK_ACCOUNT_REFUSED = 'Banka hesabı geçersiz.';
export const BANK_MISSING = 'Lütfen bankayı girin!';
export const HOLDER_MISSING = 'Lütfen hesap sahibini girin!';
export const IBAN_MISSING = 'Lütfen IBAN girin!';
export const IBAN_REFUSED = 'IBAN geçersiz.';
export const IBAN_TWICE = 'Bu IBAN iki kez girilmiş.';
export const TOO_MANY_ACCOUNTS = 'En fazla 10 banka hesabı girilebilir.';
