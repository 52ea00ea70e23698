import type { Migration } from '../migration.ts';

/** Invoices of what was returned, one for a refund; their PDFs lie under `private/invoices` too. */
export const returnInvoices: Migration = {
  name: '041-return-invoices',
  statements: (d) => [
    `create table return_invoices (
      ${d.id},
      refund_id integer not null unique references refunds(id) on delete cascade,
      uuid text not null unique,
      -- Fixed with the first draft, as the buyer's data may be erased later.
      issued_by text not null check (issued_by in ('seller', 'buyer')),
      -- What is returned, with its amounts as they were settled: JSON.
      lines jsonb not null,
      state text not null check (state in ('draft', 'issued', 'cancelled')),
      -- null: not issued yet.
      number text,
      issue_date text,
      -- Under private/invoices; null: none.
      pdf_name text,
      by_name text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    // Buyers number theirs as they like: two may have the same.
    `create unique index return_invoices_number on return_invoices (number) where issued_by = 'seller'`,
  ],
};
