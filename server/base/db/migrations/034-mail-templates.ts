import type { Migration } from '../migration.ts';

/** Words of mails that staff have replaced. */
export const mailTemplates: Migration = {
  name: '034-mail-templates',
  statements: () => [
    `create table mail_templates (
      kind text primary key,
      subject text not null,
      intro text not null,
      outro text not null,
      version integer not null,
      by_name text not null,
      updated_at timestamptz not null
    )`,
  ],
};
