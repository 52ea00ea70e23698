import { expect, test } from 'vitest';
import { definePage, toRoute } from './page.tsx';

const page = definePage({
  path: '/bulten/iptal/:token',
  searchKeys: ['dil'],
  load: async ({ form }) => ({ form }),
  head: () => ({ title: 'Bülten' }),
  form: {
    key: 'POST /api/newsletter/unsubscribe',
    toInput: (values, { token }) => ({ body: { token, neden: values['neden'] } }),
  },
});
const code = {
  files: ['pages/bulten/page.ts', 'pages/bulten/view.tsx'],
  view: async () => ({ default: () => null }),
} as const;
const route = toRoute('/bulten/iptal/:token', () => ({ ...code, page: async () => page }));

test('a route describes its page’s form, which gets the address’s parameters', async () => {
  const { searchKeys, form } = await route.describe!();
  expect(searchKeys).toEqual(['dil', 'gonderildi']);
  expect(form!.toInput({ neden: 'x' }, { token: 't' } as never)).toEqual({ body: { token: 't', neden: 'x' } });
});

test('a page without a form does not read the query of a sent one', async () => {
  const { form: _, ...rest } = page;
  const plain = toRoute('/bulten/iptal/:token', () => ({ ...code, page: async () => rest }));
  expect((await plain.describe!()).searchKeys).toEqual(['dil']);
});

test('a page’s code is fetched once; after a failure it is fetched again', async () => {
  let fetches = 0;
  const late = toRoute('/bulten/iptal/:token', async () => {
    fetches++;
    if (fetches === 1) throw new Error('no network');
    return { ...code, page: async () => page };
  });
  await expect(late.page()).rejects.toThrow('no network');
  expect(await late.page()).toBe(page);
  expect(await late.page()).toBe(page);
  expect(fetches).toBe(2);
});
