// Puts rows on the site and takes them off it when the time has come that staff chose (docs/decisions/0138).
import { ApiError } from '#contract/api-error.ts';
import { SCHEDULER_NAME } from '#contract/publishing-texts.ts';
import { TRASH_KINDS } from '#contract/trash.ts';
import type { Clock } from '../base/clock.ts';
import type { Database, Trx } from '../base/db/database.ts';
import { processNamed } from '../call/handlers.ts';
import { resourceOf, type Change, type Resource, type Row, type StaffTable, type TrashResources } from './resource.ts';
import { staffSaving } from './saving.ts';

const SCHEDULER = processNamed(SCHEDULER_NAME);

type Timed = Record<'publishAt' | 'unpublishAt', string | null>;

/**
 * Does what has fallen due, each row in a save of its own: caches, the audit table, versions and derived columns follow
 * as after a save by hand. A row that fails does not keep the others waiting.
 * @throws the first failure, at the end
 */
export async function publishDue(parts: { database: Database; now: Clock }, resources: TrashResources): Promise<void> {
  const failures: unknown[] = [];
  for (const kind of TRASH_KINDS) {
    const resource = resourceOf(resources, kind);
    if (!resource.publishing) continue;
    for (const publicId of await dueRows(parts, resource))
      try {
        await publishRow(parts, resource, publicId);
      } catch (error) {
        if (!ApiError.is(error) || error.status !== 404) failures.push(error); // 404: deleted at this very moment
      }
  }
  if (failures.length > 0) throw failures[0];
}

/** The times are texts that compare as their times do; each has an index of the rows that have one. */
async function dueRows(
  { database: { db }, now }: { database: Database; now: Clock },
  { table }: Resource<StaffTable>,
): Promise<string[]> {
  const at = new Date(now()).toISOString();
  const due = (column: keyof Timed) =>
    db
      .selectFrom(table as 'features')
      .select(['id', 'publicId'])
      .where(column, '<=', at)
      .orderBy('id')
      .execute();
  const rows = [...(await due('publishAt')), ...(await due('unpublishAt'))];
  return [...new Set(rows.map(({ publicId }) => publicId))];
}

/** Looks again within the transaction: another process or a person may have been faster. */
const publishRow = (
  parts: { database: Database; now: Clock },
  resource: Resource<StaffTable>,
  publicId: string,
): Promise<unknown> =>
  staffSaving(parts, resource).update(SCHEDULER, publicId, undefined, (row, trx) =>
    dueChange(trx, resource, row, new Date(parts.now()).toISOString()),
  );

async function dueChange(
  trx: Trx,
  { publishing, switched }: Resource<StaffTable>,
  row: Row<StaffTable>,
  at: string,
): Promise<Change<StaffTable>> {
  const { publishAt, unpublishAt } = row as unknown as Timed;
  const isEnded = unpublishAt !== null && unpublishAt <= at;
  const isBegun = publishAt !== null && publishAt <= at;
  if (!isEnded && !isBegun) return {};
  const { flag } = publishing!;
  const isOn = !isEnded;
  return {
    [flag]: isOn,
    publishAt: null,
    unpublishAt: isEnded ? null : unpublishAt,
    ...(await switched?.(trx, row, isOn)),
  } as Change<StaffTable>;
}
