import type { Migration } from '../migration.ts';

/** Pictures that an import's rows name: found in a ZIP that came with it, or fetched from their addresses. */
export const importPictures: Migration = {
  name: '054-import-pictures',
  statements: () => [
    'alter table imports add column are_pictures_fetched boolean not null default false',
    // A ZIP beside the table, which lies in private/imports under the public id and '.zip': its name and its number of
    // pictures; null: none.
    'alter table imports add column pictures_zip jsonb',
    `create table import_pictures (
      import_id integer not null references imports(id) on delete cascade,
      -- Of the name without regard to case, or of the address: names may be longer than an index takes.
      name_hash text not null,
      name text not null,
      -- Where it lies in the library; null: it was not looked for yet; '': it is missing.
      path text,
      -- Why it is missing.
      problem text not null,
      primary key (import_id, name_hash)
    )`,
    'create index import_pictures_by_name on import_pictures (name_hash)',
  ],
};
