import type { Drawing } from '#contract/families.ts';

/** Under drawings: what their proportions tell. */
export const DRAWING_LOOKS: Readonly<Record<Drawing['look'], string>> = {
  representative: 'Temsili çizim',
  true: 'Gerçek oran · ölçüler mm',
  broken: 'Kesikli gösterim · ölçüler mm',
};
