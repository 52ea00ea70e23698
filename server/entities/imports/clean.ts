import { rm } from 'node:fs/promises';
import { PERSONAL_IMPORTS } from '#contract/imports.ts';
import { TASK_UNDO_DAYS } from '#contract/tasks.ts';
import type { Clock } from '../../base/clock.ts';
import type { Database } from '../../base/db/database.ts';
import { isOpen } from '../tasks/rows.ts';
import { importPath, picturesPath } from './check.ts';
import { taskOf } from './rows.ts';

const DAY_MS = 24 * 60 * 60_000;
/** As long as a task can be taken back, and a day for what was begun late. */
const KEPT_DAYS = TASK_UNDO_DAYS + 1;
/** Rows of one transaction. */
const ROWS_A_WRITE = 4_000;

/** Forgets what was found of an import's rows, in pieces: there may be many. */
export async function forgetRows(database: Database, importId: number): Promise<void> {
  for (;;) {
    const last = await database.db
      .selectFrom('importRows')
      .select('no')
      .where('importId', '=', importId)
      .orderBy('no')
      .offset(ROWS_A_WRITE - 1)
      .limit(1)
      .executeTakeFirst();
    await database.write('tasks', (trx) =>
      trx
        .deleteFrom('importRows')
        .where('importId', '=', importId)
        .$if(last !== undefined, (q) => q.where('no', '<=', last!.no))
        .execute(),
    );
    if (!last) return;
  }
}

/** Forgets old imports with their files; files with people's data that nobody has applied after a day. */
export async function removeOldImports({
  database,
  dataDir,
  now,
}: {
  database: Database;
  dataDir: string;
  now: Clock;
}): Promise<void> {
  const old = await database.db
    .selectFrom('imports')
    .select(['id', 'publicId', 'taskId'])
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', new Date(now() - KEPT_DAYS * DAY_MS)),
        eb.and([
          eb('kind', 'in', PERSONAL_IMPORTS),
          eb('state', '<>', 'applied'),
          eb('createdAt', '<', new Date(now() - DAY_MS)),
        ]),
      ]),
    )
    .orderBy('id')
    .execute();
  for (const row of old) {
    const task = await taskOf(database.db, row);
    if (task && isOpen(task)) continue;
    for (const pathOf of [importPath, picturesPath]) await rm(pathOf(dataDir, row.publicId), { force: true });
    await forgetRows(database, row.id);
    await database.write('tasks', (trx) => trx.deleteFrom('imports').where('id', '=', row.id).execute());
  }
}
