import { ApiError, notFound } from '#contract/api-error.ts';
import {
  PRICE_LIST_EMPTY,
  PRICE_LIST_ENDED_ALREADY,
  PRICE_LIST_ITEM_ABSENT,
  PRICE_LIST_NOT_CANCELLABLE,
  PRICE_LIST_NOT_REMOVABLE,
  PRICE_LIST_NOT_RUNNING,
  PRICE_LIST_NOT_UNDOABLE,
} from '#contract/price-list-texts.ts';
import type { PriceList } from '#contract/price-lists.ts';
import { toMinor } from '#contract/money.ts';
import type { Trx } from '../../../base/db/database.ts';
import { handlers, personOf, type Viewer } from '../../../call/handlers.ts';
import { pageOf } from '../../../call/list-page.ts';
import type { StaffServices } from '../../../call/services.ts';
import type { By, Change } from '../../../entities/resource.ts';
import { staffSaving, updateRow } from '../../../entities/saving.ts';
import { cancelTask } from '../../../entities/tasks/cancel.ts';
import type { TaskWorks } from '../../../entities/tasks/kind.ts';
import type { FindAll } from '../bulk-edit/handlers.ts';
import { currencyRules } from '../price.ts';
import { movePriceLists, taskOf } from './due.ts';
import { putItem, removeItem } from './items.ts';
import { refuseOverlap } from './overlap.ts';
import { previewOf } from './preview.ts';
import { draftColumns, factColumns, findList, priceListResource, refuseUnlessDraft, type ListRow } from './resource.ts';
import { hasWords, itemOf, itemPage, shownLists } from './shown.ts';
import { chooseItems, copyItems, importItems, productOf } from './sources.ts';
import { isUndoable, keepStates } from './states.ts';

const guarded = (sentence: string): ApiError => new ApiError(409, 'GUARDED', sentence);

/** States of a list that is somebody's work, or whose prices hold for a while. */
const KEPT: readonly ListRow['state'][] = ['scheduled', 'starting', 'running', 'ending', 'halted'];

/** Price lists and campaigns, their products, and what becomes of them. */
export const priceListHandlers = (
  services: StaffServices,
  { works, findAll }: { works: TaskWorks; findAll: FindAll },
) => {
  const { database, now } = services;
  const { db } = database;
  const saving = staffSaving(services, {
    ...priceListResource,
    async beforeRemove(_trx, { state }) {
      if (KEPT.includes(state)) throw guarded(PRICE_LIST_NOT_REMOVABLE);
    },
  });
  const shown = async (row: ListRow): Promise<PriceList> => (await shownLists(db, [row], now()))[0]!;
  const byOf = (viewer: Viewer): By => ({ viewer, at: new Date(now()) });
  const move = () => movePriceLists({ database, works, now });

  /** Changes a list whose task may have ended, and does at once what is due then. */
  async function act(
    viewer: Viewer,
    publicId: string,
    change: (trx: Trx, row: ListRow, at: Date) => Promise<Change<'priceLists'>>,
    version?: number,
  ): Promise<PriceList> {
    const by = byOf(viewer);
    await database.write(['price_lists', 'tasks'], async (trx) => {
      await keepStates(trx);
      await updateRow(trx, priceListResource, by, publicId, version, (row) => change(trx, row, by.at));
    });
    await move();
    return shown(await findList(db, publicId));
  }

  return handlers({
    async 'GET /api/price-lists'({ query }) {
      const rows = db
        .selectFrom('priceLists')
        .$if(query.kind !== undefined, (some) => some.where('kind', '=', query.kind!))
        .$if(query.state !== undefined, (some) => some.where('state', '=', query.state!))
        .$if(query.q !== undefined, (some) => some.where(hasWords('name_key', query.q!)));
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const items = await rows
        .selectAll()
        .orderBy('id', 'desc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      return pageOf({ items: await shownLists(db, items, now()), total: Number(n) }, query);
    },
    'GET /api/price-lists/:id': async ({ params }) => shown(await findList(db, params.id)),
    'POST /api/price-lists': async ({ body }, { viewer }) => shown(await saving.create(viewer, draftColumns(body))),
    'PUT /api/price-lists/:id': async ({ params, body: { version, ...facts } }, { viewer }) =>
      shown(
        await saving.update(viewer, params.id, version, (row) => {
          refuseUnlessDraft(row);
          return factColumns(facts);
        }),
      ),
    'DELETE /api/price-lists/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),

    async 'GET /api/price-lists/:id/items'({ params, query }) {
      const { id } = await findList(db, params.id);
      return pageOf(await itemPage(db, id, query), query);
    },
    async 'POST /api/price-lists/:id/items'({ params, body: { code, price, currency } }, { viewer }) {
      const list = await findList(db, params.id);
      const product = await productOf(db, code);
      const item = { ...product, priceMinor: toMinor(price), currency: currency ?? product.currency };
      const refusal = (await currencyRules(db))(item.currency);
      if (refusal !== null) throw new ApiError(400, 'VALIDATION', refusal, { currency: refusal });
      await putItem(database, byOf(viewer), params.id, item);
      const stored = await itemOf(db, list.id, product.productId);
      if (!stored) throw notFound(PRICE_LIST_ITEM_ABSENT);
      return stored;
    },
    async 'DELETE /api/price-lists/:id/items/:product'({ params }, { viewer }) {
      if (!(await removeItem(database, byOf(viewer), params.id, params.product)))
        throw notFound(PRICE_LIST_ITEM_ABSENT);
      return undefined;
    },
    'POST /api/price-lists/:id/items/import': ({ params, body }, { viewer }) =>
      importItems(database, byOf(viewer), params.id, body),
    'POST /api/price-lists/:id/items/choose': async ({ params, body: { ids, filter, move: change } }, { viewer }) =>
      chooseItems(database, byOf(viewer), params.id, {
        keys:
          ids === undefined
            ? { column: 'id', of: [...(await findAll(filter!))] }
            : { column: 'publicId', of: [...new Set(ids)] },
        move: change,
      }),
    'POST /api/price-lists/:id/items/copy': ({ params, body }, { viewer }) =>
      copyItems(database, byOf(viewer), params.id, body),
    async 'GET /api/price-lists/:id/preview'({ params }) {
      return previewOf(db, (await findList(db, params.id)).id);
    },

    'POST /api/price-lists/:id/schedule': ({ params, body: { version } }, { viewer }) =>
      act(
        viewer,
        params.id,
        async (trx, row, at) => {
          refuseUnlessDraft(row);
          const first = await trx
            .selectFrom('priceListItems')
            .select('productId')
            .where('listId', '=', row.id)
            .limit(1)
            .executeTakeFirst();
          if (!first) throw new ApiError(400, 'VALIDATION', PRICE_LIST_EMPTY);
          if (row.endsAt !== null && row.endsAt <= at) throw new ApiError(400, 'VALIDATION', PRICE_LIST_ENDED_ALREADY);
          const startsAt = row.startsAt === null || row.startsAt < at ? at : row.startsAt;
          await refuseOverlap(trx, { ...row, startsAt });
          const person = personOf(viewer);
          return { state: 'scheduled', startsAt, byId: person.publicId, byName: person.name };
        },
        version,
      ),
    'POST /api/price-lists/:id/cancel': ({ params }, { viewer }) =>
      act(viewer, params.id, async (trx, row, at) => {
        if (row.state === 'scheduled') return { state: 'draft' };
        const task = row.state === 'starting' ? await taskOf(trx, row) : undefined;
        if (!task) throw guarded(PRICE_LIST_NOT_CANCELLABLE);
        await cancelTask(trx, task, at);
        return {};
      }),
    'POST /api/price-lists/:id/end': ({ params }, { viewer }) =>
      act(viewer, params.id, async (_trx, row, at) => {
        if (row.state !== 'running') throw guarded(PRICE_LIST_NOT_RUNNING);
        return { endsAt: at };
      }),
    'POST /api/price-lists/:id/undo': ({ params }, { viewer }) =>
      act(viewer, params.id, async (_trx, row, at) => {
        if (!isUndoable(row, at.getTime())) throw guarded(PRICE_LIST_NOT_UNDOABLE);
        return { undoAt: at };
      }),
  });
};
