// Writes the append-only audit table: who did what to which row, with the fields that changed.
import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditKind } from '#contract/audit.ts';
import { shorten } from '#contract/format.ts';
import { fold, searchTerms } from '#contract/text.ts';
import { istanbulDay, istanbulMidnight } from '../../base/clock.ts';
import type { Trx } from '../../base/db/database.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { json } from '../../base/db/tables.ts';
import { personOf, type Viewer } from '../../call/handlers.ts';

/** A row as its calls name its fields. */
export type ShownFields = Readonly<Record<string, unknown>>;

export interface Entry {
  /** The person who acts; their address is kept too. */
  viewer: Pick<Viewer, 'user' | 'address'>;
  now: Date;
  action: AuditAction;
  kind: AuditKind;
  /** The row's public id, or a setting's key. */
  rowId: string;
  /** The version after the change; null where rows have none. */
  rowVersion: number | null;
  title: string;
  /**
   * The row before and after; neither for actions that change nothing, like reading. Only fields that differ are kept.
   */
  before?: ShownFields | undefined;
  after?: ShownFields | undefined;
}

const MAX_TITLE = 200;
const MAX_TEXT = 500;
const MAX_ITEMS = 30;
/** Letters kept before the first difference of two long texts. */
const LEAD = 60;

/** Replaces a secret value. */
const HIDDEN = '•••';
const SECRET = Symbol('secret');
interface Secret {
  [SECRET]: unknown;
}
const isSecret = (value: unknown): value is Secret => typeof value === 'object' && value !== null && SECRET in value;
/** Marks a field of which the table may record that it changed, but not its values. */
export const secret = (value: unknown): unknown => ({ [SECRET]: value }) satisfies Secret;

const WHOLE = Symbol('whole');
interface Whole {
  [WHOLE]: unknown;
}
const isWhole = (value: unknown): value is Whole => typeof value === 'object' && value !== null && WHOLE in value;
/** Marks a field that is never shortened, because it is shown from the table. */
export const whole = (value: unknown): unknown => ({ [WHOLE]: value }) satisfies Whole;

/**
 * Writes one row of the audit table, in the transaction of the change itself.
 * @param within id of the entry about many rows behind which this one stands
 */
export async function record(trx: Trx, entry: Entry, within?: number): Promise<void> {
  const { viewer, now, action, kind, rowId } = entry;
  const foldedInto =
    action === 'read'
      ? await sameReading(trx, { actorId: personOf(viewer).publicId, now, kind, rowId, title: titleOf(entry) })
      : (within ?? null);
  await trx.insertInto('audit').values(valuesOf(entry, foldedInto)).execute();
}

/** Writes an entry about many rows, behind which those of the rows come to stand. @returns its id */
export async function recordSummary(trx: Trx, summary: Entry): Promise<number> {
  const { id } = await trx
    .insertInto('audit')
    .values(valuesOf(summary, null))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Writes an entry about many rows, and one for each of them behind it: the list shows the first alone, the history of
 * each row its own.
 */
export async function recordTogether(trx: Trx, summary: Entry, parts: readonly Entry[]): Promise<void> {
  const id = await recordSummary(trx, summary);
  for (let i = 0; i < parts.length; i += ROWS_PER_INSERT)
    await trx
      .insertInto('audit')
      .values(parts.slice(i, i + ROWS_PER_INSERT).map((part) => valuesOf(part, id)))
      .execute();
}
const ROWS_PER_INSERT = 200;

const titleOf = ({ title }: Entry): string => shorten(title, MAX_TITLE);

function valuesOf(entry: Entry, foldedInto: number | null) {
  const { viewer, now, action, kind, rowId, rowVersion, before, after } = entry;
  const actor = personOf(viewer);
  const title = titleOf(entry);
  return {
    publicId: newPublicId(),
    at: now,
    actorId: actor.publicId,
    actorName: actor.name,
    address: viewer.address,
    action,
    kind,
    rowId,
    rowVersion,
    title,
    changes: json(changesOf(before, after)),
    foldedInto,
    searchText: foldedInto === null ? auditWords(title) : '', // the first entry is found for all of them
  };
}

/** Reading the same again within this time continues the previous reading. */
const FOLD_MS = 30 * 60_000;

/**
 * Returns the first of the readings that this one continues, on the same day in Istanbul; null when it is a new one.
 * Each reading keeps its record.
 */
async function sameReading(
  trx: Trx,
  { actorId, now, kind, rowId, title }: { actorId: string; now: Date; kind: AuditKind; rowId: string; title: string },
): Promise<number | null> {
  const since = new Date(Math.max(now.getTime() - FOLD_MS, istanbulMidnight(istanbulDay(now.getTime())).getTime()));
  const last = await trx
    .selectFrom('audit')
    .select(['id', 'foldedInto'])
    .where('actorId', '=', actorId)
    .where('at', '>=', since)
    .where('action', '=', 'read')
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .where('title', '=', title)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? (last.foldedInto ?? last.id) : null;
}

/**
 * The column that the list searches: words with a space on each side. Signs within figures separate words, unlike in
 * the catalogue: 'SP-2026-000002' is three words.
 */
export const auditWords = (title: string): string => ` ${fold(title).replaceAll('.', ' ')} `;
/** The search terms in the form of that column. */
export const auditTerms = (q: string): string[] =>
  searchTerms(q)
    .flatMap((term) => term.split('.'))
    .filter(Boolean);

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Returns the fields that differ. For a row that is created or deleted, these are the fields that hold something. */
export function changesOf(before: ShownFields = {}, after: ShownFields = {}): FieldChange[] {
  return Object.keys({ ...before, ...after }).flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    if (isDeepStrictEqual(was, is) || (isNothing(was) && isNothing(is))) return [];
    const start =
      typeof was === 'string' && typeof is === 'string' && Math.max(was.length, is.length) > MAX_TEXT
        ? Math.max(0, sameUntil(was, is) - LEAD)
        : 0;
    return [{ field, before: shown(was, start), after: shown(is, start) }];
  });
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function sameUntil(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}

/** Shortens a value for storage: long texts from `start`, long lists to their first items; secrets are left out. */
export function shown(value: unknown, start = 0): unknown {
  if (value === undefined) return null;
  if (isSecret(value)) return HIDDEN;
  if (isWhole(value)) return value[WHOLE];
  if (typeof value === 'string')
    return `${start > 0 ? '…' : ''}${shorten(value.slice(start).replace(/^[\udc00-\udfff]/, ''), MAX_TEXT)}`;
  if (Array.isArray(value))
    return [
      ...value.slice(0, MAX_ITEMS).map((item) => shown(item)),
      ...(value.length > MAX_ITEMS ? [`… +${value.length - MAX_ITEMS}`] : []),
    ];
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MAX_ITEMS)
        .map(([key, item]) => [key, shown(item)]),
    );
  return value;
}

/**
 * Forgets the values of fields of a row that is erased with all that was written about a person: the entries keep that
 * the fields changed, not how.
 */
export async function forget(trx: Trx, kind: AuditKind, rowId: string, fields: readonly string[]): Promise<void> {
  await forgetIn(
    trx,
    await trx
      .selectFrom('audit')
      .select(['id', 'changes'])
      .where('kind', '=', kind)
      .where('rowId', '=', rowId)
      .execute(),
    fields,
  );
}

/** Forgets the values in entries that were already looked up. */
export async function forgetIn(
  trx: Trx,
  entries: readonly { id: number; changes: readonly FieldChange[] }[],
  fields: readonly string[],
): Promise<void> {
  for (const { id, changes } of entries) {
    if (!changes.some(({ field }) => fields.includes(field))) continue;
    const kept = changes.map((change) =>
      fields.includes(change.field) ? { field: change.field, before: HIDDEN, after: HIDDEN } : change,
    );
    await trx
      .updateTable('audit')
      .set({ changes: json(kept) })
      .where('id', '=', id)
      .execute();
  }
}

/** Renames a row whose title is a visitor's own words: its entries stay, under another title. */
export async function forgetTitle(trx: Trx, kind: AuditKind, rowId: string, title: string): Promise<void> {
  await trx
    .updateTable('audit')
    .where('kind', '=', kind)
    .where('rowId', '=', rowId)
    .set({ title, searchText: auditWords(title) })
    .execute();
}

/** Fields of an account that identify its owner. */
const PERSONAL_FIELDS: readonly string[] = ['username', 'name', 'email', 'avatar'];

/**
 * Makes the entries of a deleted account anonymous: actions and times stay, identity goes, also where the owner acted.
 * @param name replaces the owner's name
 */
export async function forgetAccount(trx: Trx, publicId: string, name: string): Promise<void> {
  await forget(trx, 'user', publicId, PERSONAL_FIELDS);
  await forgetTitle(trx, 'user', publicId, name);
  await forget(trx, 'customer', publicId, ['note']);
  await forgetTitle(trx, 'customer', publicId, name);
  await trx
    .updateTable('audit')
    .where('kind', '=', 'user')
    .where('rowId', '=', publicId)
    .where('actorId', 'in', ['', publicId])
    .set({ actorName: name, address: '' })
    .execute(); // '': before the account existed
  await trx.updateTable('stockMoves').where('actorId', '=', publicId).set({ actorName: name }).execute();
  await trx.updateTable('rowDrafts').where('byId', '=', publicId).set({ byName: name }).execute();
  await trx.updateTable('tasks').where('byId', '=', publicId).set({ byName: name }).execute();
  await trx.updateTable('imports').where('byId', '=', publicId).set({ byName: name }).execute();
  await trx.updateTable('priceLists').where('byId', '=', publicId).set({ byName: name }).execute();
}
