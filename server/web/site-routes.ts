import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Part } from '#contract/endpoint.ts';
import type { Versions } from '../base/db/changes.ts';
import type { Config } from '../base/env.ts';
import type { RateLimits } from '../base/limits/rate-limits.ts';
import { registerAdminPage } from './admin-page.ts';
import { databaseTrouble } from '../base/db/trouble.ts';
import { isShed, type Admission } from './admission.ts';
import { sendBusyPage } from './busy-page.ts';
import { createLocalApi, type Call } from './call.ts';
import { toFailure } from './errors.ts';
import type { MadeReply, PageCache } from './page-cache.ts';
import type { ReplyMemo } from './reply-memo.ts';
import { anonymousOf, HIDDEN } from '../call/requests.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { FormState, RenderedPage, Site } from './site.ts';
import { registerSiteForms } from './site-forms.ts';
import { robots, sitemap } from './sitemap.ts';
import type { SitemapPages } from '../call/sitemap-pages.ts';

interface Parts {
  site: Site;
  call: Call;
  cache: PageCache;
  admission: Admission;
  memo: ReplyMemo;
  versions(): Versions;
  limits: RateLimits;
  config: Config;
  pages: SitemapPages;
}

/** The public pages, `sitemap.xml` and `robots.txt`. */
export async function registerSiteRoutes(
  app: FastifyInstance,
  { site, call, cache, admission, memo, versions, limits, config, pages }: Parts,
): Promise<void> {
  await site.register(app);

  const send: Send = async (request, reply, key, make) => {
    try {
      const { status, headers, body } = await cache.answer(key, request.raw, () => admission.run(request.ip, make));
      return reply.code(status).headers(headers).send(body);
    } catch (error) {
      return refuse(error, reply);
    }
  };

  /** Answers a refusal. @throws any other failure */
  const refuse = async (error: unknown, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isShed(error)) throw error;
    await admission.holdBack();
    return sendBusyPage(reply);
  };

  registerAdminPage(app, site);

  registerCrawlerFiles(app, { config, pages }, send);

  const render = pageRenderer({ site, call, memo, versions, config });

  app.get('/*', { schema: HIDDEN }, (request, reply) =>
    send(request, reply, site.pageKey(request.url), async () => {
      const { status, html, failure, isForOne, isOutage = false, scopes, headers } = await render(request);
      return {
        status,
        headers,
        contentType: 'text/html; charset=utf-8',
        body: html,
        scopes: scopes ?? [],
        isKeepable: site.isKeepable && status === 200 && !failure && !isForOne && scopes !== undefined,
        isForOne: isForOne || scopes === undefined,
        isOutage,
      };
    }),
  );

  await registerSiteForms(app, {
    site,
    call,
    limits,
    config,
    render: (request, form) => admission.run(request.ip, () => render(request, form)),
    refuse,
  });
}

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<MadeReply>,
) => Promise<FastifyReply>;

/** `robots.txt` and the sitemap. */
function registerCrawlerFiles(
  app: FastifyInstance,
  { config, pages }: Pick<Parts, 'config' | 'pages'>,
  send: Send,
): void {
  app.get('/robots.txt', { schema: HIDDEN }, (request, reply) =>
    send(request, reply, '/robots.txt', async () => ({
      status: 200,
      contentType: 'text/plain; charset=utf-8',
      body: robots(config.publicUrl),
      scopes: [],
      isKeepable: true,
    })),
  );

  for (const path of ['/sitemap.xml', '/sitemap-:part(^\\d+).xml']) {
    app.get<{ Params: { part?: string } }>(path, { schema: HIDDEN }, (request, reply) => {
      const part = request.params.part === undefined ? undefined : Number(request.params.part);
      return send(request, reply, part === undefined ? '/sitemap.xml' : `/sitemap-${part}.xml`, async () => {
        // One key, however the address is written.
        const body = await sitemap(pages, config.publicUrl, part);
        return {
          status: body ? 200 : 404,
          contentType: 'application/xml; charset=utf-8',
          body: body ?? '',
          scopes: [...pages.scopes],
          isKeepable: body !== undefined,
        };
      });
    });
  }
}

/**
 * Returns a function that renders a page. `scopes` is undefined where the page shows something meant for one person.
 */
const pageRenderer =
  ({ site, call, memo, versions, config }: Pick<Parts, 'site' | 'call' | 'memo' | 'versions' | 'config'>) =>
  async (
    request: FastifyRequest,
    form?: FormState,
  ): Promise<RenderedPage & { scopes: Part[] | undefined; headers: Record<string, string>; isOutage?: boolean }> => {
    const { api, shown } = createLocalApi(call, memo, versions(), anonymousOf(request));
    const page = await site.render({
      address: request.url,
      api,
      publicUrl: config.publicUrl,
      requestId: request.id,
      form,
    });
    if (page.failure) request.log.error({ err: page.failure, req: request }, 'page failed');
    const headers = {
      'content-security-policy': contentSecurityPolicy(page.inlineStyle, page.isFramable),
      ...(page.isFramable ? { 'x-frame-options': 'SAMEORIGIN' } : {}),
      ...(page.location ? { location: page.location } : {}),
    };
    // Even where part of the page could be shown: search engines and shared caches should come again.
    const trouble = databaseTrouble(page.failure);
    if (trouble) {
      const { status, retryAfter } = toFailure(page.failure);
      return {
        ...page,
        status,
        isOutage: trouble === 'away',
        scopes: undefined,
        headers: { ...headers, 'retry-after': String(retryAfter) },
      };
    }
    return { ...page, scopes: form ? undefined : shown(), headers };
  };
