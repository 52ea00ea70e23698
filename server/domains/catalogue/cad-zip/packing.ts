// Makes one zip: each file after the other, then the texts about them.
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '#contract/api-error.ts';
import type { ZipFormat } from '#contract/cad.ts';
import { istanbulWallTime } from '../../../base/clock.ts';
import { createZip, type ZipWriter } from '../../../base/files/zip-writer.ts';
import type { CadFiles, CadOrder, Maker } from '../cad/files.ts';
import { listText, readmeText, type PackedLine } from './contents.ts';
import type { ZipLine } from './lines.ts';

export interface ZipOrder {
  lines: readonly ZipLine[];
  formats: readonly ZipFormat[];
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
 * @returns its bytes, and whether all files could be made
 * @throws ZipTooLarge, CAD_BUSY
 */
export async function packZip(
  { lines, formats, maker }: ZipOrder,
  {
    files,
    target,
    at,
    limits,
    signal,
    onPacked,
  }: {
    files: Pick<CadFiles, 'file'>;
    target: string;
    at: Date;
    limits: PackingLimits;
    signal: AbortSignal;
    onPacked(): Promise<void>;
  },
): Promise<{ bytes: number; isWhole: boolean }> {
  let pauses = 0;

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

  async function pack(zip: ZipWriter, line: ZipLine): Promise<PackedLine> {
    const packed = { line, files: [] as string[], failed: [] as ZipFormat[] };
    if (!line.model) return packed;
    for (const format of formats) {
      const bytes = await bytesOf({ article: line.model.article, maker, format, protocol: '214' });
      if (!bytes) {
        packed.failed.push(format);
        continue;
      }
      const name = `${line.code}.${format}`;
      await zip.add(name, bytes);
      packed.files.push(name);
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
    return { bytes: await zip.finish(), isWhole: packed.every(({ failed }) => failed.length === 0) };
  } catch (error) {
    await zip.abandon();
    throw error;
  }
}
