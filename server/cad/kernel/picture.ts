// The shaded picture as a file.
import type { Body } from '../body.ts';
import type { Mesh } from './mesh.ts';
import { rasterOf } from './raster.ts';

const WIDTH = 800;
const WEBP = { quality: 82, effort: 3 };

/** @returns WebP, 800 × 600 */
export async function writePicture(
  mesh: Mesh,
  look: { color: string; shownAs: Body['shownAs'] },
): Promise<Buffer<ArrayBuffer>> {
  // Only processes that draw pictures need it.
  const { default: sharp } = await import('sharp');
  const { width, height, data } = rasterOf(mesh, look);
  const file = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(WIDTH)
    .webp(WEBP)
    .toBuffer();
  return Buffer.from(file);
}
