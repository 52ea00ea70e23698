// A product for search engines. Browsers need none of it.
import { familyPath, productPath } from '#contract/paths.ts';
import { galleryOf, imageUrl } from '#contract/images.ts';
import type { Product } from '#contract/products.ts';
import { absoluteUrl } from '../../base/head.tsx';
import { breadcrumbJsonLd } from '../../ui/breadcrumb.tsx';
import { productTrail } from './trail.ts';

const AVAILABILITY = { in_stock: 'InStock', made_to_order: 'MadeToOrder', out_of_stock: 'OutOfStock' };

const quantity = (facts: object): object => ({ '@type': 'QuantitativeValue', ...facts });

/**
 * The product for search engines (https://schema.org/Product). Without a price there is no offer, never a price of 0.
 */
function productOf(product: Product, brand: string, publicUrl: string): object {
  const url = publicUrl + productPath(product);
  const { family } = product;
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    mpn: product.code,
    description: product.seoDescription || product.description,
    image: galleryOf(product).map((image) => absoluteUrl(publicUrl, imageUrl('products', image))),
    category: product.category.name,
    inProductGroupWithID: family?.slug,
    isVariantOf: family
      ? {
          '@type': 'ProductGroup',
          productGroupID: family.slug,
          name: family.name,
          url: publicUrl + familyPath(family.slug),
        }
      : undefined,
    url,
    weight: product.weightG === null ? undefined : quantity({ value: product.weightG, unitCode: 'GRM' }),
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
          price: (product.price.gross ?? product.price.current).toFixed(2),
          priceCurrency: product.price.currency,
          url,
          availability: `https://schema.org/${AVAILABILITY[product.stockStatus]}`,
          itemCondition: 'https://schema.org/NewCondition',
          eligibleQuantity: product.orderQuantity && quantity({ minValue: product.orderQuantity.min, unitCode: 'C62' }), // pieces
        }
      : undefined,
  };
}

/** The product and its trail as structured data. */
export const productJsonLd = (product: Product, brand: string, publicUrl: string): object[] => [
  productOf(product, brand, publicUrl),
  breadcrumbJsonLd(productTrail(product), publicUrl),
];
