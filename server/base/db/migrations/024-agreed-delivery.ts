import type { Migration } from '../migration.ts';

/**
 * A line of an order keeps its stock status and lead time as they were agreed: the catalogue and the settings go on.
 * Unknown in orders of the version before, and in those that its processes still write.
 */
export const agreedDelivery: Migration = {
  name: '024-agreed-delivery',
  statements: () => [
    "alter table order_lines add column stock_status text check (stock_status in ('in_stock', 'made_to_order', 'out_of_stock'))",
    // In words, such as '12 iş günü'.
    "alter table order_lines add column lead_time text not null default ''",
  ],
};
