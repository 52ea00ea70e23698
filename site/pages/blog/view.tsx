import { BLOG_CATEGORIES } from '#contract/content.ts';
import { FEED_PATH } from '#contract/feed.ts';
import { formatNumber } from '#contract/format.ts';
import { blogPath } from '#contract/page-paths.ts';
import { BLOG_PATH, SHOP_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { BLOG_TEXTS as texts, BLOG_PAGE_TEXTS } from '../../texts/blog.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { BlogCards, BlogTeaser } from '../../ui/blog-teaser.tsx';
import { CloseIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { blogPage, BlogList } from './page.ts';
import { type BlogSearch } from './search.ts';
import '../../ui/empty.css';
import './view.css';

export default function BlogView({ search, data }: PropsOf<typeof blogPage>) {
  return (
    <>
      {/* React puts it into the head, where readers of feeds look for it. */}
      <link rel="alternate" type="application/rss+xml" title={texts.feedTitle} href={FEED_PATH} />
      <PageHead title={BLOG_PAGE_TEXTS.title} path={BLOG_PATH} lead={BLOG_PAGE_TEXTS.lead} />
      <div className="section blog">
        <div className="wrap">
          <Categories chosen={data?.category ?? search.category} isFiltered={search.tag !== undefined} />
          {data ? (
            <List list={data} search={search} />
          ) : (
            <div className="notice notice--error blog-notice" role="alert">
              <p>{texts.loadError}</p>
              <a className="button button--quiet" href={blogPath(search)}>
                {texts.retry}
              </a>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function Categories({ chosen, isFiltered }: { chosen: string | undefined; isFiltered: boolean }) {
  return (
    <nav className="blog-categories" aria-label={texts.categories}>
      <ul>
        <li>
          <a className="tag" href={BLOG_PATH} aria-current={!chosen && !isFiltered ? 'true' : undefined}>
            {texts.all}
          </a>
        </li>
        {BLOG_CATEGORIES.map((name) => (
          <li key={name}>
            <a className="tag" href={blogPath({ category: name })} aria-current={name === chosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function List({ list, search }: { list: BlogList; search: BlogSearch }) {
  const { teaser, posts, total, pages, category, tag } = list;
  const { page } = search;
  const isFiltered = category !== undefined || tag !== undefined;
  const to = (n: number) => blogPath({ category, tag, page: n });
  if (total === 0) {
    return (
      <div className="empty">
        <p>{texts.empty}</p>
        <p className="muted">{isFiltered ? texts.emptyFilter : texts.emptyHint}</p>
        {isFiltered ? (
          <a className="button button--quiet" href={BLOG_PATH}>
            {texts.allPosts}
          </a>
        ) : (
          <a className="button button--quiet" href={SHOP_PATH}>
            {FRAME_TEXTS.allProducts}
          </a>
        )}
      </div>
    );
  }
  if (page > pages)
    return (
      <div className="notice blog-notice">
        <p>{texts.unknownPage(formatNumber(pages))}</p>
        <a className="button button--quiet" href={to(1)}>
          {texts.firstPage}
        </a>
      </div>
    );
  return (
    <>
      {isFiltered ? (
        <div className="section-head blog-filtered">
          <h2>{tag ? texts.tagged(tag) : texts.inCategory(category!)}</h2>
          <p className="figures">{texts.count(formatNumber(total))}</p>
          {tag && (
            <a className="tag" href={blogPath({ category })} aria-label={texts.removeFilter(tag)}>
              {tag}
              <CloseIcon />
            </a>
          )}
          {tag && category && (
            <a className="tag" href={blogPath({ tag })} aria-label={texts.removeFilter(category)}>
              {category}
              <CloseIcon />
            </a>
          )}
        </div>
      ) : (
        <h2 className="visually-hidden">{page === 1 ? texts.newest : texts.page(formatNumber(page))}</h2>
      )}
      {teaser.length > 0 && <BlogTeaser posts={teaser} isEager />}
      {posts.length > 0 && (
        <>
          {teaser.length > 0 && (
            <div className="section-head blog-further">
              <h2>{texts.further}</h2>
            </div>
          )}
          <BlogCards posts={posts} />
        </>
      )}
      <Pager page={page} pages={pages} to={to} />
      <p className="blog-feed">
        <a href={FEED_PATH}>{texts.feed}</a>
      </p>
    </>
  );
}
