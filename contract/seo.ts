// Checks of how a row looks in search engines: a pure function for the panel's forms and the server's report. They
// advise and never refuse (docs/decisions/0133).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoQuery, pagedParams, pageOf, searchParam } from './fields.ts';
import { SEO_CALLS, SEO_TITLE_MISSING } from './seo-texts.ts';

/** Characters that are enough to say something, and that search engines show. */
export const SEO_TITLE_LENGTH = { min: 30, max: 60 };
export const SEO_DESCRIPTION_LENGTH = { min: 70, max: 160 };
/** Characters of a text that should lead on by at least one link. */
export const SEO_LONG_TEXT = 1_200;

/** Kinds of rows that are checked, in the order of the report. */
export const SEO_KINDS = ['product', 'family', 'blog', 'page'] as const;
export type SeoKind = (typeof SEO_KINDS)[number];

export const SEO_FINDINGS = [
  'title-short',
  'title-long',
  'title-duplicate',
  'description-missing',
  'description-short',
  'description-long',
  'alt-missing',
  'link-missing',
] as const;
export type SeoFindingName = (typeof SEO_FINDINGS)[number];

const SeoFinding = z.object({
  name: z.enum(SEO_FINDINGS),
  count: z.int().describe('Characters, pictures, or other rows with the title'),
});
export type SeoFinding = z.output<typeof SeoFinding>;

/** A row as search engines see it. */
export interface SeoSubject {
  /** Its own title, by which duplicates are told. */
  title: string;
  /** The site adds nothing to the title. */
  isTitleWhole: boolean;
  /** null: the site makes one of the row's facts. */
  description: string | null;
  /** Its text. */
  html: string;
}

export const seoOfProduct = (row: {
  name: string;
  seoTitle: string;
  seoDescription: string;
  description: string;
  detailedDescription: string;
}): SeoSubject => ({
  title: row.seoTitle.trim() || row.name.trim(),
  isTitleWhole: row.seoTitle.trim() !== '',
  description: row.seoDescription.trim() || row.description.trim(),
  html: row.detailedDescription,
});

export const seoOfFamily = (row: {
  name: string;
  standards: readonly string[];
  seoTitle: string;
  seoDescription: string;
  body: string;
}): SeoSubject => ({
  title:
    row.seoTitle.trim() ||
    [row.name.trim(), ...row.standards.filter((standard) => !row.name.includes(standard))].join(', '),
  isTitleWhole: row.seoTitle.trim() !== '',
  description: row.seoDescription.trim() || null,
  html: row.body,
});

export const seoOfPost = (row: { title: string; excerpt: string; content: string }): SeoSubject => ({
  title: row.title.trim(),
  isTitleWhole: false,
  description: row.excerpt.trim() || null,
  html: row.content,
});

/** @param row with the running text of its sections */
export const seoOfPage = (row: {
  title: string;
  metaTitle: string;
  metaDescription: string;
  heroSubtitle: string;
  paragraphs: readonly string[];
}): SeoSubject => ({
  title: row.metaTitle.trim() || row.title.trim(),
  isTitleWhole: false,
  description: row.metaDescription.trim() || row.heroSubtitle.trim(),
  html: row.paragraphs.join(' '),
});

/** The title of the page. @param site the site's name */
export const seoTitleOf = ({ title, isTitleWhole }: SeoSubject, site: string): string =>
  isTitleWhole ? title : `${title} | ${site}`;

const lengthOf = (text: string): number => [...text].length;

/** Pictures of a text that nobody described. */
const picturesWithoutAlt = (html: string): number =>
  (html.match(/<img\b[^<>]*>/gi) ?? []).filter((tag) => !/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s])/i.test(tag)).length;

const isLongWithoutLink = (html: string): boolean =>
  html.length >= SEO_LONG_TEXT &&
  !/<a\b[^<>]*\shref\s*=/i.test(html) &&
  html.replace(/<[^<>]*>/g, '').length >= SEO_LONG_TEXT;

/** What could be better. @param duplicates other published rows with the title */
export function seoFindings(subject: SeoSubject, site: string, duplicates = 0): SeoFinding[] {
  const found: SeoFinding[] = [];
  const note = (name: SeoFindingName, count: number, isFound: boolean) => {
    if (isFound) found.push({ name, count });
  };
  const title = lengthOf(seoTitleOf(subject, site));
  note('title-short', title, title < SEO_TITLE_LENGTH.min);
  note('title-long', title, title > SEO_TITLE_LENGTH.max);
  note('title-duplicate', duplicates, duplicates > 0);
  if (subject.description !== null) {
    const description = lengthOf(subject.description);
    note('description-missing', 0, description === 0);
    note('description-short', description, description > 0 && description < SEO_DESCRIPTION_LENGTH.min);
    note('description-long', description, description > SEO_DESCRIPTION_LENGTH.max);
  }
  const pictures = picturesWithoutAlt(subject.html);
  note('alt-missing', pictures, pictures > 0);
  note('link-missing', 0, isLongWithoutLink(subject.html));
  return found;
}

const SeoRow = z.object({
  _id: z.string(),
  kind: z.enum(SEO_KINDS),
  name: z.string().describe('As the panel calls the row'),
  title: z.string().describe('Of its page'),
  findings: z.array(SeoFinding),
});
export type SeoRow = z.output<typeof SeoRow>;

const counts = <const K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])) as Record<K, z.ZodInt>);

export const SeoSummary = z.object({
  at: z.iso.datetime().describe('When the rows were looked at'),
  checked: z.int().describe('Published rows'),
  found: z.int().describe('Those with findings'),
  kinds: counts(SEO_KINDS).describe('Rows with findings'),
  findings: counts(SEO_FINDINGS).describe('Rows with the finding'),
});
export type SeoSummary = z.output<typeof SeoSummary>;

export const seoEndpoints = endpoints(SEO_CALLS, {
  'GET /api/seo': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(50),
      q: searchParam('In the name'),
      kind: z.enum(SEO_KINDS).optional(),
      finding: z.enum(SEO_FINDINGS).optional(),
    }),
    response: pageOf(SeoRow),
  },
  'GET /api/seo/summary': { access: STAFF_ONLY, query: NoQuery, response: SeoSummary },
  'GET /api/seo/duplicates': {
    access: STAFF_ONLY,
    query: z.strictObject({
      title: z.string(SEO_TITLE_MISSING).trim().min(1, SEO_TITLE_MISSING).max(500),
      kind: z.enum(SEO_KINDS).optional().describe('Of the row that has the title itself'),
      id: Id.optional(),
    }),
    response: z.array(SeoRow.pick({ _id: true, kind: true, name: true })),
  },
});
