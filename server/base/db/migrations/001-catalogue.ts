import type { Migration } from '../migration.ts';

/** The orders that the catalogue offers, each ending in columns that make it total. */
const LIST_ORDERS: Record<string, string> = {
  recommended: 'sort_order, name_sort, id',
  name: 'name_sort, id',
  price_asc: 'price_asc, name_sort, id',
  price_desc: 'price_desc, name_sort, id',
  newest: 'created_at desc, id desc',
};
/** What a list is narrowed to; each pair has an index, so that a page of any list is read without sorting. */
const LIST_SCOPES: Record<string, string> = { all: '', category: 'category_id, ', sub_category: 'sub_category_id, ' };

const listIndexes = Object.entries(LIST_SCOPES).flatMap(([scope, prefix]) =>
  Object.entries(LIST_ORDERS).map(
    ([order, columns]) => `create index products_${scope}_${order} on products (is_public, ${prefix}${columns})`,
  ),
);

export const catalogue: Migration = {
  name: '001-catalogue',
  statements: (d) => [
    'create table changes (scope text primary key, n integer not null)',
    ...d.announceChanges,

    `create table categories (
      ${d.id},
      public_id text not null unique,
      parent_id integer references categories(id),
      slug text not null unique,
      name text not null,
      name_sort ${d.byteText} not null,
      description text not null,
      img text not null,
      is_active boolean not null,
      sort_order integer not null check (sort_order >= 0),
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    'create index categories_parent on categories (parent_id)',

    `create table products (
      ${d.id},
      public_id text not null unique,
      code text not null unique,
      slug text not null unique,
      name text not null,
      description text not null,
      detailed_description text not null,
      category_id integer not null references categories(id),
      sub_category_id integer references categories(id),
      main_image text,
      img jsonb not null,
      additional_images jsonb not null,
      features jsonb not null,
      applications jsonb not null,
      technical_specs jsonb not null,
      documents jsonb not null,
      price_minor integer check (price_minor > 0),
      old_price_minor integer check (old_price_minor > 0),
      currency text not null,
      stock_status text not null check (stock_status in ('in_stock', 'made_to_order', 'out_of_stock')),
      lead_time_days integer check (lead_time_days >= 0),
      is_active boolean not null,
      sort_order integer not null check (sort_order >= 0),
      seo_title text not null,
      seo_description text not null,
      seo_keywords jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deleted_at timestamptz,
      is_public boolean not null,
      name_sort ${d.byteText} not null,
      price_asc integer not null,
      price_desc integer not null,
      code_folded ${d.byteText} not null,
      search_title ${d.byteText} not null,
      search_text ${d.byteText} not null
    )`,
    ...listIndexes,
    'create index products_code_folded on products (code_folded)',
    // Narrow, for counting.
    'create index products_category on products (category_id, is_public)',
    'create index products_sub_category on products (sub_category_id, is_public)',
    ...d.trigramIndex('products', 'search_title'),
    ...d.trigramIndex('products', 'search_text'),

    'create table old_slugs (kind text not null, slug text not null, row_id integer not null, primary key (kind, slug))',

    'create table settings (key text primary key, value jsonb not null, updated_at timestamptz not null)',

    `create table pages (
      ${d.id},
      public_id text not null unique,
      slug text not null unique,
      title text not null,
      is_active boolean not null,
      sort_order integer not null check (sort_order >= 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  ],
};
