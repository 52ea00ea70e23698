import type { Migration } from '../migration.ts';

/** Past versions of rows that staff edit. */
export const revisions: Migration = {
  name: '044-revisions',
  statements: (d) => [
    `create table revisions (
      ${d.id},
      kind text not null,
      -- The row's public id.
      row_id text not null,
      version integer not null,
      at timestamptz not null,
      -- Empty: nobody knows.
      by_name text not null,
      -- JSON, long ones deflated; see 'packed'.
      data text not null
    )`,
    'create unique index revisions_row on revisions (kind, row_id, version)',
    'create index revisions_at on revisions (at)',
  ],
};
