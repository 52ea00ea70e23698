import type { Migration } from '../migration.ts';

/** Work on many rows in the background: the tasks, and what each does to which row. */
export const tasks: Migration = {
  name: '043-tasks',
  statements: (d) => [
    `create table tasks (
      ${d.id},
      public_id text not null unique,
      kind text not null,
      -- draft: its rows are chosen, what is to become of them is not.
      state text not null check (state in ('draft', 'queued', 'running', 'done', 'failed', 'cancelled', 'undone')),
      is_undoing boolean not null,
      -- The process that works on it; '': none.
      runner text not null,
      -- Times that it was taken up since it last got on.
      attempts integer not null,
      cancel_wanted boolean not null,
      done integer not null,
      total integer not null,
      counts jsonb not null,
      title text not null,
      message text not null,
      params jsonb not null,
      -- The entry of the audit table about all of its rows.
      audit_id integer references audit(id) on delete set null,
      by_id text not null,
      by_name text not null,
      created_at timestamptz not null,
      started_at timestamptz,
      heartbeat_at timestamptz,
      finished_at timestamptz
    )`,
    "create index tasks_open on tasks (id) where state in ('queued', 'running')",
    'create index tasks_newest on tasks (created_at, id)',
    `create table task_rows (
      task_id integer not null references tasks(id) on delete cascade,
      no integer not null,
      row_id text not null,
      outcome text not null check (outcome in ('waiting', 'changed', 'same', 'refused', 'restored', 'kept')),
      sentence text not null,
      -- Fields as they were and as the task left them: JSON; null where it changed nothing.
      fields_before jsonb,
      fields_after jsonb,
      primary key (task_id, no)
    )`,
    'create index task_rows_outcome on task_rows (task_id, outcome, no)',
  ],
};
