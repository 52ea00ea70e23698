import type { Migration } from '../migration.ts';

export const staff: Migration = {
  name: '004-staff',
  statements: (d) => [
    `create table users (
      ${d.id},
      public_id text not null unique,
      username text not null,
      -- Folded, so that two accounts never look alike.
      username_key text not null unique,
      name text not null,
      name_sort ${d.byteText} not null,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      role text not null check (role in ('user', 'moderator', 'admin')),
      avatar text not null,
      is_active boolean not null,
      last_login_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index users_newest on users (created_at desc, id desc)',

    // A session is a family of refresh tokens: one current, those used within the last seconds, all others unknown.
    `create table sessions (
      ${d.id},
      public_id text not null unique,
      user_id integer not null references users(id) on delete cascade,
      token_hash text not null unique,
      address text not null,
      user_agent text not null,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index sessions_user on sessions (user_id)',
    'create index sessions_expiry on sessions (expires_at)',
    `create table used_refresh_tokens (
      token_hash text primary key,
      session_id integer not null references sessions(id) on delete cascade,
      used_at timestamptz not null
    )`,
    'create index used_refresh_tokens_session on used_refresh_tokens (session_id)',

    // Who did what to which row. Rows are only ever added; nothing refers to other tables, so that it outlives them.
    `create table audit (
      ${d.id},
      public_id text not null unique,
      at timestamptz not null,
      actor_id text not null,
      actor_name text not null,
      address text not null,
      action text not null,
      kind text not null,
      row_id text not null,
      row_version integer,
      title text not null,
      changes jsonb not null
    )`,
    'create index audit_row on audit (kind, row_id, id)',
    'create index audit_actor on audit (actor_id, id)',

    // Rows as they were when they were deleted, for 30 days.
    `create table trash (
      ${d.id},
      public_id text not null unique,
      kind text not null,
      row_id text not null,
      title text not null,
      data jsonb not null,
      deleted_by text not null,
      deleted_at timestamptz not null
    )`,
    'create index trash_age on trash (deleted_at, id)',

    // The panel's product lists show inactive rows too, so the public ones' indexes, which begin with is_public, do not
    // serve them.
    ...Object.entries({
      recommended: 'sort_order, name_sort, id',
      name: 'name_sort, id',
      code: 'code, id',
      price_asc: 'price_asc, name_sort, id',
      price_desc: 'price_desc, name_sort, id',
      newest: 'created_at desc, id desc',
    }).flatMap(([order, columns]) => [
      `create index products_staff_${order} on products (${columns})`,
      `create index products_staff_category_${order} on products (category_id, ${columns})`,
      `create index products_staff_sub_category_${order} on products (sub_category_id, ${columns})`,
    ]),
  ],
};
