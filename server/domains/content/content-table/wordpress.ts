// Posts and pages of a WordPress export as rows of their tables.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { BLOG_CATEGORIES } from '#contract/content.ts';
import { PAGE_HEADINGS, POST_HEADINGS } from '#contract/content-table-texts.ts';
import { FORMER_HEADINGS } from '#contract/import-texts.ts';
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import { pagePath, postPath } from '#contract/page-paths.ts';
import { ITEM_SEPARATOR, NO, YES } from '#contract/product-table-texts.ts';
import { addressKey, comparedAddress } from '#contract/redirect-paths.ts';
import { fold, slugify } from '#contract/text.ts';
import { MAX_LIST_ITEMS } from '#contract/typed-fields.ts';
import { hasShortcodes, wordpressHtml } from '../../../base/rich-text/foreign-html.ts';
import { withoutVariables, words } from '../../../base/search-text/foreign-words.ts';
import { wordsOfHtml } from '../../../base/search-text/words.ts';
import { timeCell } from '../../../base/files/tables/time-cells.ts';
import type { TableCell, TableRow } from '../../../base/files/tables/tables.ts';
import { WXR_HEADER, WXR_JOINT } from '../../../base/files/tables/wxr.ts';
import type { TranslatedRow, Translator } from '../../../entities/imports/kind.ts';
import { NOTES, UNTITLED, type Noted } from './texts.ts';

type Name = (typeof WXR_HEADER)[number];
type Type = 'post' | 'page';

const MAX_TITLE = 200;
const MAX_EXCERPT = 500;
/** Of an excerpt that is made of the text's beginning. */
const MADE_EXCERPT = 240;
const MAX_TAG = 60;
const MAX_AUTHOR = 120;
const MAX_DESCRIPTION = 300;
const WORDS_A_MINUTE = 200;
const MAX_READ_TIME = 60;
const MAX_SLUG = 120;
/** States of items that have been or will be on the site. */
const STATES = new Set(['publish', 'future', 'draft', 'pending']);
/** What WordPress writes of itself, of which nothing is said. */
const SILENT = new Set(['attachment', 'revision']);

const PLACES = new Map<string, number>(WXR_HEADER.map((name, i) => [name, i]));
const said = ({ cells }: TableRow, name: Name): string => String(cells[PLACES.get(name)!] ?? '').trim();
const listed = (row: TableRow, name: Name): string[] =>
  said(row, name)
    .split(WXR_JOINT)
    .filter((text) => text !== '');

/** When an item was or will be published; drafts have no time in UTC. */
function timeIn(row: TableRow): Date | null {
  for (const [text, zone] of [
    [said(row, 'wp:date_gmt'), 'Z'],
    [said(row, 'wp:date'), '+03:00'],
  ] as const) {
    const at = new Date(`${text.replace(' ', 'T')}${zone}`);
    if (!text.startsWith('0000') && !Number.isNaN(at.getTime())) return at;
  }
  return null;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The path of an item's address; '' for one that only its number finds. */
function formerPath(row: TableRow, ours: string): string {
  const link = said(row, 'wp:link');
  if (!URL.canParse(link)) return '';
  const { pathname } = new URL(link);
  const [was, is] = [comparedAddress(pathname), comparedAddress(ours)];
  if (!was || was.path === '/' || (is && addressKey(was) === addressKey(is))) return '';
  return pathname;
}

/** An item as its cells by their headings, and those that stand in. */
interface Item {
  values: Readonly<Record<string, TableCell>>;
  standIns: readonly string[];
}

interface Reading {
  type: Type;
  headings: readonly string[];
  itemOf(row: TableRow, common: Common): Item;
  learn(row: TableRow, count: (name: Noted) => void): void;
  pathOf(slug: string): string;
}
/** What posts and pages have alike. */
interface Common {
  slug: string;
  html: string;
  isOn: boolean;
  /** When it goes on the site; '': it is there, or waits for nothing. */
  publishAt: string;
  at: Date | null;
  former: string;
  /** Address of a picture by its number. */
  pictureOf(id: string): string | undefined;
}

const translator = ({ type, headings, itemOf, learn, pathOf }: Reading): Translator => ({
  source: 'wordpress',
  recognises: (header) => WXR_HEADER.every((name, i) => header[i] === name),
  async open(_, rows, at) {
    const counts = new Map<Noted, number>();
    const count = (name: Noted): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
    /** Addresses of pictures by their numbers. */
    const pictures = new Map<string, string>();
    /** Addresses that no suffix may make anew. */
    const known = new Set<string>();
    const isTaken = (row: TableRow): boolean => said(row, 'wp:type') === type && STATES.has(said(row, 'wp:status'));
    const isFuture = (row: TableRow): boolean =>
      said(row, 'wp:status') === 'future' && (timeIn(row)?.getTime() ?? 0) > at.getTime();
    const slugOf = (row: TableRow): string =>
      slugify(decoded(said(row, 'wp:slug'))) ||
      slugify(words(said(row, 'wp:title'), MAX_TITLE)) ||
      `${type}-${said(row, 'wp:id') || row.no}`;

    /** Gives addresses in the order of the file: the first has it as it is, others get '-2', '-3'. */
    const giver = () => {
      const given = new Set<string>();
      return (slug: string): string => {
        let found = slug;
        for (let n = 2; given.has(found) || (found !== slug && known.has(found)); n += 1)
          found = `${slug.slice(0, MAX_SLUG - `-${n}`.length)}-${n}`;
        given.add(found);
        return found;
      };
    };

    const given = giver();
    const learned: { slug: string; written: string; cover: string }[] = [];
    for await (const row of rows()) {
      const kind = said(row, 'wp:type');
      if (kind === 'attachment') {
        const address = said(row, 'wp:attachment');
        if (address !== '') {
          pictures.set(said(row, 'wp:id'), address);
          count('pictures');
        }
      }
      if (kind === 'post' || kind === 'page') {
        if (kind !== type) count(kind === 'page' ? 'pages' : 'posts');
        else if (!isTaken(row)) count('hidden');
        else {
          known.add(slugOf(row));
          learned.push({
            slug: slugOf(row),
            written: decoded(said(row, 'wp:slug')),
            cover: type === 'post' ? said(row, 'wp:thumbnail') : '',
          });
          const status = said(row, 'wp:status');
          if (status === 'draft' || status === 'pending') count('drafts');
          else if (said(row, 'wp:password') !== '') count('locked');
          else if (isFuture(row)) count('future');
          if (hasShortcodes(said(row, 'wp:content'))) count('shortcodes');
          learn(row, count);
        }
      } else if (!SILENT.has(kind)) count('others');
    }
    for (const { slug, written, cover } of learned) {
      if (given(slug) !== (written || slug)) count('slugs');
      if (cover !== '' && !pictures.has(cover)) count('covers');
    }

    return {
      columns: headings.map((header) => ({
        header,
        isEmptyCleared: false,
        ...(header === FORMER_HEADINGS.formerAddress && { isOff: true }),
      })),
      notes: (Object.keys(NOTES) as Noted[]).flatMap((name) => {
        const n = counts.get(name) ?? 0;
        return n > 0 ? [NOTES[name](n)] : [];
      }),
      async *rows(): AsyncGenerator<TranslatedRow, void, undefined> {
        const slugs = giver();
        for await (const row of rows()) {
          if (!isTaken(row)) continue;
          const slug = slugs(slugOf(row));
          const isOn =
            ['publish', 'future'].includes(said(row, 'wp:status')) && !isFuture(row) && said(row, 'wp:password') === '';
          const isWaiting = isFuture(row) && said(row, 'wp:password') === '';
          const time = timeIn(row);
          const { values, standIns } = itemOf(row, {
            slug,
            html: wordpressHtml(said(row, 'wp:content'), (id) => pictures.get(id)),
            isOn,
            publishAt: isWaiting ? (timeCell(time) ?? '') : '',
            at: time,
            former: isOn || isWaiting ? formerPath(row, pathOf(slug)) : '',
            pictureOf: (id) => pictures.get(id),
          });
          yield {
            no: row.no,
            cells: headings.map((heading) => values[heading] ?? ''),
            standIns: standIns.map((heading) => headings.indexOf(heading)),
          };
        }
      },
    };
  },
});

const titleOf = (row: TableRow): string => words(said(row, 'wp:title'), MAX_TITLE) || UNTITLED;
const descriptionOf = (row: TableRow): string => withoutVariables(said(row, 'wp:seo_description'));

/** The first of an item's categories that we have as well. */
const categoryOf = (row: TableRow): string | undefined =>
  listed(row, 'wp:categories')
    .map((name) => BLOG_CATEGORIES.find((one) => fold(one) === fold(words(name, MAX_TAG))))
    .find((name) => name !== undefined);

/** Tags, and categories that are none of ours. */
function tagsOf(row: TableRow): string {
  const names = [...listed(row, 'wp:tags'), ...listed(row, 'wp:categories')].map((name) => words(name, MAX_TAG));
  const ours = new Set<string>(['uncategorized', 'genel', ...BLOG_CATEGORIES.map(fold)]);
  const tags = new Map(
    names.filter((name) => name !== '' && !ours.has(fold(name))).map((name) => [fold(name), name] as const),
  );
  return [...tags.values()]
    .slice(0, MAX_LIST_ITEMS)
    .map((name) => name.replaceAll(ITEM_SEPARATOR.trim(), '/'))
    .join(ITEM_SEPARATOR);
}

export const wordpressPosts = translator({
  type: 'post',
  pathOf: postPath,
  headings: [
    ...(
      [
        'slug',
        'title',
        'excerpt',
        'content',
        'featuredImage',
        'category',
        'tags',
        'author',
        'readTime',
        'createdAt',
        'isPublished',
        'publishAt',
      ] as const
    ).map((name) => POST_HEADINGS[name]),
    FORMER_HEADINGS.formerAddress,
  ],
  learn(row, count) {
    if (categoryOf(row) === undefined) count('categories');
    if (withoutVariables(said(row, 'wp:seo_title')) !== '') count('titles');
  },
  itemOf(row, { slug, html, isOn, publishAt, at, former, pictureOf }) {
    const plain = wordsOfHtml(html);
    const excerpt = words(said(row, 'wp:excerpt'), MAX_EXCERPT) || words(descriptionOf(row), MAX_EXCERPT);
    const category = categoryOf(row);
    const cover = pictureOf(said(row, 'wp:thumbnail')) ?? '';
    const minutes = Math.ceil(plain.split(' ').length / WORDS_A_MINUTE);
    const made = {
      [POST_HEADINGS.excerpt]: excerpt === '',
      [POST_HEADINGS.category]: category === undefined,
      [POST_HEADINGS.featuredImage]: cover === '',
      [POST_HEADINGS.readTime]: true,
    };
    return {
      values: {
        [POST_HEADINGS.slug]: slug,
        [POST_HEADINGS.title]: titleOf(row),
        [POST_HEADINGS.excerpt]: excerpt || words(plain, MADE_EXCERPT) || titleOf(row),
        [POST_HEADINGS.content]: html,
        [POST_HEADINGS.featuredImage]: cover || PLACEHOLDER_IMAGE,
        [POST_HEADINGS.category]: category ?? BLOG_CATEGORIES[0],
        [POST_HEADINGS.tags]: tagsOf(row),
        [POST_HEADINGS.author]: words(said(row, 'wp:author'), MAX_AUTHOR),
        [POST_HEADINGS.readTime]: Math.min(MAX_READ_TIME, Math.max(1, minutes)),
        [POST_HEADINGS.createdAt]: timeCell(at) ?? '',
        [POST_HEADINGS.isPublished]: isOn ? YES : NO,
        [POST_HEADINGS.publishAt]: publishAt,
        [FORMER_HEADINGS.formerAddress]: former,
      },
      standIns: Object.entries(made).flatMap(([heading, isMade]) => (isMade ? [heading] : [])),
    };
  },
});

export const wordpressPages = translator({
  type: 'page',
  pathOf: pagePath,
  headings: [
    ...(['slug', 'title', 'sections', 'metaTitle', 'metaDescription', 'isActive', 'publishAt', 'order'] as const).map(
      (name) => PAGE_HEADINGS[name],
    ),
    FORMER_HEADINGS.formerAddress,
  ],
  learn(row, count) {
    if (!['', '0'].includes(said(row, 'wp:parent'))) count('nested');
  },
  itemOf(row, { slug, html, isOn, publishAt, former }) {
    const order = Number(said(row, 'wp:order'));
    return {
      values: {
        [PAGE_HEADINGS.slug]: slug,
        [PAGE_HEADINGS.title]: titleOf(row),
        [PAGE_HEADINGS.sections]: html,
        [PAGE_HEADINGS.metaTitle]: words(withoutVariables(said(row, 'wp:seo_title')), MAX_TITLE),
        [PAGE_HEADINGS.metaDescription]:
          words(descriptionOf(row), MAX_DESCRIPTION) || words(said(row, 'wp:excerpt'), MAX_DESCRIPTION),
        [PAGE_HEADINGS.isActive]: isOn ? ACTIVE : PASSIVE,
        [PAGE_HEADINGS.publishAt]: publishAt,
        [PAGE_HEADINGS.order]: Number.isInteger(order) && order >= 0 ? order : 0,
        [FORMER_HEADINGS.formerAddress]: former,
      },
      standIns: [],
    };
  },
});
