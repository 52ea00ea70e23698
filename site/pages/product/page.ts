// A product's page.
import { ApiError } from '#contract/api-error.ts';
import { formatMoney } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { imageUrl, galleryOf, imageSources } from '#contract/images.ts';
import {
  categoryPath,
  PRODUCT_CODE_PATTERN,
  PRODUCT_PATTERN,
  PRODUCT_WITHOUT_CODE_PATH,
  PRODUCT_WITHOUT_SLUG_PATH,
  productPath,
} from '#contract/paths.ts';
import { absoluteUrl, type Head } from '../../base/head.tsx';
import { definePage, moved, WithStatus, type HeadInput, type LoadContext } from '../../base/page.tsx';
import { PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import { breadcrumbJsonLd, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';

/** A product in the list of neighbouring sizes: few fields, because the list is on every product's page. */
export interface Neighbour {
  code: string;
  name: string;
  slug: string;
  /** Formatted; null for a price on request. */
  price: string | null;
}

/** A product, or the reason for its absence. */
export type ProductData =
  | { product: Product; neighbours: Neighbour[]; message?: never }
  | { product: null; neighbours?: never; message: string };

/** Sizes in the list, this one included. */
const NEIGHBOUR_COUNT = 5;

const absent = (status: number, message: string) => new WithStatus<ProductData>(status, { product: null, message });

/** The sentence for a failure. Reports failures that are not the visitor's mistake. */
function failed(error: unknown, report: LoadContext['report']): WithStatus<ProductData> {
  if (ApiError.is(error)) {
    if (error.status === 404) return absent(404, PRODUCT_HEAD_TEXTS.notFound);
    if (error.status === 410) return absent(410, error.message);
    if (error.status === 400) return absent(404, PRODUCT_HEAD_TEXTS.invalidAddress);
  }
  report(error);
  return absent(500, PRODUCT_HEAD_TEXTS.loadError);
}

/** Widths of the gallery's main picture. */
export const MAIN_IMAGE_SIZES = '(min-width: 960px) 620px, (min-width: 720px) 48vw, 100vw';

/** The trail to a product. */
export const productTrail = ({ category, subCategory, name, slug, code }: Product): Required<TrailStep>[] => [
  HOME_STEP,
  { name: category.name, path: categoryPath(category._id) },
  ...(subCategory ? [{ name: subCategory.name, path: categoryPath(category._id, subCategory._id) }] : []),
  { name, path: productPath({ slug, code }) },
];

const AVAILABILITY = { in_stock: 'InStock', made_to_order: 'MadeToOrder', out_of_stock: 'OutOfStock' };

/**
 * The product for search engines (https://schema.org/Product). Without a price there is no offer, never a price of 0.
 */
function productJsonLd(product: Product, brand: string, publicUrl: string): object {
  const url = publicUrl + productPath(product);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    mpn: product.code,
    description: product.seoDescription || product.description,
    image: galleryOf(product).map((image) => absoluteUrl(publicUrl, imageUrl('products', image))),
    category: product.category.name,
    url,
    brand: { '@type': 'Brand', name: brand },
    additionalProperty:
      product.technicalSpecs.length > 0
        ? product.technicalSpecs.map(({ name, value, unit }) => ({
            '@type': 'PropertyValue',
            name,
            value,
            unitText: unit || undefined,
          }))
        : undefined,
    offers: product.price
      ? {
          '@type': 'Offer',
          price: product.price.current.toFixed(2),
          priceCurrency: product.price.currency,
          url,
          availability: `https://schema.org/${AVAILABILITY[product.stockStatus]}`,
          itemCondition: 'https://schema.org/NewCondition',
        }
      : undefined,
  };
}

function head({ data: { product }, frame: { settings }, publicUrl }: HeadInput<string, unknown, ProductData>): Head {
  if (!product) return { title: PRODUCT_HEAD_TEXTS.errorTitle, isNoindex: true };
  const [mainImage] = galleryOf(product);
  const { srcSet } = imageSources('products', mainImage);
  return {
    title: product.seoTitle || product.name,
    isTitleWhole: Boolean(product.seoTitle),
    description: product.seoDescription || product.description,
    keywords: product.seoKeywords,
    canonical: productPath(product),
    image: imageUrl('products', mainImage),
    ogType: 'product',
    preloadImage: srcSet ? { srcSet, sizes: MAIN_IMAGE_SIZES } : undefined,
    jsonLd: [
      productJsonLd(product, settings.site_title, publicUrl),
      breadcrumbJsonLd(productTrail(product), publicUrl),
    ],
  };
}

interface Loading extends LoadContext {
  name: string;
  signal: AbortSignal;
}

/** The sizes next to a product; none if they could not be loaded. */
const neighboursOf = async ({ api, name, signal, report }: Loading): Promise<Neighbour[]> => {
  try {
    const { products } = await api('GET /api/products', { query: { near: name, limit: NEIGHBOUR_COUNT } }, signal);
    return products.map(({ code, name: label, slug, price }) => ({
      code,
      name: label,
      slug,
      price: price && formatMoney(price.current, price.currency),
    }));
  } catch (error) {
    if (!signal.aborted && !(ApiError.is(error) && error.status < 500)) report(error);
    return [];
  }
};

export const productPage = definePage({
  path: PRODUCT_PATTERN,
  load: async ({ params, ...context }): Promise<ProductData | WithStatus<ProductData>> => {
    const { api, signal, report } = context;
    const neighbours = neighboursOf({ ...context, name: params.slug });
    try {
      const product = (await api('GET /api/products/slug/:slug', { params }, signal)) as Product | null;
      if (!product?._id) return absent(404, PRODUCT_HEAD_TEXTS.absent);
      if (product.slug !== params.slug) throw moved(productPath(product)); // a former slug
      return { product, neighbours: await neighbours };
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, report);
    }
  },
  head,
});

/** A product by id or code: redirects to its address by slug. */
export const productByCodePage = definePage({
  path: PRODUCT_CODE_PATTERN,
  load: async ({ params, ...context }): Promise<ProductData | WithStatus<ProductData>> => {
    const { api, signal, report } = context;
    try {
      const product = (await api('GET /api/products/:id', { params }, signal)) as Product | null;
      if (!product?._id) return absent(404, PRODUCT_HEAD_TEXTS.absent);
      if (product.slug) throw moved(productPath(product));
      return { product, neighbours: await neighboursOf({ ...context, name: params.id }) };
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, report);
    }
  },
  head,
});

const loadNothing = async (): Promise<ProductData | WithStatus<ProductData>> =>
  absent(404, PRODUCT_HEAD_TEXTS.missingParameter);

/** The addresses without a slug or a code. */
export const productWithoutSlugPage = definePage({ path: PRODUCT_WITHOUT_SLUG_PATH, load: loadNothing, head });
export const productWithoutCodePage = definePage({ path: PRODUCT_WITHOUT_CODE_PATH, load: loadNothing, head });
