import type { Migration } from '../migration.ts';

/** Files that become rows: how their columns are read, what was found of each row, and mappings saved by name. */
export const imports: Migration = {
  name: '048-imports',
  statements: (d) => [
    `create table imports (
      ${d.id},
      public_id text not null unique,
      kind text not null,
      state text not null check (state in ('mapping', 'checking', 'checked', 'applied')),
      -- As its sender named it; the file itself lies in private/imports under the public id.
      file_name text not null,
      form jsonb not null,
      sheets jsonb not null,
      -- Headings and samples.
      columns jsonb not null,
      mapping jsonb not null,
      mode text not null,
      -- Why a check ended early.
      problem text not null,
      warnings jsonb not null,
      -- The check, then the work on the rows; null: neither was begun.
      task_id integer references tasks(id) on delete set null,
      by_id text not null,
      by_name text not null,
      created_at timestamptz not null
    )`,
    'create index imports_by_age on imports (created_at)',
    `create table import_rows (
      import_id integer not null references imports(id) on delete cascade,
      no integer not null,
      key text not null,
      action text not null check (action in ('create', 'update', 'same', 'error')),
      -- Public id of the row that it changes; '' for none.
      row_id text not null,
      -- Fields as they were, and as they are to be.
      fields_before jsonb,
      fields_after jsonb,
      errors jsonb not null,
      -- The cells as the file has them, of wrong rows alone.
      cells jsonb,
      -- What looks like a mistake: '' or the warning's name.
      warning text not null,
      -- A category that it adds: '' or its path.
      makes text not null,
      primary key (import_id, no)
    )`,
    'create index import_rows_action on import_rows (import_id, action, no)',
    `create table import_mappings (
      ${d.id},
      public_id text not null unique,
      kind text not null,
      name text not null,
      -- fold(name): no two of a kind read alike.
      name_key text not null,
      columns jsonb not null,
      unique (kind, name_key)
    )`,
  ],
};
