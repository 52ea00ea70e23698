import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';

const STYLE = ':root{--a:#123456}';
const site = () =>
  stubSite(async ({ path }) =>
    path === '/yok' ? undefined : { html: `<!doctype html><style>${STYLE}</style>`, inlineStyle: STYLE },
  );
/** 'script-src' → "'self'" … */
const policyOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((rule) => {
        const space = rule.indexOf(' ');
        return [rule.slice(0, space), rule.slice(space + 1)];
      }),
  );

describeWithDatabase('headers', (setup) => {
  test('protect every reply: pages, API, files, failures, documentation, kept or not', async () => {
    const started = await startApp(setup, { site: site() });
    writeFileSync(join(started.config.dataDir, 'img/products/a.webp'), 'x');
    const { fetch } = await listen(started);
    for (const path of [
      '/',
      '/',
      '/yok',
      '/robots.txt',
      '/sitemap.xml',
      '/health',
      '/api/pages',
      '/api/pages',
      '/api/yok',
      '/api/products?limit=0',
      '/api/docs',
      '/api/openapi.json',
      '/img/products/a.webp',
      '/img/products/yok.webp',
      '/%',
    ]) {
      const { headers } = await fetch(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['strict-transport-security'], path).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers['server'], path).toBeUndefined();
    }
  });

  test('ask for HTTPS where the site is served over it', async () => {
    const { get } = await startApp(setup, { config: { publicUrl: 'https://kaliphane.test' } });
    expect((await get('/api/pages')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('let pages run own scripts and the one inline style only', async () => {
    const { get } = await startApp(setup, { site: site() });
    for (const url of ['/', '/yok']) {
      const { headers } = await get(url);
      const policy = policyOf(headers);
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('frame-src')).toBe('https://www.openstreetmap.org');
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('form-action')).toBe("'self'");
      expect(policy.get('style-src')).not.toContain('unsafe-inline');
    }
    expect(policyOf((await get('/')).headers).get('style-src')).toBe(
      `'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    );
  });

  test('let nothing run in data and failures, nor inline scripts in the documentation', async () => {
    const { get } = await startApp(setup);
    for (const url of ['/api/pages', '/api/yok', '/api/products?limit=0', '/%'])
      expect((await get(url)).headers['content-security-policy'], url).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
    const docs = policyOf((await get('/api/docs')).headers);
    expect(docs.get('script-src') ?? docs.get('default-src')).toBe("'self'");
  });

  test('make documents a download in a sandbox, and pictures inert', async () => {
    const { config, get } = await startApp(setup);
    writeFileSync(join(config.dataDir, 'documents/föy.pdf'), '%PDF-');
    writeFileSync(join(config.dataDir, 'documents/page.html'), '<script>a()</script>');
    writeFileSync(join(config.dataDir, 'img/products/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const url of ['/files/documents/f%C3%B6y.pdf', '/files/documents/page.html']) {
      const { status, headers } = await get(url);
      expect(status, url).toBe(200);
      expect(headers['content-disposition'], url).toBe('attachment');
      expect(headers['content-security-policy'], url).toContain('sandbox');
      expect(headers['cache-control'], url).toContain('max-age=2592000');
    }
    const svg = await get('/img/products/a.svg');
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
  });

  test('files outside their folders are out of reach, folders are not listed', async () => {
    const { config, get } = await startApp(setup);
    writeFileSync(join(config.dataDir, 'kaliphane.db'), 'secret');
    writeFileSync(join(config.dataDir, 'documents/.hidden'), 'secret');
    for (const url of [
      '/img/../kaliphane.db',
      '/img/%2e%2e/kaliphane.db',
      '/img/..%2fkaliphane.db',
      '/img/products/..%5c..%5ckaliphane.db',
      '/files/documents/%2e%2e%2fkaliphane.db',
      '/img//etc/passwd',
      '/img/products/',
      '/img/products',
      '/files/documents/',
      '/files/documents/.hidden',
      '/img/%00',
    ]) {
      const { status, body } = await get(url);
      expect(status, url).toBeGreaterThanOrEqual(400);
      expect(status, url).toBeLessThan(500);
      expect(body, url).not.toContain('secret');
    }
  });

  test('number every request that is not answered from memory', async () => {
    const { get } = await startApp(setup, { site: site() });
    const ids = await Promise.all(
      ['/', '/yok', '/api/pages', '/api/yok', '/%', '/health'].map(
        async (url) => (await get(url)).headers['x-request-id'],
      ),
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('ignore a visitor’s own request id', async () => {
    const { get } = await startApp(setup);
    expect(
      (await get('/api/pages', { 'x-request-id': 'mine', 'request-id': 'mine' })).headers['x-request-id'],
    ).not.toBe('mine');
  });
});

describeWithDatabase('calls from other origins', (setup) => {
  const OTHER = 'https://shop.example';

  test('are not allowed unless configured', async () => {
    const { get } = await startApp(setup);
    expect((await get('/api/pages', { origin: OTHER })).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('are allowed to configured origins only, kept reply or not', async () => {
    const { fetch } = await listen(await startApp(setup, { config: { corsOrigins: [OTHER] } }));
    for (let round = 0; round < 2; round++) {
      const allowed = await fetch('/api/pages', { origin: OTHER });
      expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': OTHER });
      expect(
        (await fetch('/api/pages', { origin: 'https://evil.example' })).headers['access-control-allow-origin'],
      ).toBeUndefined();
      // A cache in between must not give the reply to another origin.
      for (const reply of [allowed, await fetch('/api/pages')]) {
        expect(reply.headers.vary).toMatch(/Origin/);
        expect(reply.headers.vary).toMatch(/Accept-Encoding/);
      }
    }
  });
});
