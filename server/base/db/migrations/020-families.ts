import type { Migration } from '../migration.ts';

/** Shop-wide attributes that every installation begins with: public id, key, name, kind, unit. */
const ATTRIBUTES = [
  ['attrcap000000000', 'cap', 'Çap', 'number', 'mm'],
  ['attrdxscap000000', 'dis-cap', 'Dış çap', 'number', 'mm'],
  ['attrxccap0000000', 'ic-cap', 'İç çap', 'number', 'mm'],
  ['attrboy000000000', 'boy', 'Boy', 'number', 'mm'],
  ['attrgenxsxk00000', 'genislik', 'Genişlik', 'number', 'mm'],
  ['attryxkseko00000', 'yukseklik', 'Yükseklik', 'number', 'mm'],
  ['attrkaxnxk000000', 'kalinlik', 'Kalınlık', 'number', 'mm'],
  ['attrdxs000000000', 'dis', 'Diş', 'text', ''],
  ['attryayrate00000', 'yay-orani', 'Yay oranı', 'number', 'N/mm'],
  ['attrkvvvet000000', 'kuvvet', 'Kuvvet', 'number', 'N'],
  ['attrsxcakxk00000', 'sicaklik', 'Sıcaklık', 'number', '°C'],
  ['attrrenk00000000', 'renk', 'Renk', 'text', ''],
  ['attrygk000000000', 'yuk', 'Taşıma yükü', 'number', 'kg'],
] as const;
const SEEDED_AT = '2026-01-05T08:00:00.000Z';

/** Families of sizes with lettered dimension columns (docs/decisions/0096). */
export const families: Migration = {
  name: '020-families',
  statements: (d) => [
    `create table attributes (
      ${d.id},
      public_id text not null unique,
      key text not null unique,
      name text not null,
      kind text not null check (kind in ('number', 'text')),
      unit text not null,
      sort_order integer not null check (sort_order >= 0),
      is_active boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `insert into attributes (public_id, key, name, kind, unit, sort_order, is_active, created_at, updated_at) values
      ${ATTRIBUTES.map(
        ([publicId, key, name, kind, unit], i) =>
          `('${publicId}', '${key}', '${name}', '${kind}', '${unit}', ${(i + 1) * 10}, true, '${SEEDED_AT}', '${SEEDED_AT}')`,
      ).join(',\n      ')}`,
    `create table families (
      ${d.id},
      public_id text not null unique,
      slug text not null unique,
      name text not null,
      category_id integer not null references categories(id),
      sub_category_id integer references categories(id),
      standards jsonb not null,
      material text not null,
      material_number text not null,
      hardness_text text not null,
      hardness_min integer,
      hardness_max integer,
      hardness_scale text not null,
      summary text not null,
      body text not null,
      rich_text_stamp text,
      notes jsonb not null,
      features jsonb not null,
      applications jsonb not null,
      aliases jsonb not null,
      columns jsonb not null,
      code_pattern text not null,
      name_pattern text not null,
      drawing_image text,
      drawing_letters jsonb,
      img jsonb not null,
      documents jsonb not null,
      is_active boolean not null,
      sort_order integer not null check (sort_order >= 0),
      seo_title text not null,
      seo_description text not null,
      seo_keywords jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      is_public boolean not null,
      name_sort ${d.byteText} not null,
      search_text ${d.byteText} not null,
      article_count integer not null default 0,
      price_from_minor integer,
      price_from_currency text,
      key_ranges jsonb not null
    )`,
    'create index families_category on families (category_id)',
    'create index families_sub_category on families (sub_category_id)',
    'alter table products add column family_id integer references families(id)',
    'alter table products add column dims jsonb',
    'alter table products add column key_hash text',
    // Two sizes of a family never have the same key dimensions; also finds the sizes of a family.
    'create unique index products_family on products (family_id, key_hash) where deleted_at is null and family_id is not null',
  ],
};
