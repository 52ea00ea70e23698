import { join } from 'node:path';
import type { Audience } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { rateLimited } from '#contract/form-texts.ts';
import { clientNetwork } from '../../../base/client-network.ts';
import type { Database } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { tryCounter } from '../../../base/limits/counter.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers } from '../../../call/handlers.ts';
import type { FormServices } from '../../../call/services.ts';
import { FINISHES } from '../../../cad/body.ts';
import { openCadCache } from '../../../cad/making/cache.ts';
import { openModeller } from '../../../cad/making/modeller.ts';
import { PRODUCT_ABSENT } from '../texts.ts';
import { modelledArticle } from './article.ts';
import { cadFiles, noCad, type CadArticle } from './files.ts';
import { listedTemplates, tryModels } from './trying.ts';

const CALL = 'GET /api/products/:id/cad/:format';
/** Files that one address may fetch, those that had been made before. */
const KEPT_LIMIT = { times: 600, minutes: 10 };

/** @returns `stop` ends the process that makes models; `files` and `maker` make others' files of the same models */
export function cadHandlers(
  { database, config, now, limits, security }: FormServices,
  { onError }: { onError(error: unknown): void },
) {
  const modeller = openModeller();
  const cache = openCadCache({ folder: join(config.dataDir, 'cad'), maxBytes: config.cadCacheBytes, onError });
  const files = cadFiles({ modeller, cache, now, onFailure: onError });
  const articleOf = articleFinder(database);
  const keptCounter = tryCounter({ ...KEPT_LIMIT, now });

  const limitsOf = (address: string) => ({
    kept(): void {
      const seconds = keptCounter(clientNetwork(address));
      if (seconds === 0) return;
      security.note('rate limited', { limit: `${CALL} kept` });
      throw new ApiError(429, 'RATE_LIMITED', rateLimited(Math.ceil(seconds / 60)), undefined, seconds);
    },
    made: () => limits.takeNow(limitOf(CALL), address),
  });

  const maker = async () => {
    const { site_title: company } = await settingStore(database).all();
    return { company, website: config.publicUrl };
  };

  const table = handlers({
    async [CALL]({ params: { id, format }, query: { ap } }, { viewer, audience }) {
      if (!config.hasCad) throw noCad();
      const article = await articleOf(id, audience);
      return files.file({ article, maker: await maker(), format, protocol: ap }, limitsOf(viewer.address));
    },

    'GET /api/cad/templates': () => ({
      isOn: config.hasCad,
      templates: listedTemplates(),
      finishes: Object.entries(FINISHES).map(([name, color]) => ({ name, color })),
    }),

    async 'POST /api/families/:id/cad/try'({ params, body }) {
      if (!config.hasCad) throw noCad();
      return { tried: await tryModels(database, files, { familyId: params.id, ...body, maker: await maker() }) };
    },
  });
  return { handlers: table, files, maker, stop: modeller.stop };
}

/** Returns a function that finds an article by its id or code. @throws NOT_FOUND, NO_CAD */
function articleFinder({ db }: Database) {
  const byName = prepared(
    db,
    db
      .selectFrom('products as p')
      .leftJoin('families as f', 'f.id', 'p.familyId')
      .select([
        'p.code',
        'p.name',
        'p.dims',
        'p.isPublic as isArticlePublic',
        'f.columns',
        'f.cad',
        'f.isPublic',
        'f.updatedAt',
      ])
      .where((eb) => eb.or([eb('p.publicId', '=', ''), eb('p.code', '=', '')]))
      .where('p.deletedAt', 'is', null),
  );
  return async (name: string, audience: Audience): Promise<CadArticle> => {
    const [row] = await byName(name, name.toUpperCase());
    if (!row || !(audience === 'staff' || row.isArticlePublic)) throw notFound(PRODUCT_ABSENT);
    const found = modelledArticle(row, audience);
    if (!found) throw noCad();
    return found.article;
  };
}
