import type { Settings } from './setting-defaults.ts';

/** The company's profiles elsewhere by their settings, in the order in which they are shown. An empty one means none. */
export const SOCIAL_NAMES = {
  social_facebook: 'Facebook',
  social_twitter: 'X (Twitter)',
  social_instagram: 'Instagram',
  social_linkedin: 'LinkedIn',
  social_youtube: 'YouTube',
} as const satisfies { [K in keyof Settings]?: string };
export type SocialKey = keyof typeof SOCIAL_NAMES;
export const SOCIAL_KEYS = Object.keys(SOCIAL_NAMES) as SocialKey[];
