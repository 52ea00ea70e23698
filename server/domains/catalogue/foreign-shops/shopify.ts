// Shopify's product export, with its headings before and since 2025.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import type { TableCell, TableRow } from '../../../base/files/tables/tables.ts';
import { onceEach } from './addresses.ts';
import { foldCode } from './codes.ts';
import { BRAND } from './texts.ts';
import { columnFinder, translator, type Books, type Draft, type Reading } from './translation.ts';
import {
  categoryOf,
  gramsOf,
  isWebImage,
  nameOf,
  picturesOf,
  pricesOf,
  quantityOf,
  switchOf,
  textOf,
  textsOf,
  type SharedTexts,
} from './values.ts';

const HEADINGS = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  body: ['Description', 'Body (HTML)', 'Body HTML'],
  vendor: ['Vendor'],
  category: ['Product category', 'Standard product type', 'Standardized product type'],
  type: ['Type', 'Custom product type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  sku: ['SKU', 'Variant SKU'],
  price: ['Price', 'Variant Price'],
  compare: ['Compare-at price', 'Variant Compare At Price'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  quantity: ['Inventory quantity', 'Variant Inventory Qty'],
  policy: ['Continue selling when out of stock', 'Variant Inventory Policy'],
  grams: ['Weight value (grams)', 'Variant Grams'],
  taxable: ['Charge tax', 'Variant Taxable'],
  image: ['Product image URL', 'Image Src'],
  variantImage: ['Variant image URL', 'Variant Image'],
  seoTitle: ['SEO title'],
  seoDescription: ['SEO description'],
} as const;
type Name = keyof typeof HEADINGS;

/** The option of products without variants. */
const NO_OPTION = 'Default Title';

/** What the first row of a handle says for all of its rows. */
interface Product {
  title: string;
  texts: SharedTexts;
  vendor: string;
  optionNames: readonly string[];
  metafields: readonly (readonly [name: string, value: string])[];
  isActive: boolean;
  /** Variants that are still to come. */
  open: number;
}

function stockOf(isCounted: boolean, quantity: number | null, goesOn: boolean): StockStatus {
  if (!isCounted || quantity === null || quantity > 0) return 'in_stock';
  return goesOn ? 'made_to_order' : 'out_of_stock';
}

function read(header: readonly string[], { codes, specs }: Books): Reading {
  const find = columnFinder(header);
  const places = Object.fromEntries(
    Object.entries(HEADINGS).map(([name, headings]) => [name, find(...headings)]),
  ) as Record<Name, number>;
  const options = [1, 2, 3].flatMap((n) => {
    const value = find(`Option${n} value`);
    return value < 0 ? [] : [{ name: find(`Option${n} name`), value }];
  });
  const metafields = header.flatMap((heading, place) => {
    const name = /^(.*\S)\s*\(product\.metafields\.[^()]+\)$/.exec(heading.trim())?.[1];
    return name === undefined ? [] : [{ name, place }];
  });

  const cellOf = ({ cells }: TableRow, name: Name): TableCell | undefined => cells[places[name]];
  const said = (row: TableRow, name: Name): string => textOf(cellOf(row, name));
  /** Rows without any of these only add pictures. */
  const isVariant = (row: TableRow): boolean =>
    (['title', 'sku', 'price'] as const).some((name) => said(row, name) !== '') ||
    valuesOf(row).some((value) => value !== '');
  const valuesOf = ({ cells }: TableRow): string[] =>
    options.map(({ value }) => textOf(cells[value])).map((value) => (value === NO_OPTION ? '' : value));
  const codeOf = (row: TableRow): string =>
    foldCode(said(row, 'sku')) ||
    foldCode(
      ['SH', said(row, 'handle') || `SATIR-${row.no}`, ...valuesOf(row).filter((value) => value !== '')].join('-'),
    );
  const optionNamesOf = ({ cells }: TableRow): string[] => options.map(({ name }) => textOf(cells[name]));
  const metafieldsOf = ({ cells }: TableRow) =>
    metafields.flatMap(({ name, place }) => {
      const value = textOf(cells[place]);
      return value === '' || /^[[{]|gid:\/\//.test(value) ? [] : [[name, value] as const]; // lists and references
    });
  const categoryIn = (row: TableRow): string => said(row, 'type') || said(row, 'category');
  const productOf = (row: TableRow): Product => ({
    title: said(row, 'title') || said(row, 'handle'),
    texts: textsOf({
      name: said(row, 'title'),
      short: '',
      long: said(row, 'body'),
      category: categoryIn(row),
      tags: said(row, 'tags').split(','),
      seoTitle: said(row, 'seoTitle'),
      seoDescription: said(row, 'seoDescription'),
    }),
    vendor: said(row, 'vendor'),
    optionNames: optionNamesOf(row),
    metafields: metafieldsOf(row),
    isActive:
      switchOf(cellOf(row, 'published')) !== false && ['', 'active'].includes(said(row, 'status').toLowerCase()),
    open: 0,
  });

  /** Variants of each handle. */
  const variants = new Map<string, number>();
  /** Pictures by handle. */
  const images = new Map<string, string[]>();
  const figures = { deep: 0, pictures: 0 };

  function variant(row: TableRow, product: Product): Draft {
    const values = valuesOf(row);
    const variantImage = said(row, 'variantImage');
    const pictures = picturesOf(variantImage === '' ? (images.get(said(row, 'handle')) ?? []) : [variantImage]);
    const tracker = said(row, 'tracker');
    const isCounted = places.tracker < 0 || tracker !== '';
    const quantity = isCounted ? quantityOf(cellOf(row, 'quantity')) : null;
    const goesOn = ['continue', 'true'].includes(said(row, 'policy').toLowerCase());
    return {
      code: codeOf(row),
      values: {
        ...product.texts.values,
        ...pictures.values,
        ...pricesOf(
          said(row, 'compare') === '' ? cellOf(row, 'price') : cellOf(row, 'compare'),
          said(row, 'compare') === '' ? '' : cellOf(row, 'price'),
        ),
        name: nameOf(product.title, values) || codeOf(row),
        stockStatus: STOCK_LABELS[stockOf(isCounted, quantity, goesOn)],
        stockQuantity: quantity ?? '',
        weightG: gramsOf(cellOf(row, 'grams'), 1),
        vatRate: switchOf(cellOf(row, 'taxable')) === false ? 0 : '',
        isActive: product.isActive ? ACTIVE : PASSIVE,
      },
      standIns: [...product.texts.standIns, ...pictures.standIns],
      specs: [
        ...values.map((value, i) => [product.optionNames[i] ?? '', value] as const),
        [BRAND, product.vendor],
        ...product.metafields,
      ],
      former: { formerAddress: said(row, 'handle') === '' ? '' : `/products/${said(row, 'handle')}` },
    };
  }

  return {
    former: ['formerAddress'],
    columns: [
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
      'seoTitle',
      'seoDescription',
      'seoKeywords',
    ],
    learn(row) {
      const handle = said(row, 'handle');
      const image = said(row, 'image');
      if (image !== '') images.set(handle, [...(images.get(handle) ?? []), image]);
      if (isWebImage(image)) figures.pictures += 1;
      if (!isVariant(row)) return;
      variants.set(handle, (variants.get(handle) ?? 0) + 1);
      codes.note(codeOf(row), said(row, 'sku'));
      const values = valuesOf(row);
      for (const [i, name] of optionNamesOf(row).entries()) if (values[i] !== '') specs.note(name);
      for (const [name] of metafieldsOf(row)) specs.note(name);
      if (said(row, 'vendor') !== '') specs.note(BRAND);
      if (categoryOf(categoryIn(row)).isDeep) figures.deep += 1;
    },
    figures: () => ({ ...figures, variants: [...variants.values()].filter((n) => n > 1).length }),
    begin() {
      /** Products whose variants are being read: those of one handle mostly stand together. */
      const open = new Map<string, Product>();
      const once = onceEach();
      return (row) => {
        if (!isVariant(row)) return null;
        const handle = said(row, 'handle');
        let product = open.get(handle);
        const title = said(row, 'title');
        if (!product || (title !== '' && title !== product.title)) {
          product = { ...productOf(row), open: variants.get(handle) ?? 1 };
          open.set(handle, product);
        }
        product.open -= 1;
        if (product.open <= 0) open.delete(handle);
        const draft = variant(row, product);
        return { ...draft, former: { formerAddress: once(draft.former?.formerAddress ?? '') } };
      };
    },
  };
}

export const shopify = translator(
  'shopify',
  (header) => {
    const find = columnFinder(header);
    return [HEADINGS.handle, HEADINGS.title, HEADINGS.price].every((headings) => find(...headings) >= 0);
  },
  read,
);
