import { createHash, randomBytes } from 'node:crypto';
import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { clientNetwork } from '../../../base/client-network.ts';
import type { Viewer } from '../../../call/handlers.ts';
import { readerKind } from './readers.ts';

/** Least time between two updates of cached pages for a post's new views. */
const TELL_EVERY_MS = 10 * 60_000;

/**
 * Counts readers: each once per post and day in Istanbul. Their identity is not stored, only a hash of address and kind
 * of browser with a salt that is deleted after its day.
 */
export const viewCounter = ({ db, write }: Database, clock: Clock) => {
  const countOnce = (blogId: number, viewer: Viewer, kind: string) =>
    db.transaction().execute(async (trx) => {
      const now = clock();
      const day = istanbulDay(now);
      const reader = createHash('sha256')
        .update(`${await saltOf(trx, day)} ${clientNetwork(viewer.address)} ${kind}`)
        .digest('base64url')
        .slice(0, 22);
      const isNew = await trx
        .insertInto('blogReaders')
        .values({ blogId, day, reader })
        .onConflict((c) => c.doNothing())
        .returning('blogId')
        .executeTakeFirst();
      if (!isNew) return false;
      const { toldAt } = await trx
        .insertInto('blogViews')
        .values({ blogId, views: 1, toldAt: new Date(0) })
        .onConflict((c) => c.column('blogId').doUpdateSet((eb) => ({ views: eb('blogViews.views', '+', 1) })))
        .returning('toldAt')
        .executeTakeFirstOrThrow();
      return now - toldAt.getTime() >= TELL_EVERY_MS;
    });

  return {
    async count(blogId: number, viewer: Viewer): Promise<void> {
      const kind = readerKind(viewer);
      if (kind === null || !(await countOnce(blogId, viewer, kind))) return;
      // Replies show the number at the time they are made; only this write makes cached ones invalid.
      await write('blogs', (trx) =>
        trx
          .updateTable('blogViews')
          .set({ toldAt: new Date(clock()) })
          .where('blogId', '=', blogId)
          .execute(),
      );
    },
  };
};

/** The day's salt. The first reader of a day creates it and removes earlier days' data. */
async function saltOf(trx: Trx, day: string): Promise<string> {
  const find = () => trx.selectFrom('blogReaderDays').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await trx
    .insertInto('blogReaderDays')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((c) => c.doNothing())
    .execute();
  await trx.deleteFrom('blogReaderDays').where('day', '<', day).execute();
  await trx.deleteFrom('blogReaders').where('day', '<', day).execute();
  return (await find())!.salt;
}
