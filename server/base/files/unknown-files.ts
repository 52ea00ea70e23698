import { removeAll, type FileStorage } from './storage.ts';

/** Time after which a file without a row was left by a process that died between the two steps. */
const LEFT_AFTER_MS = 60 * 60_000;

/** Removes files of a folder that no row names: those of erased rows, and what a process left that died midway. */
export async function removeUnknownFiles(
  storage: Pick<FileStorage, 'list' | 'remove'>,
  { folder, known, nowMs }: { folder: string; known: ReadonlySet<string>; nowMs: number },
): Promise<void> {
  const files = await storage.list(folder);
  await removeAll(
    storage,
    files
      .filter(
        ({ path, modifiedMs }) => modifiedMs <= nowMs - LEFT_AFTER_MS && !known.has(path.slice(folder.length + 1)),
      )
      .map(({ path }) => path),
  );
}
