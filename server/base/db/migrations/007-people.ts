import type { Migration } from '../migration.ts';

/** As `fold` and `sortKey` write letters; enough for the rows of before, new ones are written by them. */
export const FOLDED = {
  İ: 'i',
  I: 'i',
  ı: 'i',
  Ş: 's',
  ş: 's',
  Ğ: 'g',
  ğ: 'g',
  Ç: 'c',
  ç: 'c',
  Ö: 'o',
  ö: 'o',
  Ü: 'u',
  ü: 'u',
  Â: 'a',
  â: 'a',
  Î: 'i',
  î: 'i',
  Û: 'u',
  û: 'u',
};
const SORTED = {
  İ: 'i',
  I: 'h~',
  ı: 'h~',
  Ş: 's~',
  ş: 's~',
  Ğ: 'g~',
  ğ: 'g~',
  Ç: 'c~',
  ç: 'c~',
  Ö: 'o~',
  ö: 'o~',
  Ü: 'u~',
  ü: 'u~',
  Â: 'a',
  â: 'a',
  Î: 'i',
  î: 'i',
  Û: 'u',
  û: 'u',
};
export const spelled = (expression: string, letters: Record<string, string>): string =>
  `lower(${Object.entries(letters).reduce((text, [letter, as]) => `replace(${text}, '${letter}', '${as}')`, expression)})`;

/** What staff do with applications, messages and subscribers; previews of what is not published. */
export const people: Migration = {
  name: '007-people',
  statements: (d) => [
    // Derived: what the lists search and sort by.
    `alter table contact_messages add column search_text ${d.byteText} not null default ''`,
    `update contact_messages set search_text = ${spelled("name || ' ' || email || ' ' || subject || ' ' || message", FOLDED)}`,
    `alter table job_applications add column search_text ${d.byteText} not null default ''`,
    `alter table job_applications add column name_sort ${d.byteText} not null default ''`,
    `update job_applications set search_text = ${spelled("first_name || ' ' || last_name || ' ' || email || ' ' || job_title", FOLDED)},
      name_sort = ${spelled("first_name || ' ' || last_name", SORTED)}`,
    'create index job_applications_job on job_applications (job_id, created_at desc, id desc)',
    'create index newsletter_subscribers_newest on newsletter_subscribers (created_at desc, id desc)',

    `create table message_replies (
      ${d.id},
      message_id integer not null references contact_messages(id) on delete cascade,
      at timestamptz not null,
      author text not null,
      subject text not null,
      body text not null
    )`,
    'create index message_replies_message on message_replies (message_id, id)',

    // The row whose words a mail repeats, so that they can go with it.
    'alter table outbox add column about text',
    'create index outbox_about on outbox (about)',

    // What a form held when somebody asked to see it. Only who has the link knows the token.
    `create table previews (
      token_hash text primary key,
      data jsonb not null,
      expires_at timestamptz not null
    )`,
    'create index previews_expiry on previews (expires_at)',
  ],
};
