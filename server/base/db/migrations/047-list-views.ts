import type { Migration } from '../migration.ts';

/** Saved views of the panel's lists, and the columns and the opening view that a person has chosen for a list. */
export const listViews: Migration = {
  name: '047-list-views',
  statements: (d) => [
    `create table list_views (
      ${d.id},
      public_id text not null unique,
      user_id integer not null references users(id) on delete cascade,
      list text not null,
      name text not null,
      -- fold(name): nobody has two views of a list that read alike.
      name_key text not null,
      is_shared boolean not null,
      state jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_id, list, name_key)
    )`,
    `create table list_choices (
      user_id integer not null references users(id) on delete cascade,
      list text not null,
      -- Null: the columns that the list shows by itself.
      columns jsonb,
      -- The public id of a view, of one's own or shared; it may be gone.
      default_view text,
      primary key (user_id, list)
    )`,
  ],
};
