import * as z from 'zod';
import { STAFF_DELETES, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import {
  CATEGORY_CALLS,
  CATEGORY_NAME_MISSING,
  CATEGORY_NAME_TOO_SHORT,
  CATEGORY_TYPE_REFUSED,
} from './category-texts.ts';
import { CATALOGUE_STRUCTURE, endpoints } from './endpoint.ts';
import { Id, ImageInput, ImagePath, NoContent, RowParams } from './fields.ts';
import { createOf, updateOf } from './saving.ts';
import { longText, neededText, sortOrder, switchValue } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

/** A category as other rows name it. */
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

const CategoryQuery = z.strictObject({
  type: z.enum(['main', 'sub'], CATEGORY_TYPE_REFUSED).optional(),
});

/**
 * Fields of the category form. A main category (`parentCategory` null) needs a picture: the server checks it with the
 * whole row.
 */
export const categoryFields = {
  name: neededText(120, CATEGORY_NAME_MISSING).min(2, CATEGORY_NAME_TOO_SHORT),
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

export const categoryEndpoints = endpoints(CATEGORY_CALLS, {
  'GET /api/categories': {
    access: STAFF_SEE_ALL,
    query: CategoryQuery,
    response: z.array(Category),
    reads: [CATALOGUE_STRUCTURE],
  },
  'GET /api/categories/subcategories/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: z.array(Category),
    reads: [CATALOGUE_STRUCTURE],
  },
  'GET /api/categories/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    response: Category,
    reads: [CATALOGUE_STRUCTURE],
  },
  'POST /api/categories': {
    access: STAFF_ONLY,
    body: CategoryCreate,
    response: Category,
    status: 201,
  },
  'PUT /api/categories/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: CategoryUpdate,
    response: Category,
  },
  'DELETE /api/categories/:id': {
    access: STAFF_DELETES,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
  'POST /api/categories/upload': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});

// Other rooms import them from here.
export { CATEGORY_IMAGE_NEEDED, CATEGORY_PARENT_NEEDED } from './category-texts.ts';
