import type { AllSettings } from '#contract/staff-settings.ts';

/**
 * Editions in which rows of the demo content get something new: pictures of their own kind, CAD models, drawings of each
 * size's own dimensions.
 */
export const EDITIONS = { pictures: 2, models: 3, drawings: 4 } as const;
export const NEWEST_EDITION = EDITIONS.drawings;

/** Whether a start finds the content, or the wanted emptiness, in the newest edition. */
export const isContentReady = ({
  install_content: content,
  install_pictures: pictures,
}: Pick<AllSettings, 'install_content' | 'install_pictures'>): boolean =>
  content === 'empty' || (content === 'demo' && pictures >= NEWEST_EDITION);
