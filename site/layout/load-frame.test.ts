import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { loadFrame } from './load-frame.ts';

describe('the pages that the server lists', () => {
  const load = (slugs: string[]) =>
    loadFrame({
      api: (async (key: string) =>
        key === 'GET /api/pages' ? slugs.map((slug) => ({ _id: slug, slug, title: slug })) : []) as unknown as Api,
      publicUrl: '',
      report: () => {},
    });

  it('are in the menu, legal ones in the footer', async () => {
    const { menuPages, legalPages } = await load(['about', 'iade-kosullari', 'ar-ge', 'gizlilik-politikasi']);
    expect(menuPages.map(({ path }) => path)).toEqual(['/page/about', '/page/ar-ge']);
    expect(legalPages.map(({ path }) => path)).toEqual(['/page/iade-kosullari', '/page/gizlilik-politikasi']);
  });
});
