// An import's row, and what its calls show of it.
import type { Selectable } from 'kysely';
import { notFound } from '#contract/api-error.ts';
import { IMPORT_ABSENT, IMPORT_WARNING_SENTENCES } from '#contract/import-texts.ts';
import type { Import, ImportField } from '#contract/imports.ts';
import type { Db } from '../../base/db/database.ts';
import type { ImportTable } from '../../base/db/tables.ts';
import type { TaskFields } from '../tasks/kind.ts';
import { isOpen, shownTask, type TaskRow } from '../tasks/rows.ts';
import type { FieldRule, ImportKind, ImportKinds } from './kind.ts';
import { picturesSoFar } from './pictures.ts';

export type ImportRecord = Selectable<ImportTable>;

/** @throws 404 */
export async function findImport(db: Db, publicId: string): Promise<ImportRecord> {
  const row = await db.selectFrom('imports').selectAll().where('publicId', '=', publicId).executeTakeFirst();
  if (!row) throw notFound(IMPORT_ABSENT);
  return row;
}

/** The task that works on it or has worked. */
export const taskOf = async (db: Db, { taskId }: Pick<ImportRecord, 'taskId'>): Promise<TaskRow | undefined> =>
  taskId === null ? undefined : db.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirst();

/** A check that ended early, cancelled or for the file's sake, leaves the columns to be mapped again. */
export const stateNow = ({ state }: ImportRecord, task: TaskRow | undefined): Import['state'] =>
  state === 'checking' && (!task || !isOpen(task)) ? 'mapping' : state;

const fieldShown = ({ name, label, type, isKey = false, isNeeded = false }: FieldRule): ImportField => ({
  name,
  label,
  isKey,
  isNeeded,
  isNumber: type === 'number' || type === 'whole',
});

/** Numbers of rows by what becomes of them. */
async function countsOf(db: Db, importId: number): Promise<NonNullable<Import['counts']>> {
  const rows = await db
    .selectFrom('importRows')
    .select(['action', (eb) => eb.fn.countAll<number>().as('n')])
    .where('importId', '=', importId)
    .groupBy('action')
    .execute();
  return { create: 0, update: 0, same: 0, error: 0, ...Object.fromEntries(rows.map(({ action, n }) => [action, n])) };
}

const madeBy = async (db: Db, importId: number): Promise<string[]> =>
  (
    await db
      .selectFrom('importRows')
      .select('makes')
      .distinct()
      .where('importId', '=', importId)
      .where('makes', '<>', '')
      .orderBy('makes')
      .execute()
  ).map(({ makes }) => makes);

/** Fields in the order of the file's columns: one engine keeps them in an order of its own. */
export function inFileOrder(fields: TaskFields, mapping: ImportRecord['mapping']): TaskFields {
  const places = new Map(mapping.map(({ field }, i) => [field, i]));
  const placeOf = (field: string): number => places.get(field) ?? -1;
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

/** What is told of an import's pictures; null: its rows have none. */
async function picturesOf(db: Db, row: ImportRecord, { pictures, reader }: ImportKind): Promise<Import['pictures']> {
  if (!pictures) return null;
  return {
    fields: [...pictures.fields],
    takesZip: reader === undefined,
    zip: row.picturesZip,
    areFetched: row.arePicturesFetched,
    ...(await picturesSoFar(db, row.id)),
  };
}

export async function shownImport(db: Db, kinds: ImportKinds, row: ImportRecord, now: number): Promise<Import> {
  const kind: ImportKind = kinds[row.kind];
  const task = await taskOf(db, row);
  const state = stateNow(row, task);
  const { translated, ...form } = row.form;
  const isChecked = state === 'checked' || state === 'applied';
  return {
    _id: row.publicId,
    kind: row.kind,
    fileName: row.fileName,
    state,
    form,
    source: translated?.source ?? null,
    notes: [...(translated?.notes ?? [])],
    sheets: [...row.sheets],
    columns: row.columns,
    fields: kind.fields.map(fieldShown),
    mapping: [...row.mapping],
    modes: [...kind.modes],
    mode: row.mode,
    problem: state === 'mapping' && row.state === 'checking' ? (task?.message ?? '') : row.problem,
    counts: isChecked ? await countsOf(db, row.id) : null,
    makes: isChecked ? await madeBy(db, row.id) : [],
    offersMails: kind.offersMails ?? false,
    warnings: isChecked
      ? row.warnings.map(({ name, count }) => ({ name, sentence: IMPORT_WARNING_SENTENCES[name](count) }))
      : [],
    pictures: await picturesOf(db, row, kind),
    task: task && state !== 'mapping' && state !== 'checked' ? shownTask(task, now) : null,
    createdAt: row.createdAt.toISOString(),
    by: row.byName,
  };
}
