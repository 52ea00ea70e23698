import type { Migration } from '../migration.ts';

/** Pictures of the demo content, by their names: one drawing for all sizes of a part. */
const isDrawnOnce = ['izometrik', 'cizim', 'kesit'].map((view) => `main_image like '%-${view}.webp'`).join(' or ');

/** Which products' pictures show the kind of part and not the size. */
export const representativeImages: Migration = {
  name: '019-representative-images',
  statements: () => [
    'alter table products add column are_images_representative boolean not null default false',
    `update products set are_images_representative = true where main_image not like '%/%' and (${isDrawnOnce})`,
  ],
};
