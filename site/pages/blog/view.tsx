import { BLOG_PAGE_TEXTS, FRAME_TEXTS } from '../../texts.ts';
import { BLOG_TEXTS } from '../../texts/blog.ts';
import { PageHead } from '../../ui/page-head.tsx';

export default function BlogView() {
  return (
    <>
      <PageHead title={BLOG_PAGE_TEXTS.title} path="/blog" lead={BLOG_PAGE_TEXTS.lead} />
      <div className="section">
        <div className="wrap">
          <div className="empty"><p>{BLOG_TEXTS.empty}</p><p className="muted">{BLOG_TEXTS.emptyHint}</p><a className="button button--quiet" href="/shop">{FRAME_TEXTS.allProducts}</a></div>
        </div>
      </div>
    </>
  );
}
