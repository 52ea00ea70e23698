// Forms without JavaScript: a page's form is POSTed to the page's own address and goes through the same call as the
// browser's. Success: 303 to the address with `?gonderildi=1`. Refusal: the page again, with its status and all typed
// values; never kept (docs/decisions/0023).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '#contract/api-error.ts';
import { contract } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Config } from '../base/env.ts';
import { receiveFile } from '../base/files/receive.ts';
import type { RateLimits } from '../base/limits/rate-limits.ts';
import type { Call } from './call.ts';
import { toFailure } from './errors.ts';
import { anonymousOf, isAborted, isSameSite, HIDDEN } from '../call/requests.ts';
import type { FormState, RenderedPage, Site, SiteForm } from './site.ts';
import { acceptMultipart, admitFile, callWithFile, refuseLonger, toReadingFailure } from './uploads.ts';
import { FORM_FROM_ELSEWHERE, NO_SUCH_RESOURCE } from './texts.ts';

/** All fields of a form together. */
const MAX_FIELDS_BYTES = 64 * 1024;
const MAX_FIELDS = 60;
/** The query key that the thank-you view is shown by. */
const SENT_KEY = 'gonderildi';

interface Parts {
  site: Site;
  call: Call;
  limits: RateLimits;
  config: Config;
  /** @throws Shed */
  render(request: FastifyRequest, form: FormState): Promise<RenderedPage & { headers: Record<string, string> }>;
  /** Answers a `Shed`, and throws any other failure. */
  refuse(error: unknown, reply: FastifyReply): Promise<FastifyReply>;
}
type Values = Record<string, string>;

export async function registerSiteForms(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await acceptMultipart(scope);
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FIELDS_BYTES },
      (_request, body, done) => {
        done(null, valuesOf([...new URLSearchParams(body as string)]));
      },
    );
    scope.post('/*', { schema: HIDDEN, onRequest: (request) => admit(request, parts) }, (request, reply) =>
      answer(request, reply, parts).catch((error: unknown) => parts.refuse(error, reply)),
    );
  });
}

/** Returns the form of the request's address. @throws NOT_FOUND where there is none */
async function formAt(request: FastifyRequest, site: Site): Promise<SiteForm> {
  const form = await site.formAt(request.url);
  if (!form) throw notFound(NO_SUCH_RESOURCE);
  return form;
}

/** Runs before the body is read. */
async function admit(request: FastifyRequest, { site, config }: Parts): Promise<void> {
  const { file } = await formAt(request, site);
  if (!isSameSite(request, config.publicUrl)) throw new ApiError(403, 'FORBIDDEN', FORM_FROM_ELSEWHERE);
  refuseLonger(request, file && (contract[file.key] as Endpoint).file);
}

async function answer(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const form = await formAt(request, parts.site);
  const values: Values = {};
  try {
    if (request.isMultipart())
      await readParts(request, form, values, parts).catch((error: unknown) => {
        throw toReadingFailure(error);
      });
    else Object.assign(values, request.body);
    await parts.call(form.key, form.toInput(values), anonymousOf(request));
  } catch (error) {
    if (isAborted(request)) throw error;
    const { status, body, retryAfter } = toFailure(error);
    if (status >= 500) request.log.error({ err: error, req: request }, 'form failed');
    const page = await parts.render(request, {
      values,
      fields: body.fields ?? {},
      message: body.message,
      isSent: false,
    });
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply
      .code(page.status === 200 ? status : page.status)
      .headers({ ...page.headers, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }
  return reply
    .code(303)
    .headers({ location: sentAddress(request.url), 'cache-control': 'no-store' })
    .send();
}

/** Fills `values` in the order of arrival, so that fields before a refused file are shown again. */
async function readParts(
  request: FastifyRequest,
  { file }: SiteForm,
  values: Values,
  { call, limits, config }: Parts,
): Promise<void> {
  const rule = file && (contract[file.key] as Endpoint).file;
  let fieldBytes = 0;
  let refused: unknown;
  for await (const part of request.parts({
    limits: {
      fileSize: rule?.maxBytes ?? 0,
      files: 1,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELDS_BYTES,
      parts: MAX_FIELDS + 1,
    },
  })) {
    if (part.type === 'field') {
      fieldBytes += String(part.value).length;
      if (fieldBytes > MAX_FIELDS_BYTES || part.valueTruncated)
        throw Object.assign(new Error('form too large'), { statusCode: 413 });
      if (!Object.hasOwn(values, part.fieldname)) values[part.fieldname] = String(part.value);
    } else if (!file || !rule || part.fieldname !== file.field || !part.filename || refused) {
      part.file.resume(); // an empty file field arrives as a nameless file
    } else {
      const viewer = anonymousOf(request);
      try {
        await admitFile(file.key, request, viewer, limits);
        const reply = (await callWithFile(
          call,
          file.key,
          await receiveFile(part, config.dataDir, rule),
          viewer,
        )) as Record<string, unknown>;
        values[file.as] = String(reply[file.as]);
      } catch (error) {
        refused = error; // the fields behind the file must still be read
        part.file.resume();
      }
    }
  }
  if (refused) throw refused;
}

/** The first value of each name. */
function valuesOf(pairs: readonly (readonly [string, string])[]): Values {
  const values = new Map<string, string>();
  for (const [name, value] of pairs) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/** Address of the thank-you view; always a path of this site. */
function sentAddress(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.set(SENT_KEY, '1');
  return `/${path.replace(/^[/\\]+/, '')}?${params}`;
}
