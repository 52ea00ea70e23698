// Decodes uploaded pictures and writes them again: the result holds pixels and nothing else (docs/decisions/0007).
import sharp, { type Sharp } from 'sharp';
import { ApiError } from '#contract/api-error.ts';
import { VARIANT_WIDTHS } from '#contract/images.ts';
import { IMAGE_TOO_MANY_PIXELS, MAX_IMAGE_PIXELS, NOT_AN_IMAGE } from '#contract/uploads.ts';
import { fairTurns } from '../fair-turns.ts';
import { pictureFormat, type PictureFormat } from './picture-format.ts';
import { PICTURE_RULES, type PictureKind, type PictureRule } from './picture-rules.ts';
import { PICTURES_BUSY } from '../texts.ts';

/** One file of a picture; rows name the first of a list. */
export interface PictureFile {
  ending: string;
  content: Buffer;
}

/** A narrow strip is made narrower than its files' names say, before it exceeds WebP's largest height. */
const MAX_HEIGHT_BY_WIDTH = 4;
const TIMEOUT_SECONDS = 30;
const PHOTO_QUALITY = 80;
const SAMPLE_SIDE = 300;
/** Above this size a picture without transparency counts as a photograph. */
const MAX_PNG_BYTES = 300 * 1024;

// A picture of 40 megapixels takes a core and up to 200 MB: one at a time leaves the rest to the visitors. Staff and
// customers take turns, so that neither waits for more than one of the other's; of one customer, one picture may wait.
const inTurn = fairTurns<'staff' | 'customers'>({
  atOnce: 1,
  lanes: { staff: [30], customers: [30, 1] },
  busy: PICTURES_BUSY,
  retrySeconds: 10,
});

// Nothing is read twice: what the library keeps of earlier pictures is memory without use.
sharp.cache(false);

const refused = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'INVALID_FILE', sentence, { [field]: sentence });

/**
 * Makes the files of a picture: without metadata, upright, never enlarged. A browser that picks by the widths in the
 * names gets that width, or the whole picture.
 * @param customer public id of the customer who uploads it; none for staff
 * @throws INVALID_FILE naming `field`; UNAVAILABLE when too many wait already
 */
export async function convertPicture(
  bytes: Buffer,
  kind: PictureKind,
  field: string,
  customer?: string,
): Promise<PictureFile[]> {
  const format = pictureFormat(bytes);
  if (!format) throw refused(field, NOT_AN_IMAGE);
  return inTurn(customer === undefined ? ['staff'] : ['customers', customer], async () => {
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined);
    if (header?.format !== format) throw refused(field, NOT_AN_IMAGE);
    if (header.width * header.height > MAX_IMAGE_PIXELS) throw refused(field, IMAGE_TOO_MANY_PIXELS);
    const rule: PictureRule = PICTURE_RULES[kind];
    const large = await decode(bytes, rule, Math.min(header.width, header.height)).catch(() => {
      throw refused(field, NOT_AN_IMAGE);
    });
    return rule.shape === 'plain' ? [await plainFile(large)] : filesInSizes(large, format);
  });
}

/** Width and height of a picture, by its head. @throws for what is none */
export async function pictureSize(content: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
  return { width, height };
}

/**
 * Pixels that are in memory together while a picture is decoded: all of one that is stored in several passes, as WebP
 * and GIF are too; of others a few lines. 0 for what is no picture.
 */
export async function heldPixels(content: Buffer): Promise<number> {
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head) return 0;
  return head.isProgressive || head.format === 'webp' || head.format === 'gif' ? head.width * head.height : 0;
}

interface Raster {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

async function decode(bytes: Buffer, { width, shape }: PictureRule, shorterSide: number): Promise<Raster> {
  const image = sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  }).timeout({ seconds: TIMEOUT_SECONDS });
  if (shape !== 'square') return rasterOf(fitted(image, width));
  const side = Math.min(width, shorterSide);
  return rasterOf(image.resize(side, side, { fit: 'cover' }));
}

const fitted = (image: Sharp, width: number): Sharp =>
  image.resize({ width, height: width * MAX_HEIGHT_BY_WIDTH, fit: 'inside', withoutEnlargement: true });

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Raster['channels'] };
}

const imageOf = ({ data, width, height, channels }: Raster): Sharp => sharp(data, { raw: { width, height, channels } });

const [SMALL_WIDTH, MEDIUM_WIDTH] = VARIANT_WIDTHS;

/** The four sizes that stand beside each other (`contract/images.ts`). */
async function filesInSizes(large: Raster, format: PictureFormat): Promise<PictureFile[]> {
  const medium = await rasterOf(fitted(imageOf(large), MEDIUM_WIDTH));
  const small = await rasterOf(fitted(imageOf(large), SMALL_WIDTH));
  const mayBeDrawing = await isDrawing(large, format);
  return [
    { ending: '.webp', content: await webpOf(large, mayBeDrawing) },
    { ending: `-${MEDIUM_WIDTH}.webp`, content: await webpOf(medium, mayBeDrawing) },
    { ending: `-${SMALL_WIDTH}.webp`, content: await webpOf(small, mayBeDrawing) },
    { ending: `-${MEDIUM_WIDTH}.png`, content: await imageOf(medium).png({ palette: true, effort: 5 }).toBuffer() },
  ];
}

const photo = (image: Sharp): Promise<Buffer> => image.webp({ quality: PHOTO_QUALITY }).toBuffer();
const drawing = (image: Sharp): Promise<Buffer> => image.webp({ lossless: true, effort: 1 }).toBuffer();

/**
 * Drawings and logos, which come as PNG or GIF, are mostly smaller without loss, and crisp. A photograph would take
 * seconds that way, so its middle is tried first.
 */
async function isDrawing(raster: Raster, format: PictureFormat): Promise<boolean> {
  if (format === 'jpeg' || format === 'webp') return false;
  const [width, height] = [Math.min(SAMPLE_SIDE, raster.width), Math.min(SAMPLE_SIDE, raster.height)];
  const sample = () =>
    imageOf(raster).extract({ left: (raster.width - width) >> 1, top: (raster.height - height) >> 1, width, height });
  return (await drawing(sample())).length <= (await photo(sample())).length;
}

async function webpOf(raster: Raster, mayBeDrawing: boolean): Promise<Buffer> {
  const lossy = await photo(imageOf(raster));
  if (!mayBeDrawing) return lossy;
  const lossless = await drawing(imageOf(raster));
  return lossless.length <= lossy.length ? lossless : lossy;
}

/** For browsers' tabs, search engines and what shows shared links. */
async function plainFile(raster: Raster): Promise<PictureFile> {
  const png = await imageOf(raster).png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= MAX_PNG_BYTES || !(await imageOf(raster).stats()).isOpaque) return { ending: '.png', content: png };
  return { ending: '.jpg', content: await imageOf(raster).jpeg({ quality: 85, mozjpeg: true }).toBuffer() };
}
