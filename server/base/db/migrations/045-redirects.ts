import type { Migration } from '../migration.ts';

/** Redirects, and the addresses that were asked for and have no page (docs/decisions/0132). */
export const redirects: Migration = {
  name: '045-redirects',
  statements: (d) => [
    `create table redirects (
      ${d.id},
      public_id text not null unique,
      from_path ${d.byteText} not null unique,
      target text not null,
      code integer not null check (code in (301, 302, 410)),
      is_active boolean not null,
      note text not null,
      hits integer not null default 0 check (hits >= 0),
      last_hit_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((code = 410) = (target = ''))
    )`,
    `create table missing_pages (
      ${d.id},
      public_id text not null unique,
      path ${d.byteText} not null unique,
      hits integer not null check (hits > 0),
      first_at timestamptz not null,
      last_at timestamptz not null,
      referer_host text not null
    )`,
    // The rows that go first when there are too many.
    `create index missing_pages_last on missing_pages (last_at)`,
  ],
};
