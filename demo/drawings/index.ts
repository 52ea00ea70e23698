import {
  RESINS,
  resinPicture,
  STAMP_YEARS,
  VARIANT_KINDS,
  VARIANT_VIEWS,
  yearPicture,
  type Finish,
  type PictureKey,
  type VariantKey,
} from '../base/pictures.ts';
import type { DrawingKey, DrawingView } from '../base/types.ts';
import { baffle, coolingNipple, quickCoupling, spiralCooler } from './cooling.ts';
import { dowelPin, setScrew, shoulderScrew, socketScrew, tappedDowelPin } from './fasteners.ts';
import {
  ballCage,
  bronzeBush,
  centringSleeve,
  flangedBush,
  flangedPillar,
  graphiteGuideBush,
  guideBush,
  guidePillar,
  plainBronzeBush,
  sinteredBush,
} from './guides.ts';
import { bandHeater, cartridgeHeater, hotRunnerNozzle, thermocouple } from './hot-runner.ts';
import { eyeBolt, eyeNut, swivelRing } from './lifting.ts';
import { frictionLock, latchLock, sideLock, taperedInterlock } from './locking.ts';
import type { PartPictures } from './part.ts';
import { corePin, ejectorBlade, ejectorPin, ejectorPinConical, ejectorPinStepped, punch } from './pins.ts';
import { groundPlate, mouldPlate, spacerBlock, supportPillar } from './plates.ts';
import { oRing, pipePlug } from './seals.ts';
import type { LabelMeaning, LetteredPicture } from './sheet.ts';
import { ejectorSleeve } from './sleeves.ts';
import { anglePin, ballRetainer, gibRails, slideRetainer, steelWearPlate, wearPlate } from './slides.ts';
import { dieSpring, springPin } from './springs.ts';
import { locatingRing, sprueBush } from './sprue.ts';
import { dateStamp, recyclingStamp, yearInsert } from './stamps.ts';

/** Every kind of part at the size its picture shows; each entry takes other sizes as well. */
const PARTS: Record<DrawingKey, () => PartPictures> = {
  'kilavuz-kolon': guidePillar,
  'flansli-kolon-civatali': flangedPillar,
  'kilavuz-burc': guideBush,
  'kilavuz-burc-grafitli': graphiteGuideBush,
  'flansli-burc-pabuclu': flangedBush,
  'merkezleme-burcu': centringSleeve,
  'bilyali-kafes': ballCage,
  'bilyali-kafes-aluminyum': () => ballCage(undefined, 'aluminium'),
  'bronz-burc': bronzeBush,
  'bronz-burc-duz': plainBronzeBush,
  'sinter-bronz-burc': sinteredBush,
  'itici-pim-a': ejectorPin,
  'itici-pim-d': ejectorPinConical,
  'itici-pim-kademeli': ejectorPinStepped,
  'lama-itici': ejectorBlade,
  'zimba-d': punch,
  'zimba-da': () => punch({ d1: 11, d2: 18, k: 6, length: 84 }),
  'itici-yuksuk': ejectorSleeve,
  'itici-yuksuk-d': () => ejectorSleeve({ d1: 10, d2: 16, d3: 26, k: 2.5, length: 104, guide: 36, isConical: true }),
  'yuksuk-ic-pimi': corePin,
  'kalip-yayi-yesil': () => dieSpring('yesil'),
  'kalip-yayi-mavi': () => dieSpring('mavi'),
  'kalip-yayi-kirmizi': () => dieSpring('kirmizi'),
  'kalip-yayi-sari': () => dieSpring('sari'),
  'yay-kilavuz-pimi': springPin,
  'yolluk-burcu': () => sprueBush({ d1: 5, d2: 18, d3: 38, k: 16, length: 62, radius: 0, taper: 3 }),
  'yolluk-burcu-radyus': sprueBush,
  'merkezleme-flansi': locatingRing,
  'flans-yuksek': () => locatingRing({ d1: 110, d2: 40, d3: 88, k: 14, bolts: 4, rise: 16 }),
  'sogutma-nipeli-pirinc': () => coolingNipple('brass'),
  'sogutma-nipeli-paslanmaz': () => coolingNipple('bright'),
  'hizli-kaplin-pirinc': quickCoupling,
  'boru-tapasi-celik': () => pipePlug('dark'),
  'boru-tapasi-pirinc': () => pipePlug('brass'),
  'boru-tapasi-paslanmaz': () => pipePlug('bright'),
  'sogutma-perdesi-duz': () => baffle({ isTwisted: false }),
  'sogutma-perdesi-burgulu': () => baffle({ isTwisted: true }),
  'spiral-sogutucu-tek': () => spiralCooler(1),
  'spiral-sogutucu-cift': () => spiralCooler(2),
  'o-ring': oRing,
  'o-ring-fkm': () => oRing(undefined, 'brown'),
  'konik-merkezleme': taperedInterlock,
  'yan-kilit-duz': sideLock,
  'yan-kilit-konik': () => sideLock({ taper: 5 }),
  'kalip-kilidi': frictionLock,
  'lata-kilidi': latchLock,
  'taslanmis-plaka': groundPlate,
  'kalip-plakasi': mouldPlate,
  'destek-takozu': spacerBlock,
  'destek-ayagi': supportPillar,
  'egik-pim': anglePin,
  'surgu-kizagi': gibRails,
  'surgu-kizagi-bronz': () => gibRails(undefined, 'bronze'),
  'surgu-tutucu': slideRetainer,
  'surgu-tutucu-bilyali': ballRetainer,
  'asinma-plakasi': wearPlate,
  'asinma-plakasi-celik': steelWearPlate,
  'sicak-yolluk-memesi': hotRunnerNozzle,
  'sicak-yolluk-memesi-acik': () => hotRunnerNozzle({ d1: 22, d2: 40, k: 15, length: 104, tip: 14, isOpen: true }),
  'kartus-rezistans': cartridgeHeater,
  'termokupl-j': () => thermocouple('J'),
  'termokupl-k': () => thermocouple('K'),
  'bilezik-rezistans': bandHeater,
  mapa: eyeBolt,
  'doner-mapa': swivelRing,
  'mapa-somunu': eyeNut,
  'tarih-kasesi-ay-yil': () => dateStamp('ay-yil'),
  'tarih-kasesi-gun': () => dateStamp('gun'),
  'tarih-kasesi-vardiya': () => dateStamp('vardiya'),
  'tarih-kasesi-uc-yil': () => dateStamp('uc-yil'),
  'yil-gobegi': yearInsert,
  'geri-donusum-kasesi': recyclingStamp,
  'imbus-civata': socketScrew,
  'faturali-civata': shoulderScrew,
  'merkezleme-pimi': dowelPin,
  'merkezleme-pimi-disli': tappedDowelPin,
  setskur: setScrew,
  'setskur-duz': () => setScrew({ d: 16, length: 34, wrench: 8, cone: 2, isFlat: true }),
};

const FINISHES: Record<Finish, () => PartPictures> = {
  'itici-pim-a-nitrurlu': () => ejectorPin(undefined, 'nitrided'),
  'itici-pim-d-nitrurlu': () => ejectorPinConical(undefined, 'nitrided'),
  'lama-itici-nitrurlu': () => ejectorBlade(undefined, 'nitrided'),
  'itici-yuksuk-nitrurlu': () => ejectorSleeve(undefined, 'nitrided'),
  'imbus-civata-a2': () => socketScrew(undefined, { material: 'bright', mark: 'A2' }),
  'konik-merkezleme-dlc': () => taperedInterlock(undefined, { fill: 'coated', material: 'coated' }),
  'yan-kilit-nitrurlu': () => sideLock({ surface: 'nitrided' }),
  'sogutma-nipeli-pirinc-uzun': () => coolingNipple('brass', { thread: 13, plug: 12, bore: 7, wrench: 17, neck: 46 }),
  'sogutma-nipeli-paslanmaz-uzun': () =>
    coolingNipple('bright', { thread: 13, plug: 12, bore: 7, wrench: 17, neck: 46 }),
  'hizli-kaplin-pirinc-disli': () => quickCoupling({ isThreaded: true }),
  'hizli-kaplin-pirinc-45': () => quickCoupling({ angle: 45 }),
  'hizli-kaplin-pirinc-45-disli': () => quickCoupling({ angle: 45, isThreaded: true }),
  'hizli-kaplin-pirinc-90': () => quickCoupling({ angle: 90 }),
  'hizli-kaplin-pirinc-90-disli': () => quickCoupling({ angle: 90, isThreaded: true }),
};

/** ISO 11469 marks stand alone; the packaging numbers stand within the arrows. */
const markOf = ([code, mark]: (typeof RESINS)[number]): { code: string; name: string } => ({
  code: mark.startsWith('>') ? '' : code,
  name: mark,
});

const DRAWERS: ReadonlyMap<PictureKey, () => PartPictures> = new Map<PictureKey, () => PartPictures>([
  ...STAMP_YEARS.flatMap((year): [PictureKey, () => PartPictures][] => [
    ...(['ay-yil', 'vardiya', 'uc-yil'] as const).map((kind): [PictureKey, () => PartPictures] => [
      yearPicture(`tarih-kasesi-${kind}`, year),
      () => dateStamp(kind, year),
    ]),
    [yearPicture('yil-gobegi', year), () => yearInsert(year)],
  ]),
  ...RESINS.map((resin): [PictureKey, () => PartPictures] => [
    resinPicture(resin),
    () => recyclingStamp(markOf(resin)),
  ]),
  ...(Object.entries(FINISHES) as [Finish, () => PartPictures][]),
  ...(Object.entries(PARTS) as [DrawingKey, () => PartPictures][]),
]);

/** The lettered picture of a kind: `meaningOf` says which of its labels name a column. */
export const drawLettered = (key: DrawingKey, meaningOf: (label: string) => LabelMeaning): LetteredPicture =>
  PARTS[key]().lettered(meaningOf);

/**
 * A standalone 1200 × 900 SVG of one kind of part or of a variant's own view; without fonts, the same at every call.
 */
export function drawFamily(key: PictureKey, view: DrawingView): string {
  const isShared = !VARIANT_VIEWS.some((own) => own === view);
  const drawer = DRAWERS.get((isShared && VARIANT_KINDS.get(key as VariantKey)) || key);
  if (!drawer) throw new Error(`Nothing draws ${key}`);
  return drawer()[view]();
}
