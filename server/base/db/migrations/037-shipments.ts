import type { Migration } from '../migration.ts';

/** What of an order left when. Orders that left before have one shipment, with all their lines. */
export const shipments: Migration = {
  name: '037-shipments',
  statements: (d) => [
    `create table shipments (
      ${d.id},
      public_id text not null unique,
      order_id integer not null references orders(id) on delete cascade,
      no integer not null check (no >= 1),
      carrier text not null,
      tracking_number text not null,
      tracking_url text not null,
      parcels integer not null check (parcels between 1 and 99),
      weight_g integer check (weight_g >= 0),
      by_name text not null,
      shipped_at timestamptz not null,
      delivered_at timestamptz,
      unique (order_id, no)
    )`,
    `create table shipment_lines (
      ${d.id},
      shipment_id integer not null references shipments(id) on delete cascade,
      order_line_id integer not null references order_lines(id) on delete cascade,
      quantity integer not null check (quantity >= 1),
      unique (shipment_id, order_line_id)
    )`,
    'create index shipment_lines_line on shipment_lines (order_line_id)',
    'alter table orders add column is_part_shipped boolean not null default false',
    'alter table orders add column rest_closed_at timestamptz',
    // The public ids of orders are ids of another table, so that they may be these shipments' too.
    `insert into shipments (public_id, order_id, no, carrier, tracking_number, tracking_url, parcels, by_name, shipped_at, delivered_at)
      select o.public_id, o.id, 1, o.carrier, o.tracking_number, o.tracking_url, 1, '',
        coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'shipped'), o.updated_at),
        case when o.status = 'delivered'
          then coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'delivered'), o.updated_at)
          else (select max(e.at) from order_events e where e.order_id = o.id and e.to_status = 'delivered')
        end
      from orders o
      where o.status in ('shipped', 'delivered')
        or (o.status in ('refunded', 'cancelled') and exists (
          select 1 from order_events e where e.order_id = o.id and e.to_status = 'shipped'
        ))`,
    `insert into shipment_lines (shipment_id, order_line_id, quantity)
      select s.id, l.id, l.quantity from shipments s join order_lines l on l.order_id = s.order_id
      order by s.id, l.position, l.id`,
  ],
};
