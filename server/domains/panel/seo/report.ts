// Looks at all published rows in slices, and keeps the findings for as long as nothing has changed.
import { sql } from 'kysely';
import {
  SEO_FINDINGS,
  SEO_KINDS,
  seoFindings,
  seoOfFamily,
  seoOfPage,
  seoOfPost,
  seoOfProduct,
  seoTitleOf,
  type SeoFindingName,
  type SeoKind,
  type SeoRow,
  type SeoSubject,
  type SeoSummary,
} from '#contract/seo.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { paragraphsOf, sectionsOf } from '../../../base/search-text/page-sections.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { pacer } from '../../../base/slices.ts';

/** Rows of one reading: few enough that others are not held up. */
const AT_ONCE = 100;
/** Changes within this time wait for the next look, or a busy editor would bring one with every reload. */
const KEPT_MS = 60_000;

/** A row, published or not. */
interface SeoSource {
  id: number;
  _id: string;
  kind: SeoKind;
  isShown: boolean;
  /** As the panel calls it. */
  name: string;
  subject: SeoSubject;
}

export interface SeoReport {
  rows: readonly SeoRow[];
  summary: SeoSummary;
}

/**
 * Rows of a kind in the order of their numbers. What is unpublished is left out later: asked for it, SQLite would sort
 * all published rows for each reading. @param after the last number that is known
 */
const readers = ({ db }: Database): Record<SeoKind, (after: number) => Promise<SeoSource[]>> => ({
  async product(after) {
    const rows = await db
      .selectFrom('products')
      .select([
        'id',
        'publicId',
        'name',
        'code',
        'seoTitle',
        'seoDescription',
        'description',
        'detailedDescription',
        'isPublic',
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      _id: row.publicId,
      kind: 'product' as const,
      isShown: row.isPublic,
      name: `${row.code} ${row.name}`,
      subject: seoOfProduct(row),
    }));
  },
  async family(after) {
    const rows = await db
      .selectFrom('families')
      .select(['id', 'publicId', 'name', 'standards', 'seoTitle', 'seoDescription', 'body', 'isPublic'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      _id: row.publicId,
      kind: 'family' as const,
      isShown: row.isPublic,
      name: row.name,
      subject: seoOfFamily(row),
    }));
  },
  async blog(after) {
    const rows = await db
      .selectFrom('blogs')
      .select(['id', 'publicId', 'title', 'excerpt', 'content', 'isPublished'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      _id: row.publicId,
      kind: 'blog' as const,
      isShown: row.isPublished,
      name: row.title,
      subject: seoOfPost(row),
    }));
  },
  async page(after) {
    const rows = await db
      .selectFrom('pages')
      .select(['id', 'publicId', 'title', 'metaTitle', 'metaDescription', 'content', 'isActive'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ content, ...row }) => {
      const { heroSubtitle } = (typeof content === 'object' && content !== null ? content : {}) as {
        heroSubtitle?: unknown;
      };
      return {
        id: row.id,
        _id: row.publicId,
        kind: 'page' as const,
        isShown: row.isActive,
        name: row.title,
        subject: seoOfPage({
          ...row,
          heroSubtitle: typeof heroSubtitle === 'string' ? heroSubtitle : '',
          paragraphs: paragraphsOf(sectionsOf(content)),
        }),
      };
    });
  },
});

async function look(database: Database, at: Date): Promise<SeoReport> {
  const pace = pacer();
  const { site_title: site } = await settingStore(database).all();
  const read = readers(database);
  /** Rows with each title. */
  const titled = new Map<string, number>();
  const looked: (Omit<SeoRow, 'title'> & { own: string; title: string })[] = [];
  for (const kind of SEO_KINDS) {
    for (let after = 0; ;) {
      const rows = await read[kind](after);
      for (const { _id, name, subject, isShown } of rows) {
        if (!isShown) continue;
        titled.set(subject.title, (titled.get(subject.title) ?? 0) + 1);
        looked.push({
          _id,
          kind,
          name,
          own: subject.title,
          title: seoTitleOf(subject, site),
          findings: seoFindings(subject, site),
        });
        await pace();
      }
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)!.id;
    }
  }
  const kinds = Object.fromEntries(SEO_KINDS.map((kind) => [kind, 0])) as Record<SeoKind, number>;
  const findings = Object.fromEntries(SEO_FINDINGS.map((name) => [name, 0])) as Record<SeoFindingName, number>;
  const rows: SeoRow[] = [];
  for (const { own, ...row } of looked) {
    const others = titled.get(own)! - 1;
    if (others > 0) row.findings.push({ name: 'title-duplicate', count: others });
    await pace();
    if (row.findings.length === 0) continue;
    rows.push(row);
    kinds[row.kind]++;
    for (const { name } of row.findings) findings[name]++;
  }
  return {
    rows,
    summary: { at: at.toISOString(), checked: looked.length, found: rows.length, kinds, findings },
  };
}

/** The report, as old as a minute where rows have changed since. Calls at the same time wait for the same look. */
export function seoReport(database: Database, now: Clock): () => Promise<SeoReport> {
  let kept: { report: Promise<SeoReport>; version: number; at: number } | undefined;
  return () => {
    const version = database.version('catalogue', 'blogs', 'pages', 'settings');
    const at = now();
    if (!kept || (kept.version !== version && at - kept.at >= KEPT_MS)) {
      const made = { report: look(database, new Date(at)), version, at };
      kept = made;
      made.report.catch(() => {
        if (kept === made) kept = undefined; // the next call looks again
      });
    }
    return kept.report;
  };
}

/** Most rows that are named. */
const MOST_DUPLICATES = 5;

/** Published rows whose own title is this very text. */
export async function rowsTitled(
  { db }: Database,
  title: string,
  except: { kind?: SeoKind | undefined; id?: string | undefined },
): Promise<Pick<SeoRow, '_id' | 'kind' | 'name'>[]> {
  const named = async (kind: SeoKind, rows: Promise<readonly { publicId: string; name: string }[]>) =>
    (await rows).flatMap(({ publicId, name }) =>
      kind === except.kind && publicId === except.id ? [] : [{ _id: publicId, kind, name }],
    );
  const limit = MOST_DUPLICATES + 1; // the row itself may be among them
  const found = await Promise.all([
    named(
      'product',
      db
        .selectFrom('products')
        .select(['publicId', 'name'])
        .where(sql<string>`case when seo_title = '' then name else seo_title end`, '=', title)
        .where('isPublic', '=', true)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
    // Their titles name the standards too, and there are hundreds.
    named(
      'family',
      db
        .selectFrom('families')
        .select(['publicId', 'name', 'standards', 'seoTitle'])
        .where('isPublic', '=', true)
        .orderBy('id')
        .execute()
        .then((rows) => rows.filter((row) => seoOfFamily({ ...row, seoDescription: '', body: '' }).title === title)),
    ),
    named(
      'blog',
      db
        .selectFrom('blogs')
        .select(['publicId', 'title as name'])
        .where('title', '=', title)
        .where('isPublished', '=', true)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
    named(
      'page',
      db
        .selectFrom('pages')
        .select(['publicId', 'title as name'])
        .where(sql<string>`case when meta_title = '' then title else meta_title end`, '=', title)
        .where('isActive', '=', true)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ),
  ]);
  return found.flat().slice(0, MOST_DUPLICATES);
}
