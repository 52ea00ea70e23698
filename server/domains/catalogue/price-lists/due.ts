// What falls due: lists that begin, campaigns that end, prices that somebody wants back. In the order of their times,
// one list at a time; several processes may look.
import type { PriceListState } from '#contract/price-lists.ts';
import {
  PRICE_LIST_MISSED,
  priceListEndTitle,
  priceListStartTitle,
  priceListUndoTitle,
} from '#contract/price-list-texts.ts';
import { CHANGED_AT_ONCE } from '#contract/bulk-edit.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database, Db, Trx } from '../../../base/db/database.ts';
import type { TaskWorks } from '../../../entities/tasks/kind.ts';
import { findTask, viewerOf } from '../../../entities/tasks/rows.ts';
import { beginTask, draftTask, findDraft } from '../../../entities/tasks/start.ts';
import type { ListRow } from './resource.ts';
import { IN_TRANSITION, keepStates } from './states.ts';

interface Parts {
  database: Database;
  works: TaskWorks;
  now: Clock;
}
interface Due {
  list: ListRow;
  step: 'start' | 'end';
  at: number;
}

/** Another process was quicker. */
class Taken extends Error {}

const isAnyInTransition = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('priceLists')
    .select('id')
    .where('state', 'in', [...IN_TRANSITION])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What is due first; undefined: nothing is, or a list is on its way. */
async function nextDue(db: Db, now: number): Promise<Due | undefined> {
  if (await isAnyInTransition(db)) return undefined;
  const rows = await db
    .selectFrom('priceLists')
    .selectAll()
    .where((eb) => eb.or([eb('state', 'in', ['scheduled', 'running']), eb('undoAt', 'is not', null)]))
    .orderBy('id')
    .execute();
  const dues = rows.flatMap((list): Due[] => {
    const due = (step: Due['step'], at: Date | null): Due[] =>
      at !== null && at.getTime() <= now ? [{ list, step, at: at.getTime() }] : [];
    if (list.undoAt !== null) return due('end', list.undoAt);
    return list.state === 'running' ? due('end', list.endsAt) : due('start', list.startsAt);
  });
  // What ends makes room for what begins at the same minute.
  return dues.toSorted((a, b) => a.at - b.at || a.step.localeCompare(b.step) || a.list.id - b.list.id)[0];
}

/** Moves a list on, if it is still as it was read. @throws Taken @param trx holds 'price_lists' */
async function move(
  trx: Trx,
  list: ListRow,
  change: { state: PriceListState; taskId?: number; note?: string; finishedAt?: Date },
): Promise<void> {
  if (change.taskId !== undefined && (await isAnyInTransition(trx))) throw new Taken();
  const { numUpdatedRows } = await trx
    .updateTable('priceLists')
    .set({ ...change, version: list.version + 1 })
    .where('id', '=', list.id)
    .where('version', '=', list.version)
    .where('state', '=', list.state)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Taken();
}

const titleOf = ({ name, undoAt }: ListRow, step: Due['step']): string => {
  if (step === 'start') return priceListStartTitle(name);
  return undoAt === null ? priceListEndTitle(name) : priceListUndoTitle(name);
};

/** Products that a step concerns, in the order of their codes. */
async function productsOf({ db }: Database, { id }: ListRow, step: Due['step']): Promise<string[]> {
  const rows = await db
    .selectFrom('priceListItems as i')
    .innerJoin('products as p', 'p.id', 'i.productId')
    .select('p.publicId')
    .where('i.listId', '=', id)
    .$if(step === 'end', (some) => some.where('i.outcome', '=', 'changed'))
    .orderBy('p.code')
    .orderBy('p.id')
    .execute();
  return rows.map(({ publicId }) => publicId);
}

async function begin(parts: Parts, { list, step }: Due): Promise<void> {
  const { database, now } = parts;
  const viewer = viewerOf(list);
  const kind = step === 'start' ? 'price-list-start' : 'price-list-end';
  const rowIds = await productsOf(database, list, step);
  const draft = await findDraft(
    database.db,
    viewer,
    kind,
    await draftTask({ database, now }, { kind, viewer, rowIds }),
  );
  await beginTask(parts, draft, {
    title: titleOf(list, step),
    params: { list: list.publicId },
    atOnce: CHANGED_AT_ONCE,
    claim: {
      locks: ['price_lists'],
      take: (trx) => move(trx, list, { state: step === 'start' ? 'starting' : 'ending', taskId: draft.id }),
    },
  });
}

/** A campaign whose time passed while nobody could begin it. */
const isMissed = ({ list: { endsAt }, step }: Due, now: number): boolean =>
  step === 'start' && endsAt !== null && endsAt.getTime() <= now;

/** Begins and ends whatever is due. */
export async function movePriceLists(parts: Parts): Promise<void> {
  const { database, now } = parts;
  for (;;) {
    if (await isAnyInTransition(database.db)) await database.write('price_lists', keepStates);
    const due = await nextDue(database.db, now());
    if (!due) return;
    try {
      if (isMissed(due, now()))
        await database.write('price_lists', (trx) =>
          move(trx, due.list, { state: 'cancelled', note: PRICE_LIST_MISSED, finishedAt: new Date(now()) }),
        );
      else await begin(parts, due);
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
    }
  }
}

/** The task of a list on its way. */
export const taskOf = async (trx: Trx, { taskId }: ListRow) => {
  const row =
    taskId === null
      ? undefined
      : await trx.selectFrom('tasks').select('publicId').where('id', '=', taskId).executeTakeFirst();
  return row && findTask(trx, row.publicId);
};
