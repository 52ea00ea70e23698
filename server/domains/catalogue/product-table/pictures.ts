// Pictures of a file by the names under which they came with it or were put into the library.
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import type { Db } from '../../../base/db/database.ts';
import { picturesInHtml, withPicturesInHtml } from '../../../entities/imports/html-pictures.ts';
import type { PictureFinder, WantedRow } from '../../../entities/imports/kind.ts';
import { fileNameOf, isWebAddress } from '../../../base/files/picture-names.ts';
import { libraryPictures, type LibraryPictures } from '../../../entities/media/by-name.ts';
import type { Row } from '../../../entities/resource.ts';
import type { TaskFields } from '../../../entities/tasks/kind.ts';

/** Fields that name pictures, and one whose HTML holds them. */
export const PICTURE_FIELDS = ['mainImage', 'img', 'additionalImages'] as const;
export const PICTURES_HTML_FIELD = 'detailedDescription';
const isRepresentative = 'areImagesRepresentative';

/** The names and addresses of pictures that a row mentions. */
export const picturesNamedBy = (values: WantedRow['values']): string[] => {
  const html = values.get(PICTURES_HTML_FIELD);
  return [
    ...PICTURE_FIELDS.flatMap((field): string | readonly string[] => {
      const value = values.get(field);
      return typeof value === 'string' || Array.isArray(value) ? (value as string | readonly string[]) : [];
    }),
    ...(typeof html === 'string' ? picturesInHtml(html) : []),
  ];
};

/** A row's fields with the addresses of its pictures, and the names for which there is none. */
interface WithPictures {
  fields: TaskFields;
  missing: string[];
  /** Whether one of them is a surprise: that addresses are not fetched was chosen. */
  isWarned: boolean;
}

/** Whether the main picture goes with the list that it is one of: the first of the new ones takes its place. */
const isReplaced = ({ mainImage, img: old }: Row<'products'>, img: readonly string[]): boolean =>
  mainImage !== null && !img.includes(mainImage) && (old.includes(mainImage) || mainImage === PLACEHOLDER_IMAGE);

/**
 * Finds pictures by the names that a row gives them: an address of ours, and a name that the row has already, stay as
 * they are.
 */
export function pictureAddress(
  library: LibraryPictures,
  { pathOf, addresses }: PictureFinder,
  known: readonly (string | null)[],
): (name: string) => string | undefined {
  return (name) => {
    if (name.startsWith('/')) return name;
    const path = pathOf(name);
    if (path !== undefined) return path;
    if (isWebAddress(name)) {
      if (addresses === 'kept') return name;
      return addresses === 'named' ? library.at(name) : undefined;
    }
    return known.includes(name) || library.has(`/img/products/${name}`) ? name : library.named(fileNameOf(name));
  };
}

/**
 * Reads the library's names once. The returned function gives the fields with names of files as addresses: an address
 * of ours and a name that the product has already stay as they are; of several files of one name in the library the
 * newest counts. Missing ones are left out. Where none is left a product keeps its pictures, and a new one gets the
 * placeholder, marked as representative.
 */
export async function picturesByName(
  db: Db,
): Promise<(fields: TaskFields, found: Row<'products'> | undefined, pictures: PictureFinder) => WithPictures> {
  const library = await libraryPictures(db);
  return (fields, product, { pathOf, addresses }) => {
    const missing: string[] = [];
    const known = product ? [product.mainImage, ...product.img, ...product.additionalImages] : [];
    const addressOf = pictureAddress(library, { pathOf, addresses }, known);
    const addressesOf = (names: readonly string[]): string[] =>
      names.flatMap((name) => {
        const address = addressOf(name);
        if (address === undefined) missing.push(name);
        return address ?? [];
      });
    const named: Record<string, unknown> = { ...fields };
    for (const field of PICTURE_FIELDS) {
      const value = fields[field];
      const names = typeof value === 'string' ? [value] : value;
      if (!Array.isArray(names) || names.length === 0) continue; // absent, or to be emptied
      const found = [...new Set(addressesOf(names as string[]))];
      if (found.length === 0) delete named[field];
      else named[field] = typeof value === 'string' ? found[0] : found;
    }
    if ('img' in fields && !('img' in named)) {
      delete named[isRepresentative];
      if (!product) Object.assign(named, { img: [PLACEHOLDER_IMAGE], [isRepresentative]: true });
    }
    if (typeof fields[PICTURES_HTML_FIELD] === 'string')
      named[PICTURES_HTML_FIELD] = withPicturesInHtml(fields[PICTURES_HTML_FIELD], pathOf);
    const img = named['img'] as string[] | undefined;
    if (product && img && !('mainImage' in fields) && isReplaced(product, img)) [named['mainImage']] = img;
    const isWarned = missing.some((name) => addresses !== 'named' || !isWebAddress(name));
    return { fields: named, missing, isWarned };
  };
}
