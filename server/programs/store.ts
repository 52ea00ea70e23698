import type { Program } from '#contract/programs.ts';
import { activeList } from '../content/active-list.ts';
import type { Database } from '../db/open.ts';

export const programStore = ({ db }: Database) => activeList(db, 'programs', ['-updatedAt', '-id'], 'Program bulunamadı', (row): Program => ({
  _id: row.publicId, name: row.name, version: row.programVersion, description: row.description, features: row.features, systemRequirements: row.systemRequirements,
  downloadLink: row.downloadLink, fileSize: row.fileSize, lastUpdate: row.lastUpdate, isActive: row.isActive, rowVersion: row.version,
}));
