// The silhouette of a round part in its true ratio: drawings show a long pin shorter and thicker than it is.
import { isDiameter } from '#contract/dimension.ts';
import type { ArticleSizes } from '#contract/families.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { valueText } from './size-parts.ts';

/** Shorter parts look as their drawing shows them. */
const LEAST_RATIO = 4;
/** A longer part would be a hair: it is shown with this ratio and a break. */
const MOST_RATIO = 60;

/** What a dimension is of a round part, as its label says. */
const LABELS = {
  body: /^(?:çap|(?:şaft|gövde|kılıf) çapı|dış çapı?)$/,
  bore: /^(?:delik çapı|iç çapı?)$/,
  head: /^kafa çapı$/,
  headHeight: /^kafa (?:silindirik )?yüksekliği$/,
  headAngle: /^kafa açısı$/,
  length: /^(?:boy|kılıf boyu)$/,
};
type Role = keyof typeof LABELS;
type Roles = Partial<Record<Role, number>>;

/** The strip below the drawing; nothing for other forms, or where one of the dimensions is unknown. */
export function trueRatio({ dimensions }: Pick<ArticleSizes, 'dimensions'>): Markup | false {
  const { body, length, ...head } = rolesOf(dimensions) ?? {};
  if (!body || !length || length < body * LEAST_RATIO) return false;
  const isBroken = length > body * MOST_RATIO;
  const shown = isBroken ? body * MOST_RATIO : length;
  const headShape = headOf(head, body);
  if (headShape === null) return false;
  const height = Math.max(body, head.head ?? 0);
  const caption = (isBroken ? texts.brokenRatio : texts.trueRatio)(valueText(body), valueText(length));
  return markup`<svg viewBox="0 0 ${text(shown)} ${text(height)}" preserveAspectRatio="xMinYMid" aria-hidden="true"><path d="${
    headShape + shaft({ body, from: headShape ? headEnd(head, body) : 0, to: shown, middle: height / 2, isBroken })
  }"/></svg><p>${caption}</p>`;
}

/** Each dimension by what it is; null where a diameter is none of a plain round part, as of a step or a flange. */
function rolesOf(dimensions: ArticleSizes['dimensions']): Roles | null {
  const roles: Roles = {};
  for (const { key, label, value, isKey, unit } of dimensions) {
    if (isKey && typeof value !== 'number') return null; // a form of its own for each text
    if (typeof value !== 'number') continue;
    const name = label.toLocaleLowerCase('tr');
    const role = (Object.keys(LABELS) as Role[]).find((one) => LABELS[one].test(name));
    if (isDiameter(key) && (role === undefined || unit !== 'mm')) return null;
    if (role) roles[role] = value;
  }
  return roles;
}

/** Length of a head: its cylinder, then its cone down to the body. */
function headEnd({ head = 0, headHeight = 0, headAngle }: Roles, body: number): number {
  if (!headAngle) return headHeight;
  return headHeight + (head - body) / 2 / Math.tan((headAngle * Math.PI) / 360);
}

/** Outline of the head, '' without one; null where its height is unknown. */
function headOf(roles: Roles, body: number): string | null {
  const { head, headHeight = 0, headAngle } = roles;
  if (!head) return '';
  if (head <= body || (!headHeight && !headAngle)) return null;
  const step = text((head - body) / 2);
  const end = text(headEnd(roles, body));
  const [h, b, top] = [text(headHeight), text(body), text(head)];
  return headAngle ? `M0,0H${h}L${end},${step}v${b}L${h},${top}H0Z` : `M0,0H${end}V${top}H0Z`;
}

interface Shaft {
  body: number;
  from: number;
  to: number;
  middle: number;
  isBroken: boolean;
}
/** Outline of the body, with a break in its middle if it is shown shorter. */
function shaft({ body, from, to, middle, isBroken }: Shaft): string {
  const [start, end, y, d] = [text(from), text(to), text(middle - body / 2), text(body)];
  if (!isBroken) return `M${start},${y}H${end}v${d}H${start}Z`;
  const [left, right] = [text((from + to) / 2 - body), text((from + to) / 2 + body)];
  const wave = `c${[1 / 2, 1 / 3, -1 / 2, 2 / 3, 0, 1].map((part) => text(part * body)).join(' ')}`;
  return `M${start},${y}H${left}${wave}H${start}ZM${end},${y}H${right}${wave}H${end}Z`;
}

const text = (value: number): string => String(Math.round(value * 100) / 100);
