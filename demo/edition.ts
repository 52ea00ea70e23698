import type { Settings } from '#contract/setting-defaults.ts';

/** Grows when products of the demo content get other pictures. 2: each kind of part has its own. */
export const PICTURES_EDITION = 2;

/** Whether a start finds the content, or the wanted emptiness, in the newest edition. */
export const isContentReady = ({
  install_content: content,
  install_pictures: pictures,
}: Pick<Settings, 'install_content' | 'install_pictures'>): boolean =>
  content === 'empty' || (content === 'demo' && pictures >= PICTURES_EDITION);
