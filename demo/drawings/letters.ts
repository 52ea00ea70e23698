// The lettered pictures: which labels of a drawing name a column of its families, and the files.
import type { DrawingKey } from '../base/types.ts';
import type { SimpleModel } from '../cad/index.ts';
import { drawLettered } from './index.ts';
import type { LabelMeaning, LetteredPicture } from './sheet.ts';

interface Lettering {
  /** Columns whose letter the drawing shows as it is: 'Ød1 g6' is d1, 'L +2' is L. */
  keys: string;
  /** Labels that mean a column of another letter; 'omit': the dimension is left out, whose letter is another column's. */
  labels?: Readonly<Record<string, string>>;
}

const BUSH: Lettering = { keys: 'd1 d2 d3 L k' };
const NIPPLE: Lettering = { keys: '', labels: { 'G1/4': 'dis', SW: 'anahtara' } };
const BAFFLE: Lettering = { keys: 'L b', labels: { 'R3/8': 'dis' } };
const COOLER: Lettering = { keys: 'd1 L', labels: { P: 'hatve' } };
const SIDE_LOCK: Lettering = { keys: 'L', labels: { a: 'b', b: 'omit', 'b g6': 'omit', L1: 'omit', L2: 'omit' } };
const RETAINER: Lettering = { keys: 'L', labels: { a: 'L', b: 'govdegen' } };
const LOCATING_RING: Lettering = { keys: 'd1 d2', labels: { k: 'h', '4 × M8': 'civata' } };
const NOZZLE: Lettering = { keys: 'd1 L' };
const THERMOCOUPLE: Lettering = { keys: 'L', labels: { ØD: 'd', L1: 'kabloboy' } };
const STAMP: Lettering = { keys: 'd L' };
const COUPLING: Lettering = { keys: '' };

/** By kind. The drawings' letters are older than the columns: where both use one for different things, it says so. */
const LETTERINGS: Readonly<Record<SimpleModel, Lettering>> = {
  'kilavuz-burc-grafitli': BUSH,
  'bilyali-kafes': { keys: 'd1 d2 L', labels: { 'bilya Ød3': 'bilyacap' } },
  'bilyali-kafes-aluminyum': { keys: 'd1 d2 L', labels: { 'bilya Ød3': 'bilyacap' } },
  'flans-yuksek': LOCATING_RING,
  'sogutma-nipeli-pirinc': NIPPLE,
  'sogutma-nipeli-paslanmaz': NIPPLE,
  'hizli-kaplin-pirinc': COUPLING,
  'sogutma-perdesi-burgulu': BAFFLE,
  'spiral-sogutucu-tek': COOLER,
  'spiral-sogutucu-cift': COOLER,
  'yan-kilit-duz': SIDE_LOCK,
  'yan-kilit-konik': SIDE_LOCK,
  'kalip-kilidi': { keys: 'L', labels: { Ød1: 'd', M8: 'civata' } },
  'lata-kilidi': { keys: 'b L' },
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
  'doner-mapa': { keys: 'L', labels: { M20: 'dis' } },
  'tarih-kasesi-ay-yil': STAMP,
  'tarih-kasesi-gun': STAMP,
  'tarih-kasesi-vardiya': STAMP,
  'tarih-kasesi-uc-yil': STAMP,
  'yil-gobegi': { keys: '', labels: { Ød2: 'gobekcap' } },
  'geri-donusum-kasesi': { keys: 'L', labels: { 'Ød1 g6': 'd' } },
};

/** A letter with an optional diameter sign before it and a tolerance after it. */
const LABEL = /^Ø?([A-Za-zα]{1,2}\d?)(?: (?:[a-zA-Z]{1,2}\d{1,2}|\+[\d,]+))?$/;

/**
 * What the labels of a kind's drawing mean on its lettered picture. A dimension whose letter is no column's is left out:
 * a letter that no row explains would only raise a question.
 */
export function meaningsOf(drawing: SimpleModel): (label: string) => LabelMeaning {
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
export const letteredPicture = (drawing: SimpleModel): LetteredPicture => drawLettered(drawing, meaningsOf(drawing));
