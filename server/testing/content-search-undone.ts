import type { EngineName } from '../base/db/dialect.ts';

/** Statements that undo 046-content-search, for tests of upgrades. */
export const contentSearchUndone = (engine: EngineName): string[] =>
  ['blogs', 'pages', 'jobs'].flatMap((table) =>
    ['search_title', 'search_text'].flatMap((column) => {
      const index = `${table}_${column}_trigrams`;
      return [
        ...(engine === 'sqlite'
          ? [
              ...['insert', 'delete', 'update'].map((event) => `drop trigger ${index}_${event}`),
              `drop table ${index}`,
              `drop view ${table}_${column}_words`,
            ]
          : []),
        `alter table ${table} drop column ${column}`,
      ];
    }),
  );
