import { pageFields, type StoredPage } from '#contract/pages.ts';
import type { RowDraft } from '#contract/drafts.ts';
import { NO_PUBLISHING_TIMES } from '#contract/publishing.ts';
import type { Schemas } from '../../form/field.tsx';
import { showable, type PreviewDraft } from '../../form/preview.ts';
import { SectionsInput } from './section-check.ts';
import type { LooseSection } from './section-forms.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

/** A page's content in the form, including keys without an input. */
export interface Content extends Record<string, unknown> {
  heroTitle: string;
  heroSubtitle: string;
  sections: LooseSection[];
}
export interface PageValues {
  title: string;
  slug: string;
  content: Content;
  metaTitle: string;
  metaDescription: string;
  isActive: boolean;
  publishAt: string | null;
  unpublishAt: string | null;
  order: number | null;
  /** Text of the JSON tab while it is invalid; '' otherwise. */
  json: string;
}
type Body = Record<string, unknown>;

export const NEW_PAGE: PageValues = {
  title: '',
  slug: '',
  content: { heroTitle: '', heroSubtitle: '', sections: [] },
  metaTitle: '',
  metaDescription: '',
  isActive: true,
  ...NO_PUBLISHING_TIMES,
  order: 0,
  json: '',
};

export const toValues = ({
  title,
  slug,
  content,
  metaTitle,
  metaDescription,
  isActive,
  publishAt = null,
  unpublishAt = null,
  order,
}: StoredPage): PageValues => ({
  title,
  slug,
  content: content as Content,
  metaTitle,
  metaDescription,
  isActive,
  publishAt,
  unpublishAt,
  order,
  json: '',
});

const { content: contentInput, ...ownFields } = pageFields;
const PART = 'content.';

/** Rules of the inputs; paths for the parts of the content. */
export const pageSchemas: Schemas = {
  ...ownFields,
  [`${PART}heroTitle`]: contentInput.shape.heroTitle.unwrap(),
  [`${PART}heroSubtitle`]: contentInput.shape.heroSubtitle.unwrap(),
  [`${PART}sections`]: SectionsInput,
};

/** Values to compare and send, the content part by part: two people may change two parts. */
export const toBody = ({ content, json: _json, ...own }: PageValues): Body => ({
  ...own,
  ...Object.fromEntries(Object.entries(content).map(([key, value]) => [PART + key, value])),
});

/**
 * Body of a call: named parts of the content override, the others stay. Leaves out a new page's empty hero title, so
 * that the page title is used.
 */
export function toCall(body: Body, isNew: boolean): Body {
  const own = Object.entries(body).filter(([name]) => !name.startsWith(PART));
  const parts = Object.entries(body)
    .filter(([name, value]) => name.startsWith(PART) && !(isNew && name === `${PART}heroTitle` && value === ''))
    .map(([name, value]) => [name.slice(PART.length), value]);
  return { ...Object.fromEntries(own), ...(parts.length > 0 ? { content: Object.fromEntries(parts) } : {}) };
}

/** A draft's fields on top of a page's values; its parts of the content override. */
export const withDraft = (values: PageValues, { content, ...own }: RowDraft['fields']): PageValues => ({
  ...values,
  ...own,
  content: { ...values.content, ...(content as Partial<Content> | undefined) },
});

/** The form's content for a preview. */
export const draftOf = (values: PageValues): PreviewDraft => ({
  kind: 'page',
  page: toCall(showable(pageSchemas, toBody(values)), false),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Puts a JSON text on top of the content: its keys override, missing keys stay.
 * @returns the problem with the text, or the content
 */
export function withJson(text: string, content: Content): { problem: string } | { content: Content } {
  if (text.trim() === '') return { content };
  let typed: unknown;
  try {
    typed = JSON.parse(text);
  } catch {
    return { problem: texts.jsonInvalid };
  }
  if (!isObject(typed)) return { problem: texts.jsonInvalid };
  const issue = contentInput.safeParse(typed).error?.issues[0];
  if (issue) return { problem: `${issue.path.join('.')}: ${issue.message}` };
  return { content: { ...content, ...typed } as Content };
}
