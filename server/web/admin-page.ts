import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { HIDDEN } from '../call/requests.ts';
import { adminSecurityPolicy } from './security-headers.ts';
import type { Site } from './site.ts';

/** Marks the place in `admin.html` for the reply's nonce: `<meta name="csp-nonce" content="%CSP_NONCE%">`. */
export const NONCE_PLACE = '%CSP_NONCE%';
const NONCE_BYTES = 16;

/**
 * Serves the panel: one page for all of its addresses. It is made for each request because of its nonce, and never kept
 * (docs/decisions/0041).
 */
export function registerAdminPage(app: FastifyInstance, site: Pick<Site, 'adminPage'>): void {
  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = await site.adminPage();
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .headers({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': adminSecurityPolicy(nonce),
      })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(NONCE_PLACE, nonce));
  };
  for (const path of [PANEL_PATH, `${PANEL_PATH}/*`]) app.get(path, { schema: HIDDEN }, answer);
}
