import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EVERYTHING_KEPT_MS } from '#contract/everything.ts';
import type { Clock } from '../../base/clock.ts';
import { diskStorage, EVERYTHING_FOLDER } from '../../base/files/storage.ts';

/** Removes files that are a day old, finished or not. */
export async function removeOldExports({ dataDir, now }: { dataDir: string; now: Clock }): Promise<void> {
  for (const { path, modifiedMs } of await diskStorage(dataDir).list(EVERYTHING_FOLDER))
    if (modifiedMs < now() - EVERYTHING_KEPT_MS) await rm(join(dataDir, path), { force: true });
}
