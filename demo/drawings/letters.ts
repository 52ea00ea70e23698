// The lettered pictures: which labels of a drawing name a column of its families, and the files.
import type { DrawingKey } from '../base/types.ts';
import { drawLettered } from './index.ts';
import type { LabelMeaning, LetteredPicture } from './sheet.ts';

interface Lettering {
  /** Columns whose letter the drawing shows as it is: 'Ød1 g6' is d1, 'L +2' is L. */
  keys: string;
  /** Labels that mean a column of another letter; 'omit': the dimension is left out, whose letter is another column's. */
  labels?: Readonly<Record<string, string>>;
}

const PIN: Lettering = { keys: 'd1 L d2 k' };
const SPRING: Lettering = { keys: 'Dh Dd L0' };
const BUSH: Lettering = { keys: 'd1 d2 d3 L k' };
const PIPE_PLUG: Lettering = { keys: 'L', labels: { 'R1/2': 'dis', SW: 's' } };
const NIPPLE: Lettering = { keys: '', labels: { 'G1/4': 'dis', SW: 'anahtara' } };
const BAFFLE: Lettering = { keys: 'L b', labels: { 'R3/8': 'dis' } };
const COOLER: Lettering = { keys: 'd1 L', labels: { P: 'hatve' } };
const SIDE_LOCK: Lettering = { keys: 'L', labels: { a: 'b', b: 'omit', 'b g6': 'omit', L1: 'omit', L2: 'omit' } };
const GIB: Lettering = { keys: 'b L', labels: { a: 'omit' } };
const RETAINER: Lettering = { keys: 'L', labels: { a: 'L', b: 'govdegen' } };
const SPRUE: Lettering = { keys: 'L k', labels: { Ød3: 'd2', 'Ød2 k6': 'd1', Ød1: 'd3' } };
const LOCATING_RING: Lettering = { keys: 'd1 d2', labels: { k: 'h', '4 × M8': 'civata' } };
const NOZZLE: Lettering = { keys: 'd1 L' };
const THERMOCOUPLE: Lettering = { keys: 'L', labels: { ØD: 'd', L1: 'kabloboy' } };
const STAMP: Lettering = { keys: 'd L' };
const SET_SCREW: Lettering = { keys: 'L s dp', labels: { M: 'dis' } };
const COUPLING: Lettering = { keys: '' };

/** By kind. The drawings' letters are older than the columns: where both use one for different things, it says so. */
const LETTERINGS: Readonly<Record<DrawingKey, Lettering>> = {
  'kilavuz-kolon': { keys: 'L1 L2 k', labels: { Ød4: 'd3', 'Ød3 k6': 'd2', 'Ød1 h6': 'd1' } },
  'flansli-kolon-civatali': { keys: 'd1 d2 L', labels: { '4 × M6': 'civata' } },
  'kilavuz-burc': { keys: 'd1 L k', labels: { Ød4: 'd3', 'Ød3 k6': 'd2' } },
  'kilavuz-burc-grafitli': BUSH,
  'flansli-burc-pabuclu': { keys: 'd1 d2 d3 L' },
  'merkezleme-burcu': { keys: 'd1 d2 L' },
  'bilyali-kafes': { keys: 'd1 d2 L', labels: { 'bilya Ød3': 'bilyacap' } },
  'bilyali-kafes-aluminyum': { keys: 'd1 d2 L', labels: { 'bilya Ød3': 'bilyacap' } },
  'bronz-burc': { keys: 'd1 L', labels: { Ød4: 'd3', 'Ød3 m6': 'd2' } },
  'bronz-burc-duz': { keys: 'd1 d2 L' },
  'sinter-bronz-burc': { keys: 'd1 d2 L' },
  'itici-pim-a': { ...PIN, labels: { R: 'r' } },
  'itici-pim-d': PIN,
  'itici-pim-kademeli': { keys: 'd1 L L2 k', labels: { Ød2: 'd3', Ød3: 'd2', L1: 'omit' } },
  'lama-itici': { keys: 'a b L L3 d1 d2 k', labels: { L1: 'omit' } },
  'zimba-d': PIN,
  'zimba-da': PIN,
  'itici-yuksuk': { keys: 'd1 d2 d3 L L1 k' },
  'itici-yuksuk-d': { keys: 'd1 d2 d3 L L1' },
  'yuksuk-ic-pimi': PIN,
  'kalip-yayi-yesil': SPRING,
  'kalip-yayi-mavi': SPRING,
  'kalip-yayi-kirmizi': SPRING,
  'kalip-yayi-sari': SPRING,
  'yay-kilavuz-pimi': { keys: 'd1 L d2', labels: { M8: 'icdis' } },
  'yolluk-burcu': SPRUE,
  'yolluk-burcu-radyus': SPRUE,
  'merkezleme-flansi': LOCATING_RING,
  'flans-yuksek': LOCATING_RING,
  'sogutma-nipeli-pirinc': NIPPLE,
  'sogutma-nipeli-paslanmaz': NIPPLE,
  'hizli-kaplin-pirinc': COUPLING,
  'boru-tapasi-celik': PIPE_PLUG,
  'boru-tapasi-pirinc': PIPE_PLUG,
  'boru-tapasi-paslanmaz': PIPE_PLUG,
  'sogutma-perdesi-duz': BAFFLE,
  'sogutma-perdesi-burgulu': BAFFLE,
  'spiral-sogutucu-tek': COOLER,
  'spiral-sogutucu-cift': COOLER,
  'o-ring': { keys: 'd1 d2' },
  'o-ring-fkm': { keys: 'd1 d2' },
  'konik-merkezleme': { keys: 'd1', labels: { L1: 'L', L2: 'omit' } },
  'yan-kilit-duz': SIDE_LOCK,
  'yan-kilit-konik': SIDE_LOCK,
  'kalip-kilidi': { keys: 'L', labels: { Ød1: 'd', M8: 'civata' } },
  'lata-kilidi': { keys: 'b L' },
  'taslanmis-plaka': { keys: 'b l t' },
  'kalip-plakasi': { keys: 'b t', labels: { a: 'l', 'Ød1 H7': 'kolondel' } },
  'destek-takozu': { keys: 'b h', labels: { L: 'l' } },
  'destek-ayagi': { keys: 'h', labels: { Ød1: 'd' } },
  'egik-pim': PIN,
  'surgu-kizagi': GIB,
  'surgu-kizagi-bronz': GIB,
  'surgu-tutucu': RETAINER,
  'surgu-tutucu-bilyali': RETAINER,
  'asinma-plakasi': { keys: 'b t', labels: { a: 'L' } },
  'asinma-plakasi-celik': { keys: 'b L t' },
  'sicak-yolluk-memesi': NOZZLE,
  'sicak-yolluk-memesi-acik': NOZZLE,
  'kartus-rezistans': { keys: 'L', labels: { ØD: 'd' } },
  'termokupl-j': THERMOCOUPLE,
  'termokupl-k': THERMOCOUPLE,
  'bilezik-rezistans': { keys: '', labels: { ØD: 'd', B: 'b' } },
  mapa: { keys: 'd3 d4 h', labels: { Ød1: 'dis', L: 'l' } },
  'doner-mapa': { keys: 'L', labels: { M20: 'dis' } },
  'mapa-somunu': { keys: 'd3 d4 h', labels: { M16: 'dis' } },
  'tarih-kasesi-ay-yil': STAMP,
  'tarih-kasesi-gun': STAMP,
  'tarih-kasesi-vardiya': STAMP,
  'tarih-kasesi-uc-yil': STAMP,
  'yil-gobegi': { keys: '', labels: { Ød2: 'gobekcap' } },
  'geri-donusum-kasesi': { keys: 'L', labels: { 'Ød1 g6': 'd' } },
  'imbus-civata': { keys: 'L k dk s', labels: { M: 'dis' } },
  'faturali-civata': { keys: 'd L k dk s', labels: { M12: 'dis' } },
  'merkezleme-pimi': { keys: 'd L' },
  'merkezleme-pimi-disli': { keys: 'd L', labels: { M8: 'cekmedis' } },
  setskur: SET_SCREW,
  'setskur-duz': SET_SCREW,
};

/** A letter with an optional diameter sign before it and a tolerance after it. */
const LABEL = /^Ø?([A-Za-zα]{1,2}\d?)(?: (?:[a-zA-Z]{1,2}\d{1,2}|\+[\d,]+))?$/;

/**
 * What the labels of a kind's drawing mean on its lettered picture. A dimension whose letter is no column's is left out:
 * a letter that no row explains would only raise a question.
 */
export function meaningsOf(drawing: DrawingKey): (label: string) => LabelMeaning {
  const { keys, labels = {} } = LETTERINGS[drawing];
  const own = keys.split(' ');
  return (label) => {
    const meant = labels[label];
    if (meant === 'omit') return 'omit';
    if (meant !== undefined) return { key: meant };
    const letter = LABEL.exec(label)?.[1];
    if (letter === undefined) return null;
    return own.includes(letter) ? { key: letter } : 'omit';
  };
}

/** The file of a kind's lettered picture. */
export const letteredFile = (drawing: DrawingKey): string => `${drawing}-olcu.svg`;

/** The lettered picture of a kind: the same at every call. */
export const letteredPicture = (drawing: DrawingKey): LetteredPicture => drawLettered(drawing, meaningsOf(drawing));
