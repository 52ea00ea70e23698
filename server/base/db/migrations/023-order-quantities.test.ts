import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { Output } from '#contract/endpoints.ts';
import { productId } from '../../../testing/catalogue.ts';
import { contentSearchUndone } from '../../../testing/content-search-undone.ts';
import { publishingDatesUndone } from '../../../testing/publishing-dates-undone.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { priceListsUndone } from '../../../testing/price-lists-undone.ts';
import { buyerOf, startShop } from '../../../testing/shop.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { ddl } from '../dialect.ts';
import { migrate } from '../opening/migrate.ts';
import { shop } from './008-shop.ts';
import { orderQuantities } from './023-order-quantities.ts';

describeOnEngines(
  '023-order-quantities',
  (setup) => {
    test('keeps carts, orders and families of the version before, and lets its processes go on', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const run = async (...statements: string[]) => {
        for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
      };
      await insertFamily(database, PIN_FAMILY);
      const started = await startShop(setup, { database });
      const buyer = await buyerOf(started);
      await buyer.put('/api/cart', {
        products: [
          { _id: productId('ZK-1'), quantity: 999 },
          { _id: productId('KB-9'), quantity: 2 },
        ],
      });
      expect((await buyer.pay([{ code: 'ZK-1', quantity: 7, price: 1 }])).status).toBe(200);
      const before = (await buyer.get<{ items: { _id: string }[] }>('/api/orders/mine')).json.items[0]!;
      const orderBefore = (await buyer.get<Order>(`/api/orders/${before._id}`)).json;

      // The tables as the version before made them, with the same rows.
      const lines = (name: string, columns: string) => [
        `create table kept_${name} as select ${columns} from ${name}`,
        `drop table ${name}`,
        ...shop.statements(ddl(engine)).filter((one) => new RegExp(`^create table ${name} |on ${name} `).test(one)),
        `insert into ${name} (${columns}) select ${columns} from kept_${name}`,
        `drop table kept_${name}`,
      ];
      await run(
        'drop table import_mappings',
        'drop table import_pictures',
        'drop table import_rows',
        'drop table imports',
        ...priceListsUndone(engine),
        'drop table replaced_files',
        'drop table media_uses',
        'drop table media',
        'drop table media_folders',
        'drop table task_rows',
        'drop table tasks',
        'drop table row_drafts',
        'drop table revisions',
        'drop table missing_pages',
        'drop table redirects',
        'drop table menus',
        'drop table list_choices',
        'drop table list_views',
        'drop table instalment_rates',
        'alter table demo_sessions drop column instalments',
        'drop table return_invoices',
        'drop table invoices',
        'drop table shipment_lines',
        'drop table shipments',
        ...lines('cart_lines', 'user_id, product_id, quantity, position'),
        ...lines(
          'order_lines',
          'id, order_id, position, product_id, product_public_id, code, name, img, unit_price_minor, quantity, stock_taken',
        ),
        ...['vat_rate', 'unit', 'gtip'].map((column) => `alter table products drop column ${column}`),
        'drop table receipt_files',
        'drop table carriers',
        'drop table mail_templates',
        'drop table customer_terms',
        'drop index orders_owed',
        'drop table order_receipts',
        ...[
          'prices_include_vat',
          'net_minor',
          'vat_minor',
          'vat_by_rate',
          'shipping_vat_rate',
          'transfer_ended_at',
          'reminded_at',
          'due_at',
          'is_part_shipped',
          'rest_closed_at',
          'delivery_method_id',
          'delivery_name',
          'delivery_days',
          'is_pickup',
          'pickup_note',
          'charged_minor',
          'instalments',
        ].map((column) => `alter table orders drop column ${column}`),
        'drop index outbox_list',
        'drop table sealed',
        'drop table exchange_rates',
        'drop table exchange_rate_state',
        'drop index products_listed',
        ...['list_price_minor', 'list_old_price_minor', 'list_currency'].map(
          (column) => `alter table products drop column ${column}`,
        ),
        ...publishingDatesUndone,
        ...contentSearchUndone(engine),
        'drop table former_prices',
        'drop table money_changes',
        'drop table cad_usage',
        'alter table families drop column min_quantity',
        'alter table families drop column pack_quantity',
        'alter table families drop column cad_files',
        'alter table products drop column cad_files',
        'alter table families drop column cad',
        'alter table products drop column min_quantity',
        'alter table products drop column pack_quantity',
        'alter table products drop column weight_g',
        // Later ones make their columns and tables again.
        `delete from migrations where name >= '${orderQuantities.name}'`,
      );
      if (engine === 'postgres')
        await run("select setval(pg_get_serial_sequence('order_lines', 'id'), (select max(id) from order_lines))");

      await migrate(db, engine);

      const cart = (await buyer.get<Output<'GET /api/cart'>>('/api/cart')).json.products;
      expect(cart.map(({ _id, config, quantity }) => [_id, config, quantity])).toEqual([
        [productId('ZK-1'), '', 999],
        [productId('KB-9'), '', 2],
      ]);
      expect((await buyer.get<Order>(`/api/orders/${before._id}`)).json).toEqual({
        ...orderBefore,
        lines: orderBefore.lines.map((line) => ({ ...line, stockStatus: null, leadTime: '' })),
      });
      expect((await started.get('/api/families/z40-itici-pim')).json).toMatchObject({
        minQuantity: 1,
        packQuantity: 1,
        articleCount: PIN_FAMILY.sizes.length,
      });
      expect((await started.get('/api/products/ZK-1')).json).toMatchObject({
        minQuantity: null,
        packQuantity: null,
        weightG: null,
      });

      // What a process of the version before writes.
      const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const ids = await db.selectFrom('products').select('id').orderBy('id').limit(2).execute();
      await run(
        `delete from cart_lines where user_id = ${userId}`,
        ...ids.map(
          ({ id }, i) =>
            `insert into cart_lines (user_id, product_id, quantity, position) values (${userId}, ${id}, 3, ${i})`,
        ),
        `insert into order_lines (order_id, position, product_id, product_public_id, code, name, img, unit_price_minor, quantity)
          select order_id, 1, product_id, product_public_id, code, name, img, unit_price_minor, 5 from order_lines`,
      );
      const stored = await db.selectFrom('cartLines').select(['config', 'quantity']).execute();
      expect(stored).toEqual([
        { config: '', quantity: 3 },
        { config: '', quantity: 3 },
      ]);
      const orderLines = await db.selectFrom('orderLines').select(['id', 'config', 'quantity']).orderBy('id').execute();
      expect(orderLines.map(({ config, quantity }) => [config, quantity])).toEqual([
        ['', 7],
        ['', 5],
      ]);
      expect(orderLines[1]!.id).toBeGreaterThan(orderLines[0]!.id);

      // One article in two configurations, and the new limit.
      const [{ id: productRow }] = ids as [{ id: number }];
      const add = (config: string, quantity: number) =>
        run(
          `insert into cart_lines (user_id, product_id, config, quantity, position) values (${userId}, ${productRow}, '${config}', ${quantity}, 9)`,
        );
      await add('L=187500', 9_999);
      await expect(add('L=187500', 1)).rejects.toThrow();
      await expect(add('L=1', 10_000)).rejects.toThrow();
    });
  },
  seedSmallCatalogue,
);
