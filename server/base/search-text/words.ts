// The words of posts, pages and jobs, in the three parts by which a search ranks them. In the base, because the
// migration that fills the columns reads rows by the same rules as the saves.
import { fold } from '#contract/text.ts';
import { JOB_TYPE_LABELS } from '#contract/job-type-texts.ts';
import type { JobType } from '#contract/content.ts';
import { decoded, sanitizeInline } from '../rich-text/sanitize.ts';
import { isStamped } from '../rich-text/stored.ts';
import { paragraphsOf, sectionsOf } from './page-sections.ts';

/** Words as readers see them, on one line each. */
export interface Words {
  title: string;
  summary: string;
  text: string;
}

/** Most characters of a row's folded text; what stands further down is not found. */
export const MAX_SEARCH_TEXT = 20_000;
/** Most characters of its folded title and summary. */
const MAX_SEARCH_TITLE = 2_000;
/** Most characters of a word of the text; PostgreSQL's index takes no word of 2,000 bytes. */
const MAX_WORD = 100;
/** Most characters of a text whose words are read: enough for the folded ones, whatever the marks between them. */
const MAX_READ = 200_000;

/** Tags between which words are apart; the others stand within words. */
const BLOCKS = /<\/?(?:p|h[1-6]|li|ul|ol|tr|td|th|div|blockquote|figure|figcaption|pre|hr|br)\b[^<>]*>/gi;

/** The words of sanitized HTML on one line; linear, unlike a parser's. */
export const wordsOfHtml = (html: string): string =>
  decoded(
    html
      .slice(0, MAX_READ)
      .replace(BLOCKS, ' ')
      .replace(/<[^<>]*>/g, ''),
  );

const joined = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join(' · ');

/** @param post its content sanitized */
export const postWords = (post: {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  content: string;
}): Words => ({
  title: post.title,
  summary: joined([post.excerpt, post.category, ...post.tags]),
  text: wordsOfHtml(post.content),
});

/** Values of a section that are no words: what it is, its pictures and icons, and whether a certificate holds. */
const NO_WORDS = new Set(['type', 'icon', 'image', 'status']);

/** @param html reads running text */
function* textsIn(value: unknown, html: (text: string) => string): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, html);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) {
      if (key === 'paragraphs') yield* (one as string[]).map(html);
      else if (!NO_WORDS.has(key)) yield* textsIn(one, html);
    }
}

/** @param page its content as stored: only what the page shows is read */
export function pageWords(page: {
  title: string;
  metaDescription: string;
  content: unknown;
  richTextStamp: string | null;
}): Words {
  const { heroTitle, heroSubtitle } = (
    typeof page.content === 'object' && page.content !== null ? page.content : {}
  ) as Record<string, unknown>;
  const hero = [heroTitle, heroSubtitle].flatMap((text) =>
    typeof text === 'string' && text !== page.title ? [text] : [],
  );
  const sections = sectionsOf(page.content);
  const isSanitized = isStamped(paragraphsOf(sections), page.richTextStamp);
  const html = (text: string) => wordsOfHtml(isSanitized ? text : sanitizeInline(text));
  return {
    title: page.title,
    summary: joined([...hero, page.metaDescription]),
    text: joined([...textsIn(sections, html)]),
  };
}

export const jobWords = (job: {
  title: string;
  department: string;
  location: string;
  type: JobType;
  experience: string;
  description: string;
  requirements: readonly string[];
  responsibilities: readonly string[];
  benefits: readonly string[];
}): Words => ({
  title: job.title,
  summary: joined([job.department, job.location, JOB_TYPE_LABELS[job.type], job.experience]),
  text: joined([job.description, ...job.responsibilities, ...job.requirements, ...job.benefits]),
});

/**
 * The columns that the search compares. Every word has a space before it; a line ends the title, and the summary. The
 * text's words stand there once: a search asks for words, not for where they stand.
 */
export function searchColumns({ title, summary, text }: Words): { searchTitle: string; searchText: string } {
  const head = ` ${fold(title)} \n ${fold(summary)} `;
  const words = new Set(
    fold(text.slice(0, MAX_READ))
      .split(' ')
      .map((word) => cut(word, MAX_WORD)),
  );
  return {
    searchTitle: cut(head, MAX_SEARCH_TITLE),
    searchText: cut(`${head}\n ${[...words].join(' ')} `, MAX_SEARCH_TEXT),
  };
}

/** Without the half of a letter at the end, which PostgreSQL would refuse. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
