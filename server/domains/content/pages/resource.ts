import { DUPLICATE_SLUG } from '#contract/catalogue-texts.ts';
import { isImage } from '#contract/fields.ts';
import type { PageCreate, StoredPage, StoredPageCard } from '#contract/pages.ts';
import type { StoredPageContent } from '../../../base/db/tables.ts';
import { sanitizeInline } from '../../../base/rich-text/sanitize.ts';
import { inlineToSave, newBudget, stampOf } from '../../../base/rich-text/stored.ts';
import { paragraphsOf, sectionsOf } from '../../../base/search-text/page-sections.ts';
import { pageWords, searchColumns } from '../../../base/search-text/words.ts';
import { columnFields, type Change, type Resource, type Row, type Values } from '../../../entities/resource.ts';
import { PAGE_ABSENT } from '../texts.ts';
import { withoutTimes } from '../../../entities/publishing.ts';
import { formerSlugs, rememberSlug } from '../../../entities/slugs.ts';

const plainFields = columnFields('pages', {
  title: 'title',
  slug: 'slug',
  metaTitle: 'metaTitle',
  metaDescription: 'metaDescription',
  isActive: 'isActive',
  publishAt: 'publishAt',
  unpublishAt: 'unpublishAt',
  order: 'sortOrder',
});

const contentOf = (row: Pick<Row<'pages'>, 'content'>): StoredPageContent =>
  (typeof row.content === 'object' && row.content !== null ? row.content : {}) as StoredPageContent;

export const pageResource: Resource<'pages'> = {
  kind: 'page',
  scope: 'pages',
  table: 'pages',
  absent: PAGE_ABSENT,
  titleOf: (row) => row.title,
  fieldsOf: (row) => ({
    ...plainFields.fieldsOf(row),
    ...Object.fromEntries(Object.entries(contentOf(row)).map(([key, value]) => [`content.${key}`, value])),
  }),
  past: { fieldsOf: (row) => withoutTimes({ ...plainFields.fieldsOf(row), content: contentOf(row) }) },
  publishing: { flag: 'isActive' },
  unique: { slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG } },
  async afterSave(trx, after, before) {
    if (before && before.slug !== after.slug) await rememberSlug(trx, 'page', before.slug, after.id, before.isActive);
  },
  beforeRestore: (_, row) => Promise.resolve(searchColumns(pageWords(row))),
  related: formerSlugs('page'),
};

/** An address that contains a file. */
const DATA_URL = /^\s*data:[\w.+-]*(?:\/[\w.+-]+)?[;,]/i;

/**
 * Removes invalid addresses of pictures and addresses that contain a file, wherever they occur: pictures are uploaded.
 */
const withoutForeignAddresses = <T>(content: T): T =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    typeof value === 'string' &&
    (DATA_URL.test(value.slice(0, 200)) || (key === 'image' && value !== '' && !isImage(value)))
      ? ''
      : value,
  ) as T;

/**
 * Sanitizes running text before it is saved.
 * @throws VALIDATION for text that is nested too deeply or has too many pieces
 */
const cleaned = (input: PageCreate['content'], field = 'content'): StoredPageContent => {
  const { sections, ...content } = withoutForeignAddresses(input);
  const budget = newBudget();
  return {
    ...content,
    ...(sections
      ? {
          sections: sections.map((section, i) =>
            Array.isArray(section['paragraphs'])
              ? {
                  ...section,
                  paragraphs: section['paragraphs'].map((text, n) =>
                    typeof text === 'string'
                      ? inlineToSave(text, `${field}.sections.${i}.paragraphs.${n}`, budget)
                      : text,
                  ),
                }
              : section,
          ),
        }
      : {}),
  };
};

/** The content with its stamp; older stored text may contain parts that get none (docs/decisions/0008). */
const contentColumns = (content: StoredPageContent) => {
  const shown = paragraphsOf(sectionsOf(content));
  return { content, richTextStamp: shown.every((html) => sanitizeInline(html) === html) ? stampOf(shown) : null };
};

/** Columns of a new page; the title is also its hero's first heading. @param field name of the content in refusals */
export function createColumns({ content, ...body }: PageCreate, field?: string): Values<'pages'> {
  const columns = {
    ...plainFields.valuesOf(body),
    ...contentColumns({ heroTitle: body.title, heroSubtitle: '', sections: [], ...cleaned(content, field) }),
  };
  return { ...columns, ...searchColumns(pageWords(columns)) };
}

/** Columns of the fields in a save. Keys of the content replace stored ones; others stay. */
export function updateColumns({ content, ...body }: Partial<PageCreate>, row: Row<'pages'>): Change<'pages'> {
  const columns = {
    ...plainFields.valuesOf(body),
    ...(content === undefined ? {} : contentColumns({ ...contentOf(row), ...cleaned(content) })),
  };
  const { title = row.title, metaDescription = row.metaDescription } = columns;
  const { content: shown, richTextStamp } = { ...row, ...columns };
  return { ...columns, ...searchColumns(pageWords({ title, metaDescription, content: shown, richTextStamp })) };
}

export const showCard = (row: Row<'pages'>): StoredPageCard => ({
  _id: row.publicId,
  slug: row.slug,
  title: row.title,
  metaTitle: row.metaTitle,
  metaDescription: row.metaDescription,
  isActive: row.isActive,
  publishAt: row.publishAt,
  unpublishAt: row.unpublishAt,
  order: row.sortOrder,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

export const showStored = (row: Row<'pages'>): StoredPage => {
  const { heroTitle = '', heroSubtitle = '', sections = [], ...others } = contentOf(row);
  return {
    ...showCard(row),
    content: {
      ...others,
      heroTitle,
      heroSubtitle,
      sections: sections.filter((one): one is { type: string } => 'type' in one && typeof one.type === 'string'),
    },
  };
};
