// Texts that visitors see about their data, free of schemas. Each submission is stored with the version, so a changed
// notice needs a new version here.

/** Version of the KVKK notice that every form links. */
export const NOTICE_VERSION = '2026-11';

/** Label of the newsletter's box, which starts unticked. Stored word for word with the consent. */
export const NEWSLETTER_CONSENT = 'Ürün, kampanya ve etkinlik haberlerini e-posta ile almayı kabul ediyorum.';
