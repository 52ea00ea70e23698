// Numbers and dates of uploaded tables: '1.234,56' or '1234.56', decided for a whole column.

/** How numbers of a column are written: decimal comma as in '1.234,56', or decimal point as in '1,234.56'. */
export const NUMBER_FORMS = ['comma', 'dot'] as const;
export type NumberForm = (typeof NUMBER_FORMS)[number];

/**
 * What the values of a column tell: a form; `ask` where both forms read all values, but not alike ('1.234'); `mixed`
 * where some values are possible in the one form only and some in the other.
 */
export type NumberFormFound = NumberForm | 'ask' | 'mixed';

const SHAPES: Readonly<Record<NumberForm, RegExp>> = {
  comma: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d+)?$/,
  dot: /^[+-]?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/,
};
const CURRENCY = '(?:[₺$€£%]|TL|TRY|USD|EUR|GBP)';
const SIGNS = new RegExp(`^([+-]?)${CURRENCY}|${CURRENCY}$`, 'gi');

/** Without spaces, currency or percent sign; any minus is a hyphen. */
const bare = (text: string): string =>
  text
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')
    .replace(SIGNS, (_, sign: string | undefined) => sign ?? '');

function valueOf(text: string, form: NumberForm): number | null {
  if (!SHAPES[form].test(text)) return null;
  const plain = form === 'comma' ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return Number(plain);
}

/** A number in this form, with or without thousands, a sign, a currency or '%'; null for anything else. */
export const readNumber = (text: string, form: NumberForm): number | null => valueOf(bare(text), form);

export interface NumberFormFinder {
  add: (text: string) => void;
  /** What the values so far tell; `comma` where none of them tells anything. */
  found: () => NumberFormFound;
  /** How many values are no number in either form. */
  unreadable: () => number;
}

/** Takes the values of a column one after the other; blank ones and those that are no number tell nothing. */
export function numberFormFinder(): NumberFormFinder {
  const only: Record<NumberForm, boolean> = { comma: false, dot: false };
  let isAmbiguous = false;
  let unreadable = 0;
  return {
    add(text) {
      const plain = bare(text);
      if (plain === '') return;
      const comma = valueOf(plain, 'comma');
      const dot = valueOf(plain, 'dot');
      if (comma === null && dot === null) unreadable += 1;
      else if (dot === null) only.comma = true;
      else if (comma === null) only.dot = true;
      else if (comma !== dot) isAmbiguous = true;
    },
    found() {
      if (only.comma && only.dot) return 'mixed';
      if (only.dot) return 'dot';
      return isAmbiguous && !only.comma ? 'ask' : 'comma';
    },
    unreadable: () => unreadable,
  };
}

const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\s+(\d{1,2}):(\d\d)(?::(\d\d))?)?$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * A date as 'GG.AA.YYYY' or ISO, with or without a time: '24.11.2026 9:00' → '2026-11-24T09:00'; null for anything
 * else, and for days that do not exist. Zones are not read.
 */
export function readDate(text: string): string | null {
  const plain = text.trim();
  const [, d, m, y, ...turkish] = DAY_FIRST.exec(plain) ?? [];
  const [, isoY, isoM, isoD, ...iso] = ISO.exec(plain) ?? [];
  const [year, month, day] = [Number(y ?? isoY), Number(m ?? isoM), Number(d ?? isoD)];
  const at = new Date(Date.UTC(year, month - 1, day));
  // Four digits of years below 100 would be read as 1900 and later.
  if (!(year >= 1000) || at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  const date = at.toISOString().slice(0, 10);
  const [hours, minutes, seconds = '00'] = y === undefined ? iso : turkish;
  if (hours === undefined || minutes === undefined) return date;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return `${date}T${hours.padStart(2, '0')}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`;
}
