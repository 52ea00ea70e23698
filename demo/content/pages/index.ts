import type { DemoPage } from '../../base/content-types.ts';
import { about, history, missionVision } from './company.ts';
import { legalPages } from './legal.ts';
import { certificates, facilities, qualityAssurance, research } from './plant.ts';

/** In the order of the corporate menu; the legal drafts follow, which the footer links. */
export const demoPages: readonly DemoPage[] = [
  about,
  missionVision,
  history,
  certificates,
  facilities,
  research,
  qualityAssurance,
  ...legalPages,
];
