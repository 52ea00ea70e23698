import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { definePage, loadContext, toRoute, type FormState, type LoadContext, type RouteHandle } from './page.tsx';

const page = definePage({
  path: '/bulten/iptal/:token',
  searchKeys: ['dil'],
  load: async ({ form }) => ({ form }),
  head: () => ({ title: 'Bülten' }),
  form: { key: 'POST /api/newsletter/unsubscribe', toInput: (values, { token }) => ({ body: { token, neden: values['neden'] } }) },
});
const view = async () => ({ default: () => null });
const route = toRoute(page, 'pages/bulten/view.tsx', view);

async function load(address: string, more: Partial<LoadContext> = {}, of = route): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(loadContext, { api: (() => undefined) as unknown as Api, publicUrl: '', report: () => {}, ...more });
  const loader = of.loader as (args: LoaderFunctionArgs) => Promise<{ data: { form?: FormState } }>;
  return (await loader({ request: new Request(`http://x${address}`), params: { token: 't' }, context } as unknown as LoaderFunctionArgs)).data;
}

test('a page’s form is known by its route, with the address’s parameters', () => {
  const handle = route.handle as RouteHandle;
  expect(handle.searchKeys).toEqual(['dil', 'gonderildi']);
  expect(handle.form!.toInput({ neden: 'x' }, { token: 't' } as never)).toEqual({ body: { token: 't', neden: 'x' } });
});

test('a sent form is seen by the address alone, a refused one comes with the request', async () => {
  const refused: FormState = { values: { a: '1' }, fields: { a: 'Yanlış.' }, message: 'Yanlış.', isSent: false };
  expect(await load('/bulten/iptal/t')).toEqual({});
  expect(await load('/bulten/iptal/t?gonderildi=1')).toEqual({ form: { values: {}, fields: {}, message: '', isSent: true } });
  expect(await load('/bulten/iptal/t?gonderildi=1', { form: refused })).toEqual({ form: refused });
});

test('a page without a form knows nothing of it', async () => {
  const { form: _, ...rest } = page;
  const plain = toRoute(rest, 'pages/bulten/view.tsx', view);
  expect((plain.handle as RouteHandle).searchKeys).toEqual(['dil']);
  expect(await load('/bulten/iptal/t?gonderildi=1', {}, plain)).toEqual({});
});
