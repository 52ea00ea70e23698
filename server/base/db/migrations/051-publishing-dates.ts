import type { Migration } from '../migration.ts';

/** Tables whose rows go on the site and off it at times that staff choose. */
const TABLES = [
  'products',
  'blogs',
  'pages',
  'slides',
  'jobs',
  'programs',
  'brands',
  'quality_categories',
  'features',
] as const;

/** Times of publishing (docs/decisions/0138). */
export const publishingDates: Migration = {
  name: '051-publishing-dates',
  statements: () =>
    TABLES.flatMap((table) =>
      // ISO texts of one form, which compare as their times do. Hardly any row has one, so the indexes are small.
      ['publish_at', 'unpublish_at'].flatMap((column) => [
        `alter table ${table} add column ${column} text`,
        `create index ${table}_${column} on ${table} (${column}) where ${column} is not null`,
      ]),
    ),
};
