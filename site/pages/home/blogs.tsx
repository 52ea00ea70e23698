import type { BlogCard } from '#contract/blogs.ts';
import { BLOG_PATH } from '#contract/paths.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { BlogTeaser } from '../../ui/blog-teaser.tsx';

/** The newest posts: an error line if they could not be loaded, nothing if there are none. */
export function Blogs({ posts }: { posts: BlogCard[] | null }) {
  if (posts?.length === 0) return null;
  return (
    <section className="section" aria-labelledby="home-blogs">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-blogs">{HOME_TEXTS.blogsTitle}</h2>
          <a className="more" href={BLOG_PATH}>
            {HOME_TEXTS.blogsAll}
          </a>
        </div>
        {posts ? (
          <BlogTeaser posts={posts} />
        ) : (
          <p className="notice notice--error" role="alert">
            {HOME_TEXTS.blogsError}
          </p>
        )}
      </div>
    </section>
  );
}
