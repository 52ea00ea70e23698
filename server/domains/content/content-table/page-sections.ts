// HTML as the sections of a page: each heading begins one, each picture is one of its own.
import { MAX_PARAGRAPH, MAX_PARAGRAPHS } from '#contract/page-sections.ts';
import { wordsOfHtml } from '../../../base/search-text/words.ts';

const MAX_TITLE = 200;
const MAX_OVERLAY = 300;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** Marks that running text may have. */
const INLINE = new Set(['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a']);
const HEADINGS = new Set(['h2', 'h3']);
const SRC = /\ssrc="([^"]*)"/i;
const BREAK = '<br>';

export interface TextSection {
  type: 'intro' | 'company-story';
  title: string;
  paragraphs: string[];
  subtitle?: string;
  stats?: [];
  image?: string;
  overlayText?: string;
}

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);
const isBlank = (html: string): boolean => wordsOfHtml(html) === '';

/** A paragraph in pieces that a section can hold: a longer one loses its marks. */
function piecesOf(html: string): string[] {
  if (html.length <= MAX_PARAGRAPH) return [html];
  const found: string[] = [];
  let line = '';
  for (const word of wordsOfHtml(html).split(' ')) {
    const safe = word
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .slice(0, MAX_PARAGRAPH - 1);
    if (line.length + safe.length >= MAX_PARAGRAPH) {
      found.push(line);
      line = '';
    }
    line += line === '' ? safe : ` ${safe}`;
  }
  return [...found, line];
}

/** @param html sanitized */
export function sectionsOfHtml(html: string): TextSection[] {
  const sections: TextSection[] = [];
  let text = '';
  /** Lines of a list or a table, which become one paragraph. */
  let lines: string[] | null = null;
  /** Tags within which lines stand, and the numbers of ordered lists. */
  let depth = 0;
  const numbers: number[] = [];
  let cells: string[] = [];
  let isHeading = false;
  let isCaption = false;

  const begun = (): TextSection => {
    const last = sections.at(-1);
    if (last && last.paragraphs.length < MAX_PARAGRAPHS) return last;
    const next: TextSection = { type: 'intro', title: '', subtitle: '', paragraphs: [], stats: [] };
    sections.push(next);
    return next;
  };
  const put = (paragraph: string): void => {
    for (const piece of piecesOf(paragraph)) begun().paragraphs.push(piece);
  };
  const taken = (): string => {
    const found = text.replace(/\s+/g, ' ').replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '');
    text = '';
    return isBlank(found) ? '' : found;
  };
  const flush = (): void => {
    const found = taken();
    if (found === '') return;
    if (!lines) put(found);
    else lines.push(numbers.length > 0 ? `${'\u00a0\u00a0'.repeat(numbers.length - 1)}${mark()}${found}` : found);
  };
  const mark = (): string => {
    const last = numbers.length - 1;
    if (numbers[last] === 0) return '• ';
    return `${numbers[last]!++}. `;
  };

  function opened(name: string, tag: string): void {
    if (name === 'br') text += BREAK;
    else if (INLINE.has(name)) text += tag;
    else if (name === 'img') {
      flush();
      const image = SRC.exec(tag)?.[1] ?? '';
      if (image === '') return;
      const last = sections.at(-1);
      // A heading without text yet is that of its picture.
      if (last && last.title !== '' && last.paragraphs.length === 0 && last.type === 'intro')
        sections[sections.length - 1] = {
          type: 'company-story',
          title: last.title,
          paragraphs: [],
          image,
          overlayText: '',
        };
      else sections.push({ type: 'company-story', title: '', paragraphs: [], image, overlayText: '' });
    } else {
      flush();
      if (HEADINGS.has(name)) isHeading = true;
      else if (name === 'figcaption') isCaption = true;
      else if (name === 'ul' || name === 'ol' || name === 'table') {
        lines ??= [];
        depth += 1;
        if (name !== 'table') numbers.push(name === 'ol' ? 1 : 0);
      } else if (name === 'h4') text += '<strong>';
    }
  }

  function closed(name: string, tag: string): void {
    if (INLINE.has(name)) text += tag;
    else if (HEADINGS.has(name)) {
      const title = cut(wordsOfHtml(taken()), MAX_TITLE);
      isHeading = false;
      if (title !== '') sections.push({ type: 'intro', title, subtitle: '', paragraphs: [], stats: [] });
    } else if (name === 'figcaption') {
      const caption = taken();
      isCaption = false;
      const last = sections.at(-1);
      if (last?.type === 'company-story' && last.paragraphs.length === 0 && last.overlayText === '')
        last.overlayText = cut(wordsOfHtml(caption), MAX_OVERLAY);
      else if (caption !== '') put(caption);
    } else if (name === 'td' || name === 'th') {
      cells.push(taken());
    } else if (name === 'tr') {
      const line = cells.filter((cell) => cell !== '').join(' · ');
      cells = [];
      if (line !== '') lines?.push(line);
    } else {
      if (name === 'h4') text += '</strong>';
      flush();
      if (name !== 'ul' && name !== 'ol' && name !== 'table') return;
      if (name !== 'table') numbers.pop();
      depth = Math.max(0, depth - 1);
      if (depth > 0 || !lines) return;
      const paragraph = lines;
      lines = null;
      let held = '';
      for (const line of paragraph) {
        if (held !== '' && held.length + line.length > MAX_PARAGRAPH - BREAK.length) {
          put(held);
          held = '';
        }
        held += held === '' ? line : BREAK + line;
      }
      if (held !== '') put(held);
    }
  }

  let from = 0;
  for (const match of html.matchAll(TAG)) {
    text += html.slice(from, match.index);
    from = match.index + match[0].length;
    const name = match[2]!.toLowerCase();
    // Within a heading or a caption only marks count.
    if ((isHeading || isCaption) && match[1] === '' && !INLINE.has(name)) text += ' ';
    else if (match[1] === '') opened(name, match[0]);
    else closed(name, match[0]);
  }
  text += html.slice(from);
  flush();
  return sections.filter(({ title, paragraphs, image = '' }) => title !== '' || paragraphs.length > 0 || image !== '');
}
