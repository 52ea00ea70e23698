import type { Migration } from '../migration.ts';

/** Secrets that are entered in the panel, encrypted with a key outside the database (docs/decisions/0111). */
export const sealed: Migration = {
  name: '028-sealed',
  statements: () => [
    `create table sealed (
      name text primary key,
      -- AES-256-GCM; see server/base/keys/secret.ts.
      value text not null,
      -- The end of a long value, so that people can tell which one it is; '' for a short one.
      hint text not null,
      updated_at timestamptz not null
    )`,
  ],
};
