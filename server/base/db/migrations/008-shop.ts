import type { Migration } from '../migration.ts';

/** Customers, carts, orders and payments. */
export const shop: Migration = {
  name: '008-shop',
  statements: (d) => [
    // Of those who registered themselves; accounts that staff made have no row.
    `create table customers (
      user_id integer primary key references users(id) on delete cascade,
      -- The address that was confirmed; another one since is not.
      confirmed_email_key text,
      notice_version text not null,
      consented_at timestamptz not null
    )`,
    // null: pieces are not counted.
    'alter table products add column stock_quantity integer check (stock_quantity >= 0)',

    `create table addresses (
      ${d.id},
      public_id text not null unique,
      user_id integer not null references users(id) on delete cascade,
      title text not null,
      recipient text not null,
      phone text not null,
      city text not null,
      district text not null,
      line text not null,
      postal_code text not null,
      is_default boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index addresses_user on addresses (user_id, id)',

    // Links of mails: a new password, a confirmed address. Only the mail knows the token.
    `create table account_tokens (
      token_hash text primary key,
      user_id integer not null references users(id) on delete cascade,
      kind text not null check (kind in ('reset', 'confirm')),
      email_key text not null,
      expires_at timestamptz not null
    )`,
    'create index account_tokens_user on account_tokens (user_id)',
    'create index account_tokens_expiry on account_tokens (expires_at)',

    `create table cart_lines (
      user_id integer not null references users(id) on delete cascade,
      product_id integer not null references products(id) on delete cascade,
      quantity integer not null check (quantity between 1 and 999),
      position integer not null,
      primary key (user_id, product_id)
    )`,
    'create index cart_lines_product on cart_lines (product_id)',

    // The last number given in a year, so that numbers have no gaps and no twins.
    'create table order_numbers (year integer primary key, last integer not null)',

    // An order is a snapshot: nothing in it changes with the catalogue, the customer or the settings.
    `create table orders (
      ${d.id},
      public_id text not null unique,
      number text not null unique,
      user_id integer references users(id) on delete set null,
      -- Makes pressing pay twice one order; null once the same checkout may be tried anew.
      attempt_key text,
      status text not null check (status in ('pending', 'paid', 'failed', 'expired', 'review', 'preparing', 'shipped', 'delivered', 'cancelled', 'refunded')),
      customer_name text not null,
      customer_email text not null,
      email_key text not null,
      currency text not null,
      subtotal_minor integer not null check (subtotal_minor >= 0),
      -- null: the recipient pays the carrier.
      shipping_minor integer check (shipping_minor >= 0),
      fast_cargo_minor integer not null check (fast_cargo_minor >= 0),
      total_minor integer not null check (total_minor > 0),
      refunded_minor integer not null default 0 check (refunded_minor >= 0),
      delivery_method text not null check (delivery_method in ('standard', 'fast')),
      address jsonb not null,
      invoice jsonb not null,
      po_number text not null,
      note text not null,
      carrier text not null default '',
      tracking_number text not null default '',
      tracking_url text not null default '',
      staff_note text not null default '',
      provider text not null,
      session_id text unique,
      session_url text,
      session_expires_at timestamptz not null,
      payment_id text,
      -- What the provider has told: facts are only ever added, so that the order in which they come does not matter.
      paid_at timestamptz,
      failed_at timestamptz,
      expired_at timestamptz,
      review_reason text not null default '',
      search_text ${d.byteText} not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Last, because its texts are long: SQLite reads past them to what comes behind.
      consents jsonb not null
    )`,
    'create unique index orders_attempt on orders (user_id, attempt_key)',
    'create index orders_newest on orders (created_at desc, id desc)',
    'create index orders_status on orders (status, created_at desc, id desc)',
    'create index orders_user on orders (user_id, created_at desc, id desc)',
    'create index orders_payment on orders (payment_id)',
    // Holds all that the turnover needs.
    'create index orders_paid on orders (paid_at, status, currency, total_minor, refunded_minor)',
    'create index orders_total on orders (total_minor, id)',
    // Searching the rows themselves would read the texts of their consents too.
    ...d.trigramIndex('orders', 'search_text'),

    `create table order_lines (
      ${d.id},
      order_id integer not null references orders(id) on delete cascade,
      position integer not null,
      -- Products that were ordered stay as rows.
      product_id integer not null references products(id),
      product_public_id text not null,
      code text not null,
      name text not null,
      img text not null,
      unit_price_minor integer not null check (unit_price_minor > 0),
      quantity integer not null check (quantity between 1 and 999),
      -- Pieces that were taken out of stock for it.
      stock_taken integer not null default 0
    )`,
    'create index order_lines_order on order_lines (order_id, position)',
    'create index order_lines_product on order_lines (product_id)',

    `create table order_events (
      ${d.id},
      order_id integer not null references orders(id) on delete cascade,
      at timestamptz not null,
      by_kind text not null check (by_kind in ('customer', 'staff', 'provider', 'system')),
      -- Of the person; empty for the provider and the system.
      by_name text not null,
      from_status text not null,
      to_status text not null,
      notes text not null
    )`,
    'create index order_events_order on order_events (order_id, id)',

    // Events of the provider that have had their effect: the same one never has it twice.
    `create table payment_events (
      id text primary key,
      type text not null,
      order_id integer references orders(id) on delete cascade,
      received_at timestamptz not null
    )`,
    'create index payment_events_order on payment_events (order_id)',

    `create table refunds (
      ${d.id},
      public_id text not null unique,
      order_id integer not null references orders(id) on delete cascade,
      attempt text not null unique,
      amount_minor integer not null check (amount_minor > 0),
      reason text not null,
      by_name text not null,
      is_restocked boolean not null,
      status text not null check (status in ('pending', 'done', 'failed')),
      provider_refund_id text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index refunds_order on refunds (order_id, id)',

    // The built-in test provider's own memory. It never reads the tables above, as a real one could not.
    `create table demo_sessions (
      id text primary key,
      idempotency_key text not null unique,
      request jsonb not null,
      state text not null check (state in ('open', 'processing', 'paid', 'failed', 'expired')),
      payment_id text,
      refunded_minor integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index demo_sessions_newest on demo_sessions (created_at desc)',
    'create index demo_sessions_payment on demo_sessions (payment_id)',
    `create table demo_deliveries (
      ${d.id},
      event_id text not null,
      body text not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      delivered_at timestamptz
    )`,
    'create index demo_deliveries_due on demo_deliveries (due_at)',
  ],
};
