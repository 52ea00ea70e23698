import type { Migration } from '../migration.ts';

/** Changes are numbered across all scopes, so that a process reads only those since the last it has seen. */
export const finerScopes: Migration = {
  name: '010-finer-scopes',
  statements: (d) => [...d.widened('changes', 'n'), 'create index changes_n on changes (n)'],
};
