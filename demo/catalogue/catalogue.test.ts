import { describe, expect, it } from 'vitest';
import { DRAWING_KEYS, type DemoProduct } from '../base/types.ts';
import { demoCategories, demoFamilies, demoProducts } from './index.ts';

const demo = [...demoProducts('demo')];
const byCode = new Map(demo.map((product) => [product.code, product]));
const get = (code: string): DemoProduct => {
  const product = byCode.get(code);
  if (!product) throw new Error(`no product ${code}`);
  return product;
};
const spec = (product: DemoProduct, name: string) => product.technicalSpecs.find((row) => row.name === name);
/** Values of a field in the products that break a rule: an empty list reads well when it fails. */
const breaking = (rule: (product: DemoProduct) => boolean) =>
  demo
    .filter((p) => !rule(p))
    .slice(0, 5)
    .map((p) => `${p.code}: ${p.name}`);

/** Every string inside a value, with its path; families are checked on their own. */
function* strings(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* strings(item, `${path}[${i}]`);
  else if (value !== null && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) if (key !== 'family') yield* strings(item, `${path}.${key}`);
  }
}
const BAD = /undefined|NaN|\[object|Infinity|null/;

const diameterOf = (p: DemoProduct) =>
  Number(p.technicalSpecs.find(({ name }) => name.includes('(d1)'))!.value.replace(',', '.'));

describe('categories', () => {
  const mains = demoCategories.filter((c) => c.parent === null);

  it('has at least 13 main categories with 2 to 6 sub-categories each', () => {
    expect(mains.length).toBeGreaterThanOrEqual(13);
    for (const main of mains) {
      const subs = demoCategories.filter((c) => c.parent === main.key);
      expect(subs.length, main.key).toBeGreaterThanOrEqual(2);
      expect(subs.length, main.key).toBeLessThanOrEqual(6);
    }
  });

  it('uses unique ASCII slugs, known pictures and real descriptions', () => {
    expect(new Set(demoCategories.map((c) => c.key)).size).toBe(demoCategories.length);
    for (const c of demoCategories) {
      expect(c.key).toMatch(/^[a-z0-9-]+$/);
      expect(DRAWING_KEYS).toContain(c.picture);
      expect(c.description.length, c.key).toBeGreaterThan(30);
    }
  });

  it('has products in every category and sub-category', () => {
    const used = new Set(demo.flatMap((p) => [p.category, p.subCategory]));
    expect(demoCategories.filter((c) => !used.has(c.key))).toEqual([]);
  });
});

describe('families', () => {
  it('has unique ASCII keys', () => {
    expect(demoFamilies.length).toBeGreaterThanOrEqual(48);
    expect(new Set(demoFamilies.map((f) => f.key)).size).toBe(demoFamilies.length);
    for (const family of demoFamilies) expect(family.key).toMatch(/^[a-z0-9-]+$/);
  });

  it('has a size table of at most 40 whole rows, 3 to 6 features and applications', () => {
    for (const { key, sizeTable, features, applications } of demoFamilies) {
      expect(sizeTable.rows.length, key).toBeGreaterThan(1);
      expect(sizeTable.rows.length, key).toBeLessThanOrEqual(40);
      expect(sizeTable.head.length, key).toBeGreaterThan(1);
      for (const row of sizeTable.rows) expect(row.length, key).toBe(sizeTable.head.length);
      for (const list of [features, applications]) {
        expect(list.length, key).toBeGreaterThanOrEqual(3);
        expect(list.length, key).toBeLessThanOrEqual(6);
      }
    }
  });

  it('holds no empty or broken text', () => {
    for (const family of demoFamilies) {
      for (const [path, text] of strings(
        { ...family, standard: family.standard || '-', hardness: family.hardness || '-' },
        family.key,
      )) {
        expect(text.trim() === '' || BAD.test(text) ? `${path}: ${text}` : '').toBe('');
      }
    }
  });
});

describe('products', () => {
  it('yields 10,000 to 12,000 products with unique codes, names and orders', () => {
    expect(demo.length).toBeGreaterThanOrEqual(10_000);
    expect(demo.length).toBeLessThanOrEqual(12_000);
    expect(byCode.size).toBe(demo.length);
    expect(breaking((p) => /^[A-Z0-9-]+$/.test(p.code))).toEqual([]);
    expect(new Set(demo.map((p) => p.name)).size).toBe(demo.length);
    expect(demo.map((p) => p.order)).toEqual(demo.map((_, i) => i + 1));
  });

  it('names existing categories, the sub-category under its main one', () => {
    const parents = new Map(demoCategories.map((c) => [c.key, c.parent]));
    expect(
      breaking(
        (p) =>
          parents.get(p.category) === null && (p.subCategory === null || parents.get(p.subCategory) === p.category),
      ),
    ).toEqual([]);
  });

  it('keeps the limits of its texts', () => {
    expect(breaking((p) => p.description.length >= 40 && p.description.length <= 160)).toEqual([]);
    expect(breaking((p) => p.seoTitle.length >= 10 && p.seoTitle.length <= 60)).toEqual([]);
    expect(breaking((p) => p.seoDescription.length >= 50 && p.seoDescription.length <= 160)).toEqual([]);
    expect(breaking((p) => p.name.length <= 75)).toEqual([]);
    expect(breaking((p) => p.seoKeywords.length >= 3 && p.technicalSpecs.length >= 4)).toEqual([]);
  });

  it('holds no empty or broken text anywhere', () => {
    const bad: string[] = [];
    for (const product of demo) {
      for (const [path, text] of strings(product, product.code))
        if (text.trim() === '' || BAD.test(text)) bad.push(`${path}: ${text}`);
    }
    expect(bad.slice(0, 5)).toEqual([]);
  });

  it('uses only the allowed HTML elements, properly closed', () => {
    const tags = new Set(['p', 'ul', 'li', 'strong', 'h3', 'table']);
    expect(
      breaking((p) => {
        const found = [...p.detailedDescription.matchAll(/<(\/?)([^>]*)>/g)];
        const open = found.filter((m) => m[1] === '').length;
        return found.every((m) => tags.has(m[2] ?? '')) && open * 2 === found.length;
      }),
    ).toEqual([]);
  });

  it('writes numbers with a decimal comma', () => {
    const values = demo
      .flatMap((p) => p.technicalSpecs)
      .filter((row) => /^\d+\.\d{1,2}$/.test(row.value) && row.name !== 'Dayanım sınıfı');
    expect(values.slice(0, 5)).toEqual([]);
  });

  it('prices most products in whole cents and some by quotation', () => {
    expect(breaking((p) => p.priceMinor === null || (Number.isInteger(p.priceMinor) && p.priceMinor >= 1))).toEqual([]);
    expect(
      breaking((p) => p.oldPriceMinor === null || (p.priceMinor !== null && p.oldPriceMinor > p.priceMinor)),
    ).toEqual([]);
    const quoted = demo.filter((p) => p.priceMinor === null).length / demo.length;
    const reduced = demo.filter((p) => p.oldPriceMinor !== null).length / demo.length;
    expect(quoted).toBeGreaterThan(0.01);
    expect(quoted).toBeLessThan(0.15);
    expect(reduced).toBeGreaterThan(0.015);
    expect(reduced).toBeLessThan(0.045);
  });

  it('mixes stock states, with lead times that fit them', () => {
    const share = (status: DemoProduct['stockStatus']) =>
      demo.filter((p) => p.stockStatus === status).length / demo.length;
    expect(share('in_stock')).toBeGreaterThan(0.4);
    expect(share('made_to_order')).toBeGreaterThan(0.2);
    expect(share('out_of_stock')).toBeGreaterThan(0.005);
    expect(share('out_of_stock')).toBeLessThan(0.03);
    const lead = { in_stock: [null], made_to_order: [7, 8, 9, 10, 11, 12, 13, 14], out_of_stock: [null] };
    expect(breaking((p) => (lead[p.stockStatus] as (number | null)[]).includes(p.leadTimeDays))).toEqual([]);
  });
});

describe('catalogue facts that an engineer looks up', () => {
  it('finds the DIN 1530-A pin 5 × 100 with head 10 × 3', () => {
    const pin = get('Z40-5X100');
    expect(pin.name).toBe('İtici pim Ø5×100 mm, DIN 1530-A');
    expect(pin.subCategory).toBe('silindirik-kafali-itici-pimler');
    expect(spec(pin, 'Çap (d1)')).toEqual({ name: 'Çap (d1)', value: '5', unit: 'mm' });
    expect(spec(pin, 'Boy (L)')).toEqual({ name: 'Boy (L)', value: '100', unit: 'mm' });
    expect(spec(pin, 'Kafa çapı (d2)')?.value).toBe('10');
    expect(spec(pin, 'Kafa yüksekliği (k)')?.value).toBe('3');
    expect(spec(pin, 'Çap toleransı')?.value).toBe('g6');
    expect(spec(pin, 'Sertlik')).toEqual({ name: 'Sertlik', value: '60 ±2', unit: 'HRC' });
    expect(pin.stockStatus).not.toBe('made_to_order');
  });

  it('writes decimals in codes as a hyphen', () => {
    expect(get('Z40-2-5X100').name).toContain('Ø2,5×100 mm');
  });

  it('keeps thin pins out of the great lengths', () => {
    expect(byCode.has('Z40-2X1000')).toBe(false);
    expect(byCode.has('Z40-2X250')).toBe(true);
    expect(byCode.has('Z40-16X1000')).toBe(true);
  });

  it('gives DIN 580 its working loads', () => {
    const load = (code: string) => spec(get(code), 'Taşıma yükü (dik, tek kol)')?.value;
    expect(load('MPC-M8')).toBe('140');
    expect(load('MPC-M12')).toBe('340');
    expect(load('MPC-M20')).toBe('1200');
    expect(load('MPC-M30')).toBe('3200');
  });

  it('compresses ISO 10243 springs by 40, 37,5, 30 and 25 per cent at most', () => {
    const max = (colour: number) => spec(get(`KY${colour}-20X102`), 'En çok sıkıştırma')?.value;
    expect([1, 2, 3, 4].map(max)).toEqual(['40,8', '38,3', '30,6', '25,5']);
    const rates = [1, 2, 3, 4].map((c) => Number(spec(get(`KY${c}-20X102`), 'Yay oranı (R)')?.value.replace(',', '.')));
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
  });

  it('knows ISO 3601 ring sizes', () => {
    expect(spec(get('ORF-15-6X1-78'), 'AS568 numarası')?.value).toBe('016');
    expect(byCode.has('ORN-7-65X1-78')).toBe(true);
  });

  it('quotes large plates and hot-runner nozzles', () => {
    expect(get('P2312-496X496X46').priceMinor).toBeNull();
    expect(get('P2312-296X396X46').priceMinor).toBeGreaterThan(0);
    expect(get('SYMT-22X76').priceMinor).toBeNull();
  });

  it('asks more for a longer and for a thicker pin', () => {
    const price = (code: string) => get(code).priceMinor ?? 0;
    expect(price('Z40-5X200')).toBeGreaterThan(price('Z40-5X100'));
    expect(price('Z40-10X200')).toBeGreaterThan(price('Z40-5X200'));
  });
});

describe('large catalogue', () => {
  it('begins with the demo products and has at least 100,000 with unique codes', () => {
    const codes = new Set<string>();
    let count = 0;
    let broken = '';
    for (const product of demoProducts('large')) {
      if (count < demo.length) {
        if (JSON.stringify(product) !== JSON.stringify(demo[count])) broken = product.code;
      } else if (
        product.description.length > 160 ||
        product.seoTitle.length > 60 ||
        product.seoDescription.length > 160 ||
        BAD.test(product.name + product.description)
      )
        broken = product.code;
      if (!/^[A-Z0-9-]+$/.test(product.code)) broken = product.code;
      codes.add(product.code);
      count++;
    }
    expect(broken).toBe('');
    expect(count).toBeGreaterThanOrEqual(100_000);
    expect(codes.size).toBe(count);
  });

  it('has no price cliffs: among pins of one length, the next thicker one costs at most a fifth less', () => {
    const cliffs: string[] = [];
    for (const prefix of ['Z40', 'Z41', 'Z42', 'Z43']) {
      const byLength = Map.groupBy(
        demo.filter((p) => p.code.startsWith(`${prefix}-`)),
        (p) => p.code.split('X')[1],
      );
      for (const pins of byLength.values()) {
        const byDiameter = pins.toSorted((a, b) => diameterOf(a) - diameterOf(b));
        byDiameter.forEach((pin, i) => {
          if (i > 0 && pin.priceMinor! < byDiameter[i - 1]!.priceMinor! * 0.8)
            cliffs.push(`${byDiameter[i - 1]!.code} → ${pin.code}`);
        });
      }
    }
    expect(cliffs).toEqual([]);
  });
});
