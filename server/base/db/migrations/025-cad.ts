import type { Migration } from '../migration.ts';

/** Families say how their sizes become CAD models (docs/decisions/0109). */
export const cad: Migration = {
  name: '025-cad',
  statements: () => ['alter table families add column cad jsonb'],
};
