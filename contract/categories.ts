import * as z from 'zod';
import { STAFF_DELETES, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { CATALOGUE_STRUCTURE, endpoints } from './endpoint.ts';
import { Id, ImageInput, ImagePath, NoContent, RowParams } from './fields.ts';
import { createOf, updateOf } from './saving.ts';
import { longText, neededText, sortOrder, switchValue } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

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
  productCount: z.int().describe('Products in it, sub-categories included: the public ones, for staff all'),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Category = z.output<typeof Category>;

export const CategoryQuery = z.strictObject({
  type: z.enum(['main', 'sub'], 'Kategori türü main veya sub olmalıdır.').optional(),
});

export const CATEGORY_IMAGE_NEEDED = 'Kategori görseli gereklidir!';
export const CATEGORY_PARENT_NEEDED = 'Lütfen ana kategori seçin!';

/**
 * Fields of the category form. A main category (`parentCategory` null) needs a picture: the server checks it with the
 * whole row.
 */
export const categoryFields = {
  name: neededText(120, 'Lütfen kategori adını girin!').min(2, 'Kategori adı en az 2 karakter olmalıdır!'),
  description: longText(1_000),
  img: ImageInput,
  parentCategory: Id.nullable().describe('Id of the main category; null: this is one'),
  isActive: switchValue,
  order: sortOrder,
};
export const CategoryCreate = createOf(categoryFields, {
  description: '',
  img: '',
  parentCategory: null,
  isActive: true,
  order: 0,
});
export type CategoryCreate = z.output<typeof CategoryCreate>;
export const CategoryUpdate = updateOf(categoryFields);
export type CategoryUpdate = z.output<typeof CategoryUpdate>;

export const categoryEndpoints = endpoints({
  'GET /api/categories': {
    summary: 'Kategoriler; type=main ile yalnız ana kategoriler',
    access: STAFF_SEE_ALL,
    query: CategoryQuery,
    response: z.array(Category),
    reads: [CATALOGUE_STRUCTURE],
  },
  'GET /api/categories/subcategories/:id': {
    summary: 'Bir ana kategorinin alt kategorileri',
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: z.array(Category),
    reads: [CATALOGUE_STRUCTURE],
  },
  'GET /api/categories/:id': {
    summary: 'Tek kategori',
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: Category,
    reads: [CATALOGUE_STRUCTURE],
  },
  'POST /api/categories': {
    summary: 'Kategori ekler',
    access: STAFF_ONLY,
    body: CategoryCreate,
    response: Category,
    status: 201,
  },
  'PUT /api/categories/:id': {
    summary: 'Kategoriyi değiştirir; gönderilmeyen alanlar olduğu gibi kalır',
    access: STAFF_ONLY,
    params: RowParams,
    body: CategoryUpdate,
    response: Category,
  },
  'DELETE /api/categories/:id': {
    summary: 'Kategoriyi çöp kutusuna taşır; 30 gün geri alınabilir. Kullanılan kategori silinmez',
    access: STAFF_DELETES,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
  'POST /api/categories/upload': {
    summary: 'Kategori görseli yükler',
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
