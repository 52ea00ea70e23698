// Exports of WordPress (WXR, an RSS file with posts, pages and pictures) as a table: an item a row.
import { createReadStream } from 'node:fs';
import { textTooLong, XML_NOT_WORDPRESS } from './table-texts.ts';
import { TableFileError, type TableRow } from './table.ts';
import { readXml } from './xml.ts';

/** The headings of the table; nobody types them. */
export const WXR_HEADER = [
  'wp:id',
  'wp:type',
  'wp:title',
  'wp:slug',
  'wp:content',
  'wp:excerpt',
  'wp:date',
  'wp:date_gmt',
  'wp:status',
  'wp:password',
  'wp:parent',
  'wp:order',
  'wp:author',
  'wp:link',
  'wp:categories',
  'wp:tags',
  'wp:thumbnail',
  'wp:attachment',
  'wp:seo_title',
  'wp:seo_description',
] as const;
type Name = (typeof WXR_HEADER)[number];
/** Between the categories and the tags of an item; no text has it. */
export const WXR_JOINT = '\u001f';

/** Characters of one element: more than the longest text that is kept. */
const MAX_TEXT = 1_000_000;

/** Elements of an item that are columns as they stand. */
const PLAIN: Readonly<Record<string, Name>> = {
  title: 'wp:title',
  link: 'wp:link',
  'dc:creator': 'wp:author',
  'content:encoded': 'wp:content',
  'excerpt:encoded': 'wp:excerpt',
  'wp:post_id': 'wp:id',
  'wp:post_type': 'wp:type',
  'wp:post_name': 'wp:slug',
  'wp:post_date': 'wp:date',
  'wp:post_date_gmt': 'wp:date_gmt',
  'wp:status': 'wp:status',
  'wp:post_password': 'wp:password',
  'wp:post_parent': 'wp:parent',
  'wp:menu_order': 'wp:order',
  'wp:attachment_url': 'wp:attachment',
};
/** Notes of plugins that are columns; the first of a column counts. */
const META: Readonly<Record<string, Name>> = {
  _thumbnail_id: 'wp:thumbnail',
  _yoast_wpseo_title: 'wp:seo_title',
  rank_math_title: 'wp:seo_title',
  _yoast_wpseo_metadesc: 'wp:seo_description',
  rank_math_description: 'wp:seo_description',
};
const ITEM = ['rss', 'channel', 'item'].join('/');
const AUTHOR = ['rss', 'channel', 'wp:author'].join('/');

/** Signs that XML does not allow, which old posts have: in UTF-8 each is one byte. */
async function* withoutControls(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, undefined> {
  let isFirst = true;
  let isPlain = true;
  for await (const piece of pieces) {
    if (isFirst) isPlain = !(piece[0] === 0xff || piece[0] === 0xfe || piece[0] === 0 || piece[1] === 0); // UTF-16
    isFirst = false;
    if (isPlain)
      for (let i = 0; i < piece.length; i += 1) {
        const byte = piece[i]!;
        if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) piece[i] = 0x20;
      }
    yield piece;
  }
}

/** The items of a file, in the making. */
function itemReader(found: (cells: string[]) => void) {
  const path: string[] = [];
  const authors = new Map<string, string>();
  let isWordPress = false;
  let text = '';
  let category: Readonly<Record<string, string>> = {};
  let item = new Map<Name, string>();
  let lists: Record<'category' | 'post_tag', string[]> = { category: [], post_tag: [] };
  let meta = { key: '', value: '' };
  let author = { login: '', name: '' };

  function closed(name: string, place: string): void {
    if (place === ITEM) {
      const plain = PLAIN[name];
      const domain = category['domain'];
      if (plain) item.set(plain, text);
      else if (name === 'category' && (domain === 'category' || domain === 'post_tag')) lists[domain].push(text.trim());
      else if (name === 'wp:postmeta') {
        const column = META[meta.key];
        if (column && (item.get(column) ?? '') === '') item.set(column, meta.value);
      }
    } else if (place === `${ITEM}/wp:postmeta`) {
      if (name === 'wp:meta_key') meta = { key: text.trim(), value: '' };
      if (name === 'wp:meta_value') meta.value = text;
    } else if (place === AUTHOR) {
      if (name === 'wp:author_login') author.login = text.trim();
      if (name === 'wp:author_display_name') author.name = text.trim();
    } else if (place === 'rss/channel') {
      if (name === 'wp:wxr_version') isWordPress = true;
      if (name === 'wp:author' && author.name !== '') authors.set(author.login, author.name);
      if (name === 'item') {
        const login = item.get('wp:author')?.trim() ?? '';
        item.set('wp:author', authors.get(login) ?? login);
        item.set('wp:categories', lists.category.join(WXR_JOINT));
        item.set('wp:tags', lists.post_tag.join(WXR_JOINT));
        found(WXR_HEADER.map((column) => item.get(column) ?? ''));
      }
    }
  }

  return {
    handlers: {
      open(_: string, attributes: Readonly<Record<string, string>>, name: string): void {
        if (path.length === 0 && name !== 'rss') throw new TableFileError(XML_NOT_WORDPRESS);
        if (name === 'item' && path.join('/') === 'rss/channel') {
          if (!isWordPress) throw new TableFileError(XML_NOT_WORDPRESS);
          item = new Map();
          lists = { category: [], post_tag: [] };
        }
        if (name === 'wp:postmeta') meta = { key: '', value: '' };
        if (name === 'wp:author') author = { login: '', name: '' };
        category = attributes;
        text = '';
        path.push(name);
      },
      close(): void {
        const name = path.pop()!;
        closed(name, path.join('/'));
        text = '';
      },
      text(piece: string): void {
        if (text.length + piece.length > MAX_TEXT) throw new TableFileError(textTooLong(MAX_TEXT));
        text += piece;
      },
    },
    /** @throws TableFileError for a file that is no export of WordPress */
    end(): void {
      if (!isWordPress) throw new TableFileError(XML_NOT_WORDPRESS);
    },
  };
}

/**
 * The head, then a row for each item; its number is that of a line in a table with a head.
 * @throws TableFileError
 */
export async function* wxrRows(path: string): AsyncGenerator<TableRow, void, undefined> {
  yield { no: 1, cells: [...WXR_HEADER] };
  let no = 1;
  let ready: TableRow[] = [];
  const reader = itemReader((cells) => {
    no += 1;
    ready.push({ no, cells });
  });
  const file = createReadStream(path) as AsyncIterable<Buffer>;
  for await (const _ of readXml(withoutControls(file), reader.handlers)) {
    yield* ready;
    ready = [];
  }
  reader.end();
  yield* ready;
}
