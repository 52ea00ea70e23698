// A ZIP of pictures that are named by the products' codes, as a table: KOD.jpg is the first picture of its product,
// KOD_2.jpg the second. Folders mean nothing; a '-' is part of the code.
import { filesIgnored } from '#contract/import-texts.ts';
import { ITEM_SEPARATOR, NO, TABLE_HEADINGS } from '#contract/product-table-texts.ts';
import type { TableRow } from '../../../base/files/tables/tables.ts';
import type { FileReader } from '../../../entities/imports/kind.ts';
import { fileNameOf } from '../../../base/files/picture-names.ts';
import { openPicturesZip } from '../../../entities/imports/pictures-zip.ts';

const SEPARATOR = ITEM_SEPARATOR.trim();

/** The code in a picture's name, and its place among the product's pictures. */
export function codeInName(name: string): { code: string; place: number } {
  const stem = fileNameOf(name)
    .normalize('NFC')
    .replace(/\.[^.]*$/, '');
  const [, code = stem, place = '1'] = /^(.+)_(\d{1,3})$/.exec(stem) ?? [];
  return { code: code.trim().toLocaleUpperCase('en'), place: Number(place) };
}

/** The pictures by their codes, in the order of the numbers; both in the order of their names. */
export function picturesByCode(names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, { name: string; place: number }[]>();
  for (const name of names) {
    const { code, place } = codeInName(name);
    if (name.includes(SEPARATOR)) continue; // it cannot stand in a list
    found.set(code, [...(found.get(code) ?? []), { name, place }]);
  }
  return new Map(
    [...found].map(([code, pictures]) => [
      code,
      pictures.toSorted((a, b) => a.place - b.place).map(({ name }) => name),
    ]),
  );
}

/** One row for each code. The pictures are no stand-ins any more. */
export const picturesFile: FileReader = {
  async open(path) {
    const zip = await openPicturesZip(path);
    await zip.close();
    const byCode = picturesByCode(zip.pictures.map(({ name }) => name));
    return {
      header: [TABLE_HEADINGS.code, TABLE_HEADINGS.img, TABLE_HEADINGS.areImagesRepresentative],
      notes: zip.ignored > 0 ? [filesIgnored(zip.ignored)] : [],
      async *rows(): AsyncGenerator<TableRow, void, undefined> {
        let no = 1;
        for (const [code, names] of byCode) {
          no += 1;
          yield { no, cells: [code, names.join(ITEM_SEPARATOR), NO] };
        }
      },
    };
  },
};
