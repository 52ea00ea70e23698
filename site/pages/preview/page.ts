// Previews of posts and pages, for the panel.
import { PREVIEW_PATTERN } from '#contract/paths.ts';
import type { Preview } from '#contract/previews.ts';
import { definePage, isUnknownName, WithStatus } from '../../base/page.tsx';
import { PREVIEW_TEXTS as texts } from '../../texts/preview.ts';
import { sectionSearch } from '../company/dynamic-page.ts';

/** The content of a form in the panel; null if the link is invalid or too old. */
type PreviewData = Preview | null;

export const previewPage = definePage({
  path: PREVIEW_PATTERN,
  ...sectionSearch,
  isForOne: true,
  isStill: true,
  isFramable: true,
  load: async ({ api, params, signal }): Promise<PreviewData | WithStatus<PreviewData>> => {
    try {
      return await api('GET /api/previews/:token', { params }, signal);
    } catch (error) {
      if (isUnknownName(error)) return new WithStatus<PreviewData>(404, null);
      throw error;
    }
  },
  head: ({ data }) => {
    const title = data?.kind === 'blog' ? data.blog.title : data?.page.title;
    return { title: `${texts.title}${title ? `: ${title}` : ''}`, isNoindex: true };
  },
});
