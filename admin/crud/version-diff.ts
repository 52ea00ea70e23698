// What two versions of a row differ in, field by field, long texts word by word.
import { diffWords } from 'diff';
import type { RevisionKind, WholeRevision } from '#contract/revisions.ts';
import { labelsOf } from '../fields/labels.ts';
import { isPictureField, itemTexts, valueText } from '../fields/values.ts';

/** A piece of a text: in both, only in the older, or only in the newer. */
export interface Piece {
  kind: 'same' | 'gone' | 'come';
  text: string;
}
export interface FieldDiff {
  field: string;
  /** For values that are no texts: numbers, switches, prices, pictures. */
  values?: { before: unknown; after: unknown };
  pieces?: readonly Piece[];
}

type Fields = Readonly<Record<string, unknown>>;
type Side = Pick<WholeRevision, 'fields' | 'names'>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose value is HTML; the others are shown as they are. */
const RICH: Partial<Record<RevisionKind, readonly string[]>> = {
  product: ['detailedDescription'],
  family: ['body'],
  blog: ['content'],
};

/** Milliseconds for a text; beyond them it is shown whole, before and after. */
const PATIENCE_MS = 400;

/** Parts of groups as fields of their own, under the names that histories use. */
function flat(kind: RevisionKind, fields: Fields): Fields {
  const labels = Object.keys(labelsOf(kind));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, value]) =>
      isFields(value) && labels.some((label) => label.startsWith(`${field}.`))
        ? Object.entries(value).map(([part, inner]) => [`${field}.${part}`, inner])
        : [[field, value]],
    ),
  );
}

/** Keys of objects may come in any order. */
const spelled = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Text blocks of HTML, each in its line; pictures by their address. */
export const blocksOf = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/gi, '\n[$1]\n')
    .replace(/<(?:br|hr)\b[^>]*>|<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|tr|figure|div)\b[^>]*>/gi, '\n')
    .replace(/<\/t[dh]>/gi, '\t')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** A value as lines of text. */
function linesOf(kind: RevisionKind, field: string, value: unknown): string {
  if (typeof value === 'string') return RICH[kind]?.includes(field) ? blocksOf(value) : plainText(kind, field, value);
  if (Array.isArray(value))
    return value
      .map((item: unknown, i) => (typeof item === 'string' ? item : itemTexts(kind, field, value)[i]))
      .join('\n');
  return value === null || value === undefined ? '' : valueText(kind, field, value);
}

/** Typed text as it is; words of choices and dates as the form shows them. */
function plainText(kind: RevisionKind, field: string, value: string): string {
  const shown = valueText(kind, field, value);
  return /[<>]/.test(value) || value.includes('\n') || value === '' ? value : shown;
}

/** Compares two texts by words. */
export function piecesOf(before: string, after: string): Piece[] {
  const parts = before === '' || after === '' ? undefined : diffWords(before, after, { timeout: PATIENCE_MS });
  if (!parts)
    return [
      ...(before === '' ? [] : [{ kind: 'gone', text: before } as const]),
      ...(after === '' ? [] : [{ kind: 'come', text: after } as const]),
    ];
  return parts.map(({ added, removed, value }): Piece => {
    if (added) return { kind: 'come', text: value };
    return { kind: removed ? 'gone' : 'same', text: value };
  });
}

/** Letters of an unchanged stretch that stay on each side of a change. */
const CONTEXT = 120;

/** Shortens long unchanged stretches to what stands beside a change. */
export const shortened = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, i) => {
    const { kind, text } = piece;
    if (kind !== 'same' || text.length <= 2 * CONTEXT) return piece;
    const start = i === 0 ? '' : text.slice(0, CONTEXT);
    const end = i === pieces.length - 1 ? '' : text.slice(-CONTEXT);
    return { kind, text: `${start} … ${end}` };
  });

const isText = (value: unknown): boolean => typeof value === 'string' || Array.isArray(value);

/** Fields in which two versions differ, in the order of the form's labels. */
export function differencesOf(kind: RevisionKind, older: Side, newer: Side): FieldDiff[] {
  const [before, after] = [flat(kind, older.fields), flat(kind, newer.fields)];
  const order = Object.keys(labelsOf(kind));
  const placeOf = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const fields = Object.keys({ ...before, ...after }).sort((a, b) => placeOf(a) - placeOf(b));
  return fields.flatMap((field): FieldDiff[] => {
    const names = [older.names[field], newer.names[field]];
    const isNamed = names.some((name) => name !== undefined);
    const [was, is] = isNamed ? names : [before[field], after[field]];
    if (spelled(was) === spelled(is) && spelled(before[field]) === spelled(after[field])) return [];
    if (isPictureField(kind, field) || (!isNamed && ![was, is].some(isText)))
      return [{ field, values: { before: was, after: is } }];
    const [old, now] = isNamed
      ? names.map((name) => name ?? '')
      : [was, is].map((value) => linesOf(kind, field, value));
    return old === now ? [] : [{ field, pieces: shortened(piecesOf(old!, now!)) }];
  });
}
