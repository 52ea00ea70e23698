import type { RedirectImport } from '#contract/redirects.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Database, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { recordTogether, type Entry } from '../../../entities/audit/record.ts';
import type { By, Row } from '../../../entities/resource.ts';
import { chainProblems, type Redirects } from './chains.ts';
import { columnsOf, readLines, type BadLine, type Line } from './csv.ts';
import { chainSentence, redirectList, refuseTooMany } from './resource.ts';
import { redirectsImported } from './texts.ts';

type Stored = Row<'redirects'>;
type Columns = ReturnType<typeof columnsOf>;
interface Planned {
  line: Line;
  columns: Columns;
  /** The stored row; undefined for a new one. */
  before: Stored | undefined;
}

/** Rows of one statement, far below the engines' limit of parameters. */
const ROWS_AT_ONCE = 200;

const isChanged = ({ columns, before }: Planned): boolean =>
  before !== undefined && (Object.keys(columns) as (keyof Columns)[]).some((key) => columns[key] !== before[key]);

/** Lines whose redirect would not come to an end, together with all others and the stored ones. */
function brokenChains(planned: readonly Planned[], stored: readonly Stored[]): BadLine[] {
  const all = new Map<string, { id: number; to: string; code: number }>();
  const put = (fromPath: string, id: number, { target, code, isActive }: Columns): void => {
    if (isActive) all.set(fromPath, { id, to: target, code });
    else all.delete(fromPath);
  };
  for (const row of stored) put(row.fromPath, row.id, row as Columns);
  for (const { line, columns, before } of planned) put(line.fromPath, before?.id ?? 0, columns);
  const problems = chainProblems(all satisfies Redirects);
  return planned.flatMap(({ line }) => {
    const problem = problems.get(line.fromPath);
    return problem ? [{ line: line.line, message: chainSentence(problem) }] : [];
  });
}

async function store(trx: Trx, { viewer, at }: By, planned: readonly Planned[]): Promise<void> {
  const { kind, fieldsOf, titleOf } = redirectList.resource;
  const entryOf = async (action: 'create' | 'update', after: Stored, before?: Stored): Promise<Entry> => ({
    viewer,
    now: at,
    action,
    kind,
    rowId: after.publicId,
    rowVersion: after.version,
    title: titleOf(after),
    before: before && (await fieldsOf(before, trx)),
    after: await fieldsOf(after, trx),
  });
  const entries: Entry[] = [];
  const fresh = planned
    .filter(({ before }) => !before)
    .map(({ line, columns }) => ({
      ...columns,
      fromPath: line.fromPath,
      publicId: newPublicId(),
      createdAt: at,
      updatedAt: at,
    }));
  for (let from = 0; from < fresh.length; from += ROWS_AT_ONCE) {
    const some = fresh.slice(from, from + ROWS_AT_ONCE);
    await trx.insertInto('redirects').values(some).execute();
    for (const row of some) entries.push(await entryOf('create', { ...row, version: 1 } as Stored));
  }
  for (const { columns, before } of planned) {
    if (!before) continue;
    const after = { ...before, ...columns, version: before.version + 1, updatedAt: at };
    const { version, updatedAt } = after;
    await trx
      .updateTable('redirects')
      .set({ ...columns, version, updatedAt })
      .where('id', '=', before.id)
      .execute();
    entries.push(await entryOf('update', after, before));
  }
  await refuseTooMany(trx);
  const summary: Entry = {
    viewer,
    now: at,
    action: 'create',
    kind,
    rowId: '',
    rowVersion: null,
    title: redirectsImported(planned.length),
  };
  await recordTogether(trx, summary, entries);
}

/**
 * Takes `from;to;code` lines over: new addresses are added, known ones changed, no redirect goes. All lines or none.
 * @param isTrial checks without storing
 * @throws VALIDATION for a text that is no table or has too many lines, and beyond the most redirects
 */
export function importRedirects(
  database: Database,
  by: By,
  { csv, isTrial, publicUrl }: { csv: string; isTrial: boolean; publicUrl: string },
): Promise<RedirectImport> {
  const { lines, bad } = readLines(csv, publicUrl);
  return database.write({ partsOf: 'redirects' }, async (trx) => {
    const stored = (await trx.selectFrom('redirects').selectAll().orderBy('id').execute()) as Stored[];
    const byPath = new Map(stored.map((row) => [row.fromPath, row]));
    const planned = lines.map((line): Planned => {
      const before = byPath.get(line.fromPath);
      return { line, columns: columnsOf(line, before), before };
    });
    const errors = [...bad, ...brokenChains(planned, stored)].sort((a, b) => a.line - b.line);
    const changes = planned.filter((one) => !one.before || isChanged(one));
    const created = planned.filter(({ before }) => !before).length;
    const isStored = !isTrial && errors.length === 0 && changes.length > 0;
    if (isStored) {
      changed(trx, ['redirects']);
      await store(trx, by, changes);
    }
    return {
      created,
      changed: changes.length - created,
      unchanged: planned.length - changes.length,
      errors,
    };
  });
}
