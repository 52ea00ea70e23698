// Where iyzico sends the browser after its page: a form of another site, which is believed in nothing but the form of its
// token. What became of the payment is asked of iyzico by the page that this leads to.
import type { FastifyInstance } from 'fastify';
import { CHECKOUT_CANCELLED_PATH } from '#contract/paths.ts';
import { checkoutSuccessPath } from '#contract/page-paths.ts';
import { HIDDEN } from '../../../../call/requests.ts';

const RETURN_PATH = '/odeme/donus/iyzico';
const BODY_LIMIT_BYTES = 4 * 1024;

export const returnAddress = (publicUrl: string): string => publicUrl + RETURN_PATH;

export async function registerReturn(app: FastifyInstance): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string).get('token')),
    );
    scope.post(RETURN_PATH, { schema: HIDDEN, bodyLimit: BODY_LIMIT_BYTES }, (request, reply) => {
      const token = typeof request.body === 'string' && /^[\w-]{1,100}$/.test(request.body) ? request.body : null;
      return reply
        .code(303)
        .headers({
          location: token === null ? CHECKOUT_CANCELLED_PATH : checkoutSuccessPath(token),
          'cache-control': 'no-store',
        })
        .send();
    });
    done();
  });
}
