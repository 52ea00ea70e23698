// A ZIP of pictures: which file a name of a table means, and the files themselves.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { NOT_A_ZIP, PICTURES_ZIP_EMPTY, PICTURES_ZIP_LIMITS } from '#contract/import-texts.ts';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';
import { openZip, ZipFileError, type ZippedFile } from '../../base/files/zip-reader.ts';
import { ZIP_DAMAGED } from '../../base/files/zip-texts.ts';
import { TableFileError } from '../../base/files/tables/tables.ts';
import { pictureKey, segmentsOf } from '../../base/files/picture-names.ts';

export interface PicturesZip {
  /** The pictures by their names, in the order of their names. */
  pictures: readonly ZippedFile[];
  /** Files that are none. */
  ignored: number;
  /**
   * The picture that a name or an address means: of those of its file's name the one whose folders agree furthest from
   * the end, then the first.
   */
  find(name: string): ZippedFile | undefined;
  /** Puts a picture into a file. @throws ZipFileError when it is damaged */
  extract(file: ZippedFile, to: string): Promise<void>;
  close(): Promise<void>;
}

const PICTURE = new RegExp(`\\.(?:${IMAGE_ENDINGS.join('|')})$`, 'i');
/** What systems add of their own. */
const isOfSystem = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$)/i.test(name);

/**
 * Old Windows tools write names in the Turkish code page 857, and readers take them for 437: the same but for these.
 */
const TURKISH: Readonly<Record<string, string>> = { º: 'ğ', ª: 'Ğ', ì: 'ı', ÿ: 'İ', ƒ: 'ş', '₧': 'Ş' };
const asTurkish = (name: string): string => name.replace(/[ºªìÿƒ₧]/g, (sign) => TURKISH[sign] ?? sign);

/** How many folders two paths share, from the end. */
function agreement(one: readonly string[], other: readonly string[]): number {
  let same = 0;
  while (same < one.length && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}

/** A ZIP's mistakes are the file's. */
const mistakeOf = (error: unknown): unknown => {
  if (!(error instanceof ZipFileError)) return error;
  const isNone = error.message === ZIP_DAMAGED && /end of central directory/i.test(String(error.cause));
  return new TableFileError(isNone ? NOT_A_ZIP : error.message, { cause: error });
};

/** @throws TableFileError for a ZIP that is damaged, beyond the bounds, or has no pictures */
export async function openPicturesZip(path: string): Promise<PicturesZip> {
  const zip = await openZip(path, { maxEntries: PICTURES_ZIP_LIMITS.files }).catch((error: unknown) => {
    throw mistakeOf(error);
  });
  const own = zip.files.filter(({ name }) => !isOfSystem(name));
  const pictures = own
    .filter(({ name }) => PICTURE.test(name))
    .toSorted((a, b) => (pictureKey(a.name) < pictureKey(b.name) ? -1 : 1));
  if (pictures.length === 0) {
    await zip.close();
    throw new TableFileError(PICTURES_ZIP_EMPTY);
  }
  const byFile = new Map<string, { file: ZippedFile; segments: readonly string[] }[]>();
  for (const spelled of [(name: string) => name, asTurkish])
    for (const file of pictures) {
      const segments = segmentsOf(spelled(file.name)).map(pictureKey);
      const key = segments.at(-1) ?? '';
      const known = byFile.get(key) ?? [];
      if (known.some((one) => one.file === file)) continue;
      known.push({ file, segments });
      byFile.set(key, known);
    }
  return {
    pictures,
    ignored: own.length - pictures.length,
    find(name) {
      const wanted = segmentsOf(name).map(pictureKey);
      let found: ZippedFile | undefined;
      let most = 0;
      for (const { file, segments } of byFile.get(wanted.at(-1) ?? '') ?? []) {
        const same = agreement(wanted, segments);
        if (same > most) [found, most] = [file, same];
      }
      return found;
    },
    extract: (file, to) => pipeline(zip.read(file), createWriteStream(to, { flags: 'wx', mode: 0o600 })),
    close: () => zip.close(),
  };
}
