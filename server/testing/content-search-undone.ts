import type { EngineName } from '../base/db/dialect.ts';

/** Statements that undo 046-content-search, for tests of upgrades. */
export const contentSearchUndone = (engine: EngineName): string[] => [
  'drop index products_shown_title',
  ...['blogs', 'pages', 'jobs'].flatMap((table) => {
    const indexes = [`${table}_search_title_trigrams`, `${table}_search_text_words`];
    return [
      ...(engine === 'sqlite'
        ? [
            ...indexes.flatMap((index) => [
              ...['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`),
              `drop table ${index}`,
            ]),
            `drop view ${table}_search_title_words`,
          ]
        : []),
      ...['search_title', 'search_text'].map((column) => `alter table ${table} drop column ${column}`),
    ];
  }),
];
