import type { Settings } from '#contract/setting-defaults.ts';

/** The company's profiles elsewhere, in the order in which they are shown; an empty setting means none. */
export const SOCIAL = [
  { key: 'social_facebook', name: 'Facebook' },
  { key: 'social_twitter', name: 'X (Twitter)' },
  { key: 'social_instagram', name: 'Instagram' },
  { key: 'social_linkedin', name: 'LinkedIn' },
  { key: 'social_youtube', name: 'YouTube' },
] as const satisfies readonly { key: keyof Settings; name: string }[];
