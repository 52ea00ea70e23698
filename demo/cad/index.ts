import type { CadMapping } from '#contract/cad.ts';
import type { FinishName } from '../../server/cad/body.ts';
import type { DemoFamily } from '../base/types.ts';
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

/** How a demo family's sizes become models; null: it has no template. */
export function cadOf({ key, drawing }: Pick<DemoFamily, 'key' | 'drawing'>): CadMapping | null {
  const mapping = TURNED[drawing] ?? PRISMS[drawing];
  const finish = FINISHES[key];
  return mapping && finish ? { ...mapping, finish } : (mapping ?? null);
}
