import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import {
  definePage,
  loadContext,
  settle,
  toRoute,
  type FormState,
  type LoadContext,
  type RouteHandle,
} from './page.tsx';

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

async function load(address: string, more: Partial<LoadContext> = {}, of = route): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(loadContext, { api: (() => undefined) as unknown as Api, publicUrl: '', report: () => {}, ...more });
  await settle(of);
  const loader = of.loader as (args: LoaderFunctionArgs) => Promise<{ data: { form?: FormState } }>;
  return (
    await loader({
      request: new Request(`http://x${address}`),
      url: new URL(`http://x${address}`),
      params: { token: 't' },
      context,
    } as unknown as LoaderFunctionArgs)
  ).data;
}

test('a route describes its page’s form, which gets the address’s parameters', async () => {
  const { searchKeys, form } = await (route.handle as RouteHandle).describe();
  expect(searchKeys).toEqual(['dil', 'gonderildi']);
  expect(form!.toInput({ neden: 'x' }, { token: 't' } as never)).toEqual({ body: { token: 't', neden: 'x' } });
});

test('the address alone tells a sent form; a refused one comes with the request', async () => {
  const refused: FormState = { values: { a: '1' }, fields: { a: 'Yanlış.' }, message: 'Yanlış.', isSent: false };
  expect(await load('/bulten/iptal/t')).toEqual({});
  expect(await load('/bulten/iptal/t?gonderildi=1')).toEqual({
    form: { values: {}, fields: {}, message: '', isSent: true },
  });
  expect(await load('/bulten/iptal/t?gonderildi=1', { form: refused })).toEqual({ form: refused });
});

test('a page without a form ignores the query of a sent one', async () => {
  const { form: _, ...rest } = page;
  const plain = toRoute('/bulten/iptal/:token', () => ({ ...code, page: async () => rest }));
  expect((await (plain.handle as RouteHandle).describe()).searchKeys).toEqual(['dil']);
  expect(await load('/bulten/iptal/t?gonderildi=1', {}, plain)).toEqual({});
});
