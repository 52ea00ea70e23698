// Files of the library that a row names: as pictures, as documents, in rich text, anywhere.
import { isRowKind, PLACES } from './places.ts';

/** A picture or a document by its address, within any text. Avatars are no part of the library. */
const NAMED =
  /\/(?:img\/(?!avatars\/)[a-z]{1,20}\/[\w.~-]+?\.(?:webp|png|jpe?g|gif|svg|avif)|files\/documents\/[\w.~-]+?\.(?:pdf|docx?))(?![\w~-])/gi;
/** A file name alone lies in its kind's folder. */
const BARE = /^[a-z0-9][\w.-]*\.(?:webp|png|jpe?g|gif|avif)$/i;
const VARIANT = /-(?:320|640)\.(?:webp|png)$/i;

/** The picture of which the path is a smaller size; any other path itself. */
export const wholePath = (path: string): string => path.replace(VARIANT, '.webp');

/** Columns that repeat others' words, or are no words of a row at all. */
const isDerived = (column: string): boolean =>
  column.startsWith('search') || column === 'version' || column === 'publicId' || column.endsWith('At');

function collect(value: unknown, folder: string, found: (path: string) => void): void {
  if (typeof value === 'string') {
    if (value.length < 5) return;
    if (BARE.test(value)) found(`/img/${folder}/${value}`);
    else if (value.includes('/img/') || value.includes('/files/'))
      for (const [path] of value.matchAll(NAMED)) found(wholePath(path));
  } else if (Array.isArray(value)) for (const one of value) collect(one, folder, found);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const one of Object.values(value)) collect(one, folder, found);
}

/** A column that names a file. */
export interface Named {
  field: string;
  path: string;
}

const folderOf = (kind: string): string => (isRowKind(kind) ? PLACES[kind].folder : 'site');

/** What the row names, each column and file once, in order. */
export function namedBy(kind: string, row: object): Named[] {
  const folder = folderOf(kind);
  const found = new Map<string, Named>();
  for (const [field, value] of Object.entries(row))
    if (!isDerived(field)) collect(value, folder, (path) => found.set(`${field} ${path}`, { field, path }));
  return [...found.values()];
}

/** A file and the one that replaces it. */
export interface Replacement {
  from: string;
  to: string;
  /** Of the new file: lists of documents tell it. */
  sizeBytes: number;
}

/** The value with every mention of a file changed to the other; the same value where there is none. */
export function replacedIn(value: unknown, kind: string, replacement: Replacement): unknown {
  const { from, to, sizeBytes } = replacement;
  if (typeof value === 'string') {
    if (BARE.test(value)) return `/img/${folderOf(kind)}/${value}` === from ? to : value;
    if (!value.includes('/img/') && !value.includes('/files/')) return value;
    return value.replace(NAMED, (path) => {
      if (wholePath(path) !== from) return path;
      const size = to.endsWith('.webp') ? VARIANT.exec(path)?.[0] : undefined;
      return size === undefined ? to : to.slice(0, -'.webp'.length) + size;
    });
  }
  if (Array.isArray(value)) return value.map((one) => replacedIn(one, kind, replacement));
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const made = Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, replacedIn(one, kind, replacement)]),
    );
    if (made['url'] === to && typeof made['size'] === 'number') made['size'] = sizeBytes;
    return made;
  }
  return value;
}

/** Columns that the replacement changes, with their new values. */
export const replacedColumns = (kind: string, row: object, replacement: Replacement): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      if (isDerived(column)) return [];
      const made = replacedIn(value, kind, replacement);
      return JSON.stringify(made) === JSON.stringify(value) ? [] : [[column, made]];
    }),
  );
