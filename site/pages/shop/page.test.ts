import { expect, test } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { WithStatus } from '../../base/page.tsx';
import { shopPage } from './page.ts';
import { readShopSearch } from './search.tsx';

// The test runner makes the second assertion: an unhandled rejection fails the run.
test('a reader who moves on ends both calls, and no rejection stays unhandled', async () => {
  const leaving = new AbortController();
  const untilAborted = () =>
    new Promise((_, reject) => {
      leaving.signal.addEventListener('abort', () => {
        reject(leaving.signal.reason as Error);
      });
    });
  const loaded = shopPage.load!({
    api: untilAborted as unknown as Api,
    publicUrl: '',
    report: () => {},
    params: {},
    search: readShopSearch(new URLSearchParams()),
    signal: leaving.signal,
  });
  leaving.abort();
  await expect(loaded).rejects.toBe(leaving.signal.reason);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
});

test('a blank search is refused above the whole list', async () => {
  const api = (async (key: string) =>
    key === 'GET /api/products' ? { products: [], total: 0, page: 1, limit: 24, pages: 0 } : []) as unknown as Api;
  const load = (address: string) =>
    shopPage.load!({
      api,
      publicUrl: '',
      report: () => {},
      params: {},
      search: readShopSearch(new URLSearchParams(address)),
      signal: new AbortController().signal,
    });
  for (const address of ['q=', 'q=%20', 'q=%20&category=x'])
    expect(await load(address)).toMatchObject({ status: 400, data: { products: { total: 0 } } });
  for (const address of ['', 'q=pim']) expect(await load(address)).not.toBeInstanceOf(WithStatus);
});
