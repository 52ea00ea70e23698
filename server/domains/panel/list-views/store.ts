// Saved views of the panel's lists, and what a person has chosen for each list.
import type { Selectable } from 'kysely';
import type { Role } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { VIEW_ABSENT, VIEW_NAME_TAKEN, VIEW_NOT_YOURS, VIEW_STALE, viewsFull } from '#contract/list-view-texts.ts';
import { MAX_VIEWS, VIEWED_LISTS, type ListChoice, type ListView, type ViewState } from '#contract/list-views.ts';
import { fold } from '#contract/text.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { json, type ListChoiceTable, type ListViewTable } from '../../../base/db/tables.ts';
import type { SignedIn } from '../../../call/handlers.ts';

type ViewRow = Selectable<ListViewTable> & { owner: string };
interface Fields {
  name: string;
  isShared: boolean;
  state: ViewState;
}
/** Who asks, and as what. */
interface Asker {
  user: SignedIn;
  role: Role;
}

/** Lists that the role may read; views of others may name what it must not know. */
const readableLists = (role: Role): string[] =>
  Object.entries(VIEWED_LISTS).flatMap(([list, call]) => (contract[call as Key].access[role] === '403' ? [] : [list]));

const shownView = (
  { publicId, list, name, isShared, userId, owner, state, version }: ViewRow,
  me: number,
): ListView => ({
  _id: publicId,
  list,
  name,
  isShared,
  isOwn: userId === me,
  owner,
  state,
  version,
});
const shownChoice = ({ list, columns, defaultView }: Selectable<ListChoiceTable>): ListChoice => ({
  list,
  columns,
  defaultView,
});

/** Views that the person sees: their own, and shared ones of lists that they may read. */
const seenViews = (db: Db, { user, role }: Asker) =>
  db
    .selectFrom('listViews as v')
    .innerJoin('users as u', 'u.id', 'v.userId')
    .selectAll('v')
    .select(({ fn, eb }) => [
      fn.coalesce(fn<string | null>('nullif', ['u.name', eb.val('')]), 'u.username').as('owner'),
    ])
    .where('v.list', 'in', readableLists(role))
    .where((eb) => eb.or([eb('v.userId', '=', user.id), eb('v.isShared', '=', true)]))
    .orderBy('v.nameKey')
    .orderBy('v.id');

/** Views of all lists in alphabetical order, and the person's choices. */
export async function listViews(db: Db, asker: Asker): Promise<{ views: ListView[]; choices: ListChoice[] }> {
  const views = await seenViews(db, asker).execute();
  const choices = await db
    .selectFrom('listChoices')
    .selectAll()
    .where('userId', '=', asker.user.id)
    .orderBy('list')
    .execute();
  return { views: views.map((row) => shownView(row, asker.user.id)), choices: choices.map(shownChoice) };
}

/** @throws NOT_FOUND for a view that the person does not see */
async function getView(db: Db, asker: Asker, publicId: string): Promise<ViewRow> {
  const row = await seenViews(db, asker).where('v.publicId', '=', publicId).executeTakeFirst();
  if (!row) throw notFound(VIEW_ABSENT);
  return row;
}

/** @throws NOT_FOUND; FORBIDDEN for somebody else's, except for admins */
async function changeableView(trx: Trx, asker: Asker, publicId: string): Promise<ViewRow> {
  const row = await getView(trx, asker, publicId);
  if (row.userId !== asker.user.id && asker.role !== 'admin') throw new ApiError(403, 'FORBIDDEN', VIEW_NOT_YOURS);
  return row;
}

/** @throws DUPLICATE where the owner has another view of the list that reads alike */
async function refuseTakenName(trx: Trx, { userId, list, name }: Pick<ViewRow, 'userId' | 'list' | 'name'>, own = 0) {
  const taken = await trx
    .selectFrom('listViews')
    .select('id')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where('nameKey', '=', fold(name))
    .where('id', '!=', own)
    .executeTakeFirst();
  if (taken) throw new ApiError(409, 'DUPLICATE', VIEW_NAME_TAKEN, { name: VIEW_NAME_TAKEN });
}

/**
 * Saves a view, inside a transaction on 'accounts', whose lock keeps the limit exact.
 * @throws GUARDED where there are too many; DUPLICATE
 */
export async function addView(
  trx: Trx,
  asker: Asker,
  { list, ...fields }: Fields & { list: string },
  at: Date,
): Promise<ListView> {
  const userId = asker.user.id;
  const { n } = await trx
    .selectFrom('listViews')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  if (n >= MAX_VIEWS) throw new ApiError(409, 'GUARDED', viewsFull(MAX_VIEWS));
  await refuseTakenName(trx, { userId, list, name: fields.name });
  const publicId = newPublicId();
  await trx
    .insertInto('listViews')
    .values({
      publicId,
      userId,
      list,
      name: fields.name,
      nameKey: fold(fields.name),
      isShared: fields.isShared,
      state: json(fields.state),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return shownView(await getView(trx, asker, publicId), userId);
}

/** @throws NOT_FOUND, FORBIDDEN, DUPLICATE; STALE where somebody has changed the view since that version */
export async function changeView(
  trx: Trx,
  asker: Asker,
  publicId: string,
  {
    version,
    name,
    isShared,
    state,
  }: { [K in keyof Fields]?: Fields[K] | undefined } & { version?: number | undefined },
  at: Date,
): Promise<ListView> {
  const row = await changeableView(trx, asker, publicId);
  if (version !== undefined && version !== row.version) throw new ApiError(409, 'STALE', VIEW_STALE);
  if (name !== undefined) await refuseTakenName(trx, { ...row, name }, row.id);
  const changed = {
    ...row,
    name: name ?? row.name,
    isShared: isShared ?? row.isShared,
    state: state ?? row.state,
    version: row.version + 1,
  };
  await trx
    .updateTable('listViews')
    .set({
      name: changed.name,
      nameKey: fold(changed.name),
      isShared: changed.isShared,
      state: json(changed.state),
      version: changed.version,
      updatedAt: at,
    })
    .where('id', '=', row.id)
    .execute();
  return shownView(changed, asker.user.id);
}

/** Deletes a view; lists that opened with it open without any. @throws NOT_FOUND, FORBIDDEN */
export async function removeView(trx: Trx, asker: Asker, publicId: string): Promise<void> {
  const { id } = await changeableView(trx, asker, publicId);
  await trx.deleteFrom('listViews').where('id', '=', id).execute();
  await trx.updateTable('listChoices').set({ defaultView: null }).where('defaultView', '=', publicId).execute();
}

/** Keeps what is named of a person's choices for a list. @throws NOT_FOUND for a view that they do not see */
export async function choose(
  trx: Trx,
  asker: Asker,
  list: string,
  { columns, defaultView }: { columns?: string[] | null | undefined; defaultView?: string | null | undefined },
): Promise<ListChoice> {
  const userId = asker.user.id;
  if (typeof defaultView === 'string' && (await getView(trx, asker, defaultView)).list !== list)
    throw notFound(VIEW_ABSENT);
  const row = await trx
    .selectFrom('listChoices')
    .selectAll()
    .where('userId', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst();
  const chosen = {
    columns: columns === undefined ? (row?.columns ?? null) : columns,
    defaultView: defaultView === undefined ? (row?.defaultView ?? null) : defaultView,
  };
  const values = { columns: chosen.columns === null ? null : json(chosen.columns), defaultView: chosen.defaultView };
  await trx
    .insertInto('listChoices')
    .values({ userId, list, ...values })
    .onConflict((oc) => oc.columns(['userId', 'list']).doUpdateSet(values))
    .execute();
  return { list, ...chosen };
}
