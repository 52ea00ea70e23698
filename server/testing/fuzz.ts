// Requests made from the API's description: valid, nearly valid and senseless; and bytes that are hardly requests. The
// same seed makes the same requests. Every 5xx answer is reported with all data needed to send the request again.
import http from 'node:http';
import { connect } from 'node:net';
import type { OpenAPIV3_1 } from 'openapi-types';

export type FuzzRole = 'anonymous' | 'user' | 'moderator' | 'admin' | 'junk';
const FUZZ_ROLES: readonly FuzzRole[] = ['anonymous', 'user', 'moderator', 'admin', 'junk'];

export interface FuzzFailure {
  status: number;
  request: string;
}
export interface FuzzReport {
  sent: number;
  /** How often each status was answered; 0: the connection ended without one. */
  statuses: Record<number, number>;
  /** 5xx other than 503, which means that a limit was reached; and requests without an answer. */
  failures: FuzzFailure[];
}

type Schema = OpenAPIV3_1.SchemaObject;
type Next = (below: number) => number;

/** Numbers from 0 up to a bound, the same for the same seed. */
function numbers(seed: number): Next {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const TEXTS = [
  '',
  ' ',
  'a',
  'pim',
  'Ürün Ğİş',
  '𠀀𠀁',
  '\u0000',
  '\u202e',
  '\ud800',
  'a\r\nX: y',
  '%',
  "' or 1=1 --",
  '"',
  '<script>1</script>',
  '<b>'.repeat(200),
  '../../etc/passwd',
  'null',
  'true',
  '-1',
  '1e999',
  '0',
  'NaN',
  '2026-02-30',
  '2026-11-22',
  'a@b.example',
  'https://kalip.example/x',
  'javascript:1',
  '/x',
  '//x',
  '[object Object]',
  '__proto__',
  'constructor',
  'x'.repeat(201),
  'é'.repeat(3_000),
  '{}',
  'admin',
  '#ff0000',
  '05321234567',
];
const NUMBERS = [0, 1, -1, 2, 24, 100, 101, 1.5, 0.1 + 0.2, 2_147_483_648, Number.MAX_SAFE_INTEGER, -1e21, 1e308];
const JUNK: readonly unknown[] = [null, true, [], {}, '', 0, [[]], { a: { a: {} } }, JSON.parse('{"__proto__":1}')];

function maker(document: OpenAPIV3_1.Document, next: Next) {
  const one = <T>(list: readonly T[]): T => list[next(list.length)]!;
  const resolve = (schema: unknown): Schema => {
    const reference = (schema as { $ref?: string }).$ref;
    if (reference === undefined) return schema as Schema;
    return resolve(
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name.replaceAll('~1', '/')], document),
    );
  };
  const text = (schema: Schema): string => {
    if (next(4) === 0) return one(TEXTS);
    if (schema.format === 'date') return '2026-11-22';
    if (schema.format === 'date-time') return '2026-11-22T08:00:00Z';
    const length = Math.min(Math.max(schema.minLength ?? 0, 1 + next(12)), schema.maxLength ?? 20);
    return Array.from({ length }, () => one([...'abcdeğışü019 -.'])).join('');
  };
  /** Makes a value of the schema, one time in ten any other. */
  const value = (raw: unknown, depth = 0): unknown => {
    const schema = resolve(raw);
    if (depth > 8 || next(12) === 0) return one<unknown>([...JUNK, ...TEXTS]);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return one(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return value(one(choices), depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => value(part, depth + 1)));
    const type = Array.isArray(schema.type) ? one(schema.type) : schema.type;
    switch (type) {
      case 'string':
        return text(schema);
      case 'integer':
      case 'number':
        return next(3) === 0 ? one(NUMBERS) : Math.min(Math.max(next(30), schema.minimum ?? 0), schema.maximum ?? 1e9);
      case 'boolean':
        return next(2) === 0;
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: next(20) === 0 ? 101 : next(3) }, () =>
          value((schema as { items?: unknown }).items ?? {}, depth + 1),
        );
      default: {
        const required = schema.required ?? [];
        const entries = Object.entries(schema.properties ?? {})
          .filter(([name]) => (required.includes(name) ? next(15) > 0 : next(2) === 0))
          .map(([name, part]) => [name, value(part, depth + 1)]);
        if (next(15) === 0) entries.push([one(TEXTS), one(JUNK)]);
        return Object.fromEntries(entries) as unknown;
      }
    }
  };
  return { one, value, resolve };
}

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}
export interface FuzzOptions {
  port: number;
  seed: number;
  requests: number;
  document: OpenAPIV3_1.Document;
  /** Addresses of pages, and ids and slugs that exist. */
  pages: readonly string[];
  names: readonly string[];
  /**
   * Returns an access token of the role, valid for some minutes; called repeatedly, as the requests also end sessions.
   */
  tokenOf(role: 'user' | 'moderator' | 'admin'): Promise<string>;
  parallel?: number;
  /** Ends the run early. */
  until?: number;
}

const FRESH_TOKENS_AFTER = 1_000;
const BOUNDARY = 'fuzzboundary';
const HANGS_AFTER_MS = 60_000;

export async function fuzz({
  port,
  seed,
  requests,
  document,
  pages,
  names,
  tokenOf,
  parallel = 8,
  until = Infinity,
}: FuzzOptions): Promise<FuzzReport> {
  const next = numbers(seed);
  const { one, value } = maker(document, next);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, OpenAPIV3_1.OperationObject>).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );
  let tokens: Partial<Record<FuzzRole, string>> = {};
  const report: FuzzReport = { sent: 0, statuses: {}, failures: [] };
  const agent = new http.Agent({ keepAlive: true, maxSockets: parallel });

  const segment = () => encodeURIComponent((next(3) > 0 ? one(names) : one(TEXTS)).toWellFormed());
  const query = (parameters: readonly { name: string; in: string; schema?: unknown }[]) => {
    const search = new URLSearchParams(
      parameters
        .filter((parameter) => parameter.in === 'query' && next(2) === 0)
        .map(({ name, schema }): [string, string] => [name, String(value(schema ?? {}))]),
    );
    if (next(20) === 0) search.append(one(TEXTS), one(TEXTS));
    return search.size > 0 ? `?${search}` : '';
  };
  const multipart = (): Buffer => {
    const whole = Buffer.from(
      [
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${one(['name', 'email', 'image', '', 'a"b'])}"\r\n\r\n${one(TEXTS)}\r\n`,
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${one(['image', 'document', 'resume', 'avatar', 'x'])}"; filename="${one(['a.png', 'b.pdf', '', '../x', 'c.docx'])}"\r\ncontent-type: ${one(['image/png', 'application/pdf', 'x', ''])}\r\n\r\n${one(['\x89PNG\r\n\x1a\n', '%PDF-1.4\n', 'PK\x03\x04', '', 'x'.repeat(5_000)])}\r\n`,
        `--${BOUNDARY}--\r\n`,
      ].join(''),
      'latin1',
    );
    return next(3) === 0 ? whole.subarray(0, next(whole.length + 1)) : whole;
  };

  const make = (): Sent & { role: FuzzRole } => {
    const role = one(FUZZ_ROLES);
    // Each from another network, so that limits do not end the run.
    const headers: Record<string, string> = { 'x-forwarded-for': `10.${next(200)}.${next(250)}.${next(250)}` };
    const token = role === 'junk' ? one(['x', 'a.b.c', '', 'eyJhbGciOiJub25lIn0.e30.', 'é'.repeat(50)]) : tokens[role];
    if (token !== undefined) headers['authorization'] = `Bearer ${encodeURI(token)}`;
    if (next(4) === 0) headers['accept-encoding'] = one(['br', 'gzip', 'identity', '*', 'br;q=0']);
    if (next(10) === 0) headers['if-none-match'] = one(['*', '"x"', 'W/"a"']);
    if (next(10) === 0) headers['origin'] = one(['null', 'https://x.example', 'http://kaliphane.test']);
    if (next(12) === 0) headers['cookie'] = one(['kaliphane_session=x', 'a=b;;=;', 'kaliphane_session=%']);
    if (next(12) === 0) headers['range'] = one(['bytes=0-', 'bytes=9-1', 'x', 'bytes=-1,0-9']);
    if (next(4) === 0) {
      const path = `${one(pages).replace('*', segment)}${next(3) === 0 ? `?${one(['q', 'page', 'sort', 'category', 'gonderildi', 'x'])}=${segment()}` : ''}`;
      if (next(4) > 0) return { role, method: one(['GET', 'GET', 'HEAD']), path, headers, body: undefined };
      const isMultipart = next(2) === 0;
      headers['content-type'] = isMultipart
        ? one([`multipart/form-data; boundary=${BOUNDARY}`, 'multipart/form-data'])
        : 'application/x-www-form-urlencoded';
      return {
        role,
        method: 'POST',
        path,
        headers,
        body: isMultipart
          ? multipart()
          : Buffer.from(
              new URLSearchParams([
                ['name', one(TEXTS)],
                ['email', one(TEXTS)],
                [one(TEXTS), one(TEXTS)],
              ]).toString(),
            ),
      };
    }
    const { path, method, operation } = one(operations);
    const parameters = (operation.parameters ?? []) as { name: string; in: string; schema?: unknown }[];
    const address = `${path.replace(/\{\w+\}/g, segment)}${query(parameters)}`;
    const content = (operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {};
    const sentAs = next(40) === 0 ? one(['GET', 'PUT', 'PATCH', 'DELETE', 'POST', 'OPTIONS']) : method;
    if (method === 'GET' || method === 'DELETE')
      return { role, method: sentAs, path: address, headers, body: undefined };
    const schema = content['application/json']?.schema;
    if (path.includes('upload') || path.includes('avatar') || next(40) === 0) {
      headers['content-type'] = one([
        `multipart/form-data; boundary=${BOUNDARY}`,
        `multipart/form-data; boundary=${BOUNDARY}`,
        'multipart/form-data',
        'multipart/form-data; boundary=',
      ]);
      return { role, method: sentAs, path: address, headers, body: multipart() };
    }
    const json = Buffer.from(JSON.stringify(schema ? value(schema) : one(JUNK)) ?? '');
    headers['content-type'] =
      next(15) === 0
        ? one(['text/plain', 'application/json; charset=latin1', '', 'application/xml'])
        : 'application/json';
    return {
      role,
      method: sentAs,
      path: address,
      headers,
      body: next(20) === 0 ? json.subarray(0, next(json.length + 1)) : json,
    };
  };

  const send = ({ method, path, headers, body }: Sent): Promise<number> =>
    new Promise((resolve) => {
      const request = http.request(
        {
          port,
          host: '127.0.0.1',
          agent,
          method,
          path,
          headers: body ? { ...headers, 'content-length': body.length } : headers,
        },
        (reply) => {
          reply
            .on('error', () => resolve(0))
            .on('end', () => resolve(reply.statusCode!))
            .resume();
        },
      );
      request.setTimeout(HANGS_AFTER_MS, () => {
        report.failures.push({ status: 0, request: `no answer: ${method} ${path} ${JSON.stringify(headers)}` });
        request.destroy();
      });
      request.on('error', () => resolve(0)).end(body);
    });

  let asked = 0;
  const worker = async (): Promise<void> => {
    while (asked < requests && Date.now() < until) {
      if (asked++ % FRESH_TOKENS_AFTER === 0)
        tokens = { user: await tokenOf('user'), moderator: await tokenOf('moderator'), admin: await tokenOf('admin') };
      const { role, ...made } = make();
      let status: number;
      try {
        status = await send(made);
      } catch {
        continue; // Node itself refuses to send it
      }
      report.sent++;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      if (status >= 500 && status !== 503) {
        const { authorization: _, ...headers } = made.headers;
        report.failures.push({
          status,
          request: `${role} ${made.method} ${made.path} ${JSON.stringify(headers)} ${made.body?.toString('latin1').slice(0, 2_000) ?? ''}`,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  agent.destroy();
  return report;
}

const RAW: readonly string[] = [
  'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /shop?q=pim HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n',
  'HEAD /api/products HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'POST /contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET http://x/y HTTP/1.0\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: x\r\n\r\n',
  'PROPFIND /api/products HTTP/1.1\r\nHost: x\r\n\r\n',
  'QUERY / HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\na',
  'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n',
];
const RAW_METHODS = http.METHODS;
const RAW_WAIT_MS = 150;

/** Sends altered bytes over separate connections, each closed after its reply or a moment. */
export async function fuzzRaw({
  port,
  seed,
  count,
  parallel = 16,
  until = Infinity,
}: {
  port: number;
  seed: number;
  count: number;
  parallel?: number;
  until?: number;
}): Promise<FuzzReport> {
  const next = numbers(seed);
  const report: FuzzReport = { sent: 0, statuses: {}, failures: [] };
  const mutated = (): Buffer => {
    let bytes = Buffer.from(RAW[next(RAW.length)]!, 'latin1');
    if (next(3) === 0)
      bytes = Buffer.from(bytes.toString('latin1').replace(/^\w+/, RAW_METHODS[next(RAW_METHODS.length)]!), 'latin1');
    for (let i = next(5); i > 0; i--) {
      const at = next(bytes.length + 1);
      const piece = [
        Buffer.of(next(256)),
        Buffer.from('\r\n'),
        Buffer.from('Content-Length: 9\r\n'),
        Buffer.from('Transfer-Encoding: xchunked\r\n'),
        Buffer.from(' '),
        Buffer.alloc(next(9_000), 'a'),
        bytes.subarray(0, at),
      ][next(7)]!;
      bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(Math.min(bytes.length, at + next(3)))]);
    }
    return bytes;
  };
  const send = (bytes: Buffer): Promise<string> =>
    new Promise((resolve) => {
      let reply = '';
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(bytes);
      });
      const timer = setTimeout(() => socket.destroy(), RAW_WAIT_MS);
      socket
        .on('data', (chunk) => {
          if (reply.length < 100_000) reply += chunk.toString('latin1');
          if (/^HTTP\/1\.1 \d+/.test(reply) && next(3) > 0) socket.end();
        })
        .on('error', () => {})
        .on('close', () => {
          clearTimeout(timer);
          resolve(reply);
        });
    });
  let asked = 0;
  const worker = async (): Promise<void> => {
    while (asked < count && Date.now() < until) {
      asked++;
      const bytes = mutated();
      const reply = await send(bytes);
      report.sent++;
      for (const status of [...reply.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]))) {
        report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        if (status >= 500 && status !== 503)
          report.failures.push({ status, request: JSON.stringify(bytes.toString('latin1').slice(0, 2_000)) });
      }
      if (reply === '') report.statuses[0] = (report.statuses[0] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  return report;
}
