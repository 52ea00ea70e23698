// The shop's page with PayTR's form in a frame, the page to which the form leads, and PayTR's notices.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatMoney, toMajor } from '#contract/money.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import { CHECKOUT_CANCELLED_PATH } from '#contract/paths.ts';
import { checkoutSuccessPath } from '#contract/page-paths.ts';
import type { Clock } from '../../../../base/clock.ts';
import type { Db } from '../../../../base/db/database.ts';
import { escapeHtml } from '../../../../base/mail/parts.ts';
import { settingStore } from '../../../../base/settings/store.ts';
import { HIDDEN } from '../../../../call/requests.ts';
import { PAYTR_TEXTS as texts } from './page-texts.ts';
import { PAYTR } from './kind.ts';

/** Where the card is entered: the form's token follows. */
export const CARD_PATH = '/odeme/kart';
/** Where the form leads in the end: the session's id follows. */
export const RETURN_PATH = '/odeme/kart/bitti';
/** PayTR's notices: it wants the bare word OK for an answer. */
export const NOTICE_PATH = '/odeme/bildirim/paytr';
const NOTICE_BYTES = 64 * 1024;

const FILES = { 'page.css': 'text/css; charset=utf-8', 'return.js': 'text/javascript; charset=utf-8' } as const;

const html = (title: string, content: string, script = ''): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${CARD_PATH}/dosya/page.css">
${script}</head>
<body>
<main>${content}</main>
</body>
</html>
`;

interface PageParts {
  db: Db;
  base: string;
  publicUrl: string;
  now: Clock;
}

export async function registerPaytrPages(
  app: FastifyInstance,
  receive: (message: RawMessage) => Promise<void>,
  { db, base, publicUrl, now }: PageParts,
): Promise<void> {
  const policy = (more: string): string =>
    `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; ${more}`;
  const send = (reply: FastifyReply, status: number, text: string, headers: Record<string, string>) =>
    reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...headers })
      .type('text/html; charset=utf-8')
      .send(text);

  app.get<{ Params: { token: string } }>(`${CARD_PATH}/:token`, { schema: HIDDEN }, async ({ params }, reply) => {
    // The address is known to the customer alone: it carries PayTR's own token.
    const order = await db
      .selectFrom('orders')
      .select(['number', 'sessionId', 'sessionExpiresAt', 'status', 'totalMinor', 'currency'])
      .where('sessionUrl', '=', `${publicUrl}${CARD_PATH}/${params.token}`)
      .where('provider', '=', PAYTR)
      .executeTakeFirst();
    const isOpen = order?.status === 'pending' && order.sessionExpiresAt.getTime() > now();
    if (order?.sessionId && !isOpen)
      return reply
        .code(303)
        .headers({ location: checkoutSuccessPath(order.sessionId), 'cache-control': 'no-store' })
        .send();
    const closed = { 'content-security-policy': policy("frame-ancestors 'none'") };
    if (!order) return send(reply, 404, html(texts.title, `<h1>${texts.unknown}</h1>${texts.leave}`), closed);
    const { site_title: shop } = await settingStore({ db }).all();
    const content = `
<p class="shop">${escapeHtml(shop)}</p>
<h1>${texts.title}</h1>
<p class="sum">${escapeHtml(formatMoney(toMajor(order.totalMinor), order.currency))}</p>
<p class="number">${texts.order} ${escapeHtml(order.number)}</p>
<iframe src="${base}/odeme/guvenli/${encodeURIComponent(params.token)}" title="${texts.frame}" allow="payment"></iframe>
<p>${texts.note}</p>
<p><a href="${CHECKOUT_CANCELLED_PATH}">${texts.giveUp}</a></p>`;
    return send(reply, 200, html(`${texts.title} | ${shop}`, content), {
      'content-security-policy': policy(`frame-src 'self' ${base}; frame-ancestors 'none'`),
      'permissions-policy': `camera=(), microphone=(), geolocation=(), usb=(), payment=(self "${base}")`,
    });
  });

  // Whether PayTR opens this in its frame or in the whole window, the visitor ends in the whole window.
  app.get<{ Params: { oid: string } }>(`${RETURN_PATH}/:oid`, { schema: HIDDEN }, ({ params }, reply) => {
    reply.removeHeader('x-frame-options'); // the policy says who may show it
    const target = escapeHtml(checkoutSuccessPath(params.oid));
    const content = `<h1>${texts.ended}</h1><p><a href="${target}" target="_top">${texts.goOn}</a></p>`;
    const script = `<script src="${CARD_PATH}/dosya/return.js" defer></script>\n`;
    return send(reply, 200, html(texts.ended, content, script), {
      'content-security-policy': policy(`script-src 'self'; frame-ancestors 'self' ${base}`),
    });
  });

  for (const [name, type] of Object.entries(FILES)) {
    const content = await readFile(new URL(name, import.meta.url));
    app.get(`${CARD_PATH}/dosya/${name}`, { schema: HIDDEN }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    );
  }

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.post<{ Body: Buffer | undefined }>(
      NOTICE_PATH,
      { schema: HIDDEN, bodyLimit: NOTICE_BYTES },
      async (request, reply) => {
        await receive({ body: request.body ?? Buffer.alloc(0), headers: {} });
        return reply.type('text/plain; charset=utf-8').send('OK');
      },
    );
    done();
  });
}
