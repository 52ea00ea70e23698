// Pictures of a file by the names under which they were put into the library.
import type { Db } from '../../../base/db/database.ts';
import { libraryPictures } from '../../../entities/media/by-name.ts';
import type { Row } from '../../../entities/resource.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';

/** Fields that name pictures. */
const FIELDS = ['mainImage', 'img', 'additionalImages'] as const;

/**
 * Reads the library's names once. The returned function gives the fields with names of files as addresses: an address,
 * and a name that the product has already, stay as they are; of several files of one name the newest counts.
 */
export async function picturesByName(
  db: Db,
): Promise<(fields: TaskFields, found: Row<'products'> | undefined) => { fields: TaskFields; isMissing: boolean }> {
  const library = await libraryPictures(db);
  return (fields, found) => {
    let isMissing = false;
    const known = new Set(found ? [found.mainImage, ...found.img, ...found.additionalImages] : []);
    const addressOf = (name: string): string => {
      if (name.includes('/') || known.has(name) || library.has(`/img/products/${name}`)) return name;
      const path = library.named(name);
      if (path === undefined) isMissing = true;
      return path ?? name;
    };
    const named: Record<string, unknown> = {};
    for (const field of FIELDS) {
      const value = fields[field];
      if (typeof value === 'string') named[field] = addressOf(value);
      else if (Array.isArray(value)) named[field] = (value as string[]).map(addressOf);
    }
    return { fields: { ...fields, ...named }, isMissing };
  };
}
