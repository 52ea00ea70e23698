import type { Database } from '../../../base/db/database.ts';

/** Entries that stay: a process that is further behind reads the whole catalogue anew. */
const KEPT_ENTRIES = 50_000;

/** Cuts the log of the catalogue's changes. */
export async function cutLog({ database }: { database: Database }): Promise<void> {
  const { last } = await database.db
    .selectFrom('catalogueLog')
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>('n'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  // No part of the catalogue changes: only the record of its changes.
  await database.write({ partsOf: 'catalogue' }, (trx) =>
    trx
      .deleteFrom('catalogueLog')
      .where('n', '<=', Number(last) - KEPT_ENTRIES)
      .execute(),
  );
}
