// Draws the site's fixed pictures again, after the drawings' code has changed: `node demo/draw-site-images.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { drawPlaceholder, drawShareCard } from './drawings/cards.ts';

const PUBLIC = fileURLToPath(new URL('../site/public/', import.meta.url));

await writeFile(`${PUBLIC}placeholder.svg`, drawPlaceholder());
await sharp(
  Buffer.from(
    drawShareCard(SETTING_DEFAULTS.site_title, 'Enjeksiyon, pres ve progresif kalıplar için standart elemanlar'),
  ),
)
  .png({ palette: true, compressionLevel: 9 })
  .toFile(`${PUBLIC}share.png`);
await sharp(await readFile(`${PUBLIC}favicon.svg`), { density: 324 })
  .resize(180, 180)
  .flatten({ background: '#ffffff' })
  .png({ palette: true, compressionLevel: 9 })
  .toFile(`${PUBLIC}apple-touch-icon.png`);
