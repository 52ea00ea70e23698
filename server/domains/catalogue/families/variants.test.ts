import { expect, test } from 'vitest';
import { demoCategories, demoProducts } from '../../../../demo/catalogue/index.ts';
import { cadOf } from '../../../../demo/cad/index.ts';
import { drawingOf, readFamilies } from '../../../../demo/families.ts';
import { variantKeys, type VariantFacts } from './variants.ts';

const categories: string[] = demoCategories.map(({ key }) => key);

/** The demo's families as their rows say them, by key. */
const demo = new Map<string, VariantFacts>(
  readFamilies([...demoProducts('demo')]).map(({ family, products, columns }, i) => [
    family.key,
    {
      id: i + 1,
      publicId: family.key,
      categoryId: categories.indexOf(products[0]!.category),
      name: family.name,
      standards: family.standard === '' ? [] : family.standard.split(' / '),
      material: family.material,
      drawingImage: drawingOf(family).drawingImage,
      cad: cadOf(family),
      columns,
    },
  ]),
);

/** Groups of two and more, by their families' keys. */
function groupsOf(families: readonly VariantFacts[]): string[][] {
  const groups = new Map<string, string[]>();
  const keys = variantKeys(families);
  for (const { id, publicId } of families) groups.set(keys.get(id)!, [...(groups.get(keys.get(id)!) ?? []), publicId]);
  return [...groups.values()];
}
const groups = groupsOf([...demo.values()]);
const variantsOf = (key: string): string[] => groups.find((group) => group.includes(key))!;

test('95 families of the demo are 65 forms', () => {
  expect(demo.size).toBe(95);
  expect(groups).toHaveLength(65);
});

test.each([
  // Hardened and nitrided.
  ['z40-itici-pim', 'z41-itici-pim-nitrurlu'],
  ['z42-itici-pim-konik', 'z43-itici-pim-konik-nitrurlu'],
  ['z46-lama-itici', 'z47-lama-itici-nitrurlu'],
  ['z45-itici-yuksuk', 'z49-itici-yuksuk-nitrurlu'],
  // High speed and tool steel: form D apart from form DA.
  ['zimba-d-hss', 'zimba-d-ws'],
  ['zimba-da-hss', 'zimba-da-ws'],
  // Materials, each with a drawing of its own.
  ['kb-kilavuz-burc', 'kbg-kilavuz-burc-grafitli'],
  ['bkp-bilyali-kafes-pirinc', 'bka-bilyali-kafes-aluminyum'],
  ['o-ring-fkm', 'o-ring-nbr', 'o-ring-epdm'],
  ['boru-tapasi-celik', 'boru-tapasi-pirinc', 'boru-tapasi-paslanmaz'],
  ['skc-surgu-kizagi-celik', 'skb-surgu-kizagi-bronz'],
  // Colours, in categories of their own.
  ['kalip-yayi-yesil', 'kalip-yayi-mavi', 'kalip-yayi-kirmizi', 'kalip-yayi-sari'],
  ['kalip-plakasi-1730', 'kalip-plakasi-2312', 'kalip-plakasi-2083'],
  ['delikli-plaka-1730', 'delikli-plaka-2312'],
  ['ic-imbus-civata-129', 'ica-imbus-civata-a2'],
  ['mapa-c15e', 'mapa-a2'],
  ['mapa-somunu-c15e', 'mapa-somunu-a2'],
  // One drawing, coated or made for heat.
  ['km-konik-merkezleme', 'kmd-konik-merkezleme-dlc'],
  ['yk-yan-kilit-duz', 'yk-yan-kilit-sicak'],
  ['ybr-yolluk-burcu-r15-5', 'ybr-yolluk-burcu-r20', 'ybr-yolluk-burcu-r40'],
])('%s is one form with its variants', (...keys) => {
  expect(variantsOf(keys[0]!)).toEqual(keys);
});

test.each([
  'kk-kilavuz-kolon',
  'fk-flansli-kolon',
  'fb-flansli-burc',
  'mb-merkezleme-burcu',
  'bbf-bronz-burc-flansli',
  'bbd-bronz-burc-duz',
  'bbs-sinter-bronz-burc',
  'z44-kademeli-itici-pim',
  'zy-itici-yuksuk-konik',
  'zc-yuksuk-ic-pimi',
  'yay-pimi',
  'yb-yolluk-burcu-duz',
  'mf-merkezleme-flansi',
  'mfy-merkezleme-flansi-yuksek',
  // Straight and twisted, straight and conical: one material and two drawings are two forms.
  'spd-sogutma-perdesi-duz',
  'spb-sogutma-perdesi-burgulu',
  'yk-yan-kilit-konik',
  'tarih-kasesi-gun',
  // Two standards.
  'mp-merkezleme-pimi',
  'mpd-merkezleme-pimi-disli',
  'sd-setskur-duz',
  'ss-setskur-sivri',
])('%s has no variants', (key) => {
  expect(variantsOf(key)).toEqual([key]);
});

test('the demo has the same groups in any order of its families', () => {
  const turned = groupsOf([...demo.values()].toReversed());
  const sorted = (all: string[][]) => all.map((group) => group.toSorted().join(' ')).toSorted();
  expect(sorted(turned)).toEqual(sorted(groups));
});

test('equal names in another category, or with other letters, are no variants', () => {
  const z40 = demo.get('z40-itici-pim')!;
  const z41 = demo.get('z41-itici-pim-nitrurlu')!;
  expect(groupsOf([z40, z41])).toHaveLength(1);
  expect(groupsOf([z40, { ...z41, categoryId: z41.categoryId + 1 }])).toHaveLength(2);
  expect(groupsOf([z40, { ...z41, columns: z41.columns.filter(({ key }) => key !== 'd2') }])).toHaveLength(2);
});

test('families without a drawing are told apart by the rest', () => {
  const without = [...demo.values()].map((family) => ({ ...family, drawingImage: null }));
  const keys = groupsOf(without).find((group) => group.includes('yk-yan-kilit-duz'));
  expect(keys).toEqual(['yk-yan-kilit-duz', 'yk-yan-kilit-konik', 'yk-yan-kilit-sicak']);
});
