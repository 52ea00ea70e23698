// Replies that are files: what a call with `isDownload` answers.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { notFound } from '#contract/api-error.ts';
import type { Download } from '#contract/downloads.ts';
import type { FileStorage } from '../base/files/storage.ts';
import { FILE_POLICY } from './security-headers.ts';
import { NO_SUCH_FILE } from './texts.ts';

const MAX_NAME_LENGTH = 120;
/**
 * The name without what a path, a header or a reader could take for something else: separators, quotes, invisible
 * signs.
 */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '') || 'dosya';

/** Keeps the name's end, which tells what the file is. */
function shortened(name: string): string {
  const signs = [...name];
  if (signs.length <= MAX_NAME_LENGTH) return name;
  const dot = signs.lastIndexOf('.');
  const end = dot > 0 && signs.length - dot <= 8 ? signs.slice(dot) : [];
  return [...signs.slice(0, MAX_NAME_LENGTH - end.length), ...end].join('');
}

/** `attachment` with the file's name twice: in ASCII for old readers, and whole (RFC 6266). */
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

/** Sends it as a file that is saved, never shown, never kept. @throws NOT_FOUND when the file is not there any more */
export async function sendDownload(
  reply: FastifyReply,
  { fileName, contentType, content }: Download,
  storage: FileStorage,
): Promise<FastifyReply> {
  const file = 'text' in content ? textFile(content.text) : await storage.read(content.privatePath);
  if (!file) throw notFound(NO_SUCH_FILE);
  return reply
    .headers({
      'content-type': contentType,
      'content-length': file.sizeBytes,
      'content-disposition': attachmentNamed(fileName),
      'cache-control': 'no-store',
      'content-security-policy': FILE_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .send(file.content);
}

function textFile(text: string): { content: Readable | Buffer; sizeBytes: number } {
  const content = Buffer.from(text);
  return { content, sizeBytes: content.length };
}
