import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { demoFamilies } from './catalogue/index.ts';
import { writeDataSheet } from './data-sheet.ts';
import { writeDrawings } from './drawings/write.ts';
import type { DemoFamily } from './base/types.ts';

export type OnProgress = (done: number, total: number) => void;

/** Writes every family's drawings, in all sizes, under `img/products`. Existing files are left. */
export const writePictures = (dataDir: string, onProgress: OnProgress): Promise<void> =>
  writeDrawings(join(dataDir, 'img/products'), onProgress);

/**
 * Writes a data sheet for each family, under `documents`; returns their sizes in bytes by the family's key. Existing
 * files are left, except for families with a new drawing.
 */
export async function writeDocuments(
  dataDir: string,
  onProgress: OnProgress,
  isOutdated: (family: DemoFamily) => boolean = () => false,
): Promise<Map<string, number>> {
  const company = {
    name: SETTING_DEFAULTS.site_title,
    phone: SETTING_DEFAULTS.contact_phone,
    email: SETTING_DEFAULTS.contact_email,
    address: SETTING_DEFAULTS.contact_address,
  };
  const sizes = new Map<string, number>();
  for (const family of demoFamilies) {
    const file = join(dataDir, 'documents', `${family.key}.pdf`);
    // Completed under another name first, because other processes may be writing it too.
    const temporary = join(dataDir, 'documents', `.${family.key}.${randomUUID()}.tmp`);
    if (!existsSync(file) || isOutdated(family))
      await writeDataSheet(
        family,
        temporary,
        await readFile(join(dataDir, 'img/products', `${family.drawing}-cizim-640.png`)),
        company,
      ).then(() => rename(temporary, file));
    sizes.set(family.key, (await stat(file)).size);
    onProgress(sizes.size, demoFamilies.length);
  }
  return sizes;
}
