import type { Migration } from '../migration.ts';

/**
 * Value added tax and units (`contract/vat.ts`). Orders keep theirs as they were sold; null in orders of the version
 * before, in those of its processes, and of a shop that computes no tax.
 */
export const vat: Migration = {
  name: '030-vat',
  statements: () => [
    // Percent; null: the shop's rate.
    'alter table products add column vat_rate integer check (vat_rate between 0 and 100)',
    "alter table products add column unit text not null default 'adet' check (unit in ('adet', 'takım', 'm', 'kg', 'paket'))",
    // Customs tariff number (GTİP): twelve digits, or empty.
    "alter table products add column gtip text not null default ''",
    // Whether prices and fees of the order contain the tax.
    'alter table orders add column prices_include_vat boolean',
    'alter table orders add column net_minor integer check (net_minor >= 0)',
    'alter table orders add column vat_minor integer check (vat_minor >= 0)',
    'alter table orders add column vat_by_rate jsonb',
    // Of the cargo fees, percent.
    'alter table orders add column shipping_vat_rate integer check (shipping_vat_rate between 0 and 100)',
    'alter table order_lines add column vat_rate integer check (vat_rate between 0 and 100)',
    'alter table order_lines add column net_minor integer check (net_minor >= 0)',
    'alter table order_lines add column vat_minor integer check (vat_minor >= 0)',
    "alter table order_lines add column unit text not null default 'adet'",
    "alter table order_lines add column gtip text not null default ''",
  ],
};
