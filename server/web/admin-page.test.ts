import { expect, test } from 'vitest';
import { listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { NONCE_PLACE } from './admin-page.ts';

const site = () => stubSite(async () => ({ html: '<!doctype html>site' }));
const nonceIn = (html: string) =>
  /^<!doctype html><meta name="csp-nonce" content="([A-Za-z0-9+/]{22}==)">$/.exec(html)?.[1];

describeWithDatabase('the panel’s page', (setup) => {
  test('answers every address below /admin, and none beside it', async () => {
    const stub = site();
    const { get } = await startApp(setup, { site: stub });
    for (const url of [
      '/admin',
      '/admin/',
      '/admin?x=1',
      '/admin/login',
      '/admin/products/update/a%2Fb?page=2',
      '/admin/logo.png',
    ]) {
      const { status, headers, body } = await get(url);
      expect(status, url).toBe(200);
      expect(headers, url).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers['etag'], url).toBeUndefined();
      expect(nonceIn(body), url).toBeDefined();
    }
    expect(stub.renders).toEqual([]);
    for (const url of ['/administrator', '/admin.html', '/Admin', '/x/admin'])
      expect((await get(url)).body, url).toBe('<!doctype html>site');
  });

  test('lets own scripts run, and styles that carry the nonce of this very reply', async () => {
    const { fetch } = await listen(await startApp(setup, { site: site() }));
    const nonces = new Set<string>();
    for (let round = 0; round < 3; round++) {
      const { headers, body } = await fetch('/admin/dashboard');
      const nonce = nonceIn(body.toString())!;
      nonces.add(nonce);
      expect(body.toString()).not.toContain(NONCE_PLACE);
      expect(String(headers['content-security-policy']).split('; ').sort()).toEqual([
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "frame-src 'self'",
        "img-src 'self' data: blob: https:",
        "script-src 'self'",
        `style-src 'self' 'nonce-${nonce}'`,
      ]);
    }
    expect(nonces.size).toBe(3);
  });

  test('is read only', async () => {
    const { app } = await startApp(setup, { site: site() });
    const head = await app.inject({ method: 'HEAD', url: '/admin/users' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-security-policy']).toContain('nonce-');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { statusCode } = await app.inject({
        method,
        url: '/admin/users',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=a',
      });
      expect([404, 405], method).toContain(statusCode);
    }
  });

  test('is not for search engines', async () => {
    const { get } = await startApp(setup, { site: site() });
    expect((await get('/robots.txt')).body.split('\n')).toContain('Disallow: /admin');
    expect((await get('/sitemap.xml')).body).not.toContain('/admin');
  });

  test('is not there without a site', async () => {
    const { get } = await startApp(setup);
    expect((await get('/admin')).status).toBe(404);
  });
});
