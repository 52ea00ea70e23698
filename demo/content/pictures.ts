import { join } from 'node:path';
import { slugify } from '#contract/text.ts';
import { writeMissing, writeSizes } from '../drawings/write.ts';
import { drawCover, drawLogo, drawPanel, drawSlide } from './compose.ts';
import { demoBrands, demoSlides } from './lists.ts';
import { demoPosts } from './posts/index.ts';
import type { DemoPicture } from '../base/content-types.ts';

/** The pictures that the company pages name. */
const PANELS: Record<string, readonly DemoPicture[]> = {
  atolye: [{ key: 'itici-pim-a', view: 'izometrik' }],
  stok: [
    { key: 'kalip-yayi-mavi', view: 'izometrik' },
    { key: 'flansli-burc-pabuclu', view: 'izometrik' },
    { key: 'hizli-kaplin-pirinc', view: 'izometrik' },
    { key: 'kilavuz-kolon', view: 'izometrik' },
  ],
  misyon: [{ key: 'konik-merkezleme', view: 'izometrik' }],
  vizyon: [{ key: 'sicak-yolluk-memesi', view: 'izometrik' }],
  tesis: [
    { key: 'kalip-plakasi', view: 'izometrik' },
    { key: 'flansli-kolon-civatali', view: 'izometrik' },
    { key: 'doner-mapa', view: 'izometrik' },
    { key: 'zimba-d', view: 'izometrik' },
  ],
};

export const coverName = (slug: string): string => slug;
export const logoName = (brand: string): string => slugify(brand);

interface ContentPicture {
  folder: string;
  name: string;
  draw(): string;
  isShaded: boolean;
}

/** Every picture that the demo content names. */
export const contentPictures: readonly ContentPicture[] = [
  ...demoPosts.map((post) => ({
    folder: 'blogs',
    name: coverName(post.slug),
    draw: () => drawCover(post.cover),
    isShaded: true,
  })),
  ...demoSlides.map((slide) => ({
    folder: 'slider',
    name: slide.key,
    draw: () => drawSlide(slide.pictures),
    isShaded: true,
  })),
  ...demoBrands.map((brand, i) => ({
    folder: 'references',
    name: logoName(brand.name),
    draw: () => drawLogo(brand.name, brand.mark, i),
    isShaded: false,
  })),
  ...Object.entries(PANELS).map(([name, pictures]) => ({
    folder: 'pages',
    name,
    draw: () => drawPanel(pictures),
    isShaded: true,
  })),
];

/** Writes missing pictures, in all sizes, below `img`. */
export async function writeContentPictures(
  imgDir: string,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  for (const folder of new Set(contentPictures.map((picture) => picture.folder))) {
    const dir = join(imgDir, folder);
    const jobs = contentPictures
      .filter((picture) => picture.folder === folder)
      .map(({ name, draw, isShaded }) => ({ name, write: () => writeSizes(dir, name, draw(), isShaded) }));
    await writeMissing(dir, jobs, () => onProgress(++done, contentPictures.length));
  }
}
