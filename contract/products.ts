import * as z from 'zod';
import { ACTIVE_ONLY, STAFF_SEE_ALL } from './access.ts';
import { BLANK_SEARCH, MAX_PAGE_SIZE, MAX_QUERY_LENGTH, PRODUCT_SORTS, SHOP_PAGE_SIZE, STOCK_STATUSES } from './catalogue.ts';
import { CategoryRef } from './categories.ts';
import { endpoints } from './endpoint.ts';
import { clean, countParam, Id } from './fields.ts';
import { CURRENCIES } from './money.ts';

/** null where the product is sold on request only ('Teklif Al'). */
export const Price = z.object({
  current: z.number().describe('Decimal number, e.g. 12.5'),
  old: z.number().optional().describe('Former price, to be shown struck through'),
  currency: z.enum(CURRENCIES),
});
export type Price = z.output<typeof Price>;

export const TechnicalSpec = z.object({ name: z.string(), value: z.string(), unit: z.string().optional() });
export const ProductDocument = z.object({
  name: z.string(),
  url: z.string(),
  type: z.enum(['pdf', 'doc', 'image']),
  size: z.int().describe('Bytes'),
});
export type ProductDocument = z.output<typeof ProductDocument>;

/** A product as lists show it. */
export const ProductCard = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  img: z.array(z.string()).describe('Image paths; a bare file name lies under /img/products/'),
  mainImage: z.string().nullable(),
  price: Price.nullable(),
  stockStatus: z.enum(STOCK_STATUSES),
  leadTimeDays: z.int().nullable().describe('Working days; null: the shop’s usual delivery time'),
  category: CategoryRef,
  subCategory: CategoryRef.nullable(),
  isActive: z.boolean(),
  order: z.int(),
});
export type ProductCard = z.output<typeof ProductCard>;

export const Product = ProductCard.extend({
  detailedDescription: z.string().describe('HTML, sanitized: may be put into a page as it is'),
  additionalImages: z.array(z.string()),
  features: z.array(z.string()),
  applications: z.array(z.string()),
  technicalSpecs: z.array(TechnicalSpec),
  documents: z.array(ProductDocument),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type Product = z.output<typeof Product>;

export const ProductPage = z.object({
  products: z.array(ProductCard),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  pages: z.int(),
});
export type ProductPage = z.output<typeof ProductPage>;

const QUERY_TOO_LONG = `Arama metni en fazla ${MAX_QUERY_LENGTH} karakter olabilir.`;

export const ProductQuery = z.strictObject({
  category: Id.optional().describe('Main category: id or slug'),
  subCategory: Id.optional().describe('Sub-category: id or slug'),
  q: z.string().max(MAX_QUERY_LENGTH, QUERY_TOO_LONG).overwrite(clean).optional(),
  near: Id.optional().describe('Products around this one (id, code or slug) in the order of its sub-category, itself among them; other filters do not apply'),
  sort: z.enum(PRODUCT_SORTS, `Sıralama şunlardan biri olmalıdır: ${PRODUCT_SORTS.join(', ')}.`).optional(),
  page: countParam(1, 100_000, 'Sayfa numarası 1 veya daha büyük bir tam sayı olmalıdır.', 1),
  limit: countParam(1, MAX_PAGE_SIZE, `Sayfa boyutu 1 ile ${MAX_PAGE_SIZE} arasında bir tam sayı olmalıdır.`, SHOP_PAGE_SIZE),
});

export const productEndpoints = endpoints({
  'GET /api/products': {
    summary: 'Ürün listesi: kategoriye ve aramaya göre, sayfalı',
    access: STAFF_SEE_ALL, query: ProductQuery, response: ProductPage, reads: ['catalogue'],
  },
  'GET /api/products/slug/:slug': {
    summary: 'Adres adıyla ürün; eski adres adları güncel ürünü verir',
    access: STAFF_SEE_ALL, params: z.object({ slug: Id }), response: Product, reads: ['catalogue'],
  },
  'GET /api/products/search/:query': {
    summary: 'Arama penceresinin sonuçları',
    access: ACTIVE_ONLY,
    params: z.object({ query: z.string().max(MAX_QUERY_LENGTH, QUERY_TOO_LONG).overwrite(clean).refine((q) => q.trim() !== '', BLANK_SEARCH) }),
    response: z.array(ProductCard), reads: ['catalogue'],
  },
  'GET /api/products/:id': {
    summary: 'Kimlik veya ürün koduyla ürün; kodda büyük/küçük harf fark etmez',
    access: STAFF_SEE_ALL, params: z.object({ id: Id }), response: Product, reads: ['catalogue'],
  },
});
