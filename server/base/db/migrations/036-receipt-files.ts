import type { Migration } from '../migration.ts';

/** Bank receipts (dekont) that customers upload; the files lie under `private/receipts`. */
export const receiptFiles: Migration = {
  name: '036-receipt-files',
  statements: (d) => [
    `create table receipt_files (
      ${d.id},
      public_id text not null unique,
      order_id integer not null references orders(id) on delete cascade,
      file_name text not null unique,
      original_name text not null,
      kind text not null check (kind in ('pdf', 'jpg', 'png')),
      size_bytes integer not null,
      created_at timestamptz not null
    )`,
    'create index receipt_files_order on receipt_files (order_id, id)',
  ],
};
