// WooCommerce's product export.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { FORMER_FIELDS } from '#contract/imports.ts';
import { CAMPAIGN_HEADINGS, type CampaignColumn, type ImportColumn } from '#contract/product-table-texts.ts';
import { fold } from '#contract/text.ts';
import { endOf, timeOf } from '../../../base/files/tables/time-cells.ts';
import type { TableCell, TableRow } from '../../../base/files/tables/tables.ts';
import { paragraphs } from '../../../base/rich-text/foreign-html.ts';
import { withoutVariables, words } from '../../../base/search-text/foreign-words.ts';
import { onceEach, pathOfAddress, wordpressSlug } from './addresses.ts';
import { foldCode } from './codes.ts';
import { BRAND, HEIGHT, LENGTH, WIDTH } from './texts.ts';
import { columnFinder, translator, type Books, type Draft, type Reading } from './translation.ts';
import {
  categoryOf,
  gramsOf,
  isWebImage,
  nameOf,
  numberOf,
  picturesOf,
  pricesOf,
  quantityOf,
  switchOf,
  textOf,
  textsOf,
  type SharedTexts,
} from './values.ts';

/** Headings, in English and as the Turkish translation of the plugin has them. */
const HEADINGS = {
  id: ['ID', 'Kimlik'],
  type: ['Type', 'Tür'],
  sku: ['SKU', 'Stok kodu (SKU)'],
  name: ['Name', 'İsim'],
  published: ['Published', 'Yayımlanmış'],
  visibility: ['Visibility in catalog', 'Visibility in catalogue', 'Katalogda görünürlük'],
  short: ['Short description', 'Kısa açıklama'],
  long: ['Description', 'Açıklama'],
  saleStarts: ['Date sale price starts', 'İndirimli fiyatın başladığı tarih'],
  saleEnds: ['Date sale price ends', 'İndirimli fiyatın bittiği tarih'],
  taxStatus: ['Tax status', 'Vergi durumu'],
  taxClass: ['Tax class', 'Vergi sınıfı'],
  inStock: ['In stock?', 'Stokta?'],
  stock: ['Stock', 'Stok'],
  backorders: ['Backorders allowed?', 'Yok satmaya izin?'],
  sale: ['Sale price', 'İndirimli satış fiyatı'],
  regular: ['Regular price', 'Normal fiyat'],
  categories: ['Categories', 'Kategoriler'],
  tags: ['Tags', 'Etiketler'],
  images: ['Images', 'Görseller'],
  parent: ['Parent', 'Ebeveyn'],
  brands: ['Brands', 'Markalar'],
  permalink: ['Permalink', 'Product URL', 'URL'],
  slug: ['Slug'],
  upsells: ['Upsells', 'Üst satışlar'],
  crossSells: ['Cross-sells', 'Çapraz satışlar'],
  seoTitle: ['Meta: _yoast_wpseo_title', 'Meta: rank_math_title'],
  seoDescription: ['Meta: _yoast_wpseo_metadesc', 'Meta: rank_math_description'],
} as const;
type Name = keyof typeof HEADINGS;

const CAMPAIGN = Object.keys(CAMPAIGN_HEADINGS) as CampaignColumn[];

/** Of a name of which an address is made. */
const MAX_NAME = 200;

/** Grams of a unit of weight. */
const GRAMS = new Map([
  ['g', 1],
  ['gr', 1],
  ['kg', 1_000],
  ['lbs', 453.592_37],
  ['lb', 453.592_37],
  ['oz', 28.349_523_125],
]);

/** Percent by the folded names of tax classes; those with a number in their name are read by it. */
const VAT_RATES = new Map([
  ['reduced rate', 10],
  ['indirimli oran', 10],
  ['zero rate', 0],
  ['sifir oran', 0],
]);
/** Rates that were in use in Türkiye. */
const USUAL_RATES: readonly number[] = [0, 1, 8, 10, 18, 20];

/** The tax of a product; '': the shop's own. */
function vatOf(status: string, taxClass: string): number | '' {
  if (status !== '' && status !== 'taxable') return 0;
  const folded = fold(taxClass);
  const said = VAT_RATES.get(folded);
  if (said !== undefined) return said;
  const number = /(?:^|\D)(\d{1,2})(?:\D|$)/.exec(folded)?.[1];
  return number !== undefined && USUAL_RATES.includes(Number(number)) ? Number(number) : '';
}

/** 'A, B\, C' → 'A', 'B, C'. */
export const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((item) => item.replace(/\\+,/g, ',').trim())
    .filter((item) => item !== '');

/** Line breaks are written as '\n'. */
const unescaped = (text: string): string => text.replace(/\\\\n|\\n/g, (sign) => (sign.length === 3 ? '\\n' : '\n'));

function stockOf(inStock: string, quantity: number | null, isBackordered: boolean): StockStatus {
  if (inStock === 'backorder') return 'made_to_order';
  const isOut = switchOf(inStock) === false || (quantity !== null && quantity <= 0);
  if (!isOut) return 'in_stock';
  return isBackordered ? 'made_to_order' : 'out_of_stock';
}

/** What variations take from the product that they belong to. */
interface Parent {
  address: string;
  categoryAddress: string;
  texts: SharedTexts;
  name: string;
  long: string;
  images: readonly string[];
  attributes: readonly (readonly [name: string, value: string])[];
  dimensions: Draft['specs'];
  weightG: number | '';
  vatRate: number | '';
  isActive: boolean;
}

function read(header: readonly string[], { codes, specs }: Books, at: Date): Reading {
  const find = columnFinder(header);
  const places = Object.fromEntries(
    Object.entries(HEADINGS).map(([name, headings]) => [name, find(...headings)]),
  ) as Record<Name, number>;
  /** A measure's column with its unit: 'Weight (kg)'. */
  const measure = (...names: readonly string[]): { place: number; unit: string } => {
    for (const [place, heading] of header.entries()) {
      const [, name = '', unit = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(heading.trim()) ?? [];
      if (names.some((one) => fold(one) === fold(name))) return { place, unit };
    }
    return { place: find(...names), unit: '' };
  };
  const weight = measure('Weight', 'Ağırlık');
  const perUnit = GRAMS.get(weight.unit.toLowerCase()) ?? 1_000;
  const sides = [
    { name: LENGTH, ...measure('Length', 'Uzunluk') },
    { name: WIDTH, ...measure('Width', 'Genişlik') },
    { name: HEIGHT, ...measure('Height', 'Yükseklik') },
  ].flatMap(({ name, place, unit }) => (place < 0 ? [] : [{ place, name: unit === '' ? name : `${name} (${unit})` }]));
  const attributes = header.flatMap((heading) => {
    const n = /^(?:attribute|nitelik) (\d+) (?:name|ismi|adı)$/i.exec(heading.trim())?.[1];
    const value = n === undefined ? -1 : find(`Attribute ${n} value(s)`, `Nitelik ${n} değer(ler)i`);
    return value < 0 ? [] : [{ name: header.indexOf(heading), value }];
  });

  const cellOf = ({ cells }: TableRow, name: Name): TableCell | undefined => cells[places[name]];
  const said = (row: TableRow, name: Name): string => textOf(cellOf(row, name));
  const typeOf = (row: TableRow): string => said(row, 'type').toLowerCase();
  const isVariation = (row: TableRow): boolean => typeOf(row).includes('variation');
  const isVariable = (row: TableRow): boolean => !isVariation(row) && typeOf(row).startsWith('variable');
  const isGrouped = (row: TableRow): boolean => typeOf(row).startsWith('grouped');
  const codeOf = (row: TableRow): string =>
    foldCode(said(row, 'sku')) || foldCode(`WC-${said(row, 'id') || `SATIR-${row.no}`}`);
  const attributesOf = ({ cells }: TableRow) =>
    attributes.flatMap(({ name, value }) => {
      const label = textOf(cells[name]);
      return label === '' ? [] : [[label, listOf(textOf(cells[value])).join(', ')] as const];
    });
  const dimensionsOf = ({ cells }: TableRow): Draft['specs'] =>
    sides.flatMap(({ name, place }) => {
      const size = numberOf(cells[place]);
      return size === null || size <= 0 ? [] : [[name, String(size).replace('.', ',')] as const];
    });
  const brandOf = (row: TableRow) => listOf(said(row, 'brands')).map((brand) => [BRAND, brand] as const);
  const isActive = (row: TableRow): boolean =>
    switchOf(cellOf(row, 'published')) !== false && said(row, 'visibility') !== 'hidden'; // drafts are -1
  const longOf = (row: TableRow): string => unescaped(said(row, 'long'));
  const textsIn = (row: TableRow): SharedTexts =>
    textsOf({
      name: said(row, 'name'),
      short: unescaped(said(row, 'short')),
      long: longOf(row),
      category: listOf(said(row, 'categories'))[0] ?? '',
      tags: listOf(said(row, 'tags')),
      seoTitle: withoutVariables(said(row, 'seoTitle')),
      seoDescription: withoutVariables(said(row, 'seoDescription')),
    });
  /** Whether a reduced price holds for a time that is not over: then it is a campaign's. */
  const hasCampaign = (row: TableRow): boolean => {
    const [from, to] = [timeOf(said(row, 'saleStarts')), endOf(said(row, 'saleEnds'))];
    if (said(row, 'sale') === '' || (!from && !to)) return false;
    return (to ?? from!).getTime() > at.getTime();
  };
  /** Whether the reduced price is the price: it has no end, or none that has come. */
  const isSaleNow = (row: TableRow): boolean => !hasCampaign(row) && !timeOf(said(row, 'saleEnds'));
  const vatIn = (row: TableRow): number | '' => vatOf(said(row, 'taxStatus'), said(row, 'taxClass'));
  /** The shop's own words for its addresses follow its language, as its headings do. */
  const bases =
    find('Type') >= 0
      ? { product: '/product/', category: '/product-category/' }
      : { product: '/urun/', category: '/urun-kategori/' };
  const addressOf = (row: TableRow): string => {
    const written = pathOfAddress(said(row, 'permalink'));
    if (written !== '') return written;
    const slug = said(row, 'slug') || wordpressSlug(words(said(row, 'name'), MAX_NAME));
    return slug === '' ? '' : `${bases.product}${slug}/`;
  };
  /** Of the category that the product comes into: deeper levels are one of ours. */
  const categoryAddressOf = (row: TableRow): string => {
    const slugs = (listOf(said(row, 'categories'))[0] ?? '')
      .split('>')
      .map((name) => wordpressSlug(words(name, MAX_NAME)));
    return slugs.includes('') ? '' : `${bases.category}${slugs.join('/')}/`;
  };
  const parentOf = (row: TableRow): Parent => ({
    address: addressOf(row),
    categoryAddress: categoryAddressOf(row),
    texts: textsIn(row),
    name: said(row, 'name'),
    long: paragraphs(longOf(row)),
    images: listOf(said(row, 'images')),
    attributes: attributesOf(row),
    dimensions: [...brandOf(row), ...dimensionsOf(row)],
    weightG: gramsOf(row.cells[weight.place], perUnit),
    vatRate: vatIn(row),
    isActive: isActive(row),
  });

  /** Products with variations, by code and by 'id:'. */
  const parents = new Map<string, Parent>();
  /** What variations name as theirs. */
  const named = new Set<string>();
  const keysOf = (row: TableRow): string[] => [
    ...(said(row, 'sku') === '' ? [] : [said(row, 'sku')]),
    `id:${said(row, 'id')}`,
  ];
  const hasVariations = (row: TableRow): boolean => keysOf(row).some((key) => named.has(key));
  const figures = { parents: 0, grouped: 0, deep: 0, sales: 0, pictures: 0, related: 0, campaigns: 0 };

  /** The product of a row on its own. */
  function product(row: TableRow): Draft {
    const texts = textsIn(row);
    const pictures = picturesOf(listOf(said(row, 'images')));
    return {
      code: codeOf(row),
      values: {
        ...texts.values,
        ...pictures.values,
        ...soldAs(row),
        name: nameOf(said(row, 'name')) || codeOf(row),
        weightG: gramsOf(row.cells[weight.place], perUnit),
        vatRate: vatIn(row),
        isActive: isActive(row) ? ACTIVE : PASSIVE,
      },
      standIns: [...texts.standIns, ...pictures.standIns],
      specs: [...attributesOf(row), ...brandOf(row), ...dimensionsOf(row)],
      former: { formerAddress: addressOf(row), formerCategoryAddress: categoryAddressOf(row) },
    };
  }

  /** A variation with what it has from its parent. */
  function variation(row: TableRow, parent: Parent): Draft {
    const own = attributesOf(row);
    const names = new Set(own.map(([name]) => fold(name)));
    const images = listOf(said(row, 'images'));
    const pictures = picturesOf(images.length > 0 ? images : parent.images);
    const long = paragraphs(longOf(row));
    const options = own.map(([, value]) => value);
    const isOfParent =
      said(row, 'taxClass') === 'parent' || (said(row, 'taxClass') === '' && said(row, 'taxStatus') === '');
    return {
      code: codeOf(row),
      values: {
        ...parent.texts.values,
        // The parent's long text, and below it what the variation says of itself.
        detailedDescription: [...new Set([parent.long, long])].filter((text) => text !== '').join('\n'),
        ...pictures.values,
        ...soldAs(row),
        name: options.some((value) => value !== '')
          ? nameOf(parent.name, options)
          : nameOf(said(row, 'name') || parent.name),
        weightG: gramsOf(row.cells[weight.place], perUnit) || parent.weightG,
        vatRate: isOfParent ? parent.vatRate : vatIn(row),
        isActive: parent.isActive && isActive(row) ? ACTIVE : PASSIVE,
      },
      standIns: [...parent.texts.standIns, ...pictures.standIns],
      specs: [
        ...own,
        ...parent.attributes.filter(([name]) => !names.has(fold(name))),
        ...dimensionsOf(row),
        ...parent.dimensions,
      ],
      former: { formerAddress: parent.address, formerCategoryAddress: parent.categoryAddress },
    };
  }

  function soldAs(row: TableRow): Draft['values'] {
    const quantity = quantityOf(cellOf(row, 'stock'));
    const isBackordered = ['1', 'notify', 'yes'].includes(said(row, 'backorders').toLowerCase());
    return {
      ...pricesOf(cellOf(row, 'regular'), isSaleNow(row) ? cellOf(row, 'sale') : ''),
      stockStatus: STOCK_LABELS[stockOf(said(row, 'inStock').toLowerCase(), quantity, isBackordered)],
      stockQuantity: quantity ?? '',
      ...(hasCampaign(row) && {
        campaignPrice: numberOf(cellOf(row, 'sale')) ?? said(row, 'sale'),
        campaignStart: said(row, 'saleStarts'),
        campaignEnd: said(row, 'saleEnds'),
        campaignName: 'WooCommerce',
      }),
    };
  }

  const columns: readonly ImportColumn[] = [
    'code',
    'name',
    'category',
    'price',
    'oldPrice',
    'stockStatus',
    'stockQuantity',
    'weightG',
    'vatRate',
    'isActive',
    'description',
    'detailedDescription',
    'img',
    'areImagesRepresentative',
    ...(places.seoTitle < 0 ? [] : (['seoTitle'] satisfies ImportColumn[])),
    ...(places.seoDescription < 0 ? [] : (['seoDescription'] satisfies ImportColumn[])),
    'seoKeywords',
  ];
  return {
    former: FORMER_FIELDS,
    get columns() {
      return [...columns, ...(figures.campaigns > 0 ? CAMPAIGN : [])];
    },
    learn(row) {
      if (isGrouped(row)) {
        figures.grouped += 1;
        return;
      }
      if (isVariable(row)) {
        const parent = parentOf(row);
        for (const key of keysOf(row)) parents.set(key, parent);
        codes.reserve(codeOf(row));
      } else codes.note(codeOf(row), said(row, 'sku'));
      if (isVariation(row)) named.add(said(row, 'parent'));
      for (const [name] of attributesOf(row)) specs.note(name);
      for (const [name] of [...brandOf(row), ...dimensionsOf(row)]) specs.note(name);
      if (categoryOf(listOf(said(row, 'categories'))[0] ?? '').isDeep) figures.deep += 1;
      if (hasCampaign(row)) figures.campaigns += 1;
      else if (said(row, 'sale') !== '' && !isSaleNow(row)) figures.sales += 1;
      if (said(row, 'upsells') !== '' || said(row, 'crossSells') !== '') figures.related += 1;
      if (listOf(said(row, 'images')).some(isWebImage)) figures.pictures += 1;
    },
    figures: () => ({ ...figures, parents: new Set([...named].flatMap((key) => parents.get(key) ?? [])).size }),
    begin() {
      const once = onceEach();
      return (row) => {
        if (isGrouped(row) || (isVariable(row) && hasVariations(row))) return null;
        const parent = isVariation(row) ? parents.get(said(row, 'parent')) : undefined;
        const draft = parent ? variation(row, parent) : product(row);
        return { ...draft, former: { ...draft.former, formerAddress: once(draft.former?.formerAddress ?? '') } };
      };
    },
  };
}

export const woocommerce = translator(
  'woocommerce',
  (header) => {
    const find = columnFinder(header);
    return [HEADINGS.type, HEADINGS.sku, HEADINGS.regular].every((headings) => find(...headings) >= 0);
  },
  read,
);
