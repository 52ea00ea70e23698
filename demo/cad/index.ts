import type { CadMapping } from '#contract/cad.ts';
import type { FinishName } from '../../server/cad/body.ts';
import type { DemoFamily, DrawingKey } from '../base/types.ts';
import { PRISMS } from './prisms.ts';
import { TURNED } from './turned.ts';

/** Families whose parts have another colour than the template's. */
const FINISHES: Readonly<Record<string, FinishName>> = {
  'z41-itici-pim-nitrurlu': 'nitrided',
  'z43-itici-pim-konik-nitrurlu': 'nitrided',
  'z47-lama-itici-nitrurlu': 'nitrided',
  'z49-itici-yuksuk-nitrurlu': 'nitrided',
  'kmd-konik-merkezleme-dlc': 'dark',
  'ica-imbus-civata-a2': 'stainless',
  'mapa-a2': 'stainless',
  'mapa-somunu-a2': 'stainless',
};

/** Parts whose model is simpler than they are: their pictures show more of them than a drawing of the model would. */
export const SIMPLE_MODELS = [
  'asinma-plakasi',
  'asinma-plakasi-celik',
  'bilezik-rezistans',
  'bilyali-kafes',
  'bilyali-kafes-aluminyum',
  'doner-mapa',
  'flans-yuksek',
  'geri-donusum-kasesi',
  'hizli-kaplin-pirinc',
  'kalip-kilidi',
  'kartus-rezistans',
  'kilavuz-burc-grafitli',
  'lata-kilidi',
  'sicak-yolluk-memesi',
  'sicak-yolluk-memesi-acik',
  'sogutma-nipeli-paslanmaz',
  'sogutma-nipeli-pirinc',
  'sogutma-perdesi-burgulu',
  'spiral-sogutucu-cift',
  'spiral-sogutucu-tek',
  'surgu-tutucu',
  'surgu-tutucu-bilyali',
  'tarih-kasesi-ay-yil',
  'tarih-kasesi-gun',
  'tarih-kasesi-uc-yil',
  'tarih-kasesi-vardiya',
  'termokupl-j',
  'termokupl-k',
  'yan-kilit-duz',
  'yan-kilit-konik',
  'yil-gobegi',
] as const satisfies readonly DrawingKey[];
export type SimpleModel = (typeof SIMPLE_MODELS)[number];

export const isSimpleModel = (drawing: DrawingKey): drawing is SimpleModel =>
  (SIMPLE_MODELS as readonly DrawingKey[]).includes(drawing);

/** How a demo family's sizes become models; null: it has no template. */
export function cadOf({ key, drawing }: Pick<DemoFamily, 'key' | 'drawing'>): CadMapping | null {
  const mapping = TURNED[drawing] ?? PRISMS[drawing];
  const finish = FINISHES[key];
  if (!mapping) return null;
  return { ...mapping, ...(finish && { finish }), ...(isSimpleModel(drawing) && { hasPictures: false }) };
}
