import type { Reference } from '#contract/references.ts';
import { activeList, AS_ARRANGED } from '../content/active-list.ts';
import type { Database } from '../db/open.ts';

export const referenceStore = ({ db }: Database) => activeList(db, 'brands', AS_ARRANGED, 'Referans bulunamadı.', (row): Reference => ({
  _id: row.publicId, name: row.name, logo: row.logo, sector: row.sector, description: row.description, website: row.website,
  isActive: row.isActive, sortOrder: row.sortOrder, version: row.version,
}));
