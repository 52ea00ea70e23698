// The drawing as SVG, without its letters, which pages write over it as text.
import type { Body } from '../body.ts';
import type { Layout } from './layout.ts';
import { DASHES, STYLES, strokesOf, type Style } from './strokes.ts';

// As the site's drawings look.
const INK = '#15181c';
const THIN = '#5b6b7c';

/** @returns a document of its own; equal bodies and layouts give equal text */
export function drawSvg(body: Body, layout: Layout): string {
  const { width, height, paper } = layout;
  const { weights } = paper;
  const { lines, arrows } = strokesOf(body, layout);
  const stroked = (style: Style): string => {
    const d = lines.get(style);
    if (d === undefined) return '';
    const isInk = style === 'edge' || style === 'hidden';
    const weight = isInk ? weights[style] : weights.thin;
    const dashes = DASHES[style]?.map((part) => Math.round(part * weights.thin)).join(' ');
    const dash = dashes ? ` stroke-dasharray="${dashes}"` : '';
    const cap = style === 'edge' ? 'round' : 'butt';
    return `<path fill="none" stroke="${isInk ? INK : THIN}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="${cap}"${dash} d="${d}"/>`;
  };
  const content = STYLES.map(stroked).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}<path fill="${THIN}" d="${arrows}"/></svg>`;
}
