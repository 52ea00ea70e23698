// Pictures of the library by the names under which they were put there: files that are imported name them so.
import type { Db } from '../../base/db/database.ts';
import { fileNameOf, pictureKey } from '../../base/files/picture-names.ts';

/** Endings that WordPress gives to the names of smaller, turned and changed copies of a picture. */
const COPY = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,13})(?=\.[a-z0-9]{2,5}$)/i;

/** What a file may be called that lies at an address on the web: as there, and as the picture of which it is a copy. */
function namesAt(address: string): string[] {
  let name = fileNameOf(address);
  const names = [name];
  while (COPY.test(name)) names.push((name = name.replace(COPY, '')));
  return names;
}

/** Reads the library's names once; of several pictures of one name the newest counts. */
export async function libraryPictures(db: Db) {
  const rows = await db
    .selectFrom('media')
    .select(['originalName', 'path'])
    .where('kind', '=', 'image')
    .orderBy('id')
    .execute();
  const byName = new Map(rows.map(({ originalName, path }) => [pictureKey(originalName), path]));
  const paths = new Set(rows.map(({ path }) => path));
  return {
    has: (path: string): boolean => paths.has(path),
    /** The path of the picture that was called so. */
    named: (name: string): string | undefined => byName.get(pictureKey(name)),
    /** The path of the picture that lies at an address on the web, by the name that it has there. */
    at: (address: string): string | undefined =>
      namesAt(address)
        .map((name) => byName.get(pictureKey(name)))
        .find((path) => path !== undefined),
  };
}
export type LibraryPictures = Awaited<ReturnType<typeof libraryPictures>>;
