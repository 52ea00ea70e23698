export const TOAST_TEXTS = { close: 'Kapat' };
