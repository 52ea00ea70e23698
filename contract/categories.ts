import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';

/** How other rows name a category. */
export const CategoryRef = z.object({ _id: z.string(), name: z.string(), slug: z.string() });
export type CategoryRef = z.output<typeof CategoryRef>;

export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  img: z.string().describe('Image path; a bare file name lies under /img/categories/'),
  parentCategory: CategoryRef.nullable().describe('null for a main category'),
  isActive: z.boolean(),
  order: z.int().describe('Smaller comes first'),
  productCount: z.int().describe('Public products in it, sub-categories included'),
});
export type Category = z.output<typeof Category>;

export const CategoryQuery = z.strictObject({
  type: z.enum(['main', 'sub'], 'Kategori türü main veya sub olmalıdır.').optional(),
});

const CategoryParams = z.object({ id: Id });

export const categoryEndpoints = endpoints({
  'GET /api/categories': {
    summary: 'Kategoriler; type=main ile yalnız ana kategoriler',
    access: STAFF_SEE_ALL, query: CategoryQuery, response: z.array(Category), reads: ['catalogue'],
  },
  'GET /api/categories/subcategories/:id': {
    summary: 'Bir ana kategorinin alt kategorileri',
    access: STAFF_SEE_ALL, params: CategoryParams, response: z.array(Category), reads: ['catalogue'],
  },
  'GET /api/categories/:id': {
    summary: 'Tek kategori',
    access: STAFF_SEE_ALL, params: CategoryParams, response: Category, reads: ['catalogue'],
  },
});
