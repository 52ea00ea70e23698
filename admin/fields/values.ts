// Values of rows' fields as text: in the audit list, in histories, and in conflicts between two people's changes.
import type { AuditEntry, AuditKind } from '#contract/audit.ts';
import { formatNumber } from '#contract/format.ts';
import { NEUTRAL_ICON, iconName } from '#contract/icons.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import type { AnySettingKey } from '#contract/staff-settings.ts';
import { shortDateTimeText, dayText } from '../base/dates.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { unitOf, valueName } from './labels.ts';
import { DOCUMENT_TYPE_NAMES, ICON_LABELS, SECTION_NAMES } from './names.ts';
import { PAYMENT_FIELDS, SITE_FIELDS, type SettingControl } from './settings.ts';
import { FIELD_TEXTS } from './texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Shown for an empty value. */
export const NOTHING = '—';
/** Marks a hidden value in the audit table. */
export const HIDDEN = '•••';
/** Last item of a list that the audit table has shortened. */
const MORE_ITEMS = /^… \+(\d+)$/;

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const SWITCHES: Readonly<Record<string, readonly [on: string, off: string]>> = FIELD_TEXTS.switches;
const UNITS: Readonly<Record<string, string>> = FIELD_TEXTS.units;
const WITHOUT: { [K in AnySettingKey]?: string } = FIELD_TEXTS.emptySettings;
const CONTROLS: Readonly<Record<string, SettingControl>> = Object.fromEntries(
  [...SITE_FIELDS, ...PAYMENT_FIELDS].map(({ key, control }) => [key, control]),
);
const PICTURES: ReadonlySet<string> = new Set([
  'mainImage',
  'img',
  'additionalImages',
  'image',
  'logo',
  'featuredImage',
  'avatar',
]);

/**
 * Whether the field holds addresses of pictures.
 * @param rowId key of a setting
 */
export const isPictureField = (kind: AuditKind | undefined, field: string, rowId = ''): boolean =>
  kind === 'setting' ? CONTROLS[rowId] === 'image' : PICTURES.has(field);

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAmount = (value: Fields): value is { current: number; old?: number; currency: Currency } =>
  typeof value['current'] === 'number' && typeof value['currency'] === 'string';

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};
/** Text of an HTML fragment. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^<>]{0,500}>?/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();
const looksRich = (text: string): boolean => /<\/?[a-z][^<>]{0,500}>/i.test(text);

/** 'img/products/58de961a4910….webp' → '58de961a….webp': enough to tell two uploads apart. */
const fileName = (address: string): string =>
  (address.split(/[?#]/, 1)[0]!.split('/').at(-1) || address).replace(/^([0-9a-f]{8})[0-9a-f]{12,}(?=\.\w+$)/i, '$1…');

const iconText = (className: string): string => {
  const name = iconName(className);
  return name === NEUTRAL_ICON ? className : ICON_LABELS[name];
};

function numberText(kind: AuditKind | undefined, field: string, value: number): string {
  const unit = (kind && unitOf(kind, field)) ?? UNITS[field];
  return `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;
}

/** Text of a setting's value, which depends on the setting. */
function settingText(key: string, value: unknown): string | undefined {
  if (isEmpty(value)) return WITHOUT[key as AnySettingKey];
  if (key === 'shipping_methods' && Array.isArray(value))
    return value.map((one: unknown) => (isFields(one) ? String(one['name']) : String(one))).join(', ');
  if (typeof value === 'boolean') return value ? FIELD_TEXTS.on : FIELD_TEXTS.off;
  if (typeof value !== 'number') return undefined;
  switch (CONTROLS[key]) {
    case 'year':
      return String(value);
    case 'months':
      return FIELD_TEXTS.months(formatNumber(value));
    case 'amount':
    case 'lira':
      return formatNumber(value, 2);
    default:
      return undefined;
  }
}

const SPEC_FIELDS = ['name', 'value', 'unit'];
/** Text of a list item with several fields: a technical value, a document, a section. */
function itemText(kind: AuditKind | undefined, field: string, item: Fields): string {
  if (field === 'documents' && typeof item['name'] === 'string') {
    const type = DOCUMENT_TYPE_NAMES[item['type'] as keyof typeof DOCUMENT_TYPE_NAMES];
    const about = [type, typeof item['size'] === 'number' && item['size'] > 0 ? sizeText(item['size']) : undefined]
      .filter(Boolean)
      .join(', ');
    return `${item['name']}${about ? ` (${about})` : ''}`;
  }
  if (field === 'cadFiles' && typeof item['name'] === 'string')
    return `${String(item['format']).toUpperCase()}: ${item['name']}`;
  if (field === 'technicalSpecs' && typeof item['name'] === 'string') {
    const [name, ...rest] = SPEC_FIELDS.map((part) => item[part]);
    return `${String(name)}: ${rest
      .filter((part) => !isEmpty(part))
      .map(String)
      .join(' ')}`;
  }
  if (field === 'content.sections' && typeof item['type'] === 'string') {
    const { type, ...rest } = item;
    const label = Object.hasOwn(SECTION_NAMES, type)
      ? SECTION_NAMES[type as keyof typeof SECTION_NAMES]
      : FIELD_TEXTS.section;
    const words = partsText(kind, rest);
    return words === '' ? label : `${label}: ${words}`;
  }
  return partsText(kind, item);
}

const partsText = (kind: AuditKind | undefined, parts: Fields): string =>
  Object.entries(parts)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => valueText(kind, name, part))
    .join(' · ');

/** Texts of a list's items. */
export const itemTexts = (kind: AuditKind | undefined, field: string, items: readonly unknown[]): string[] =>
  items.map((item) => valueText(kind, field, item));

/**
 * A field's value as text.
 * @param kind undefined for rows without labels
 * @param rowId key of a setting, which determines the meaning
 */
export function valueText(kind: AuditKind | undefined, field: string, value: unknown, rowId = ''): string {
  if (kind === 'setting' && field === 'settingValue') {
    const text = settingText(rowId, value);
    if (text !== undefined) return text;
  }
  if (isEmpty(value)) return NOTHING;
  if (value === HIDDEN) return FIELD_TEXTS.hidden;
  const named = kind && valueName(kind, field, value);
  if (named !== undefined) return named;
  if (typeof value === 'boolean') return (SWITCHES[field] ?? [COMMON_TEXTS.yes, COMMON_TEXTS.no])[value ? 0 : 1];
  if (typeof value === 'number') return numberText(kind, field, value);
  if (Array.isArray(value)) return itemTexts(kind, field, value).join(', ');
  if (isFields(value)) {
    if (isAmount(value))
      return (
        formatMoney(value.current, value.currency) +
        (typeof value.old === 'number' ? FIELD_TEXTS.oldPrice(formatMoney(value.old, value.currency)) : '')
      );
    return itemText(kind, field, value);
  }
  const text = String(value);
  const more = MORE_ITEMS.exec(text);
  if (more) return FIELD_TEXTS.moreItems(more[1]!);
  if (ISO_TIME.test(text)) return shortDateTimeText(text);
  if (DAY.test(text)) return dayText(text);
  if (isPictureField(kind, field, rowId)) return fileName(text);
  if (field === 'icon') return iconText(text);
  return looksRich(text) ? wordsOf(text) : text.replace(/\s+/g, ' ').trim();
}

/** Summary of what was read or exported: 'Yeni · 20 kayıt · sayfa 3'. Leaves out the page size and order. */
export function readingText({ kind, changes }: Pick<AuditEntry, 'kind' | 'changes'>): string {
  const asked = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const { rows, page, limit: _limit, sort: _sort, q, from, to, isWaiting, isRead, ...filters } = asked;
  const filled = (field: string, value: unknown): string => (isEmpty(value) ? '' : valueText(kind, field, value));
  const parts = [
    typeof rows === 'number' ? COMMON_TEXTS.records(formatNumber(rows)) : '',
    typeof page === 'number' && page > 1 ? FIELD_TEXTS.pageNumber(formatNumber(page)) : '',
    isEmpty(q) ? '' : FIELD_TEXTS.searched,
    isEmpty(isWaiting) ? '' : FIELD_TEXTS.waitingOnly,
    isEmpty(isRead) ? '' : FIELD_TEXTS.readOrNot[String(isRead) === 'true' ? 'read' : 'unread'],
    isEmpty(from) && isEmpty(to) ? '' : `${filled('from', from)} – ${filled('to', to)}`.trim(),
    ...Object.entries(filters).map(([field, value]) => filled(field, value)),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Difference between two long texts. */
interface Difference {
  lead: string;
  was: string;
  is: string;
  tail: string;
}

const LONG = 60;
/** Words kept on each side of a difference, so that it can be found in the text. */
const CONTEXT = 4;

/** Compares two texts word by word; null where they are short or have too little in common. */
export function differenceOf(before: string, after: string): Difference | null {
  if (before.length < LONG || after.length < LONG) return null;
  const [was, is] = [before.split(' '), after.split(' ')];
  const most = Math.min(was.length, is.length);
  let same = 0;
  while (same < most && was[same] === is[same]) same++;
  let end = 0;
  while (end < most - same && was[was.length - 1 - end] === is[is.length - 1 - end]) end++;
  if (same + end < most / 4) return null;
  const lead = was.slice(Math.max(0, same - CONTEXT), same).join(' ');
  const tail = was.slice(was.length - end, was.length - end + CONTEXT).join(' ');
  return {
    lead: same > CONTEXT ? `… ${lead}` : lead,
    was: was.slice(same, was.length - end).join(' '),
    is: is.slice(same, is.length - end).join(' '),
    tail: end > CONTEXT ? `${tail} …` : tail,
  };
}

/** Items removed from and added to a list; null where only the order changed. */
export function itemsMoved(
  before: readonly string[],
  after: readonly string[],
): { gone: string[]; come: string[] } | null {
  const left = new Map<string, number>();
  for (const item of after) left.set(item, (left.get(item) ?? 0) + 1);
  const gone = before.filter((item) => {
    const n = left.get(item) ?? 0;
    if (n > 0) left.set(item, n - 1);
    return n === 0;
  });
  const come = after.filter((item) => {
    const n = left.get(item) ?? 0;
    if (n > 0) left.set(item, n - 1);
    return n > 0;
  });
  return gone.length + come.length > 0 ? { gone, come } : null;
}

const KIB = 1024;
/** '12 KB', '3,4 MB' */
export const sizeText = (bytes: number): string =>
  bytes < KIB * KIB
    ? `${Math.max(1, Math.round(bytes / KIB))} KB`
    : `${(bytes / KIB / KIB).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB`;
