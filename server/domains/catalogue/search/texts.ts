import { formatMilli } from '#contract/dimension.ts';
import type { Difference, Level } from './types.ts';

const LEVELS: Record<Level, string> = {
  code: 'Ürün kodu',
  beginning: 'Yazılanla başlıyor',
  exact: 'Tam ölçü',
  part: 'Ölçünün bir bölümü',
  screw: 'Cıvata ölçüsü',
  mixed: 'Ölçüler başka sırayla',
  other: 'Diğer ölçülerinde geçiyor',
  near: 'Yakın ölçü',
  far: 'En yakın ölçü',
  text: 'Metinden bulundu',
};

const measure = (value: number | string): string => (typeof value === 'number' ? formatMilli(value) : value);
const keyed = (column: string): string => (column.startsWith('#') ? '' : `${column} `);

/** Why a hit stands in the list: 'Tam ölçü: d1 6 · L 200'. */
export function reasonText(
  level: Level,
  columns: readonly { key: string; value: number | string }[],
  isSoft: boolean,
): string {
  const values = columns.map(({ key, value }) => `${keyed(key)}${measure(value)}`).join(' · ');
  const reason = values === '' ? LEVELS[level] : `${LEVELS[level]}: ${values}`;
  return isSoft ? `${reason} (yakın anlamlı kelime)` : reason;
}

/** 'Yakın ölçü: L 51 mm (aranan 50)'. */
export function nearText(level: Level, differs: readonly Difference[]): string {
  const sizes = differs.map(
    ({ column, unit, wanted, has }) =>
      `${keyed(column)}${formatMilli(has)}${unit === '' ? '' : ` ${unit}`} (aranan ${formatMilli(wanted)})`,
  );
  return sizes.length === 0 ? LEVELS[level] : `${LEVELS[level]}: ${sizes.join(' · ')}`;
}

const SCALES: Record<string, string> = { shore: 'Shore A', 'n/mm2': 'N/mm²' };
/** '60 HRC'. @param scale as it was read */
export const hardnessText = (value: string, scale: string): string =>
  `${value} ${SCALES[scale] ?? scale.toUpperCase()}`;

export const didYouMeanText = (text: string): string => `Bunu mu demek istediniz: ${text}`;
