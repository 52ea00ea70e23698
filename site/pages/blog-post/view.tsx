import { useMemo } from 'react';
import { DEFAULT_READ_TIME } from '#contract/content.ts';
import { formatNumber } from '#contract/format.ts';
import type { Blog } from '#contract/blogs.ts';
import { blogPath } from '#contract/page-paths.ts';
import { BLOG_PATH } from '#contract/paths.ts';
import { longDate } from '../../base/dates.ts';
import type { PropsOf } from '../../base/page.tsx';
import { BLOG_POST_TEXTS as texts } from '../../texts/blog-post.ts';
import { BlogCards } from '../../ui/blog-teaser.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ArrowIcon, ChevronIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { prepared } from './content.ts';
import { Missing } from './missing.tsx';
import { POST_IMAGE_SIZES, postTrail, type blogPostPage } from './page.ts';
import { useReading } from './reading.ts';
import './view.css';

export default function BlogPostView({ data }: PropsOf<typeof blogPostPage>) {
  if (!data.post) return <Missing message={data.message} isInPage={data.isInPage} />;
  const { post, related } = data;
  return (
    <>
      <Article post={post} />
      {related.length > 0 && (
        <section className="section" aria-labelledby="post-related">
          <div className="wrap">
            <div className="section-head">
              <h2 id="post-related">{texts.related}</h2>
            </div>
            <BlogCards posts={related} />
          </div>
        </section>
      )}
    </>
  );
}

/** The text, beside it the picture and the contents. */
function Article({ post }: { post: Blog }) {
  const { title, excerpt, featuredImage, content, tags } = post;
  const { html, headings } = useMemo(() => prepared(content), [content]);
  const hasSide = Boolean(featuredImage) || headings.length > 0;
  return (
    <article className="wrap">
      <Breadcrumb trail={postTrail(post)} />
      <div className={hasSide ? 'post post--wide' : 'post'}>
        <header className="post-head">
          <h1>{title}</h1>
          <Facts post={post} />
          {excerpt && <p className="lead">{excerpt}</p>}
        </header>
        {hasSide && (
          <div className="post-side">
            {featuredImage && (
              <Picture
                kind="blogs"
                image={featuredImage}
                alt={post.featuredImageAlt ?? ''}
                width={1200}
                height={675}
                sizes={POST_IMAGE_SIZES}
                isEager
              />
            )}
            {headings.length > 0 && (
              <nav className="post-contents" aria-labelledby="post-contents">
                <details className="fold">
                  <summary>
                    <h2 id="post-contents">{texts.contents}</h2>
                    <ChevronIcon />
                  </summary>
                  <ol>
                    {headings.map(({ id, text }) => (
                      <li key={id}>
                        <a href={`#${id}`}>{text}</a>
                      </li>
                    ))}
                  </ol>
                </details>
              </nav>
            )}
          </div>
        )}
        <div className="post-main">
          <div className="post-content" dangerouslySetInnerHTML={{ __html: html }} />
          {tags.length > 0 && (
            <section className="post-tags" aria-labelledby="post-tags">
              <h2 id="post-tags">{texts.tags}</h2>
              <ul>
                {tags.map((tag) => (
                  <li key={tag}>
                    <a className="tag" href={blogPath({ tag })}>
                      {tag}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <a className="more post-back" href={BLOG_PATH}>
            <ArrowIcon />
            {texts.back}
          </a>
        </div>
      </div>
    </article>
  );
}

/** One line: category, date, author, minutes, readers. */
function Facts({ post: { _id, category, createdAt, author, readTime, views } }: { post: Blog }) {
  useReading(_id);
  return (
    <aside aria-label={texts.facts}>
      <ul className="post-facts figures">
        {category && (
          <li>
            <a href={blogPath({ category })}>{category}</a>
          </li>
        )}
        <li>
          <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </li>
        {author && <li>{author}</li>}
        <li>{texts.readTime(readTime || DEFAULT_READ_TIME)}</li>
        <li>{texts.views(formatNumber(views || 0))}</li>
      </ul>
    </aside>
  );
}
