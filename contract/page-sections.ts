import * as z from 'zod';
import { clean, IconShown, ImageShown } from './fields.ts';

// Tolerant, because stored pages may have been written as JSON by hand. Missing and wrong values count as empty,
// numbers are read as text, long texts are cut, unknown keys are dropped. Parsing twice gives the same.

const MAX_ITEMS = 100;
/** Paragraphs of a section, and characters of one. */
export const MAX_PARAGRAPHS = MAX_ITEMS;
export const MAX_PARAGRAPH = 5_000;
const asText =
  (max: number) =>
  (value: unknown): string => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? clean(value).slice(0, max) : '';
  };
const text = (max: number) => z.preprocess(asText(max), z.string());
const title = text(200);
const line = text(300);
const prose = text(2_000);
const icon = z.preprocess(asText(60), IconShown);
const image = z.preprocess(asText(500), ImageShown('pages'));

/** Leaves out rows that are no objects. */
const rows = <S extends z.ZodRawShape>(shape: S) =>
  z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value.filter((row) => typeof row === 'object' && row !== null && !Array.isArray(row)).slice(0, MAX_ITEMS)
        : [],
    z.array(z.object(shape)),
  );
const texts = (max: number) =>
  z.preprocess(
    (value) =>
      Array.isArray(value)
        ? value
            .map(asText(max))
            .filter((one) => one.trim() !== '')
            .slice(0, MAX_ITEMS)
        : [],
    z.array(z.string()),
  );
/** Text with inline marks; the server sanitizes it. */
const paragraphs = texts(MAX_PARAGRAPH).describe(
  'HTML of running text (strong, em, a, br …), sanitized: may be put into a <p> as it is',
);

const story = { title, paragraphs, image, overlayText: line.describe('Over the image') };

export const PageSection = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('intro'),
    title,
    subtitle: line,
    paragraphs,
    stats: rows({ icon, number: text(40), label: text(120) }),
  }),
  z.object({ type: z.literal('company-story'), ...story }),
  z.object({ type: z.literal('mission'), ...story }),
  z.object({ type: z.literal('vision'), ...story }),
  z.object({
    type: z.literal('capacity'),
    title,
    image,
    overlayText: line,
    stats: rows({ icon, value: text(40), label: text(120) }),
  }),
  z.object({ type: z.literal('values'), title, values: rows({ icon, title, description: prose }) }),
  z.object({ type: z.literal('features'), title, items: rows({ icon, title, description: prose }) }),
  z.object({ type: z.literal('timeline'), title, milestones: rows({ year: text(20), title, description: prose }) }),
  z.object({ type: z.literal('growth'), title, paragraphs, achievements: texts(300) }),
  z.object({
    type: z.literal('certificates'),
    title,
    certificates: rows({
      name: title,
      title,
      description: prose,
      number: text(60),
      year: text(20),
      authority: title,
      validity: text(60),
      status: z
        .preprocess((value) => (value === 'active' ? 'active' : 'passive'), z.enum(['active', 'passive']))
        .describe("'Aktif' or 'Pasif'"),
    }),
  }),
  z.object({
    type: z.literal('facilities'),
    title,
    facilities: rows({
      name: title,
      type: text(120),
      area: text(60),
      location: title,
      capacity: text(120),
      features: texts(300),
    }),
  }),
  z.object({ type: z.literal('equipment'), title, categories: rows({ title, items: texts(300) }) }),
  z.object({ type: z.literal('standards'), title, paragraphs }),
  z.object({
    type: z.literal('quality-categories'),
    title,
    categories: rows({ name: title, icon, title, description: prose, points: texts(300) }),
  }),
]);
export type PageSection = z.output<typeof PageSection>;
/** A section of one type: `SectionOf<'timeline'>`. */
export type SectionOf<T extends PageSection['type']> = Extract<PageSection, { type: T }>;
