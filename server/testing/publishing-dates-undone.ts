/** Statements that undo 051-publishing-dates, for tests of upgrades. */
export const publishingDatesUndone: readonly string[] = [
  'products',
  'blogs',
  'pages',
  'slides',
  'jobs',
  'programs',
  'brands',
  'quality_categories',
  'features',
].flatMap((table) =>
  ['publish_at', 'unpublish_at'].flatMap((column) => [
    `drop index ${table}_${column}`,
    `alter table ${table} drop column ${column}`,
  ]),
);
