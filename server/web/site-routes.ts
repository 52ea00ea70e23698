import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Part } from '#contract/endpoint.ts';
import { FEED_PATH } from '#contract/feed.ts';
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
import { ANONYMOUS } from '../call/handlers.ts';
import { anonymousOf, HIDDEN } from '../call/requests.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { rss } from './rss.ts';
import type { FormState, RenderedPage, Site } from './site.ts';
import { registerSiteForms } from './site-forms.ts';
import { robots, sitemap } from './sitemap.ts';
import type { FeedPosts } from '../call/feed-posts.ts';
import type { MissingAnswers, SiteAnswers } from '../call/missing-answers.ts';
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
  feed: FeedPosts;
  missing: MissingAnswers;
}

/** The public pages, `sitemap.xml`, `robots.txt` and `rss.xml`. @returns what an address answers, without redirects */
export async function registerSiteRoutes(
  app: FastifyInstance,
  { site, call, cache, admission, memo, versions, limits, config, pages, feed, missing }: Parts,
): Promise<SiteAnswers> {
  await site.register(app);

  const send: Send = async (request, reply, key, make, instead) => {
    try {
      const { status, headers, body } = await cache.answer(key, request.raw, () => admission.run(request.ip, make));
      // After the cache, which shares replies among addresses that differ in their query alone.
      const moved = status === 404 ? await instead?.(request) : undefined;
      if (moved?.location !== undefined)
        return reply.code(moved.code).headers({ location: moved.location, 'cache-control': 'no-store' }).send('');
      if (moved) return reply.code(moved.code).headers(headers).send(body);
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

  registerCrawlerFiles(app, { config, pages, feed }, send);

  const render = pageRenderer({ site, call, memo, versions, config });

  const answerOf: SiteAnswers['answerOf'] = async (address) => {
    const { api } = createLocalApi(call, memo, versions(), ANONYMOUS);
    const { status } = await site.render({ address, api, publicUrl: config.publicUrl, requestId: '' });
    if (status === 404) return 'none';
    if (status === 410) return 'gone';
    return status >= 300 && status < 400 ? 'moved' : 'page';
  };

  /** Whether the page is there, and only what its query asks for is not. */
  const hasPage = async ({ url, ip }: FastifyRequest): Promise<boolean> => {
    const [path, query] = site.pageKey(url).split('?'); // of a query, only what the page reads
    return query !== undefined && (await admission.run(ip, () => answerOf(path!))) !== 'none';
  };
  const redirect = async (request: FastifyRequest) => {
    const { referer, 'user-agent': userAgent = '' } = request.headers;
    return missing.answer({ address: request.url, referer, userAgent, hasPage: await hasPage(request) });
  };

  app.get('/*', { schema: HIDDEN }, (request, reply) =>
    send(
      request,
      reply,
      site.pageKey(request.url),
      async () => {
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
      },
      redirect,
    ),
  );

  await registerSiteForms(app, {
    site,
    call,
    limits,
    config,
    render: (request, form) => admission.run(request.ip, () => render(request, form)),
    refuse,
  });

  return { answerOf };
}

type Send = (
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  make: () => Promise<MadeReply>,
  /** Asked where there is no page. */
  instead?: (request: FastifyRequest) => ReturnType<MissingAnswers['answer']>,
) => Promise<FastifyReply>;

/** `robots.txt`, the sitemap and the feed. */
function registerCrawlerFiles(
  app: FastifyInstance,
  { config, pages, feed }: Pick<Parts, 'config' | 'pages' | 'feed'>,
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

  app.get(FEED_PATH, { schema: HIDDEN }, (request, reply) =>
    send(request, reply, FEED_PATH, async () => ({
      status: 200,
      contentType: 'application/rss+xml; charset=utf-8',
      body: rss(await feed.read(), config.publicUrl),
      scopes: [...feed.scopes],
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
