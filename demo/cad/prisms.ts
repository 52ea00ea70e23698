// How the demo's plates, screws, springs and fittings become models, by their drawing.
import type { CadMapping } from '#contract/cad.ts';
import type { DrawingKey } from '../base/types.ts';
import { columns, finished } from './columns.ts';

const SPRING = columns('kalip-yayi', 'Dh Dd L0 color=renk');
const RING = columns('merkezleme-flansi', 'd1 d2 h circle=civatada M=civata');
const WEAR = columns('asinma-plakasi', 'b L t n=deliksay M=civata');
const GIB = columns('surgu-kizagi', 'b L h step=kilavuzk M=civata n=deliksay');
const LOCK = columns('yan-kilit', 'b L t M=civata');
const RETAINER = columns('surgu-tutucu', 'b=govdegen L');
const CORE = columns('spiral-sogutucu', 'd1 L');

export const PRISMS: Partial<Record<DrawingKey, CadMapping>> = {
  'taslanmis-plaka': columns('plaka', 'l b t'),
  'kalip-plakasi': columns('kalip-plakasi', 'l b t d=kolondel'),
  'destek-takozu': columns('plaka', 'l b t=h'),
  'imbus-civata': columns('imbus-civata', 'M=dis L dk k s'),
  'faturali-civata': columns('faturali-civata', 'd L M=dis dk k s'),
  setskur: columns('setskur', 'M=dis L s angle=ucacisi'),
  'setskur-duz': columns('setskur', 'M=dis L s dp'),
  'lama-itici': columns('lama-itici', 'a b L L3 d1 d2 k'),
  'merkezleme-flansi': RING,
  'flans-yuksek': RING,
  'kalip-yayi-yesil': SPRING,
  'kalip-yayi-mavi': SPRING,
  'kalip-yayi-kirmizi': SPRING,
  'kalip-yayi-sari': SPRING,
  'asinma-plakasi': finished('bronze', WEAR),
  'asinma-plakasi-celik': WEAR,
  'surgu-kizagi': GIB,
  'surgu-kizagi-bronz': finished('bronze', GIB),
  'flansli-kolon-civatali': columns('flansli-kolon', 'd1 L d2 M=civata'),
  'yan-kilit-duz': LOCK,
  'yan-kilit-konik': LOCK,
  'lata-kilidi': columns('lata-kilidi', 'b L t'),
  'spiral-sogutucu-tek': CORE,
  'spiral-sogutucu-cift': CORE,
  'kalip-kilidi': columns('kalip-kilidi', 'd L M=civata'),
  'surgu-tutucu': RETAINER,
  'surgu-tutucu-bilyali': RETAINER,
  mapa: columns('mapa', 'M=dis d3 d4 h l'),
  'mapa-somunu': columns('mapa', 'M=dis d3 d4 h'),
  'doner-mapa': columns('doner-mapa', 'M=dis L'),
};
