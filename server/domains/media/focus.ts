// What stays visible of a picture where it is cut, as visitors see it.
import type { PictureFocus } from '#contract/picture-focus.ts';
import type { Database } from '../../base/db/database.ts';
import type { MediaTable } from '../../base/db/tables.ts';
import { whenAny } from './when-any.ts';

export const focusShown = ({ focusX, focusY }: Pick<MediaTable, 'focusX' | 'focusY'>): PictureFocus | null =>
  focusX === null || focusY === null ? null : { x: focusX, y: focusY };

const NONE: ReadonlyMap<string, PictureFocus> = new Map();

export const focusPoints = (database: Pick<Database, 'db' | 'version'>) => {
  const { db } = database;
  const hasAny = whenAny(database, (media) => media.where('focusX', 'is not', null));

  /** Returns the points of the pictures that have one, by their paths. */
  return async (paths: readonly string[]): Promise<ReadonlyMap<string, PictureFocus>> => {
    if (paths.length === 0 || !(await hasAny())) return NONE;
    const rows = await db
      .selectFrom('media')
      .select(['path', 'focusX', 'focusY'])
      .where('path', 'in', [...new Set(paths)])
      .where('focusX', 'is not', null)
      .orderBy('id')
      .execute();
    return new Map(
      rows.flatMap((row) => {
        const focus = focusShown(row);
        return focus ? [[row.path, focus] as const] : [];
      }),
    );
  };
};
