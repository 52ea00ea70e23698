import type { QualityCategory } from '#contract/quality.ts';
import { activeList, AS_ARRANGED } from '../content/active-list.ts';
import type { Database } from '../db/open.ts';

export const qualityStore = ({ db }: Database) => activeList(db, 'qualityCategories', AS_ARRANGED, 'Kalite kategorisi bulunamadı.', (row): QualityCategory => ({
  _id: row.publicId, name: row.name, icon: row.icon, color: row.color,
  content: { title: row.contentTitle, description: row.contentDescription, points: row.contentPoints },
  metadata: { metaTitle: row.metaTitle, metaDescription: row.metaDescription, keywords: row.keywords },
  isActive: row.isActive, order: row.sortOrder, createdAt: row.createdAt.toISOString(), version: row.version,
}));
