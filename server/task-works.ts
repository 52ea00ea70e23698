// The register of tasks: what each kind does.
import { openFiles } from './base/files/files.ts';
import { diskStorage } from './base/files/storage.ts';
import type { Outside } from './base/outgoing-file.ts';
import { productEdit } from './domains/catalogue/bulk-edit/work.ts';
import { formerAddresses } from './domains/content/redirects/former.ts';
import { everythingWork } from './domains/everything/work.ts';
import { importCheck, importWork } from './entities/imports/work.ts';
import { priceListEnd, priceListStart } from './domains/catalogue/price-lists/work.ts';
import { openLibrary } from './domains/media/library.ts';
import { rowsEdit } from './entities/rows-edit/work.ts';
import type { TaskWork, TaskWorks } from './entities/tasks/kind.ts';
import { TRASH_RESOURCES } from './resources.ts';
import type { MailConfig } from './base/mail/recipients.ts';
import { importKinds } from './import-kinds.ts';

/**
 * @param dataDir where the files lie that are imported
 * @param config with the site's address, which imported redirects are read against and mails link to
 * @param outside how addresses of pictures are asked; absent: really
 */
export function taskWorks(dataDir: string, config: MailConfig = { publicUrl: '' }, outside?: Outside): TaskWorks {
  const kinds = importKinds(config);
  const files = openFiles(diskStorage(dataDir));
  return {
    'product-edit': productEdit as TaskWork,
    'rows-edit': rowsEdit(TRASH_RESOURCES) as TaskWork,
    'price-list-start': priceListStart as TaskWork,
    'price-list-end': priceListEnd as TaskWork,
    'import-check': importCheck({
      kinds,
      dataDir,
      addresses: formerAddresses,
      library: (database, now) => openLibrary({ database, files, now }).library,
      outside,
    }) as TaskWork,
    everything: everythingWork(dataDir) as TaskWork,
    import: importWork(kinds, formerAddresses) as TaskWork,
  };
}
