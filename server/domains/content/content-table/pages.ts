// Company pages as a table.
import { ACTIVE, PASSIVE } from '#contract/article-texts.ts';
import { PAGE_HEADINGS, PAGES_AS_FILE, pageFileName, SECTIONS_UNREADABLE } from '#contract/content-table-texts.ts';
import { pagePath } from '#contract/page-paths.ts';
import { PageCreate, pageFields } from '#contract/pages.ts';
import { updateOf } from '#contract/saving.ts';
import type { StoredPageContent } from '../../../base/db/tables.ts';
import { timeCell } from '../../../base/files/tables/time-cells.ts';
import { richTextToSave } from '../../../base/rich-text/stored.ts';
import type { FieldRule } from '../../../entities/imports/kind.ts';
import { createColumns, pageResource, updateColumns } from '../pages/resource.ts';
import { sectionsOfHtml } from './page-sections.ts';
import { timeValue } from './posts.ts';
import { NotReadable, type ContentTable } from './table.ts';
import { wordpressPages } from './wordpress.ts';

export type PageField = keyof typeof PAGE_HEADINGS;

const RULES: Record<PageField, Omit<FieldRule, 'name' | 'label'>> = {
  slug: { type: 'text', isKey: true, isNeeded: true, aliases: ['Slug', 'Adres', 'URL'] },
  title: { type: 'text', isNeeded: true, aliases: ['Başlık', 'Ad', 'Title'] },
  heroTitle: { type: 'text' },
  heroSubtitle: { type: 'text' },
  sections: { type: 'text', aliases: ['Bölümler', 'Metin', 'Content'] },
  metaTitle: { type: 'text', aliases: ['SEO Başlığı'] },
  metaDescription: { type: 'text', aliases: ['SEO Açıklaması'] },
  isActive: { type: 'switch', aliases: ['Yayında', 'Aktif'] },
  publishAt: { type: 'text' },
  unpublishAt: { type: 'text' },
  order: { type: 'whole', aliases: ['Sıralama'] },
};
const TIMES: readonly string[] = ['publishAt', 'unpublishAt'];
const HERO: readonly string[] = ['heroTitle', 'heroSubtitle', 'sections'];

/** A section that holds a picture. */
type Section = Record<string, unknown>;

const emptied = (field: string): unknown => {
  if (field === 'sections') return [];
  return TIMES.includes(field) ? null : '';
};

/** Sections as files have them; HTML stays a text until its pictures are found. @throws NotReadable */
function sectionsIn(cell: string): unknown {
  const text = cell.trim();
  if (!text.startsWith('[')) return text;
  try {
    const sections: unknown = JSON.parse(text);
    if (Array.isArray(sections)) return sections;
  } catch {
    // Said below.
  }
  throw new NotReadable(SECTIONS_UNREADABLE);
}

export const pageTable: ContentTable<'pages'> = {
  resource: pageResource,
  fields: (Object.keys(RULES) as PageField[]).map((name) => ({ name, label: PAGE_HEADINGS[name], ...RULES[name] })),
  widths: { slug: 34, title: 42, heroTitle: 34, heroSubtitle: 34, sections: 60, metaTitle: 34, metaDescription: 42 },
  schemas: { create: PageCreate, update: updateOf(pageFields) },
  flatOf(row) {
    const { heroTitle = '', heroSubtitle = '', sections = [] } = (row.content ?? {}) as StoredPageContent;
    return {
      slug: row.slug,
      title: row.title,
      heroTitle,
      heroSubtitle,
      sections,
      metaTitle: row.metaTitle,
      metaDescription: row.metaDescription,
      isActive: row.isActive,
      publishAt: row.publishAt,
      unpublishAt: row.unpublishAt,
      order: row.sortOrder,
    };
  },
  cellOf(field, value) {
    if (value === null || value === undefined) return null;
    if (TIMES.includes(field)) return timeCell(String(value));
    if (field === 'sections') return JSON.stringify(value);
    if (typeof value === 'boolean') return value ? ACTIVE : PASSIVE;
    return typeof value === 'number' ? value : String(value);
  },
  valueOf(field, cell) {
    if (TIMES.includes(field)) return timeValue(cell);
    return field === 'sections' ? sectionsIn(String(cell)) : cell;
  },
  bodyOf(fields) {
    const filled = Object.entries(fields).map(([field, value]) => [field, value ?? emptied(field)] as const);
    const content = filled.filter(([field]) => HERO.includes(field));
    return {
      ...Object.fromEntries(filled.filter(([field]) => !HERO.includes(field))),
      ...(content.length > 0 && { content: Object.fromEntries(content) }),
    };
  },
  fieldOf: ([field, part]) => {
    if (field !== 'content') return String(field);
    return part === 'heroTitle' || part === 'heroSubtitle' ? part : 'sections';
  },
  createColumns: async (_, body) => createColumns(body as PageCreate),
  updateColumns: async (_, body, row) => updateColumns(body as Partial<PageCreate>, row),
  withPictures(fields, row, pictures) {
    const given = fields['sections'];
    const stored = (row?.content ?? {}) as StoredPageContent;
    const known = JSON.stringify(stored.sections ?? []);
    const missing: string[] = [];
    if (typeof given === 'string') {
      const read = pictures.html(richTextToSave(given, 'content').html, '');
      return { fields: { ...fields, sections: sectionsOfHtml(read.html) }, missing: read.missing };
    }
    if (!Array.isArray(given)) return { fields, missing };
    const sections = (given as Section[]).map((section) => {
      const image = section?.['image'];
      if (typeof image !== 'string' || image === '' || known.includes(JSON.stringify(image))) return section;
      const found = pictures.cover(image, 'pages', []);
      if (found === undefined) missing.push(image);
      return { ...section, image: found ?? '' };
    });
    return { fields: { ...fields, sections }, missing };
  },
  pictures: { cover: [], text: ['sections'] },
  translators: [wordpressPages],
  pathOf: pagePath,
  sample: {
    slug: 'hakkimizda',
    title: 'Hakkımızda',
    heroTitle: 'Hakkımızda',
    heroSubtitle: 'Kalıp elemanlarında 30 yıl',
    sections:
      '<p>1996’dan beri kalıp elemanları üretiyoruz.</p><h2>Üretim</h2><p>Tesisimiz <strong>12.000 m²</strong>.</p>',
    metaDescription: 'Kalıp elemanları üreticisi.',
    isActive: ACTIVE,
    order: 10,
  },
  words: { title: PAGES_AS_FILE, fileName: pageFileName },
};
