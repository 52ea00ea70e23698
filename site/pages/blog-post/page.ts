// A post of the blog.
import type { Blog, BlogCard } from '#contract/blogs.ts';
import { imageSources, imageUrl } from '#contract/images.ts';
import { postPath } from '#contract/page-paths.ts';
import { BLOG_PATH, POST_PATTERN } from '#contract/paths.ts';
import { absoluteUrl } from '../../base/head.tsx';
import { definePage, isUnknownName, moved, WithStatus, type LoadContext } from '../../base/page.tsx';
import { BLOG_POST_HEAD_TEXTS } from '../../texts/blog-post.ts';
import { BLOG_PAGE_TEXTS } from '../../texts/blog.ts';
import { breadcrumbJsonLd, HOME_STEP, type TrailStep } from '../../ui/breadcrumb.tsx';

/** A post, or the reason for its absence. */
type BlogPostData =
  | { post: Blog; related: BlogCard[]; message?: never; isInPage?: never }
  /** `isInPage`: the reader came from another page of the site, without loading a document. */
  | { post: null; related?: never; message: string; isInPage: boolean };

/** Widths at which the post's picture is shown. */
export const POST_IMAGE_SIZES = '(min-width: 1200px) 400px, (min-width: 901px) 34vw, 100vw';

const absent = (status: number, message: string) =>
  new WithStatus<BlogPostData>(status, { post: null, message, isInPage: !import.meta.env.SSR });

export const postTrail = ({ title, slug }: Blog): Required<TrailStep>[] => [
  HOME_STEP,
  { name: BLOG_PAGE_TEXTS.title, path: BLOG_PATH },
  { name: title, path: postPath(slug) },
];

/** The post for search engines (https://schema.org/Article). */
function articleJsonLd(post: Blog, publisher: string, publicUrl: string): object {
  const image = imageUrl('blogs', post.featuredImage);
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt || post.contentText,
    inLanguage: 'tr',
    mainEntityOfPage: publicUrl + postPath(post.slug),
    image: post.featuredImage ? [absoluteUrl(publicUrl, image)] : undefined,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    articleSection: post.category,
    keywords: post.tags,
    author: post.author ? { '@type': 'Person', name: post.author } : { '@type': 'Organization', name: publisher },
    publisher: { '@type': 'Organization', name: publisher, url: `${publicUrl}/` },
  };
}

interface Loading extends LoadContext {
  signal: AbortSignal;
}

/** Related posts; none if they could not be loaded. */
const relatedTo = async ({ api, signal, report }: Loading, id: string): Promise<BlogCard[]> => {
  try {
    return await api('GET /api/blogs/related/:id', { params: { id } }, signal);
  } catch (error) {
    if (!signal.aborted) report(error);
    return [];
  }
};

export const blogPostPage = definePage({
  path: POST_PATTERN,
  load: async ({ params, ...context }): Promise<BlogPostData | WithStatus<BlogPostData>> => {
    const { api, signal, report } = context;
    try {
      const post = await api('GET /api/blogs/slug/:slug', { params }, signal);
      if (post.slug !== params.slug) throw moved(postPath(post.slug)); // a former slug
      return { post, related: await relatedTo(context, post._id) };
    } catch (error) {
      if (error instanceof Response || signal.aborted) throw error;
      if (isUnknownName(error)) return absent(404, BLOG_POST_HEAD_TEXTS.notFound);
      report(error);
      return absent(500, BLOG_POST_HEAD_TEXTS.loadError);
    }
  },
  head: ({ data: { post, message }, frame: { settings }, publicUrl }) => {
    if (!post) return { title: message!.replace(/\.$/, ''), isNoindex: true };
    const { srcSet } = imageSources('blogs', post.featuredImage);
    return {
      title: post.title,
      description: post.excerpt || post.contentText,
      keywords: post.tags,
      canonical: postPath(post.slug),
      image: post.featuredImage ? imageUrl('blogs', post.featuredImage) : undefined,
      ogType: 'article',
      preloadImage: srcSet ? { srcSet, sizes: POST_IMAGE_SIZES } : undefined,
      jsonLd: [articleJsonLd(post, settings.site_title, publicUrl), breadcrumbJsonLd(postTrail(post), publicUrl)],
    };
  },
});
