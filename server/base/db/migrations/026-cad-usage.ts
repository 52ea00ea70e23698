import type { Migration } from '../migration.ts';

/** How often CAD files are given and CAD models are wished for: by article and day, without a person. */
export const cadUsage: Migration = {
  name: '026-cad-usage',
  statements: () => [
    `create table cad_usage (
      -- In Istanbul, 'YYYY-MM-DD'.
      day text not null,
      product_id integer not null references products(id) on delete cascade,
      -- A file's format; 'wish': a message that asks for a model.
      kind text not null,
      count integer not null check (count > 0),
      primary key (day, product_id, kind)
    )`,
    // For the foreign key: the primary key begins with the day.
    'create index cad_usage_product on cad_usage (product_id)',
  ],
};
