import type { DemoPage } from '../../base/content-types.ts';
import { about, history, missionVision } from './company.ts';
import { legalPages } from './legal.ts';
import { certificates, facilities, qualityAssurance, research } from './plant.ts';

/**
 * In the order of the corporate menu; the legal drafts follow, which the footer links.
 * @param now time of the first start, from which the certificates' dates are counted
 */
export const demoPages = (now: number): readonly DemoPage[] => [
  about,
  missionVision,
  history,
  certificates(now),
  facilities,
  research,
  qualityAssurance,
  ...legalPages,
];
