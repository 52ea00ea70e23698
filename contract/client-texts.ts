// Sentences of calls themselves, whatever they ask for.

/** Shown where no reply came, or one without a sentence. */
export const NO_REPLY = 'Bağlantı hatası. Lütfen tekrar deneyin.';
/** The sentence of a call whose session is over; the panel's dialog says the same. */
export const SESSION_ENDED = 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.';
