import type { Migration } from '../migration.ts';

const QUANTITY = 'quantity between 1 and 9999';

/**
 * A line of a cart or an order is an article with its configuration, of up to 9,999 pieces; families and articles have
 * a least order, a pack and a weight (docs/decisions/0103). Processes of the version before go on beside it: they
 * neither name `config` nor the new columns, which have defaults.
 */
export const orderQuantities: Migration = {
  name: '023-order-quantities',
  statements: (d) => [
    ...d.rebuilt(
      [
        "alter table cart_lines add column config text not null default ''",
        'alter table cart_lines drop constraint cart_lines_pkey',
        'alter table cart_lines add primary key (user_id, product_id, config)',
        'alter table cart_lines drop constraint cart_lines_quantity_check',
        `alter table cart_lines add constraint cart_lines_quantity_check check (${QUANTITY})`,
      ],
      {
        name: 'cart_lines',
        definition: `
          user_id integer not null references users(id) on delete cascade,
          product_id integer not null references products(id) on delete cascade,
          config text not null default '',
          quantity integer not null check (${QUANTITY}),
          position integer not null,
          primary key (user_id, product_id, config)`,
        copied: 'user_id, product_id, quantity, position',
        indexes: ['create index cart_lines_product on cart_lines (product_id)'],
      },
    ),
    ...d.rebuilt(
      [
        "alter table order_lines add column config text not null default ''",
        'alter table order_lines drop constraint order_lines_quantity_check',
        `alter table order_lines add constraint order_lines_quantity_check check (${QUANTITY})`,
      ],
      {
        name: 'order_lines',
        definition: `
          ${d.id},
          order_id integer not null references orders(id) on delete cascade,
          position integer not null,
          product_id integer not null references products(id),
          product_public_id text not null,
          config text not null default '',
          code text not null,
          name text not null,
          img text not null,
          unit_price_minor integer not null check (unit_price_minor > 0),
          quantity integer not null check (${QUANTITY}),
          stock_taken integer not null default 0`,
        copied:
          'id, order_id, position, product_id, product_public_id, code, name, img, unit_price_minor, quantity, stock_taken',
        indexes: [
          'create index order_lines_order on order_lines (order_id, position)',
          'create index order_lines_product on order_lines (product_id)',
        ],
      },
    ),
    'alter table families add column min_quantity integer not null default 1 check (min_quantity >= 1)',
    'alter table families add column pack_quantity integer not null default 1 check (pack_quantity >= 1)',
    // null: the family's, or 1.
    'alter table products add column min_quantity integer check (min_quantity >= 1)',
    'alter table products add column pack_quantity integer check (pack_quantity >= 1)',
    // Grams of one piece; null: not known.
    'alter table products add column weight_g integer check (weight_g >= 1)',
  ],
};
