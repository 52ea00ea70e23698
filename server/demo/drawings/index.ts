import type { DrawingKey, DrawingView } from '../types.ts';
import { baffle, coolingNipple, quickCoupling, spiralCooler } from './cooling.ts';
import { dowelPin, setScrew, socketScrew } from './fasteners.ts';
import { ballCage, bronzeBush, centringSleeve, flangedBush, flangedPillar, guideBush, guidePillar } from './guides.ts';
import { bandHeater, cartridgeHeater, hotRunnerNozzle, thermocouple } from './hot-runner.ts';
import { eyeBolt, eyeNut, swivelRing } from './lifting.ts';
import { frictionLock, latchLock, sideLock, taperedInterlock } from './locking.ts';
import type { PartPictures } from './part.ts';
import { ejectorBlade, ejectorPin, ejectorPinConical, ejectorPinStepped, punch } from './pins.ts';
import { mouldPlate, spacerBlock, supportPillar } from './plates.ts';
import { oRing, pipePlug } from './seals.ts';
import { ejectorSleeve } from './sleeves.ts';
import { anglePin, gibRails, slideRetainer, wearPlate } from './slides.ts';
import { dieSpring, springPin } from './springs.ts';
import { locatingRing, sprueBush } from './sprue.ts';
import { dateStamp, recyclingStamp, yearStamp } from './stamps.ts';

/** Every kind of part at the size its picture shows; each entry takes other sizes as well. */
const PARTS: Record<DrawingKey, () => PartPictures> = {
  'kilavuz-kolon': guidePillar,
  'flansli-kolon': flangedPillar,
  'kilavuz-burc': guideBush,
  'flansli-burc': flangedBush,
  'merkezleme-burcu': centringSleeve,
  'bilyali-kafes': ballCage,
  'bronz-burc': bronzeBush,
  'itici-pim-a': ejectorPin,
  'itici-pim-d': ejectorPinConical,
  'itici-pim-kademeli': ejectorPinStepped,
  'lama-itici': ejectorBlade,
  'zimba-d': punch,
  'zimba-da': () => punch({ d1: 11, d2: 18, k: 6, length: 84 }),
  'itici-yuksuk': ejectorSleeve,
  'itici-yuksuk-d': () => ejectorSleeve({ d1: 10, d2: 16, d3: 26, k: 2.5, length: 104, guide: 36, isConical: true }),
  'kalip-yayi-yesil': () => dieSpring('yesil'),
  'kalip-yayi-mavi': () => dieSpring('mavi'),
  'kalip-yayi-kirmizi': () => dieSpring('kirmizi'),
  'kalip-yayi-sari': () => dieSpring('sari'),
  'yay-pimi': springPin,
  'yolluk-burcu': () => sprueBush({ d1: 5, d2: 18, d3: 38, k: 16, length: 62, radius: 0, taper: 3 }),
  'yolluk-burcu-radyus': sprueBush,
  'merkezleme-flansi': locatingRing,
  'flans-yuksek': () => locatingRing({ d1: 110, d2: 40, d3: 88, k: 14, bolts: 4, rise: 16 }),
  'sogutma-nipeli': coolingNipple,
  'hizli-kaplin': quickCoupling,
  'boru-tapasi': pipePlug,
  'sogutma-perdesi': baffle,
  'spiral-sogutucu': spiralCooler,
  'o-ring': oRing,
  'konik-merkezleme': taperedInterlock,
  'yan-kilit': sideLock,
  'kalip-kilidi': frictionLock,
  'lata-kilidi': latchLock,
  'kalip-plakasi': mouldPlate,
  'destek-takozu': spacerBlock,
  'destek-ayagi': supportPillar,
  'egik-pim': anglePin,
  'surgu-kizagi': gibRails,
  'surgu-tutucu': slideRetainer,
  'asinma-plakasi': wearPlate,
  'sicak-yolluk-memesi': hotRunnerNozzle,
  'kartus-rezistans': cartridgeHeater,
  termokupl: thermocouple,
  'bilezik-rezistans': bandHeater,
  mapa: eyeBolt,
  'doner-mapa': swivelRing,
  'mapa-somunu': eyeNut,
  'tarih-kasesi': dateStamp,
  'yil-kasesi': yearStamp,
  'geri-donusum-kasesi': recyclingStamp,
  'imbus-civata': socketScrew,
  'merkezleme-pimi': dowelPin,
  setskur: setScrew,
};

/** A standalone 1200 × 900 SVG of one kind of part; without fonts, the same at every call. */
export function drawFamily(key: DrawingKey, view: DrawingView): string {
  return PARTS[key]()[view]();
}
