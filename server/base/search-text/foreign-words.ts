// Texts of other systems' exports on one line.
import { oneLine } from '#contract/fields.ts';
import { wordsOfHtml } from './words.ts';

/** HTML of which the words are read for a short text. */
const MAX_READ = 8_000;

/** Signs that other systems write as entities, besides those that every HTML has. */
const SIGNS: Readonly<Record<string, string>> = {
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  apos: "'",
  deg: '°',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  Oslash: 'Ø',
  oslash: 'ø',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
};
const ENTITY = /&(?:#(?:x([0-9a-f]{1,6})|(\d{1,7}))|([a-z]{2,8}));/gi;

function signOf(entity: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return SIGNS[name] ?? entity;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}

/** Text without marks and entities on one line, cut to a length with '…'; much faster than a parser, many are read. */
export function words(text: string, max: number): string {
  const plain = /[<&]/.test(text)
    ? wordsOfHtml(text.slice(0, MAX_READ).replace(/<(script|style)\b[^]*?<\/\1\s*>/gi, ' ')).replace(ENTITY, signOf)
    : text;
  const line = oneLine(plain);
  return line.length > max
    ? `${line
        .slice(0, max - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : line;
}

/** Titles with the variables of WordPress's SEO plugins are their defaults. */
export const withoutVariables = (text: string): string => (/%%?\w+%%?/.test(text) ? '' : text);
