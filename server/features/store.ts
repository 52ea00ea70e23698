import type { Feature } from '#contract/features.ts';
import { activeList, AS_ARRANGED } from '../content/active-list.ts';
import type { Database } from '../db/open.ts';

export const featureStore = ({ db }: Database) => activeList(db, 'features', AS_ARRANGED, 'Özellik bulunamadı.', (row): Feature => ({
  _id: row.publicId, title: row.title, description: row.description, icon: row.icon, isActive: row.isActive, sortOrder: row.sortOrder, version: row.version,
}));
