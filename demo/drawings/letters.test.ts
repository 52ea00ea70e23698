import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DrawingLetters } from '#contract/families.ts';
import { isImage } from '#contract/fields.ts';
import { isSimpleModel, SIMPLE_MODELS, type SimpleModel } from '../cad/index.ts';
import { demoProducts } from '../catalogue/index.ts';
import { familyRow, readFamilies } from '../families.ts';
import { drawFamily } from './index.ts';
import { letteredFile, letteredPicture, meaningsOf } from './letters.ts';
import { writeLettered } from './write.ts';

const families = readFamilies([...demoProducts('demo')]);

/** Key columns that are no dimension of the part: versions, powers, years, and what an insert fits. */
const NOT_DRAWN: Readonly<Record<string, readonly string[]>> = {
  'sogutma-nipeli-pirinc': ['anmacapi', 'boyunboy'],
  'sogutma-nipeli-paslanmaz': ['anmacapi', 'boyunboy'],
  'hizli-kaplin-pirinc': ['dirsekac', 'vana', 'baglanti'],
  'lata-kilidi': ['s'],
  'surgu-tutucu': ['tip'],
  'sicak-yolluk-memesi': ['uctipi'],
  'kartus-rezistans': ['guc'],
  'tarih-kasesi-ay-yil': ['baslangi'],
  'tarih-kasesi-gun': ['baslangi'],
  'tarih-kasesi-vardiya': ['baslangi'],
  'tarih-kasesi-uc-yil': ['baslangi'],
  'yil-gobegi': ['d', 'yil'],
  'geri-donusum-kasesi': ['malzemei'],
};

/** What stands on the part itself: no dimensions. */
const MARKS = ['PP'];

/** Labels that stay on the lettered picture, as the drawing names them. */
function staying(drawing: SimpleModel): string[] {
  const lettered = new Set(letteredPicture(drawing).letters.map(({ key }) => key));
  const meaningOf = meaningsOf(drawing);
  return [...drawFamily(drawing, 'cizim').matchAll(/data-text="([^"]*)"/g)]
    .map(([, text = '']) => text)
    .filter((text) => meaningOf(text) === null && !lettered.has(text));
}

describe.each(SIMPLE_MODELS)('%s', (drawing) => {
  const { svg, width, height, letters } = letteredPicture(drawing);

  it('is a sound picture, the same at every call', () => {
    expect(svg).toContain(` width="${width}" height="${height}" `);
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity|data-/);
    expect(letteredPicture(drawing).svg).toBe(svg);
    expect(isImage(`/img/products/${letteredFile(drawing)}`)).toBe(true);
  });

  it('every letter lies inside', () => {
    for (const { key, x, y } of letters) {
      expect(x, key).toBeGreaterThan(20);
      expect(x, key).toBeLessThan(width - 20);
      expect(y, key).toBeGreaterThan(20);
      expect(y, key).toBeLessThan(height - 20);
    }
  });

  it('letters keep apart', () => {
    letters.forEach((one, i) => {
      for (const other of letters.slice(i + 1))
        expect(Math.abs(one.x - other.x) >= 70 || Math.abs(one.y - other.y) >= 60, `${one.key} and ${other.key}`).toBe(
          true,
        );
    });
  });
});

const lettered = families.flatMap(({ family: { key, drawing }, columns }) =>
  isSimpleModel(drawing) ? [{ name: key, drawing, columns }] : [],
);
describe.each(lettered)('$name', ({ drawing, columns }) => {
  const letters = letteredPicture(drawing).letters.map(({ key }) => key);
  const keys = columns.map(({ key }) => key);

  it('has a letter for every key dimension, and none that names no column', () => {
    const missing = columns.filter(({ key, isKey }) => isKey && !letters.includes(key)).map(({ key }) => key);
    expect(missing).toEqual(NOT_DRAWN[drawing] ?? []);
    expect(letters.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('shows no letter that the table does not explain', () => {
    const isLetter = (label: string) => /^Ø?[A-Za-zα]{1,2}\d?( [a-z]\d+| \+\d+)?$/.test(label);
    expect(staying(drawing).filter((label) => isLetter(label) && !MARKS.includes(label))).toEqual([]);
  });
});

it('a family stores its lettered picture and the places of its letters, unless its sizes are drawn from their models', () => {
  const rowOf = (key: string) =>
    familyRow(
      families.find(({ family }) => family.key === key)!,
      { categoryId: 1, subCategoryId: null },
      { index: 0, documentSize: undefined, at: new Date(0) },
    );
  const cage = rowOf('bkp-bilyali-kafes-pirinc');
  expect(cage.drawingImage).toBe('/img/products/bilyali-kafes-olcu.svg');
  expect(DrawingLetters.parse(JSON.parse(String(cage.drawingLetters))).letters.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['d1', 'd2', 'L']),
  );
  expect(rowOf('hkf-hizli-kaplin-fkm').drawingLetters).toBeNull();
  expect(rowOf('z40-itici-pim')).toMatchObject({ drawingImage: null, drawingLetters: null });
});

it('files are written once and left alone', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kaliphane-lettered-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await writeLettered(dir);
  expect((await readdir(dir)).toSorted()).toEqual(SIMPLE_MODELS.map(letteredFile).toSorted());
  const file = join(dir, letteredFile('lata-kilidi'));
  expect(await readFile(file, 'utf8')).toBe(letteredPicture('lata-kilidi').svg);
  await writeFile(file, 'own');
  await writeLettered(dir);
  expect(await readFile(file, 'utf8')).toBe('own');
});
