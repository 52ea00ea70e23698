import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { migrate } from '../opening/migrate.ts';
import { json } from '../tables.ts';

describeOnEngines(
  '041-return-invoices',
  (setup) => {
    test('keeps orders with their invoices and refunds, which then may have return invoices', async () => {
      const database = await setup.open();
      const { db, engine } = database;
      const at = new Date('2026-11-20T09:00:00Z');
      const refundIds: number[] = [];
      for (const number of ['SP-1', 'SP-2', 'SP-3']) {
        const { id: orderId } = await insertOrder(database, { status: 'paid', number });
        await db
          .insertInto('invoices')
          .values({
            orderId,
            uuid: number,
            profile: 'EARSIVFATURA',
            exemptionCode: '',
            state: 'issued',
            number: `ABC202600000000${orderId}`,
            issueDate: '2026-11-20',
            byName: 'Ayşe',
            createdAt: at,
            updatedAt: at,
          })
          .execute();
        const { id } = await db
          .insertInto('refunds')
          .values({
            publicId: `r-${number}`,
            orderId,
            attempt: number,
            amountMinor: 500,
            reason: 'Hasarlı',
            byName: 'Ayşe',
            isRestocked: false,
            status: 'done',
            providerRefundId: null,
            createdAt: at,
            updatedAt: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        refundIds.push(id);
      }
      for (const statement of [
        'drop table return_invoices',
        "delete from migrations where name = '041-return-invoices'",
      ])
        await db.executeQuery(CompiledQuery.raw(statement));
      const rows = async () => [
        await db.selectFrom('invoices').selectAll().orderBy('id').execute(),
        await db.selectFrom('refunds').selectAll().orderBy('id').execute(),
      ];
      const before = await rows();
      await migrate(db, engine);
      expect(await rows()).toEqual(before);

      const add = (refundId: number, issuedBy: 'seller' | 'buyer', number: string | null) =>
        db
          .insertInto('returnInvoices')
          .values({
            refundId,
            uuid: `${refundId}-${issuedBy}`,
            issuedBy,
            lines: json([{ line: 0, quantity: 1, netMinor: 417, vatMinor: 83 }]),
            state: 'issued',
            number,
            issueDate: '2026-11-21',
            pdfName: null,
            byName: 'Ayşe',
            createdAt: at,
            updatedAt: at,
          })
          .execute();
      const [first, second, third] = refundIds as [number, number, number];
      await add(first, 'seller', 'ABC2026000000009');
      await expect(add(first, 'seller', null), 'one for a refund').rejects.toThrow();
      await expect(add(second, 'seller', 'ABC2026000000009'), 'a number of the shop twice').rejects.toThrow();
      await add(second, 'buyer', 'ABC2026000000009');
      await add(third, 'buyer', 'ABC2026000000009'); // another buyer's
      await db.deleteFrom('refunds').where('id', '=', first).execute();
      expect(await db.selectFrom('returnInvoices').select('refundId').orderBy('refundId').execute()).toEqual([
        { refundId: second },
        { refundId: third },
      ]);
    });
  },
  seedSmallCatalogue,
);
