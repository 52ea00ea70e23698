// What visitors are shown about their data, free of schemas. It is stored with each submission by version, so a changed
// notice
// needs a new version here.

/** Version of the KVKK notice that every form links. */
export const NOTICE_VERSION = '2026-11';

/** The unticked box of the newsletter; the very sentence is stored with the consent. */
export const NEWSLETTER_CONSENT = 'Ürün, kampanya ve etkinlik haberlerini e-posta ile almayı kabul ediyorum.';
