import type { DemoFamily, DemoProduct } from '../base/types.ts';
import { bronzeFamilies } from './bronze.ts';
import { coolingFamilies } from './cooling.ts';
import type { FamilySource, Unplaced } from './family.ts';
import { fastenerFamilies } from './fasteners.ts';
import { guideFamilies } from './guides.ts';
import { hotRunnerFamilies } from './hot-runner.ts';
import { liftingFamilies } from './lifting.ts';
import { lockFamilies } from './locks.ts';
import { oRingFamilies } from './o-rings.ts';
import { pinFamilies } from './pins.ts';
import { plateFamilies } from './plates.ts';
import { punchFamilies } from './punches.ts';
import { sleeveFamilies } from './sleeves.ts';
import { slideFamilies } from './slides.ts';
import { springFamilies } from './springs.ts';
import { sprueFamilies } from './sprue.ts';
import { stampFamilies } from './stamps.ts';

export { demoCategories } from './categories.ts';

const SOURCES: FamilySource[] = [
  ...guideFamilies,
  ...bronzeFamilies,
  ...pinFamilies,
  ...punchFamilies,
  ...sleeveFamilies,
  ...springFamilies,
  ...sprueFamilies,
  ...coolingFamilies,
  ...oRingFamilies,
  ...lockFamilies,
  ...plateFamilies,
  ...slideFamilies,
  ...hotRunnerFamilies,
  ...liftingFamilies,
  ...stampFamilies,
  ...fastenerFamilies,
];

/** Every family, in catalogue order. */
export const demoFamilies: DemoFamily[] = SOURCES.map((source) => source.family);

function* unplaced(size: 'demo' | 'large'): Generator<Unplaced> {
  for (const source of SOURCES) yield* source.demo();
  if (size === 'large') for (const source of SOURCES) yield* source.extra();
}

/**
 * The catalogue's products, always the same and in the same order: `demo` yields 10,000 to 12,000, `large` at least
 * 100,000, of which the first are exactly those of `demo`; the rest are intermediate sizes made to order.
 */
export function* demoProducts(size: 'demo' | 'large'): Generator<DemoProduct> {
  let order = 0;
  for (const product of unplaced(size)) yield { ...product, order: ++order };
}
