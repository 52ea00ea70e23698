import { describe, expect, it } from 'vitest';
import type { Family } from '#contract/families.ts';
import type { Product } from '#contract/products.ts';
import { blogs } from '../screens/blogs/resource.ts';
import { wholeFamilies } from '../screens/families/resource.ts';
import { jobs } from '../screens/jobs/resource.ts';
import { pages } from '../screens/pages/resource.ts';
import { wholeProducts } from '../screens/products/resource.ts';
import { NEW_FAMILY } from '../screens/families/values.ts';
import { NEW_PRODUCT, type ProductValues } from '../screens/products/values.ts';
import { copiedName, copiedValues, copyPath } from './copy.ts';

describe('the name of a copy', () => {
  it('is marked, and counted on', () => {
    expect(copiedName('Kolon')).toBe('Kolon (kopya)');
    expect(copiedName('Kolon (kopya)')).toBe('Kolon (kopya 2)');
    expect(copiedName('Kolon (kopya 9)')).toBe('Kolon (kopya 10)');
  });
  it('keeps all its letters where the mark would make it too long', () => {
    expect(copiedName('x'.repeat(10), 17)).toBe('x'.repeat(10));
    expect(copiedName('x'.repeat(10), 18)).toBe(`${'x'.repeat(10)} (kopya)`);
  });
});

it('the address of a copy names the row', () => {
  expect(copyPath('/admin/products', 'a b')).toBe('/admin/products/create?copy=a%20b');
});

describe('a copy takes over all values', () => {
  const values: ProductValues = {
    ...NEW_PRODUCT,
    code: 'KK-9',
    slug: 'kolon-kk-9',
    name: 'Kolon',
    category: 'c1',
    subCategory: 'c2',
    img: ['/a.webp', '/b.webp'],
    mainImage: '/a.webp',
    technicalSpecs: [{ name: 'd1', value: '9', unit: 'mm' }],
    documents: [{ name: 'Katalog', url: '/k.pdf', type: 'pdf', size: 9 }],
    price: { current: 12.5, old: 14, currency: 'EUR' },
    stockQuantity: { kind: 'in', pieces: null, note: '', seen: 40, attempt: 'x' },
    stockStatus: 'in_stock',
    seoTitle: 'SEO',
    isActive: true,
  };

  it('of a product, but code, address and stock; it is passive', () => {
    const { code, slug, name, stockQuantity, isActive, ...same } = copiedValues(
      wholeProducts.copy!,
      values,
      NEW_PRODUCT,
    );
    expect({ code, slug, name, stockQuantity, isActive }).toEqual({
      code: '',
      slug: '',
      name: 'Kolon (kopya)',
      stockQuantity: null,
      isActive: false,
    });
    expect({ ...values, ...same }).toEqual(values);
  });

  it('of a family, but for what binds its columns to sizes and its words to it alone', () => {
    const column = { ...NEW_FAMILY.columns[0]!, key: 'd1', label: 'Çap' };
    const copied = copiedValues(
      wholeFamilies.copy!,
      {
        ...NEW_FAMILY,
        name: 'Pim',
        slug: 'pim',
        columns: [{ ...column, formerKey: 'd1' }],
        aliases: [{ text: 'kolon', isFirst: true }],
      },
      NEW_FAMILY,
    );
    expect(copied).toEqual({
      ...NEW_FAMILY,
      name: 'Pim (kopya)',
      slug: '',
      columns: [column],
      aliases: [{ text: 'kolon', isFirst: false }],
      isActive: false,
    });
  });

  it.each([
    ['post', blogs.copy!, { title: 'Yazı', slug: 'yazi', content: '<p>a</p>', isPublished: true }, ['slug']],
    ['page', pages.copy!, { title: 'Sayfa', slug: 'sayfa', content: { sections: [{}] }, isActive: true }, ['slug']],
    ['job', jobs.copy!, { title: 'İş', applicationDeadline: '2026-01-01', isActive: true }, ['applicationDeadline']],
  ] as const)('of a %s, which is a draft', (_kind, rule, row: Record<string, unknown>, fresh) => {
    const initial = { slug: '', applicationDeadline: null };
    expect(copiedValues(rule, row, initial)).toEqual({
      ...row,
      ...Object.fromEntries(fresh.map((field) => [field, initial[field]])),
      title: `${String(row['title'])} (kopya)`,
      [rule.state]: false,
    });
  });
});

it('a size of a family says that its copy leaves the family', () => {
  const { note } = wholeProducts.copy!;
  expect(note({ family: null } as Product)).not.toContain('seri');
  expect(note({ family: { name: 'Pim' } } as Product)).toContain('“Pim” serisine girmez');
  expect(wholeFamilies.copy!.note({} as Family)).toContain('ürünleri kopyalanmaz');
});
