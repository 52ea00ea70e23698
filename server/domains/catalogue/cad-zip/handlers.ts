import { notFound } from '#contract/api-error.ts';
import { cadZipPath } from '#contract/cad-paths.ts';
import type { CadZip } from '#contract/cad.ts';
import { ZIP_TYPE } from '#contract/downloads.ts';
import { istanbulDay } from '../../../base/clock.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { handlers } from '../../../call/handlers.ts';
import type { FormServices } from '../../../call/services.ts';
import { busy, noCad, type CadFiles, type Maker } from '../cad/files.ts';
import type { CadUsage } from '../cad-usage/usage.ts';
import { checkSignedIn } from '../cad/sign-in.ts';
import { zipJobs } from './jobs.ts';
import { hasFiles, zipLines } from './lines.ts';
import { zipStore, type ZipProgress } from './store.ts';
import { ZIP_ABSENT, ZIP_NOT_READY } from './texts.ts';

interface Parts {
  storage: FileStorage;
  files: Pick<CadFiles, 'file'>;
  maker(): Promise<Maker>;
  usage: Pick<CadUsage, 'given'>;
  onError(error: unknown): void;
}

const shown = (id: string, { done, total, state, message, bytes }: ZipProgress): CadZip => ({
  id,
  done,
  total,
  state,
  message,
  bytes,
  url: state === 'ready' ? cadZipPath(id) : null,
});

/** @returns `stop` gives up the zips that are being made */
export function cadZipHandlers(
  { database, config, now, limits }: FormServices,
  { storage, files, maker, usage, onError }: Parts,
) {
  const store = zipStore({ dataDir: config.dataDir, storage, now });
  const jobs = zipJobs({ files, storage, store, now, onError });

  async function found(id: string): Promise<ZipProgress> {
    const progress = await store.read(id);
    if (!progress) throw notFound(ZIP_ABSENT);
    return progress;
  }

  const table = handlers({
    async 'POST /api/cad/zip'({ body }, { viewer, audience }) {
      await checkSignedIn(database, viewer);
      const ids = body.lines.map(({ id }) => id);
      const lines = await zipLines(database, ids, audience, config.hasCad);
      const order = { lines, formats: body.formats, maker: await maker() };
      if (lines.every((line) => !hasFiles(line, body.formats))) throw noCad();
      const known = await jobs.known(order);
      if (known !== null) return shown(known, await found(known));
      if (jobs.isFull()) throw busy(); // which is no try
      await limits.takeNow(limitOf('POST /api/cad/zip'), viewer.address);
      const id = await jobs.begin(order);
      return shown(id, await found(id));
    },

    'GET /api/cad/zip/:id': async ({ params: { id } }) => shown(id, await found(id)),

    async 'GET /api/cad/zip/:id/file'({ params: { id } }, { viewer }) {
      const { state, createdAt, packed } = await found(id);
      if (state !== 'ready') throw notFound(ZIP_NOT_READY);
      return {
        fileName: `cad-${istanbulDay(createdAt)}.zip`,
        contentType: ZIP_TYPE,
        content: { privatePath: store.zipPath(id) },
        onGiven: () => packed.forEach(([productId, format]) => usage.given(viewer, productId, format)),
      };
    },
  });
  return { handlers: table, stop: jobs.stop };
}
