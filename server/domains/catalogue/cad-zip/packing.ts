// Makes one zip: each file after the other, then the texts about them.
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#contract/api-error.ts';
import type { FileFormat } from '#contract/cad.ts';
import { istanbulWallTime } from '../../../base/clock.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { createZip, type ZipWriter } from '../../../base/files/zip-writer.ts';
import type { OwnFile } from '../cad-models/own-files.ts';
import type { CadFiles, CadOrder, Maker } from '../cad/files.ts';
import { listText, readmeText, type PackedLine } from './contents.ts';
import type { ZipLine } from './lines.ts';
import type { ZipProgress } from './store.ts';

export interface ZipOrder {
  lines: readonly ZipLine[];
  formats: readonly FileFormat[];
  maker: Maker;
}
export interface PackingLimits {
  maxMegabytes: number;
  /** Pauses before a file is asked for again that found no room; after the last it counts as failed. */
  pausesMs: readonly number[];
  /** Pauses of a whole zip; then it is given up. */
  maxPauses: number;
}
const MEGABYTE = 1024 * 1024;

/** No single caller waits for these files: the number of zips is limited instead. */
const UNLIMITED = { kept() {}, async made() {} };

/**
 * Writes the zip to `target`; after a failure nothing of it is there.
 * @param onPacked called after each article
 * @returns its bytes, the files in it, and whether all could be had
 * @throws ZipTooLarge, CAD_BUSY
 */
export async function packZip(
  { lines, formats, maker }: ZipOrder,
  {
    files,
    storage,
    target,
    at,
    limits,
    signal,
    onPacked,
  }: {
    files: Pick<CadFiles, 'file'>;
    storage: Pick<FileStorage, 'read'>;
    target: string;
    at: Date;
    limits: PackingLimits;
    signal: AbortSignal;
    onPacked(): Promise<void>;
  },
): Promise<{ bytes: number; packed: ZipProgress['packed']; isWhole: boolean }> {
  let pauses = 0;
  const given: ZipProgress['packed'] = [];
  const names = new Set<string>();

  /** @returns null: it could not be made */
  async function bytesOf(order: CadOrder): Promise<Uint8Array | null> {
    for (const pause of [...limits.pausesMs, null]) {
      signal.throwIfAborted();
      try {
        const { content } = await files.file(order, UNLIMITED);
        return 'bytes' in content ? content.bytes : null;
      } catch (error) {
        if (!ApiError.is(error) || (error.code !== 'CAD_BUSY' && error.code !== 'CAD_FAILED')) throw error;
        if (error.code === 'CAD_FAILED' || pause === null) return null;
        if (++pauses > limits.maxPauses) throw error;
        await sleep(pause, undefined, { signal });
      }
    }
    return null;
  }

  /** @returns null: it is not there */
  async function ownBytes({ privatePath }: OwnFile): Promise<Uint8Array | null> {
    signal.throwIfAborted();
    const file = await storage.read(privatePath);
    return file ? buffer(file.content) : null;
  }

  /** @returns the file's name; null: there is none, undefined: it could not be had */
  async function put(zip: ZipWriter, { code, own, model }: ZipLine, format: FileFormat) {
    const owned = own[format];
    if (!owned && !model) return null;
    const name = owned?.fileName ?? `${code}.${format}`;
    if (names.has(name)) return name; // staff gave it all sizes of a family
    const bytes = owned
      ? await ownBytes(owned)
      : await bytesOf({ article: model!.article, maker, format, protocol: '214' });
    if (!bytes) return undefined;
    await zip.add(name, bytes);
    names.add(name);
    return name;
  }

  async function pack(zip: ZipWriter, line: ZipLine): Promise<PackedLine> {
    const packed = { line, files: [] as string[], failed: [] as FileFormat[] };
    for (const format of formats) {
      const name = await put(zip, line, format);
      if (name === undefined) packed.failed.push(format);
      if (typeof name !== 'string') continue;
      packed.files.push(name);
      given.push([line.productId, format]);
    }
    return packed;
  }

  const zip = await createZip(target, { maxBytes: limits.maxMegabytes * MEGABYTE, at: istanbulWallTime(at) });
  try {
    const packed: PackedLine[] = [];
    for (const line of lines) {
      packed.push(await pack(zip, line));
      await onPacked();
    }
    await zip.add('bom.csv', Buffer.from(listText(packed)));
    await zip.add('OKUBENI.txt', Buffer.from(readmeText({ packed, formats, maker, at })));
    signal.throwIfAborted();
    const isWhole = packed.every(({ failed }) => failed.length === 0);
    return { bytes: await zip.finish(), packed: given, isWhole };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
