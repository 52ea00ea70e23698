import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, type Fetch } from './client.ts';

const answering =
  (status: number, body: unknown, calls: string[] = []): Fetch =>
  (path, init) => {
    calls.push(`${init.method} ${path}`);
    return Promise.resolve({
      ok: status < 400,
      status,
      json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
    });
  };

describe('the typed client', () => {
  test('writes parameters and query into the address, each encoded', async () => {
    const calls: string[] = [];
    const api = createClient(answering(200, { products: [] }, calls));
    await api('GET /api/products/search/:query', { params: { query: 'a/b ç?' } });
    await api('GET /api/products', { query: { q: '5×100&', page: 2, category: undefined } });
    await api('GET /api/pages');
    expect(calls).toEqual([
      'GET /api/products/search/a%2Fb%20%C3%A7%3F',
      'GET /api/products?q=5%C3%97100%26&page=2',
      'GET /api/pages',
    ]);
  });

  test('rejects with the failure that the server replied', async () => {
    const api = createClient(
      answering(400, { error: 'Olmaz.', message: 'Olmaz.', code: 'VALIDATION', fields: { q: 'Olmaz.' } }),
    );
    await expect(api('GET /api/pages')).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      code: 'VALIDATION',
      message: 'Olmaz.',
      fields: { q: 'Olmaz.' },
    });
  });

  test('rejects with a sentence when the reply is not JSON', async () => {
    await expect(createClient(answering(502, new Error('no JSON')))('GET /api/pages')).rejects.toMatchObject({
      status: 502,
      message: 'Bağlantı hatası. Lütfen tekrar deneyin.',
    });
  });

  test('rejects with NETWORK_ERROR when nothing arrives, and with the abort itself when aborted', async () => {
    await expect(createClient(() => Promise.reject(new TypeError('failed')))('GET /api/pages')).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK_ERROR',
    });
    const abort = Object.assign(new Error('aborted'), { name: 'AbortError' });
    await expect(createClient(() => Promise.reject(abort))('GET /api/pages')).rejects.toBe(abort);
  });
});

test('recognises a failure by shape, so that two copies of the class agree', () => {
  class Other extends Error {
    override name = 'ApiError';
    status = 404;
    code = 'NOT_FOUND';
  }
  expect(ApiError.is(new Other('x'))).toBe(true);
  expect(ApiError.is(new Error('x'))).toBe(false);
});
