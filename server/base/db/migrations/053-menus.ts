import type { Migration } from '../migration.ts';

/** The site's menus as staff keep them; one that was never saved has no row. */
export const menus: Migration = {
  name: '053-menus',
  statements: () => [
    `create table menus (
      place text not null primary key,
      title text not null,
      entries jsonb not null,
      version integer not null,
      by_name text not null,
      updated_at timestamptz not null
    )`,
  ],
};
