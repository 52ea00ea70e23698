// The register of tasks: what each kind does.
import { productEdit } from './domains/catalogue/bulk-edit/work.ts';
import { formerAddresses } from './domains/content/redirects/former.ts';
import { everythingWork } from './domains/everything/work.ts';
import { importCheck, importWork } from './entities/imports/work.ts';
import { priceListEnd, priceListStart } from './domains/catalogue/price-lists/work.ts';
import { rowsEdit } from './entities/rows-edit/work.ts';
import type { TaskWork, TaskWorks } from './entities/tasks/kind.ts';
import { TRASH_RESOURCES } from './resources.ts';
import { importKinds } from './import-kinds.ts';

/**
 * @param dataDir where the files lie that are imported
 * @param publicUrl the site's address, which imported redirects are read against
 */
export function taskWorks(dataDir: string, publicUrl = ''): TaskWorks {
  const kinds = importKinds(publicUrl);
  return {
    'product-edit': productEdit as TaskWork,
    'rows-edit': rowsEdit(TRASH_RESOURCES) as TaskWork,
    'price-list-start': priceListStart as TaskWork,
    'price-list-end': priceListEnd as TaskWork,
    'import-check': importCheck(kinds, dataDir, formerAddresses) as TaskWork,
    everything: everythingWork(dataDir) as TaskWork,
    import: importWork(kinds, formerAddresses) as TaskWork,
  };
}
