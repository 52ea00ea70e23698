import { describe, expect, it } from 'vitest';
import { demoCategories, demoFamilies, demoProducts } from '../catalogue/index.ts';
import { drawFamily } from '../drawings/index.ts';
import { productPictures } from '../drawings/write.ts';
import { FORMER_CATEGORY_PICTURES, FORMER_DRAWINGS } from '../former-pictures.ts';

const demo = [...demoProducts('demo')];
const byName = new Map(productPictures.map((picture) => [picture.name, picture]));
const drawn = new Map<string, string>();
/** A picture by its file's name; each is drawn once. */
function svgOf(name: string): string {
  const { key, view } = byName.get(name)!;
  const svg = drawn.get(name) ?? drawFamily(key, view);
  drawn.set(name, svg);
  return svg;
}
const byFamily = Map.groupBy(demo, (product) => product.family.key);
/** Each family's sets of pictures. */
const setsOf = (family: string): string[] => [
  ...new Set((byFamily.get(family) ?? []).map((product) => product.pictures.join())),
];

/** Families that look alike from outside: other steel or seal, another temperature. */
const ALIKE = [
  ['kalip-plakasi-1730', 'kalip-plakasi-2312', 'kalip-plakasi-2083'],
  ['hkf-hizli-kaplin-fkm', 'hke-hizli-kaplin-epdm'],
  ['st-surgu-tutucu', 'sth-surgu-tutucu-180'],
  ['o-ring-nbr', 'o-ring-epdm'],
  ['delikli-plaka-1730', 'delikli-plaka-2312'],
];
const areAlike = (a: string, b: string): boolean => ALIKE.some((list) => list.includes(a) && list.includes(b));

describe('pictures of products', () => {
  it('are among the drawn ones, three to each, the shaded one first', () => {
    const wrong = demo.filter(
      ({ pictures }) =>
        pictures.length !== 3 || !pictures[0]?.endsWith('-izometrik') || !pictures.every((name) => byName.has(name)),
    );
    expect(wrong.slice(0, 5).map(({ code, pictures }) => `${code}: ${pictures.join()}`)).toEqual([]);
  });

  it('are all drawn for some product', () => {
    const shown = new Set(demo.flatMap(({ pictures }) => pictures));
    const forSheets = new Set(demoFamilies.map(({ drawing }) => `${drawing}-cizim`));
    expect([...byName.keys()].filter((name) => !shown.has(name) && !forSheets.has(name))).toEqual([]);
    expect([...forSheets].filter((name) => !byName.has(name))).toEqual([]);
  });

  it('differ between families that once shared them', () => {
    const byFormer = Map.groupBy(demoFamilies, ({ key, drawing }) => FORMER_DRAWINGS[key] ?? drawing);
    const same: string[] = [];
    for (const families of byFormer.values()) {
      families.forEach((a, i) => {
        for (const b of families.slice(i + 1)) {
          if (a.drawing === b.drawing && !(a.key in FORMER_DRAWINGS) && !(b.key in FORMER_DRAWINGS)) continue; // share one still
          if (areAlike(a.key, b.key)) continue;
          for (const [index] of ['izometrik', 'cizim'].entries()) {
            const drawnFor = (key: string): string[] => setsOf(key).map((set) => svgOf(set.split(',')[index]!));
            const others = new Set(drawnFor(b.key));
            if (drawnFor(a.key).some((svg) => others.has(svg))) same.push(`${a.key} = ${b.key}`);
          }
        }
      });
    }
    expect(same).toEqual([]);
  });

  it('show the year and the resin of a stamp', () => {
    const years = demo.filter(
      ({ family, technicalSpecs }) =>
        family.key !== 'tarih-kasesi-gun' &&
        technicalSpecs.some(({ name }) => name === 'Başlangıç yılı' || name === 'Yıl'),
    );
    expect(years.length).toBeGreaterThan(200);
    const yearOf = (product: (typeof demo)[number]): string =>
      product.technicalSpecs.find(({ name }) => name === 'Başlangıç yılı' || name === 'Yıl')?.value.slice(2) ?? '';
    const resins = demo.filter(({ family }) => family.key === 'gk-geri-donusum-kasesi');
    const markOf = (product: (typeof demo)[number]): string =>
      product.technicalSpecs
        .find(({ name }) => name === 'Malzeme işareti')
        ?.value.split(' ')
        .at(-1) ?? '';
    const bears = (svg: string, text: string): boolean =>
      [`"${text}"`, `"&gt;${text}&lt;"`].some((value) => svg.includes(`data-text=${value}`));
    const lacks = (product: (typeof demo)[number], text: string): boolean =>
      !product.pictures.slice(0, 2).every((name) => bears(svgOf(name), text));
    expect(years.filter((product) => lacks(product, yearOf(product))).map(({ code }) => code)).toEqual([]);
    expect(resins.filter((product) => lacks(product, markOf(product))).map(({ code }) => code)).toEqual([]);
  });
});

describe('former pictures', () => {
  it('belong to families and categories that show others now', () => {
    for (const [key, drawing] of Object.entries(FORMER_DRAWINGS)) {
      const former = ['izometrik', 'cizim', 'kesit'].map((view) => `${drawing}-${view}`).join();
      expect(byFamily.has(key), key).toBe(true);
      expect(
        setsOf(key).some((set) => set !== former),
        key,
      ).toBe(true);
    }
    const pictures = new Map(demoCategories.map(({ key, picture }) => [key, picture]));
    for (const [key, drawing] of Object.entries(FORMER_CATEGORY_PICTURES)) {
      expect(pictures.has(key), key).toBe(true);
      expect(pictures.get(key), key).not.toBe(drawing);
    }
  });
});
