import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { stemOf, VARIANT_KINDS, VARIANT_VIEWS, type PictureKey } from '../base/pictures.ts';
import { DRAWING_KEYS, DRAWING_VIEWS, type DrawingView } from '../base/types.ts';
import { drawFamily } from './index.ts';
import { SIMPLE_MODELS } from '../cad/index.ts';
import { letteredFile, letteredPicture } from './letters.ts';

/** The files of every picture `name.webp` of the project: the widths for `srcset` and a PNG for old readers. */
export const filesOf = (name: string) => ({
  base: `${name}.webp`,
  w320: `${name}-320.webp`,
  w640: `${name}-640.webp`,
  png640: `${name}-640.png`,
});

/**
 * Completed under another name first, so that an interrupted run never leaves half a picture, which a later run would
 * skip.
 */
async function writeWhole(dir: string, name: string, data: Buffer | string): Promise<void> {
  const temporary = join(dir, `.${name}.${randomUUID()}.tmp`); // other processes may be writing the same picture
  await writeFile(temporary, data);
  await rename(temporary, join(dir, name));
}

interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Line work: few colours and lossless, which is smaller than lossy WebP around hatching, and crisp. */
const LINE_COLOURS = 16;
/** Lossless all the same: below 25 the encoder tries less. A fifth more bytes for little more than half the time. */
const LINE_WEBP = { lossless: true, effort: 1, quality: 20 } as const;
const SHADED_COLOURS = 32;
const SHADED_WEBP = { quality: 78, effort: 2 } as const;
const CHANNELS = 3;

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function imageOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: CHANNELS } });
}

function palettePng(raster: Raster, colours: number): Promise<Buffer> {
  return imageOf(raster).png({ palette: true, colours, effort: 1, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** The colours of a palette PNG, one after the other as red, green and blue. */
function paletteOf(png: Buffer): Buffer {
  const SIGNATURE_BYTES = 8;
  for (let at = SIGNATURE_BYTES; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'PLTE') return png.subarray(at + 8, at + 8 + length);
    at += length + 12; // length, type, data, checksum
  }
  throw new Error('A PNG without a palette');
}

function nearest(palette: Buffer, r: number, g: number, b: number): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < palette.length; i += CHANNELS) {
    const distance = (palette[i]! - r) ** 2 + (palette[i + 1]! - g) ** 2 + (palette[i + 2]! - b) ** 2;
    if (distance < least) [best, least] = [i, distance];
  }
  return best;
}

const UNKNOWN_COLOUR = 255;

/** The picture in the palette's colours. Finding another palette for each size would cost four times as much. */
function inPalette({ data, width, height }: Raster, palette: Buffer): Raster {
  const mapped = Buffer.allocUnsafe(data.length);
  const known = new Uint8Array(1 << 16).fill(UNKNOWN_COLOUR); // by the colour's upper 5, 6 and 5 bits
  for (let i = 0; i < data.length; i += CHANNELS) {
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const key = ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);
    if (known[key] === UNKNOWN_COLOUR) known[key] = nearest(palette, r, g, b);
    const colour = known[key]!;
    mapped[i] = palette[colour]!;
    mapped[i + 1] = palette[colour + 1]!;
    mapped[i + 2] = palette[colour + 2]!;
  }
  return { data: mapped, width, height };
}

/**
 * Rasterises one picture, which covers its whole sheet, once and derives all its sizes; `name` is its file's, without
 * an ending.
 */
export async function writeSizes(dir: string, name: string, svg: string, isShaded: boolean): Promise<void> {
  const files = filesOf(name);
  const large = await rasterOf(sharp(Buffer.from(svg)).removeAlpha());
  const [medium, small] = await Promise.all([
    rasterOf(imageOf(large).resize(640)),
    rasterOf(imageOf(large).resize(320)),
  ]);
  const png640 = await palettePng(medium, isShaded ? SHADED_COLOURS : LINE_COLOURS);
  const palette = paletteOf(png640);
  const webpOf = (raster: Raster): Promise<Buffer> =>
    (isShaded ? imageOf(raster).webp(SHADED_WEBP) : imageOf(inPalette(raster, palette)).webp(LINE_WEBP)).toBuffer();
  await writeWhole(dir, files.w320, await webpOf(small));
  await writeWhole(dir, files.w640, await webpOf(medium));
  await writeWhole(dir, files.png640, png640);
  await writeWhole(dir, files.base, await webpOf(large));
}

export const writePicture = (dir: string, key: PictureKey, view: DrawingView): Promise<void> =>
  writeSizes(dir, stemOf(key, view), drawFamily(key, view), view === 'izometrik');

/** More than processors, so that none idles while another job reads or writes a file. */
const JOBS_AT_ONCE = 3;
const THREADS = sharp.concurrency();

/** Does the jobs with missing files, a few at a time. */
export async function writeMissing(
  dir: string,
  jobs: readonly { name: string; write(): Promise<void> }[],
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      const job = jobs[next++];
      if (!job) return;
      if (!Object.values(filesOf(job.name)).every((file) => present.has(file))) await job.write();
      onProgress?.(++done, jobs.length);
    }
  };
  // Pictures side by side use the processors better than several threads on each of them.
  sharp.concurrency(1);
  try {
    await Promise.all(Array.from({ length: JOBS_AT_ONCE }, work));
  } finally {
    sharp.concurrency(THREADS);
  }
}

/** Every product picture: all views of each kind, those of its variants that differ. */
export const productPictures: readonly { key: PictureKey; view: DrawingView; name: string }[] = [
  ...DRAWING_KEYS.flatMap((key) => DRAWING_VIEWS.map((view) => ({ key, view, name: stemOf(key, view) }))),
  ...[...VARIANT_KINDS.keys()].flatMap((key) => VARIANT_VIEWS.map((view) => ({ key, view, name: stemOf(key, view) }))),
];

/** Writes the lettered pictures that are missing: SVG, a few milliseconds for all. */
export async function writeLettered(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const present = new Set(await readdir(dir));
  for (const key of SIMPLE_MODELS) {
    const file = letteredFile(key);
    if (!present.has(file)) await writeWhole(dir, file, letteredPicture(key).svg);
  }
}

/**
 * Writes the product pictures: `{key}-{view}.webp` (1200 px), `-320.webp`, `-640.webp` and `-640.png`, and the lettered
 * ones. Sets already complete are left alone. `onProgress` counts sets, not files.
 */
export async function writeDrawings(dir: string, onProgress?: (done: number, total: number) => void): Promise<void> {
  await writeLettered(dir);
  await writeMissing(
    dir,
    productPictures.map(({ key, view, name }) => ({ name, write: () => writePicture(dir, key, view) })),
    onProgress,
  );
}
