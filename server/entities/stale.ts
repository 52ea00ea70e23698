// Changes that others saved since a version was read, and whether a save would undo them.
import { ApiError } from '#contract/api-error.ts';
import type { AuditKind } from '#contract/audit.ts';
import type { StaleChange } from '#contract/errors.ts';
import { changesOf, shown, type FieldChange, type ShownFields } from './audit/record.ts';
import type { Trx } from '../base/db/database.ts';
import type { Apart, Conflict, Resource, Row, StaffTable } from './resource.ts';
import { changedMeanwhile, SOMEBODY_ELSE } from './texts.ts';

/** A save by another person, from the audit table. */
export interface OtherSave {
  actorName: string;
  at: Date;
  changes: readonly FieldChange[];
  rowVersion: number | null;
  action: string;
}

interface Version {
  publicId: string;
  version: number;
}

const savesAfter = (trx: Trx, kind: AuditKind, { publicId }: Version, edited: number): Promise<OtherSave[]> =>
  trx
    .selectFrom('audit')
    .select(['actorName', 'at', 'changes', 'rowVersion', 'action'])
    .where('kind', '=', kind)
    .where('rowId', '=', publicId)
    .where('rowVersion', '>', edited)
    .where('action', '!=', 'delete') // a restored row: every field
    .orderBy('id')
    .execute();

/**
 * Returns the saves since `edited`; 'unknown' where they do not account for every version, because the row was also
 * changed in other ways or restored from the trash.
 */
export async function savesSince(
  trx: Trx,
  kind: AuditKind,
  row: Version,
  edited: number,
): Promise<OtherSave[] | 'unknown'> {
  const saves = await savesAfter(trx, kind, row, edited);
  const told = new Set(saves.filter(({ action }) => action === 'update').map(({ rowVersion }) => rowVersion));
  return edited < row.version && told.size === row.version - edited ? saves : 'unknown';
}

interface Save<T extends StaffTable> {
  saves: readonly OtherSave[];
  news: Record<string, unknown>;
  shownBefore: ShownFields;
  apart: Apart<T> | undefined;
}

/**
 * @throws STALE when the save would set a field that others have changed since the read version to another value;
 * changes of only one side are merged
 */
export async function refuseConflicts<T extends StaffTable>(
  trx: Trx,
  resource: Resource<T>,
  row: Row<T>,
  { saves, news, shownBefore, apart }: Save<T>,
): Promise<void> {
  const conflict = await apart?.conflict(trx, row);
  const theirs = fieldsIn(saves);
  const mine =
    theirs.length === 0
      ? []
      : changesOf(shownBefore, await resource.fieldsOf({ ...row, ...news }, trx)).filter(({ field }) =>
          theirs.includes(field),
        );
  if (mine.length > 0 || conflict) throw staleOf({ row, saves, now: shownBefore, mine, conflict });
}

const fieldsIn = (saves: readonly OtherSave[]): string[] => [
  ...new Set(saves.flatMap((save) => save.changes.map((change) => change.field))),
];

interface Newer {
  row: Version & { updatedAt: Date };
  saves: readonly OtherSave[];
  now: ShownFields;
  /** The refused changes, based on the current value. */
  mine?: readonly FieldChange[];
  conflict?: Conflict | undefined;
  /** The author where the audit table names nobody. */
  other?: string | undefined;
}

/** Makes the 409 of a save over a newer row: who saved in the meantime, when, and which fields. */
function staleOf({ row, saves, now, mine = [], conflict, other }: Newer): ApiError {
  const changes = fieldsIn(saves)
    .filter((field) => field !== conflict?.change.field)
    .map((field): StaleChange => {
      const save = saves.findLast((one) => one.changes.some((change) => change.field === field))!;
      const refused = mine.find((change) => change.field === field);
      const value = field in now ? shown(now[field]) : save.changes.find((change) => change.field === field)!.after;
      return {
        field,
        now: refused ? refused.before : value,
        mine: refused?.after,
        by: save.actorName,
        at: save.at.toISOString(),
      };
    });
  if (conflict) changes.push(conflict.change);
  const last = saves.at(-1);
  const { by, at, sentence } =
    conflict && mine.length === 0
      ? { ...conflict.change, sentence: conflict.sentence }
      : { by: last?.actorName ?? other, at: (last?.at ?? row.updatedAt).toISOString(), sentence: undefined };
  const error = new ApiError(409, 'STALE', sentence ?? changedMeanwhile(by));
  error.stale = {
    changedBy: by ?? SOMEBODY_ELSE,
    changedAt: at,
    version: row.version,
    fields: changes.map(({ field }) => field),
    changes,
  };
  return error;
}

/**
 * Makes the 409 of any save over a newer row, whichever fields it changes.
 * @param now the row by its fields' names
 * @param other the author where the audit table names nobody: no person made the change
 */
export async function staleError(
  trx: Trx,
  {
    kind,
    row,
    edited,
    now,
    other,
  }: { kind: AuditKind; row: Newer['row']; edited: number; now: ShownFields; other?: string | undefined },
): Promise<ApiError> {
  return staleOf({ row, saves: await savesAfter(trx, kind, row, edited), now, other });
}
