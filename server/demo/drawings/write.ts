import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { DRAWING_KEYS, DRAWING_VIEWS, type DrawingKey, type DrawingView } from '../types.ts';
import { drawFamily } from './index.ts';

/** What every picture `name.webp` of the project comes with: the widths for `srcset` and a PNG for old readers. */
export const filesOf = (name: string) => ({ base: `${name}.webp`, w320: `${name}-320.webp`, w640: `${name}-640.webp`, png640: `${name}-640.png` });

/** Completed under another name first, so that an interrupted run never leaves half a picture that a later one would skip. */
async function writeWhole(dir: string, name: string, data: Buffer): Promise<void> {
  const temporary = join(dir, `.${name}.${randomUUID()}.tmp`); // other processes may be writing the same picture
  await writeFile(temporary, data);
  await rename(temporary, join(dir, name));
}

interface Raster { data: Buffer; width: number; height: number }

/** Line work: few colours and lossless, which is smaller than lossy WebP around hatching, and crisp. */
const LINE_COLOURS = 16;
const SHADED_COLOURS = 32;
const SHADED_WEBP = { quality: 78, effort: 2 } as const;

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function imageOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function palettePng(raster: Raster, colours: number, compressionLevel = 9): Promise<Buffer> {
  return imageOf(raster).png({ palette: true, colours, effort: 1, dither: 0, compressionLevel }).toBuffer();
}

/** Lossless WebP of an image that has few colours already. */
function lineWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ lossless: true, effort: 1 }).toBuffer();
}

/** Rasterises one picture once and derives all its sizes; `name` is its file's, without an ending. */
export async function writeSizes(dir: string, name: string, svg: string, isShaded: boolean): Promise<void> {
  const files = filesOf(name);
  const large = await rasterOf(sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).removeAlpha());
  const medium = await rasterOf(imageOf(large).resize(640));
  const small = await rasterOf(imageOf(large).resize(320));
  const webpOf = async (raster: Raster): Promise<Buffer> => (isShaded ? imageOf(raster).webp(SHADED_WEBP).toBuffer() : lineWebp(await palettePng(raster, LINE_COLOURS, 1)));
  const png640 = await palettePng(medium, isShaded ? SHADED_COLOURS : LINE_COLOURS);
  await writeWhole(dir, files.w320, await webpOf(small));
  await writeWhole(dir, files.w640, isShaded ? await webpOf(medium) : await lineWebp(png640));
  await writeWhole(dir, files.png640, png640);
  await writeWhole(dir, files.base, await webpOf(large));
}

export const writePicture = (dir: string, key: DrawingKey, view: DrawingView): Promise<void> => writeSizes(dir, `${key}-${view}`, drawFamily(key, view), view === 'izometrik');

/** Does the jobs whose files are not all there, two at a time. */
export async function writeMissing(dir: string, jobs: readonly { name: string; write(): Promise<void> }[], onProgress?: (done: number, total: number) => void): Promise<void> {
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
  await Promise.all([work(), work()]);
}

/**
 * Writes the pictures of every kind of part: `{key}-{view}.webp` (1200 px), `-320.webp`, `-640.webp` and `-640.png`.
 * Sets already complete are left alone. `onProgress` counts sets, not files.
 */
export const writeDrawings = (dir: string, onProgress?: (done: number, total: number) => void): Promise<void> =>
  writeMissing(dir, DRAWING_KEYS.flatMap((key) => DRAWING_VIEWS.map((view) => ({ name: `${key}-${view}`, write: () => writePicture(dir, key, view) }))), onProgress);
