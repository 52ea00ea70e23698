import type { Migration } from '../migration.ts';

/** Orders that are delivered by one of the shop's own methods. */
export const deliveryMethods: Migration = {
  name: '038-delivery-methods',
  statements: () => [
    "alter table orders add column delivery_method_id text not null default ''",
    "alter table orders add column delivery_name text not null default ''",
    "alter table orders add column delivery_days text not null default ''",
    'alter table orders add column is_pickup boolean not null default false',
    "alter table orders add column pickup_note text not null default ''",
  ],
};
