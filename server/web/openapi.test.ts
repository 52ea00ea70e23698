import { brotliDecompressSync } from 'node:zlib';
import '@fastify/swagger'; // what it adds to the application's type
import { expect, test } from 'vitest';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';

test('every download says what it may be', () => {
  for (const [key, { isDownload = false, contentTypes = [] }] of Object.entries<Endpoint>(contract))
    expect(contentTypes.length > 0, key).toBe(isDownload);
});

describeWithDatabase('the API’s description', (setup) => {
  test('is OpenAPI 3.1 and names every call of the contract, with parameters, reply and failures', async () => {
    const { get } = await startApp(setup, { site: stubSite(async () => undefined) });
    const { status, json } = await get('/api/openapi.json');
    expect(status).toBe(200);
    const document = json as OpenAPIV3_1.Document;
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.stringMatching(/^\d/) });
    expect(document.servers).toEqual([{ url: 'http://kaliphane.test' }]);

    const described = Object.entries(document.paths!).flatMap(([path, methods]) =>
      Object.keys(methods!).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(
      Object.keys(contract)
        .map((key) => key.replace(/:(\w+)/g, '{$1}'))
        .sort(),
    );

    const operations = Object.entries(document.paths!).flatMap(([path, item]) =>
      Object.entries(item as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
        path,
        operation,
        endpoint: contract[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}` as Key] as Endpoint,
      })),
    );
    for (const { path, operation, endpoint } of operations) {
      const success = String(endpoint.status ?? 200);
      expect(operation.summary, path).toBeTruthy();
      expect(Object.keys(operation.responses!).sort(), path).toEqual([success, '4XX', '5XX']);
      for (const [code, reply] of Object.entries(operation.responses!)) {
        if (code === '204') continue;
        const types = Object.entries((reply as OpenAPIV3_1.ResponseObject).content!);
        expect(
          types.map(([type]) => type),
          `${path} ${code}`,
        ).toEqual(code === success && endpoint.contentTypes ? endpoint.contentTypes : ['application/json']);
        for (const [type, { schema }] of types)
          expect(schema, type).toMatchObject(
            endpoint.contentTypes && code === success ? { type: 'string', format: 'binary' } : {},
          );
      }
      const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(
        parameters.filter((parameter) => parameter.in === 'path').map((parameter) => parameter.name),
        path,
      ).toEqual(inPath);
      for (const parameter of parameters.filter(({ in: place }) => place === 'path'))
        expect(parameter.required, path).toBe(true);
    }
    const list = document.paths!['/api/products']!.get!;
    expect((list.parameters as OpenAPIV3_1.ParameterObject[]).map((parameter) => parameter.name).sort()).toEqual([
      'category',
      'exact',
      'facets',
      'family',
      'hardness',
      'isActive',
      'limit',
      'material',
      'near',
      'page',
      'q',
      'sort',
      'standard',
      'stock',
      'subCategory',
    ]);
  });

  test('says which calls need a token, and which show more with one', async () => {
    const { json } = await (await startApp(setup)).get('/api/openapi.json');
    const { paths, components } = json as OpenAPIV3_1.Document;
    expect(components!.securitySchemes).toMatchObject({
      accessToken: { type: 'http', scheme: 'bearer' },
      refreshToken: { type: 'apiKey', in: 'cookie', name: 'kaliphane_session' },
    });
    expect(paths!['/api/auth/refresh']!.post!.security).toEqual([{ refreshToken: [] }]);
    expect(paths!['/api/users']!.get!.security).toEqual([{ accessToken: [] }]);
    expect(paths!['/api/products/upload-image']!.post!.security).toEqual([{ accessToken: [] }]);
    expect(paths!['/api/products']!.get!.security).toEqual([{}, { accessToken: [] }]);
    for (const open of [paths!['/api/auth/login']!.post!, paths!['/api/pages']!.get!])
      expect(open.security).toBeUndefined();
  });

  test('refers to nothing that is not there', async () => {
    const { json, body } = await (await startApp(setup)).get('/api/openapi.json');
    for (const [, reference] of body.matchAll(/"\$ref":"([^"]+)"/g)) {
      const found = reference!
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (node, name) => (node as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/')],
          json,
        );
      expect(found, reference).toBeDefined();
    }
  });

  test('is written once, and sent compressed with a validator', async () => {
    const testApp = await startApp(setup);
    const { app } = testApp;
    await app.ready();
    let writings = 0;
    const { swagger } = app;
    app.swagger = ((options: { yaml: boolean }) => {
      writings++;
      return swagger.call(app, options);
    }) as typeof swagger;
    const { fetch } = await listen(testApp);
    for (const path of ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml']) {
      const plain = await fetch(path);
      expect(plain.status, path).toBe(200);
      const small = await fetch(path, { 'accept-encoding': 'br' });
      expect(small.headers['content-encoding'], path).toBe('br');
      expect(brotliDecompressSync(small.body).equals(plain.body), path).toBe(true);
      expect(small.body.length).toBeLessThan(plain.body.length / 10);
      expect((await fetch(path, { 'if-none-match': plain.headers.etag! })).status, path).toBe(304);
      expect((await fetch(`${path}?x=1`)).body.equals(plain.body), path).toBe(true);
    }
    expect(writings).toBe(2); // as JSON and as YAML
  });

  test('has a page for people, with its parts', async () => {
    const { get } = await startApp(setup);
    const { status, headers, body } = await get('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    const parts = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => new URL(match[1]!, 'http://x/api/docs').pathname,
    );
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect((await get(part)).status, part).toBe(200);
  });
});
