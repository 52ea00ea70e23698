import { describe, expect, test } from 'vitest';
import matrix from '../testing/authz-matrix.json' with { type: 'json' };
import { ACTIVE_ONLY, EVERYONE, ROLES, STAFF_SEE_ALL, type Access } from '#contract/access.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { authorisationGaps } from '../testing/authz.ts';
import { createCall } from './call.ts';
import { ANONYMOUS, type CallContext, type Handlers } from '../call/handlers.ts';

describe('the authorisation table', () => {
  test('has a row for every endpoint, and grants the same', () => expect(authorisationGaps()).toEqual([]));

  test('is missed where an endpoint has no row', () => {
    expect(authorisationGaps({ 'DELETE /api/products/:id/everything': { access: EVERYONE } })).toEqual([
      'DELETE /api/products/:id/everything: no row in the authorisation table',
    ]);
    expect(
      authorisationGaps({
        'POST /api/pages': { access: { ...EVERYONE, anonymous: '401' } },
        'GET /api/pages': { access: ACTIVE_ONLY },
      }),
    ).not.toContain('GET /api/pages');
  });

  test('names each cell that differs', () => {
    const access: Access = { ...STAFF_SEE_ALL, anonymous: 'all', moderator: '403' };
    expect(authorisationGaps({ 'GET /api/products': { access } })).toEqual([
      "GET /api/products: anonymous is granted 'all', the table says 'active-only'",
      "GET /api/products: moderator is granted '403', the table says 'all'",
    ]);
  });

  test('has no row twice, and a cell for every role', () => {
    const rows = matrix as unknown as Record<string, string>[];
    const names = rows.map(({ method, path }) => `${method} ${path!.replace(/\{\w+\}/g, '{}')}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const row of rows)
      for (const role of ROLES) expect(row[role], `${row['method']} ${row['path']}: ${role}`).toBeTruthy();
  });
});

describe('every call', () => {
  /** Handlers that only record their calls. */
  const seen: Partial<Record<Key, CallContext>> = {};
  const table = Object.fromEntries(
    (Object.keys(contract) as Key[]).map((key) => [
      key,
      (_: unknown, context: CallContext) => {
        seen[key] = context;
        return undefined;
      },
    ]),
  );
  const call = createCall(table as unknown as Handlers);
  const params = {
    kind: 'product',
    id: 'x',
    refund: 'x',
    shipment: 'x',
    file: 'x',
    format: 'step',
    slug: 'x',
    query: 'x',
    code: 'x',
    token: 'x',
    provider: 'x',
    name: 'mail_password',
    version: '1',
    list: 'products',
    product: 'x',
  };
  /** Where a parameter takes few values. */
  const paramsOf = (key: Key): object => {
    if (key.includes('/payment/cards/:name')) return { name: 'iyzico' };
    if (key.includes('/imports/:kind')) return { kind: 'products' };
    if (key.includes('/lists/:kind')) return { kind: 'carriers' };
    if (key.includes('/family-files/:file')) return { file: 'families' };
    if (key.includes('/arrangements/:kind')) return { kind: 'slider' };
    return key.includes('/documents/:kind') ? { kind: 'order' } : {};
  };
  /** The grant that refused calls get in its place. */
  const queries: Record<string, object> = {
    'GET /api/search': { q: 'xx' },
    'GET /api/payment/instalments': { product: 'x' },
    'GET /api/licences/text': { name: 'x', version: '1' },
    'GET /api/catalogue/search': { q: 'xx' },
    'GET /api/redirects/answer': { address: '/x' },
    'GET /api/content/search': { q: 'xx' },
    'GET /api/seo/duplicates': { title: 'xx' },
    'GET /api/import-mappings': { kind: 'products' },
    'GET /api/drafts': { kind: 'blog' },
  };

  for (const key of Object.keys(contract) as Key[]) {
    for (const role of ROLES) {
      test(`${key} lets ${role} in as its access says`, async () => {
        delete seen[key];
        const grant = (contract[key] as Endpoint).access[role];
        const outcome = await call(
          key,
          { params: { ...params, ...paramsOf(key) }, query: queries[key] },
          { ...ANONYMOUS, role },
        ).then(
          () => undefined,
          (error: { status?: number }) => error.status,
        );
        if (grant === '401' || grant === '403') {
          expect(outcome).toBe(Number(grant));
          expect(seen[key]).toBeUndefined();
        } else if ((contract[key] as Endpoint).body) {
          expect(outcome).toBe(400); // let in, and asked for the body
        } else {
          // The reply is invalid; the test is only about the handler's call and its grant.
          expect(seen[key]).toMatchObject({ grant, audience: grant === 'all' ? 'staff' : 'public', viewer: { role } });
        }
      });
    }
  }

  test('gives out only what its schema names', async () => {
    const leaky = createCall({
      ...table,
      'GET /api/pages': () => [{ _id: '1', slug: 's', title: 't', secret: 'x' }],
    } as unknown as Handlers);
    expect(await leaky('GET /api/pages', {}, ANONYMOUS)).toEqual([{ _id: '1', slug: 's', title: 't' }]);
  });

  test('reports every wrong field at once', async () => {
    await expect(
      call('GET /api/products', { query: { limit: '0', page: 'x', sort: 'y', foo: '1' } }, ANONYMOUS),
    ).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: {
        limit: expect.any(String),
        page: expect.any(String),
        sort: expect.any(String),
        _: 'Bilinmeyen alan: foo.',
      },
    });
  });
});
