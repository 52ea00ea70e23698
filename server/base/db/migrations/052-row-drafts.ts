import type { Migration } from '../migration.ts';

/** Drafts of rows that are on the site (docs/decisions/0139). */
export const rowDrafts: Migration = {
  name: '052-row-drafts',
  statements: () => [
    `create table row_drafts (
      kind text not null,
      -- The row's public id.
      row_id text not null,
      -- The row's, when the draft was begun.
      version integer not null,
      by_id text not null,
      by_name text not null,
      at timestamptz not null,
      -- JSON: changed fields, as a save sends them.
      data text not null,
      primary key (kind, row_id)
    )`,
  ],
};
