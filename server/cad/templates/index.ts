// Every template by its key.
import type { Template } from '../template.ts';
import { anglePin } from './angle-pin.ts';
import { baffle } from './baffle.ts';
import { ballCage } from './ball-cage.ts';
import { bandHeater } from './band-heater.ts';
import { cartridgeHeater } from './cartridge-heater.ts';
import { conicalHeadPin } from './conical-head-pin.ts';
import { coolingNipple } from './cooling-nipple.ts';
import { dieSpring } from './die-spring.ts';
import { dowelPin } from './dowel-pin.ts';
import { drilledPlate } from './drilled-plate.ts';
import { ejectorBlade } from './ejector-blade.ts';
import { ejectorPin } from './ejector-pin.ts';
import { ejectorSleeve } from './ejector-sleeve.ts';
import { eyeBolt } from './eye-bolt.ts';
import { flangedPillar } from './flanged-pillar.ts';
import { frictionLock } from './friction-lock.ts';
import { gibRail } from './gib-rail.ts';
import { guidePillar } from './guide-pillar.ts';
import { headedBush } from './headed-bush.ts';
import { hotRunnerNozzle } from './hot-runner-nozzle.ts';
import { insertPin } from './insert-pin.ts';
import { latchLock } from './latch-lock.ts';
import { locatingRing } from './locating-ring.ts';
import { oRing } from './o-ring.ts';
import { pipePlug } from './pipe-plug.ts';
import { plainBush } from './plain-bush.ts';
import { plate } from './plate.ts';
import { quickCoupling } from './quick-coupling.ts';
import { setScrew } from './set-screw.ts';
import { shoulderScrew } from './shoulder-screw.ts';
import { sideLock } from './side-lock.ts';
import { slideRetainer } from './slide-retainer.ts';
import { socketHeadScrew } from './socket-head-screw.ts';
import { spiralCore } from './spiral-core.ts';
import { springGuidePin } from './spring-guide-pin.ts';
import { sprueBush } from './sprue-bush.ts';
import { steppedEjectorPin } from './stepped-ejector-pin.ts';
import { supportPillar } from './support-pillar.ts';
import { swivelRing } from './swivel-ring.ts';
import { taperedInterlock } from './tapered-interlock.ts';
import { thermocouple } from './thermocouple.ts';
import { wearPlate } from './wear-plate.ts';

const TEMPLATES: readonly Template[] = [
  anglePin,
  baffle,
  ballCage,
  bandHeater,
  cartridgeHeater,
  conicalHeadPin,
  coolingNipple,
  dieSpring,
  dowelPin,
  drilledPlate,
  ejectorBlade,
  ejectorPin,
  ejectorSleeve,
  eyeBolt,
  flangedPillar,
  frictionLock,
  gibRail,
  guidePillar,
  headedBush,
  hotRunnerNozzle,
  insertPin,
  latchLock,
  locatingRing,
  oRing,
  pipePlug,
  plainBush,
  plate,
  quickCoupling,
  setScrew,
  shoulderScrew,
  sideLock,
  slideRetainer,
  socketHeadScrew,
  spiralCore,
  springGuidePin,
  sprueBush,
  steppedEjectorPin,
  supportPillar,
  swivelRing,
  taperedInterlock,
  thermocouple,
  wearPlate,
];

export const templates: ReadonlyMap<string, Template> = new Map(TEMPLATES.map((one) => [one.key, one]));
