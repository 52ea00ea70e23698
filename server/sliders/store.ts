import type { Slide } from '#contract/sliders.ts';
import { activeList, AS_ARRANGED } from '../content/active-list.ts';
import type { Database } from '../db/open.ts';

export const sliderStore = ({ db }: Database) => activeList(db, 'slides', AS_ARRANGED, 'Slayt bulunamadı.', (row): Slide => ({
  _id: row.publicId, title: row.title, subtitle: row.subtitle, description: row.description, image: row.image, link: row.link, buttonText: row.buttonText,
  isActive: row.isActive, order: row.sortOrder, version: row.version,
}));
