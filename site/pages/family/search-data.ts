// What a family's page says to search engines.
import { isLetter } from '#contract/dimension.ts';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { imageUrl } from '#contract/images.ts';
import { familyPath, productPath } from '#contract/paths.ts';
import { absoluteUrl } from '../../base/head.tsx';
import { FAMILY_HEAD_TEXTS as texts } from '../../texts/family.ts';
import { breadcrumbJsonLd } from '../../ui/breadcrumb.tsx';
import { rangeOf } from '../../ui/extent.ts';
import type { FamilyData } from './page.ts';
import { titleOf } from './title.ts';
import { familyTrail } from './trail.ts';

/** The family for search engines (https://schema.org/ProductGroup), with the sizes that the page lists. */
function groupJsonLd({ family, rows }: FamilyData, brand: string, publicUrl: string): object {
  return {
    '@type': 'ProductGroup',
    productGroupID: family.slug,
    name: family.name,
    description: family.seoDescription || family.summary,
    url: publicUrl + familyPath(family.slug),
    image: family.img.map((image) => absoluteUrl(publicUrl, imageUrl('products', image))),
    material: family.material || undefined,
    brand: { '@type': 'Brand', name: brand },
    variesBy: family.keyRanges.map(({ label }) => label),
    hasVariant: rows.rows.map(([, code, slug]) => ({
      '@type': 'Product',
      name: `${family.name}, ${code}`,
      sku: code,
      url: publicUrl + productPath({ slug, code }),
    })),
  };
}

const measure = ({ min, unit }: Family['keyRanges'][number]): string =>
  typeof min === 'number' && unit ? ` ${unit}` : '';

/** The description by name, standards and ranges, and the family with its trail. */
export function searchData(
  data: FamilyData,
  brand: string,
  publicUrl: string,
): { description: string; jsonLd: object[] } {
  const { family } = data;
  const ranges = family.keyRanges.map(
    (range) => `${isLetter(range.key) ? range.key : range.label} ${rangeOf(range)}${measure(range)}`,
  );
  return {
    description: [titleOf(family), ranges.join(', '), texts.sizes(formatNumber(family.articleCount))].join(' · '),
    jsonLd: [groupJsonLd(data, brand, publicUrl), breadcrumbJsonLd(familyTrail(family), publicUrl)],
  };
}
