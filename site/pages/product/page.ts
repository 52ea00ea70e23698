import { ApiError } from '#contract/api-error.ts';
import type { Product } from '#contract/products.ts';
import { imageUrl, galleryOf, imageSources } from '../../images.ts';
import { definePage, moved, WithStatus, type Head, type HeadInput, type LoadContext } from '../../page.tsx';
import { PRODUCT_TEXTS } from '../../texts.ts';

/** A product, or why there is none to show. */
export type ProductData = { product: Product; message?: never } | { product: null; message: string };

/** Which failure becomes which sentence; what is not the visitor's mistake is reported. */
function failed(error: unknown, report: LoadContext['report']): WithStatus<ProductData> {
  const status = ApiError.is(error) && (error.status === 404 || error.status === 410 || error.status === 400) ? error.status : 500;
  if (status === 500) report(error);
  const message = status === 404 ? PRODUCT_TEXTS.notFound : status === 410 ? (error as ApiError).message : status === 400 ? PRODUCT_TEXTS.invalidAddress : PRODUCT_TEXTS.loadError;
  return new WithStatus<ProductData>(status, { product: null, message });
}

const pathOf = (slug: string) => `/urun/${encodeURIComponent(slug)}`;

/** The widths at which the gallery shows its main picture. */
export const MAIN_IMAGE_SIZES = '(min-width: 960px) 560px, 100vw';

function head({ data: { product }, frame: { settings }, publicUrl }: HeadInput<string, unknown, ProductData>): Head {
  if (!product) return { title: `${PRODUCT_TEXTS.errorTitle} | ${settings.site_title}`, isNoindex: true };
  const gallery = galleryOf(product);
  const absolute = (path: string) => (/^https?:/.test(path) ? path : publicUrl + path);
  const path = pathOf(product.slug);
  const trail = [
    { name: 'Ana Sayfa', path: '/' },
    { name: product.category.name, path: `/shop?category=${product.category._id}` },
    ...(product.subCategory ? [{ name: product.subCategory.name, path: `/shop?category=${product.category._id}&subCategory=${product.subCategory._id}` }] : []),
    { name: product.name, path },
  ];
  const main = imageSources('products', gallery[0]);
  return {
    title: product.seoTitle || `${product.name} | ${settings.site_title}`,
    description: product.seoDescription || product.description,
    keywords: product.seoKeywords,
    canonical: path,
    image: imageUrl('products', gallery[0]),
    ogType: 'product',
    ...(main.srcSet ? { preloadImage: { srcSet: main.srcSet, sizes: MAIN_IMAGE_SIZES } } : {}),
    jsonLd: [
      {
        '@type': 'Product', name: product.name, sku: product.code, mpn: product.code, description: product.seoDescription || product.description,
        image: gallery.map((image) => absolute(imageUrl('products', image))), category: product.category.name, url: publicUrl + path,
        brand: { '@type': 'Brand', name: settings.site_title },
        ...(product.technicalSpecs.length > 0 ? {
          additionalProperty: product.technicalSpecs.map(({ name, value, unit }) => ({ '@type': 'PropertyValue', name, value, ...(unit ? { unitText: unit } : {}) })),
        } : {}),
        // A missing price is never 0 and never told to search engines.
        ...(product.price ? {
          offers: {
            '@type': 'Offer', price: product.price.current.toFixed(2), priceCurrency: product.price.currency, url: publicUrl + path,
            availability: `https://schema.org/${{ in_stock: 'InStock', made_to_order: 'BackOrder', out_of_stock: 'OutOfStock' }[product.stockStatus]}`,
          },
        } : {}),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ name, path: at }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: publicUrl + at })),
      },
    ],
  };
}

export const productPage = definePage({
  path: '/urun/:slug',
  load: async ({ api, params, signal, report }): Promise<ProductData | WithStatus<ProductData>> => {
    try {
      const product = await api('GET /api/products/slug/:slug', { params }, signal);
      if (product.slug !== params.slug) throw moved(pathOf(product.slug)); // a slug it had before
      return { product };
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, report);
    }
  },
  head,
});

/** By id or code: leads to the product's one address. */
export const productByCodePage = definePage({
  path: '/product/:id',
  load: async ({ api, params, signal, report }): Promise<ProductData | WithStatus<ProductData>> => {
    try {
      const product = await api('GET /api/products/:id', { params }, signal);
      if (product.slug) throw moved(pathOf(product.slug));
      return { product };
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      return failed(error, report);
    }
  },
  head,
});
