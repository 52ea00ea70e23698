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
import { ArrowIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Missing } from './missing.tsx';
import { POST_IMAGE_SIZES, postTrail, type blogPostPage } from './page.ts';
import { useReading } from './reading.ts';
import './view.css';

export default function BlogPostView({ data }: PropsOf<typeof blogPostPage>) {
  if (!data.post) return <Missing message={data.message} isInPage={data.isInPage} />;
  const { post, related } = data;
  return (
    <>
      <article>
        <Head post={post} />
        <div className="section">
          <div className="wrap post-columns">
            <Facts post={post} />
            <div className="post-main">
              <div className="post-content" dangerouslySetInnerHTML={{ __html: scrollableTables(post.content) }} />
              {post.tags.length > 0 && (
                <section className="post-tags" aria-labelledby="post-tags">
                  <h2 id="post-tags">{texts.tags}</h2>
                  <ul>
                    {post.tags.map((tag) => (
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
        </div>
      </article>
      {related.length > 0 && (
        <section className="section post-related" aria-labelledby="post-related">
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

function Head({ post }: { post: Blog }) {
  const { title, excerpt, category, featuredImage } = post;
  return (
    <header className="post-head grid-paper">
      <div className="wrap">
        <Breadcrumb trail={postTrail(post)} />
        <div className="post-title">
          <div>
            {category && (
              <p className="eyebrow">
                <a href={blogPath({ category })}>{category}</a>
              </p>
            )}
            <h1>{title}</h1>
            {excerpt && <p className="lead">{excerpt}</p>}
          </div>
          {featuredImage && (
            <div className="sheet">
              <Picture
                kind="blogs"
                image={featuredImage}
                alt=""
                width={1200}
                height={600}
                sizes={POST_IMAGE_SIZES}
                isEager
              />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}

/** The post's data, laid out as a drawing's title block. */
function Facts({ post: { _id, createdAt, author, readTime, views } }: { post: Blog }) {
  useReading(_id);
  return (
    <aside className="post-facts" aria-label={texts.facts}>
      <dl className="cells">
        <div>
          <dt>{texts.date}</dt>
          <dd>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </dd>
        </div>
        {author && (
          <div>
            <dt>{texts.author}</dt>
            <dd>{author}</dd>
          </div>
        )}
        <div>
          <dt>{texts.readTime}</dt>
          <dd className="figures">{texts.minutes(readTime || DEFAULT_READ_TIME)}</dd>
        </div>
        <div>
          <dt>{texts.views}</dt>
          <dd className="figures">{formatNumber(views || 0)}</dd>
        </div>
      </dl>
    </aside>
  );
}

/**
 * Puts each table into a box in which it scrolls. The HTML comes from the sanitizer: tags are complete, and '<' occurs
 * only in tags.
 */
const scrollableTables = (html: string): string =>
  html
    .replaceAll('<table', `<div class="post-table" role="group" aria-label="${texts.table}" tabindex="0"><table`)
    .replaceAll('</table>', '</table></div>');
