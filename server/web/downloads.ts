// Replies that are files, of calls with `isDownload`.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import type { FileStorage } from '../base/files/storage.ts';
import { acceptedEncoding, type Encoding } from './reply-variants.ts';
import { FILE_POLICY } from './security-headers.ts';
import { NO_SUCH_FILE } from './texts.ts';

const MAX_NAME_LENGTH = 120;
const FOR_GOOD = `max-age=${365 * 24 * 60 * 60}, immutable`;
/** Removes separators, quotes and invisible signs, which paths, headers or readers could misinterpret. */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '') || 'dosya';

/** Keeps the end of the name, which shows the kind of file. */
function shortened(name: string): string {
  const signs = [...name];
  if (signs.length <= MAX_NAME_LENGTH) return name;
  const dot = signs.lastIndexOf('.');
  const end = dot > 0 && signs.length - dot <= 8 ? signs.slice(dot) : [];
  return [...signs.slice(0, MAX_NAME_LENGTH - end.length), ...end].join('');
}

/** Writes `attachment` with the file's name twice: in ASCII for old readers, and complete (RFC 6266). */
export function attachmentNamed(fileName: string): string {
  const name = shortened(safeName(fileName));
  const ascii = name
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_');
  // RFC 5987 wants four signs escaped that `encodeURIComponent` leaves.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Sends a file, for saving unless it is a picture. Nobody keeps it unless it has a version: browsers then keep it and
 * ask before each use whether it has changed, or never where its address names the version.
 * @throws NOT_FOUND when the file is gone
 */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { fileName, contentType, version, isCompressible = false, isShown, isForGood, onGiven, content }: Download,
  storage: FileStorage,
): Promise<FastifyReply> {
  const encoding = isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  if (isCompressible) reply.header('vary', 'accept-encoding');
  const tag = version === undefined ? undefined : `"${version}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  if (tag !== undefined) {
    reply.headers({ etag: tag, 'cache-control': isForGood ? FOR_GOOD : 'no-cache' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  const file = 'privatePath' in content ? await storage.read(content.privatePath) : await inMemory(content, encoding);
  if (!file) throw notFound(NO_SUCH_FILE);
  if (request.method !== 'HEAD') await onGiven?.();
  return reply
    .headers({
      'content-type': contentType,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': file.sizeBytes,
      'content-disposition': isShown ? 'inline' : attachmentNamed(fileName),
      ...(tag === undefined ? { 'cache-control': 'no-store' } : {}),
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .send(file.content);
}

/** Larger files are compressed in a hurry: 1.5 MB become 220 kB in 6 ms, or 198 kB in 44. */
const HURRY_FROM_BYTES = 512 * 1024;
const [brotli, zip] = [promisify<Buffer, BrotliOptions, Buffer>(brotliCompress), promisify<Buffer, Buffer>(gzip)];

async function inMemory(
  made: { text: string } | { bytes: Uint8Array },
  encoding: Encoding,
): Promise<{ content: Buffer; sizeBytes: number }> {
  const plain = Buffer.from('text' in made ? made.text : made.bytes);
  const content = await compressed(plain, encoding);
  return { content, sizeBytes: content.length };
}

async function compressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return zip(plain);
  const quality = plain.length > HURRY_FROM_BYTES ? 1 : 4;
  return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
