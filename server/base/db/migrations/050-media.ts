import type { Migration } from '../migration.ts';

/** The media library: files that staff uploaded, where they are used, and what was replaced (docs/decisions/0137). */
export const media: Migration = {
  name: '050-media',
  statements: (d) => [
    `create table media (
      ${d.id},
      public_id text not null unique,
      path ${d.byteText} not null unique,
      kind text not null check (kind in ('image', 'document')),
      folder text not null,
      original_name text not null,
      title text not null,
      alt text not null,
      tags jsonb not null,
      mime text not null,
      size_bytes integer not null check (size_bytes >= 0),
      width integer,
      height integer,
      sha256 text not null,
      by_name text not null,
      search_text ${d.byteText} not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index media_content on media (sha256)',
    'create index media_newest on media (created_at, id)',
    `create table media_uses (
      media_id integer not null references media (id) on delete cascade,
      kind text not null,
      row_id text not null,
      field text not null,
      primary key (media_id, kind, row_id, field)
    )`,
    'create index media_uses_row on media_uses (kind, row_id)',
    `create table replaced_files (
      path ${d.byteText} primary key,
      replaced_at timestamptz not null
    )`,
  ],
};
