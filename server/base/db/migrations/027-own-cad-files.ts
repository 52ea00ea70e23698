import type { Migration } from '../migration.ts';

/** CAD files that staff gave a family or an article (docs/decisions/0109). */
export const ownCadFiles: Migration = {
  name: '027-own-cad-files',
  statements: () =>
    ['families', 'products'].map((table) => `alter table ${table} add column cad_files jsonb not null default '[]'`),
};
