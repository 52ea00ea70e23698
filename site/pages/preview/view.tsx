import { HOME_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { PREVIEW_TEXTS as texts } from '../../texts/preview.ts';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import BlogPostView from '../blog-post/view.tsx';
import DynamicPageView from '../company/dynamic-view.tsx';
import type { previewPage } from './page.ts';

/** A post or a page before its publication, in the views of published ones. */
export default function PreviewView({ search, data }: PropsOf<typeof previewPage>) {
  if (!data) {
    return (
      <EmptySheet title={texts.title} mark="404" caption={texts.sheet}>
        <p className="lead" role="alert">
          {texts.invalid}
        </p>
        <p>{texts.hint}</p>
        <p className="empty-sheet-links">
          <a className="button" href={HOME_PATH}>
            {texts.home}
          </a>
        </p>
      </EmptySheet>
    );
  }
  return (
    <>
      <div className="wrap">
        <p className="notice" role="note">
          {texts.notice}
        </p>
      </div>
      {data.kind === 'blog' ? (
        <BlogPostView params={{ slug: data.blog.slug }} search={undefined} data={{ post: data.blog, related: [] }} />
      ) : (
        <DynamicPageView params={{ slug: data.page.slug }} search={search} data={{ page: data.page }} />
      )}
    </>
  );
}
