// A product's page.
import { ApiError } from '#contract/api-error.ts';
import type { Product } from '#contract/products.ts';
import { imageUrl, galleryOf, imageSources } from '#contract/images.ts';
import {
  PRODUCT_CODE_PATTERN,
  PRODUCT_PATTERN,
  PRODUCT_WITHOUT_CODE_PATH,
  PRODUCT_WITHOUT_SLUG_PATH,
  productPath,
} from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import type { Head } from '../../base/head.tsx';
import {
  definePage,
  moved,
  WithStatus,
  type HeadInput,
  type LoadContext,
  type PageDefinition,
} from '../../base/page.tsx';
import { PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import type { Details } from './details.ts';

const { productJsonLd } = import.meta.env.SSR ? await import('./json-ld.ts') : {};
/** Styles of the search's answer on a missing product's page, which only the server lists. */
const late: Pick<PageDefinition<string, unknown, ProductData>, 'lateFiles'> = import.meta.env.SSR
  ? await import('../../search/late-found.tsx').then(({ FOUND_FILE }) => ({
      lateFiles: [[FOUND_FILE, ({ instead }) => Boolean(instead)]],
    }))
  : {};
/** Code of the parts that are written once; in the browser from the second page of a visit on. */
let details = import.meta.env.SSR ? await import('./details.ts') : undefined;

/** A product, or the reason for its absence. */
export type ProductData =
  | (Details & { product: Product; message?: never; instead?: never })
  | { product: null; drawing?: never; parts?: never; message: string; instead: CatalogueSearchReply | null };

const absent = (status: number, message: string, instead: CatalogueSearchReply | null = null) =>
  new WithStatus<ProductData>(status, { product: null, message, instead });

/** The sentence for a failure. Reports failures that are not the visitor's mistake. */
function reasonOf(error: unknown, report: LoadContext['report']): [status: number, message: string] {
  if (ApiError.is(error)) {
    if (error.status === 404) return [404, PRODUCT_HEAD_TEXTS.notFound];
    if (error.status === 410) return [410, error.message];
    if (error.status === 400) return [404, PRODUCT_HEAD_TEXTS.invalidAddress];
  }
  report(error);
  return [500, PRODUCT_HEAD_TEXTS.loadError];
}

type Loading = LoadContext & { params: { slug?: string; id?: string }; signal: AbortSignal };

/** The reason for a product's absence, with the search's answer. An address of words that are a code leads to its product. */
async function missing(status: number, message: string, { params, ...context }: Loading) {
  if (status >= 500) return absent(status, message);
  const { findInstead } = await import('./wanted.ts');
  const instead = await findInstead(params, context);
  if (instead?.code?.isWhole) throw moved(productPath(instead.code.product));
  return absent(status, message, instead);
}

async function failed(error: unknown, context: Loading): Promise<WithStatus<ProductData>> {
  return missing(...reasonOf(error, context.report), context);
}

/** Widths of the gallery's main picture. */
export const MAIN_IMAGE_SIZES = '(min-width: 960px) 620px, (min-width: 720px) 48vw, 100vw';

function head({
  data: { product, drawing },
  frame: { settings },
  publicUrl,
}: HeadInput<string, unknown, ProductData>): Head {
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
    preloadImage: srcSet && !drawing ? { srcSet, sizes: MAIN_IMAGE_SIZES } : undefined,
    jsonLd: productJsonLd ? productJsonLd(product, settings.site_title, publicUrl) : [{}, {}],
  };
}

/** The page's data, with the parts beside the product itself. */
async function found(
  product: Product,
  { api, report, signal }: LoadContext & { signal: AbortSignal },
): Promise<ProductData> {
  details ??= await import('./details.ts');
  return { product, ...(await details.loadDetails({ api, report, signal, product })) };
}

export const productPage = definePage({
  path: PRODUCT_PATTERN,
  load: async (context): Promise<ProductData | WithStatus<ProductData>> => {
    const { api, params, signal } = context;
    try {
      const product = (await api('GET /api/products/slug/:slug', { params }, signal)) as Product | null;
      if (!product?._id) return await missing(404, PRODUCT_HEAD_TEXTS.absent, context);
      if (product.slug !== params.slug) throw moved(productPath(product)); // a former slug
      return await found(product, context);
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, context);
    }
  },
  ...late,
  head,
});

/** A product by id or code: redirects to its address by slug. */
export const productByCodePage = definePage({
  path: PRODUCT_CODE_PATTERN,
  load: async (context): Promise<ProductData | WithStatus<ProductData>> => {
    const { api, params, signal } = context;
    try {
      const product = (await api('GET /api/products/:id', { params }, signal)) as Product | null;
      if (!product?._id) return await missing(404, PRODUCT_HEAD_TEXTS.absent, context);
      if (product.slug) throw moved(productPath(product));
      return await found(product, context);
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, context);
    }
  },
  ...late,
  head,
});

const loadNothing = async (): Promise<ProductData | WithStatus<ProductData>> =>
  absent(404, PRODUCT_HEAD_TEXTS.missingParameter);

/** The addresses without a slug or a code. */
export const productWithoutSlugPage = definePage({ path: PRODUCT_WITHOUT_SLUG_PATH, load: loadNothing, head });
export const productWithoutCodePage = definePage({ path: PRODUCT_WITHOUT_CODE_PATH, load: loadNothing, head });
