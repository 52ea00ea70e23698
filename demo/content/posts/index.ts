import type { DemoPost } from '../../base/content-types.ts';
import { coating } from './coating.ts';
import { coolant } from './coolant.ts';
import { cooling } from './cooling.ts';
import { dieSprings } from './die-springs.ts';
import { ejectorPins } from './ejector-pins.ts';
import { fairNotes } from './fair-notes.ts';
import { fits } from './fits.ts';
import { guideBushes } from './guide-bushes.ts';
import { hardness } from './hardness.ts';
import { hotRunner } from './hot-runner.ts';
import { lifting } from './lifting.ts';
import { locking } from './locking.ts';
import { quotation } from './quotation.ts';
import { readingDrawings } from './reading-drawings.ts';
import { renewal } from './renewal.ts';
import { standardsAbroad } from './standards-abroad.ts';

export const demoPosts: readonly DemoPost[] = [
  ejectorPins,
  dieSprings,
  fits,
  guideBushes,
  cooling,
  hotRunner,
  standardsAbroad,
  quotation,
  readingDrawings,
  coating,
  renewal,
  coolant,
  locking,
  hardness,
  lifting,
  fairNotes,
];
