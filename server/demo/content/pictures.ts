import { join } from 'node:path';
import { slugify } from '#contract/text.ts';
import { writeMissing, writeSizes } from '../drawings/write.ts';
import { drawCover, drawLogo, drawPanel, drawSlide } from './compose.ts';
import { demoBrands, demoSlides } from './lists.ts';
import { demoPosts } from './posts/index.ts';
import type { DemoPicture } from './types.ts';

/** The pictures that the company pages name. */
const PANELS: Record<string, readonly DemoPicture[]> = {
  atolye: [{ key: 'itici-pim-a', view: 'izometrik' }, { key: 'itici-pim-a', view: 'cizim' }],
  stok: [{ key: 'kalip-yayi-mavi', view: 'izometrik' }, { key: 'flansli-burc', view: 'izometrik' }, { key: 'hizli-kaplin', view: 'izometrik' }],
  misyon: [{ key: 'konik-merkezleme', view: 'cizim' }, { key: 'konik-merkezleme', view: 'izometrik' }],
  vizyon: [{ key: 'sicak-yolluk-memesi', view: 'kesit' }, { key: 'sicak-yolluk-memesi', view: 'izometrik' }],
  tesis: [{ key: 'kalip-plakasi', view: 'izometrik' }, { key: 'flansli-kolon', view: 'izometrik' }, { key: 'doner-mapa', view: 'izometrik' }],
};

export const coverName = (slug: string): string => slug;
export const logoName = (brand: string): string => slugify(brand);

/** Every picture of the demo content that is not there yet, in all sizes, below `img`. */
export async function writeContentPictures(imgDir: string, onProgress: (done: number, total: number) => void): Promise<void> {
  const job = (folder: string, name: string, draw: () => string, isShaded = true) => {
    const dir = join(imgDir, folder);
    return { folder, name, write: () => writeSizes(dir, name, draw(), isShaded) };
  };
  const jobs = [
    ...demoPosts.map((post, i) => job('blogs', coverName(post.slug), () => drawCover(post.cover, post.category, post.date, demoPosts.length - i))),
    ...demoSlides.map((slide) => job('slider', slide.key, () => drawSlide(slide.pictures))),
    ...demoBrands.map((brand, i) => job('references', logoName(brand.name), () => drawLogo(brand.name, brand.mark, i), false)),
    ...Object.entries(PANELS).map(([name, pictures]) => job('pages', name, () => drawPanel(pictures))),
  ];
  let done = 0;
  for (const folder of new Set(jobs.map((one) => one.folder))) {
    await writeMissing(join(imgDir, folder), jobs.filter((one) => one.folder === folder), () => onProgress(++done, jobs.length));
  }
}
