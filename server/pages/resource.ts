import { DUPLICATE_SLUG } from '#contract/catalogue.ts';
import { isImage } from '#contract/fields.ts';
import type { PageCreate, StoredPage, StoredPageCard } from '#contract/pages.ts';
import type { StoredPageContent } from '../db/tables.ts';
import { sanitizeInline } from '../rich-text/sanitize.ts';
import { columnFields, type Change, type Resource, type Row, type Values } from '../staff/resource.ts';
import { formerSlugs, rememberSlug } from '../staff/slugs.ts';

const plainFields = columnFields('pages', { title: 'title', slug: 'slug', metaTitle: 'metaTitle', metaDescription: 'metaDescription', isActive: 'isActive', order: 'sortOrder' });

const contentOf = (row: Pick<Row<'pages'>, 'content'>): StoredPageContent => ((typeof row.content === 'object' && row.content !== null ? row.content : {}) as StoredPageContent);

export const pageResource: Resource<'pages'> = {
  kind: 'page', scope: 'pages', table: 'pages', absent: 'Sayfa bulunamadı.',
  titleOf: (row) => row.title,
  fieldsOf: (row) => ({ ...plainFields.fieldsOf(row), ...Object.fromEntries(Object.entries(contentOf(row)).map(([key, value]) => [`content.${key}`, value])) }),
  unique: { slug: { code: 'DUPLICATE', field: 'slug', message: DUPLICATE_SLUG } },
  async afterSave(trx, after, before) {
    if (before && before.slug !== after.slug) await rememberSlug(trx, 'page', before.slug, after.id, before.isActive);
  },
  related: formerSlugs('page'),
};

/** A file inside an address. */
const DATA_URL = /^\s*data:[\w.+-]*(?:\/[\w.+-]+)?[;,]/i;

/** Pictures are uploaded: an address that holds one itself, or is none, is dropped, wherever it stands. */
const withoutForeignAddresses = <T>(content: T): T => JSON.parse(JSON.stringify(content), (key, value: unknown) =>
  (typeof value === 'string' && (DATA_URL.test(value.slice(0, 200)) || (key === 'image' && value !== '' && !isImage(value))) ? '' : value)) as T;

/** Running text is sanitized on save, and again when it is shown. */
const cleaned = (input: PageCreate['content']): StoredPageContent => {
  const { sections, ...content } = withoutForeignAddresses(input);
  return {
    ...content,
    ...(sections ? { sections: sections.map((section) => (Array.isArray(section['paragraphs']) ? { ...section, paragraphs: section['paragraphs'].map((text) => (typeof text === 'string' ? sanitizeInline(text) : text)) } : section)) } : {}),
  };
};

/** Columns of a new page: its hero says the title until it is told something else. */
export const createColumns = ({ content, ...body }: PageCreate): Values<'pages'> => ({
  ...plainFields.valuesOf(body), content: { heroTitle: body.title, heroSubtitle: '', sections: [], ...cleaned(content) },
});

/** Columns of the fields that a save names. Keys of the content override, missing ones stay. */
export const updateColumns = ({ content, ...body }: Partial<PageCreate>, row: Row<'pages'>): Change<'pages'> => ({
  ...plainFields.valuesOf(body), content: content === undefined ? undefined : { ...contentOf(row), ...cleaned(content) },
});

export const showCard = (row: Row<'pages'>): StoredPageCard => ({
  _id: row.publicId, slug: row.slug, title: row.title, metaTitle: row.metaTitle, metaDescription: row.metaDescription, isActive: row.isActive, order: row.sortOrder,
  createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString(), version: row.version,
});

export const showStored = (row: Row<'pages'>): StoredPage => {
  const { heroTitle = '', heroSubtitle = '', sections = [], ...others } = contentOf(row);
  return { ...showCard(row), content: { ...others, heroTitle, heroSubtitle, sections: sections.filter((one): one is { type: string } => 'type' in one && typeof one.type === 'string') } };
};
