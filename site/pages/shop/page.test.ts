import { expect, test } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { readShopSearch } from './search.ts';
import { shopPage } from './page.ts';

// The second assertion is the runner's own: a rejection that nobody hears fails the run.
test('a reader who moves on ends both calls, and no failure goes unheard', async () => {
  const leaving = new AbortController();
  const untilAborted = () => new Promise((_, reject) => { leaving.signal.addEventListener('abort', () => { reject(leaving.signal.reason as Error); }); });
  const loaded = shopPage.load!({
    api: untilAborted as unknown as Api, publicUrl: '', report: () => {}, params: {}, search: readShopSearch(new URLSearchParams()), signal: leaving.signal,
  });
  leaving.abort();
  await expect(loaded).rejects.toBe(leaving.signal.reason);
  await new Promise((resolve) => { setTimeout(resolve, 20); });
});
