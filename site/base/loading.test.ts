import { expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import type { Api } from '#contract/endpoints.ts';
import { loadPage } from './loading.ts';
import {
  definePage,
  moved,
  toRoute,
  WithStatus,
  type FormState,
  type LoadContext,
  type LoadInput,
  type PageForm,
} from './page.tsx';

const PATH = '/bulten/iptal/:token';
const View = () => null;
type Load = (input: LoadInput<typeof PATH, string | null>) => Promise<unknown>;

const form: PageForm<{ token: string }> = { key: 'POST /api/newsletter/unsubscribe', toInput: () => ({}) };

/** Loads a page of one route, with the token 't'. */
async function loadWith(load: Load, query = '', given: Partial<LoadContext> = {}, hasForm = true) {
  const page = definePage({
    path: PATH,
    search: (keys) => keys.get('q'),
    load,
    head: () => ({ title: 'Bülten' }),
    ...(hasForm ? { form } : {}),
  });
  const route = toRoute(PATH, () => ({ files: [], page: async () => page, view: async () => ({ default: View }) }));
  const context = { api: (() => undefined) as unknown as Api, publicUrl: '', report: () => {}, ...given };
  const loaded = await loadPage(
    { route, params: { token: 't' } },
    new URLSearchParams(query),
    context,
    new AbortController().signal,
  );
  return { loaded, props: 'page' in loaded && 'props' in loaded.page ? loaded.page.props : undefined };
}

test('a page gets parameters, search and data', async () => {
  const { loaded, props } = await loadWith(async ({ params, search }) => `${params.token} ${search}`, 'q=x');
  expect(props).toEqual({ params: { token: 't' }, search: 'x', data: 't x' });
  expect(loaded).toMatchObject({ status: 200, page: { path: PATH, View } });
});

test('data may have a status', async () => {
  const { loaded, props } = await loadWith(async () => new WithStatus(410, 'gone'));
  expect([loaded.status, props!.data]).toEqual([410, 'gone']);
});

test('what load throws becomes a redirect or the error view; unforeseen failures are told', async () => {
  const failing = async (thrown: unknown) =>
    (
      await loadWith(async () => {
        throw thrown;
      })
    ).loaded;
  expect(await failing(moved('/urun/a'))).toEqual({ status: 301, movedTo: '/urun/a' });
  expect(await failing(new Response(null, { status: 410 }))).toEqual({
    status: 410,
    page: { failure: { status: 410 } },
  });
  for (const status of [400, 404])
    expect(await failing(new ApiError(status, 'NOT_FOUND', 'Yok'))).toEqual({
      status: 404,
      page: { failure: { status: 404 } },
    });
  const error = new ApiError(500, 'INTERNAL', 'Hata');
  expect(await failing(error)).toEqual({ status: 500, error, page: { failure: { status: 500 } } });
});

test('an unknown address, and code that cannot be fetched, show the error view', async () => {
  const context = { api: (() => undefined) as unknown as Api, publicUrl: '', report: () => {} };
  const { signal } = new AbortController();
  expect(await loadPage(undefined, new URLSearchParams(), context, signal)).toEqual({
    status: 404,
    page: { failure: { status: 404 } },
  });
  const error = new Error('chunk is gone');
  const route = toRoute(PATH, () => Promise.reject(error));
  expect(await loadPage({ route, params: {} }, new URLSearchParams(), context, signal)).toEqual({
    status: 500,
    error,
    page: { failure: { status: 500 } },
  });
});

test('the address alone tells a sent form; a refused one comes with the request', async () => {
  const formOf = async (...given: [query: string, context?: Partial<LoadContext>, hasForm?: boolean]) =>
    (await loadWith(async ({ form: state }) => state, ...given)).props!.data;
  const refused: FormState = { values: { a: '1' }, fields: { a: 'Yanlış.' }, message: 'Yanlış.', isSent: false };
  expect(await formOf('')).toBeUndefined();
  expect(await formOf('gonderildi=1')).toEqual({ values: {}, fields: {}, message: '', isSent: true });
  expect(await formOf('gonderildi=1', { form: refused })).toEqual(refused);
  expect(await formOf('gonderildi=1', {}, false)).toBeUndefined(); // the page has none
});
