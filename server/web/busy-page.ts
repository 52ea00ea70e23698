import type { FastifyReply } from 'fastify';
import { RETRY_AFTER_SECONDS } from './admission.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { BUSY_PAGE, TOO_BUSY } from './texts.ts';

const STYLE =
  'body{font:1.1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#1d2733;text-align:center}a{color:#0b5cad}';
/** Fixed text: there is no time for rendering. */
const PAGE = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${BUSY_PAGE.title}</title><style>${STYLE}</style></head><body><h1>${BUSY_PAGE.title}</h1><p>${TOO_BUSY}</p><p><a href="">${BUSY_PAGE.again}</a> · <a href="/">${BUSY_PAGE.home}</a></p></body></html>`;

/** Answers visitors whose page would have to wait too long. */
export const sendBusyPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(STYLE),
    })
    .type('text/html; charset=utf-8')
    .send(PAGE);
