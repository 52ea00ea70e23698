// The hosted pages of the test provider: plain HTML and forms, no script.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import type { Secret } from '../../../../base/keys/secret.ts';
import { isSameSite, HIDDEN } from '../../../../call/requests.ts';
import { withSessionId } from '../provider/provider.ts';
import { CARD_OPTIONS } from './instalments.ts';
import { CONFIRMATIONS, type Confirmation, type DemoMemory, type DemoSession } from './memory.ts';
import { codeView, endedView, missingView, payView, type Shown } from './views.ts';
import { FORM_OF_ANOTHER_SITE } from '../../texts.ts';

export const DEMO_PATH = '/odeme-test';

/** The site's fonts. */
const FONTS = new URL('../../../../../fonts/', import.meta.url);
const FILES: Record<string, { url: string; type: string }> = {
  'page.css': { url: new URL('page.css', import.meta.url).href, type: 'text/css; charset=utf-8' },
  'faces.css': { url: new URL('faces.css', FONTS).href, type: 'text/css; charset=utf-8' },
  'stand-ins.css': {
    url: new URL('stand-ins.css', FONTS).href,
    type: 'text/css; charset=utf-8',
  },
  'sans.woff2': { url: new URL('sans.woff2', FONTS).href, type: 'font/woff2' },
  'mono.woff2': { url: new URL('mono.woff2', FONTS).href, type: 'font/woff2' },
};
const BODY_LIMIT_BYTES = 4 * 1024;

interface PageParts {
  memory: DemoMemory;
  secret: Secret;
  publicUrl: string;
  shopName(): Promise<string>;
  maxInstalments(): Promise<number>;
  /** Called after a payment, when there may be events to deliver. */
  onPaid(): void;
}
interface Params {
  Params: { id: string };
  Querystring: { onay?: string; taksit?: string; reddedildi?: string; yanlis?: string };
  Body: Record<string, string> | undefined;
}

/** The code of the 3-D Secure step: six digits, the same for the session's whole life. */
const codeOf = (secret: Secret, id: string): string =>
  String(secret.sign('demo 3-D Secure', id).readUInt32BE() % 1_000_000).padStart(6, '0');

/** What the customer chose on the page. */
interface Choices {
  confirmation: Confirmation;
  instalments: number;
}

export async function registerDemoPages(
  app: FastifyInstance,
  { memory, secret, publicUrl, shopName, maxInstalments, onPaid }: PageParts,
): Promise<void> {
  // Forms lead back to the shop, which browsers count as a form's target.
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self' ${new URL(publicUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
  const send = (reply: FastifyReply, { status, html }: Shown) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .send(html);
  const leave = (reply: FastifyReply, address: string) =>
    reply.code(303).headers({ location: address, 'cache-control': 'no-store' }).send();

  /** Serves pages of an open session; any other session gets a page that says its state. */
  const withSession =
    (answer: (session: DemoSession, shop: string, request: FastifyRequest<Params>, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest<Params>, reply: FastifyReply): Promise<unknown> => {
      const [session, shop] = [await memory.find(request.params.id), await shopName()];
      if (!session) return send(reply, missingView(shop));
      return session.status === 'open' ? answer(session, shop, request, reply) : send(reply, endedView(session, shop));
    };

  /** Counts of instalments for the session, besides a single payment. */
  const countsFor = async ({ currency }: DemoSession): Promise<number[]> => {
    const most = currency === 'TRY' ? await maxInstalments() : 1;
    return CARD_OPTIONS.map(({ count }) => count).filter((count) => count <= most);
  };
  const choicesOf = async (
    session: DemoSession,
    { onay, taksit }: { onay: string | undefined; taksit: string | undefined },
  ): Promise<Choices> => ({
    confirmation: CONFIRMATIONS.find((one) => one === onay) ?? 'immediate',
    instalments: (await countsFor(session)).find((count) => String(count) === taksit) ?? 1,
  });
  const codeAddress = ({ id }: DemoSession, { confirmation, instalments }: Choices): string =>
    `${DEMO_PATH}/${id}/3d-secure?onay=${confirmation}&taksit=${instalments}`;

  async function pay(
    session: DemoSession,
    shop: string,
    { confirmation, instalments }: Choices,
    reply: FastifyReply,
  ): Promise<unknown> {
    if (!(await memory.pay(session.id, confirmation, instalments)))
      return send(reply, endedView((await memory.find(session.id)) ?? session, shop));
    onPaid();
    return leave(reply, withSessionId(session.successUrl, session.id));
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    const form = {
      schema: HIDDEN,
      bodyLimit: BODY_LIMIT_BYTES,
      onRequest: async (request: FastifyRequest) => {
        if (!isSameSite(request, publicUrl)) throw new ApiError(403, 'FORBIDDEN', FORM_OF_ANOTHER_SITE);
      },
    };

    scope.get<Params>(
      `${DEMO_PATH}/:id`,
      { schema: HIDDEN },
      withSession(async (session, shop, { query }, reply) =>
        send(
          reply,
          payView(session, shop, { isDeclined: query.reddedildi !== undefined, counts: await countsFor(session) }),
        ),
      ),
    );
    scope.post<Params>(
      `${DEMO_PATH}/:id`,
      form,
      withSession(async (session, shop, { body }, reply) => {
        const chosen = await choicesOf(session, { onay: body?.['confirmation'], taksit: body?.['instalments'] });
        switch (body?.['action']) {
          case 'pay':
            return pay(session, shop, chosen, reply);
          case 'secure':
            return leave(reply, codeAddress(session, chosen));
          case 'decline':
            return leave(reply, `${DEMO_PATH}/${session.id}?reddedildi=1`);
          case 'cancel':
            return leave(reply, session.cancelUrl);
          default:
            return leave(reply, `${DEMO_PATH}/${session.id}`);
        }
      }),
    );

    scope.get<Params>(
      `${DEMO_PATH}/:id/3d-secure`,
      { schema: HIDDEN },
      withSession(async (session, shop, { query }, reply) =>
        send(
          reply,
          codeView(session, shop, {
            code: codeOf(secret, session.id),
            ...(await choicesOf(session, { onay: query.onay, taksit: query.taksit })),
            isWrong: query.yanlis !== undefined,
          }),
        ),
      ),
    );
    scope.post<Params>(
      `${DEMO_PATH}/:id/3d-secure`,
      form,
      withSession(async (session, shop, { body }, reply) => {
        const chosen = await choicesOf(session, { onay: body?.['confirmation'], taksit: body?.['instalments'] });
        if (body?.['code']?.replace(/\s/g, '') !== codeOf(secret, session.id))
          return leave(reply, `${codeAddress(session, chosen)}&yanlis=1`);
        return pay(session, shop, chosen, reply);
      }),
    );
  });

  for (const [name, { url, type }] of Object.entries(FILES)) {
    const content = await readFile(fileURLToPath(url));
    app.get(`${DEMO_PATH}/dosya/${name}`, { schema: HIDDEN }, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(content),
    );
  }
}
