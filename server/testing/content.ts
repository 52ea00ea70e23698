// Posts, pages, jobs and rows of the small lists for tests, stored as production writes store them.
import type { Insertable } from 'kysely';
import type { JobType } from '#contract/content.ts';
import type { Scope } from '#contract/endpoint.ts';
import { derivedColumns } from '../domains/content/blogs/derived.ts';
import type { Database } from '../base/db/database.ts';
import { sanitizeRichText } from '../base/rich-text/sanitize.ts';
import { jobWords, pageWords, postWords, searchColumns } from '../base/search-text/words.ts';
import { publicIdOf } from '../base/db/public-id.ts';
import { json, type StoredPageContent, type Tables } from '../base/db/tables.ts';

const STORED_AT = Date.UTC(2026, 0, 5, 8, 0, 0);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The `_id` of a row made here. */
export const contentId = (key: string): string => publicIdOf(`content:${key}`);
const common = (key: string, i: number) => {
  const at = new Date(STORED_AT + i * DAY_MS);
  return { publicId: contentId(key), createdAt: at, updatedAt: at };
};

export interface BlogInput {
  slug: string;
  title?: string;
  excerpt?: string;
  content?: string;
  category?: string;
  tags?: string[];
  isPublished?: boolean;
  featuredImage?: string;
  createdAt?: Date;
}

/** Each a day newer than the one before it. */
export const insertBlogs = (database: Database, inputs: readonly BlogInput[]): Promise<void> =>
  database.write('blogs', async (trx) => {
    for (const [i, { slug, category = 'Kalite', tags = [], ...fields }] of inputs.entries()) {
      const texts = { title: slug, excerpt: 'Özet', content: '<p>İçerik</p>', ...fields };
      await trx
        .insertInto('blogs')
        .values({
          ...common(slug, i),
          slug,
          featuredImage: 'kapak.webp',
          author: 'Yazar',
          readTime: 5,
          isPublished: true,
          ...texts,
          ...searchColumns(postWords({ ...texts, category, tags, content: sanitizeRichText(texts.content) })),
          category,
          tags: json(tags),
          ...derivedColumns({ category, tags }),
        })
        .execute();
    }
  });

export interface PageInput {
  slug: string;
  title?: string;
  content?: unknown;
  metaTitle?: string;
  metaDescription?: string;
  isActive?: boolean;
  sortOrder?: number;
}
export const insertPages = (database: Database, inputs: readonly PageInput[]): Promise<void> =>
  database.write('pages', async (trx) => {
    for (const [i, { slug, content = {}, ...fields }] of inputs.entries()) {
      const { title = slug, metaDescription = '' } = fields;
      await trx
        .insertInto('pages')
        .values({
          ...common(slug, 0),
          slug,
          isActive: true,
          sortOrder: i,
          ...fields,
          title,
          ...searchColumns(pageWords({ title, metaDescription, content, richTextStamp: null })),
          content: json(content as StoredPageContent),
        })
        .execute();
    }
  });

export interface JobInput {
  key: string;
  title?: string;
  description?: string;
  applicationDeadline?: string | null;
  isActive?: boolean;
  type?: JobType;
}
/** Each a day newer than the one before it. */
export const insertJobs = (database: Database, inputs: readonly JobInput[]): Promise<void> =>
  database.write('jobs', async (trx) => {
    for (const [i, { key, ...fields }] of inputs.entries()) {
      const words = {
        title: key,
        department: 'Üretim',
        location: 'İstanbul',
        type: 'full-time' as JobType,
        experience: '2 yıl',
        description: 'Açıklama',
        ...fields,
      };
      const lists = { requirements: ['a'], responsibilities: ['b'], benefits: [] };
      await trx
        .insertInto('jobs')
        .values({
          ...common(key, i),
          salary: null,
          applicationDeadline: null,
          postedBy: 'İK Departmanı',
          isActive: true,
          ...words,
          requirements: json(lists.requirements),
          responsibilities: json(lists.responsibilities),
          benefits: json<string[]>(lists.benefits),
          ...searchColumns(jobWords({ ...words, ...lists })),
        })
        .execute();
    }
  });

type SmallTable = 'features' | 'slides' | 'programs' | 'brands' | 'qualityCategories';
const none = json<string[]>([]);
const BLANKS = {
  features: { title: 'Özellik', description: 'Açıklama', icon: 'bi-award' },
  slides: { title: 'Slayt', subtitle: '', description: '', image: 'slayt.webp', link: '/shop', buttonText: 'Detay' },
  programs: {
    name: 'Program',
    programVersion: '1.0',
    description: '',
    features: none,
    systemRequirements: none,
    downloadLink: '#',
    fileSize: '1 MB',
    lastUpdate: 'Ocak 2026',
  },
  brands: { name: 'Marka', logo: 'logo.webp', sector: 'Otomotiv', description: '', website: '' },
  qualityCategories: {
    name: 'Kategori',
    icon: 'bi-star',
    color: '#059669',
    contentTitle: 'Başlık',
    contentDescription: 'Açıklama',
    contentPoints: none,
    metaTitle: '',
    metaDescription: '',
    keywords: none,
  },
};

/** Stores rows of one small list; missing fields get harmless values, `key` makes the `_id`. */
export const insertRows = (
  database: Database,
  table: SmallTable,
  inputs: readonly ({ key: string; isActive?: boolean } & Record<string, unknown>)[],
): Promise<void> =>
  database.write('content', async (trx) => {
    for (const [i, { key, ...fields }] of inputs.entries()) {
      const row = {
        ...common(key, i),
        ...BLANKS[table],
        ...(table === 'programs' ? {} : { sortOrder: i }),
        isActive: true,
        ...fields,
      };
      await trx
        .insertInto(table)
        .values(row as unknown as Insertable<Tables[typeof table]>)
        .execute();
    }
  });

/** Notes a change to the scope without changing a row. */
export const touch = (database: Database, scope: Scope): Promise<void> => database.write(scope, async () => {});
