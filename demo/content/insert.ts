import type { Insertable } from 'kysely';
import { slugify } from '#contract/text.ts';
import { derivedColumns } from '../../server/domains/content/blogs/derived.ts';
import { richTextToSave } from '../../server/base/rich-text/stored.ts';
import { jobWords, pageWords, postWords, searchColumns } from '../../server/base/search-text/words.ts';
import { istanbulDay } from '../../server/base/clock.ts';
import type { Trx } from '../../server/base/db/database.ts';
import { publicIdOf } from '../../server/base/db/public-id.ts';
import { json, type BlogTable } from '../../server/base/db/tables.ts';
import { demoJobs } from './jobs.ts';
import { demoBrands, demoFeatures, demoPrograms, demoQuality, demoSlides } from './lists.ts';
import { monthFrom } from '../base/months.ts';
import { demoPages } from './pages/index.ts';
import { coverName, logoName } from './pictures.ts';
import { demoPosts } from './posts/index.ts';
import type { DemoPost } from '../base/content-types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Age in days of the job postings at the first start, the first of them the newest. */
const FIRST_JOB_AGE_DAYS = 4;

const toBlog = (post: DemoPost, now: number): Insertable<BlogTable> => {
  const at = new Date(`${istanbulDay(now - post.ageInDays * DAY_MS)}T06:30:00Z`);
  const { html, stamp } = richTextToSave(post.content.trim(), 'content');
  return {
    publicId: publicIdOf(`blog:${post.slug}`),
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    content: html,
    richTextStamp: stamp,
    featuredImage: `${coverName(post.slug)}.webp`,
    category: post.category,
    author: post.author,
    tags: json(post.tags),
    readTime: post.readTime,
    isPublished: !post.isDraft,
    ...derivedColumns(post),
    ...searchColumns(postWords({ ...post, content: html })),
    createdAt: at,
    updatedAt: at,
  };
};

/**
 * Stores posts, pages, jobs and the small lists.
 * @param at creation time of the demo's other rows
 * @param now time of the first start: posts, programs and certificates are as old as their texts say, and deadlines of
 *   jobs lie after it, so that the careers page is never empty
 */
export async function insertContent(trx: Trx, at: Date, now: number): Promise<void> {
  const common = (key: string) => ({ publicId: publicIdOf(key), createdAt: at, updatedAt: at });

  const posts = await trx
    .insertInto('blogs')
    .values(demoPosts.map((post) => toBlog(post, now)))
    .returning(['id', 'slug', 'isPublished'])
    .execute();
  await trx
    .insertInto('blogViews')
    .values(
      posts
        .filter((post) => post.isPublished)
        .map(({ id, slug }) => ({
          blogId: id,
          views: 140 + (Number.parseInt(publicIdOf(`views:${slug}`).replace(/\D/g, '').slice(0, 4) || '0', 10) % 1900),
          toldAt: new Date(0),
        })),
    )
    .execute();

  await trx
    .insertInto('pages')
    .values(
      demoPages(now).map(({ slug, title, metaDescription, isActive, heroTitle, heroSubtitle, sections }, i) => ({
        ...common(`page:${slug}`),
        slug,
        title,
        content: json({ heroTitle, heroSubtitle, sections }),
        ...searchColumns(
          pageWords({ title, metaDescription, content: { heroTitle, heroSubtitle, sections }, richTextStamp: null }),
        ),
        metaDescription,
        isActive,
        sortOrder: i,
      })),
    )
    .execute();

  await trx
    .insertInto('features')
    .values(
      demoFeatures.map((feature, i) => ({
        ...common(`feature:${feature.title}`),
        ...feature,
        isActive: true,
        sortOrder: i + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('slides')
    .values(
      demoSlides.map(({ key, title, subtitle, description, link, buttonText }, i) => ({
        ...common(`slide:${key}`),
        title,
        subtitle,
        description,
        link,
        buttonText,
        image: `${key}.webp`,
        isActive: true,
        sortOrder: i + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('programs')
    .values(
      demoPrograms.map(({ version, features, systemRequirements, monthsOld, ...program }) => ({
        ...common(`program:${program.name}`),
        ...program,
        programVersion: version,
        lastUpdate: monthFrom(now, -monthsOld),
        features: json(features),
        systemRequirements: json(systemRequirements),
      })),
    )
    .execute();
  await trx
    .insertInto('brands')
    .values(
      demoBrands.map(({ name, sector, description, website }, i) => ({
        ...common(`reference:${name}`),
        name,
        sector,
        description,
        website,
        logo: `${logoName(name)}.webp`,
        isActive: true,
        sortOrder: i + 1,
      })),
    )
    .execute();
  await trx
    .insertInto('qualityCategories')
    .values(
      demoQuality.map(({ title, description, points, keywords, ...category }, i) => ({
        ...common(`quality:${slugify(category.name)}`),
        ...category,
        contentTitle: title,
        contentDescription: description,
        contentPoints: json(points),
        keywords: json(keywords),
        isActive: true,
        sortOrder: i + 1,
      })),
    )
    .execute();

  await trx
    .insertInto('jobs')
    .values(
      demoJobs.map(({ key, deadlineInDays, requirements, responsibilities, benefits, ...job }, i) => {
        const createdAt = new Date(now - (FIRST_JOB_AGE_DAYS + i * 5) * DAY_MS);
        return {
          ...job,
          publicId: publicIdOf(`job:${key}`),
          createdAt,
          updatedAt: createdAt,
          postedBy: 'İK Departmanı',
          applicationDeadline: deadlineInDays === null ? null : istanbulDay(now + deadlineInDays * DAY_MS),
          ...searchColumns(jobWords({ ...job, requirements, responsibilities, benefits })),
          requirements: json(requirements),
          responsibilities: json(responsibilities),
          benefits: json(benefits),
        };
      }),
    )
    .execute();
}
