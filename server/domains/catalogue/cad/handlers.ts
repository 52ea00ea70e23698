import { join } from 'node:path';
import type { Audience } from '#contract/access.ts';
import { ApiError, notFound } from '#contract/api-error.ts';
import { CAD_TYPES } from '#contract/cad.ts';
import { rateLimited } from '#contract/form-texts.ts';
import { clientNetwork } from '../../../base/client-network.ts';
import { usableMemory } from '../../../base/page-cache-default.ts';
import type { Database } from '../../../base/db/database.ts';
import { prepared } from '../../../base/db/prepared.ts';
import { tryCounter } from '../../../base/limits/counter.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { handlers } from '../../../call/handlers.ts';
import type { FormServices } from '../../../call/services.ts';
import type { Files } from '../../../base/files/files.ts';
import { FINISHES } from '../../../cad/body.ts';
import { openCadCache } from '../../../cad/making/cache.ts';
import { openModeller } from '../../../cad/making/modeller.ts';
import type { CadUsage } from '../cad-usage/usage.ts';
import { PRODUCT_ABSENT } from '../texts.ts';
import type { SheetContent } from '../../../cad/sheet/content.ts';
import { checkSignedIn } from './sign-in.ts';
import { cadFiles, noCad, type Maker } from './files.ts';
import { sheetOf } from './sheet.ts';
import { articlePictures, type PicturedArticle } from './pictures.ts';
import { letteredDrawing, pictureVersion } from '../cad-models/drawing.ts';
import { isFileFormat, ownFiles, type OwnFiles } from '../cad-models/own-files.ts';
import { modelledArticle } from './article.ts';
import { listedTemplates, tryModels } from './trying.ts';

const CALL = 'GET /api/products/:id/cad/:format';
/** Files that one address may fetch, those that had been made before. */
const KEPT_LIMIT = { times: 600, minutes: 10 };
/** Pictures that are made for one address: pages ask for them, not people. */
const PICTURE_LIMIT = { times: 300, minutes: 10 };

/** A machine of 1 GB has less for its programs: the kernel keeps some. */
const ENOUGH_MEMORY_BYTES = 0.9 * 1024 ** 3;

/** @returns `stop` ends the process that makes models; `files` and `maker` make others' files of the same models */
export function cadHandlers(
  { database, config, now, limits, security }: FormServices,
  {
    usage,
    uploads,
    onError,
  }: { usage: Pick<CadUsage, 'given'>; uploads: Pick<Files, 'saveCad'>; onError(error: unknown): void },
) {
  const modeller = openModeller();
  const cache = openCadCache({ folder: join(config.dataDir, 'cad'), maxBytes: config.cadCacheBytes, onError });
  const files = cadFiles({ modeller, cache, now, onFailure: onError });
  const pictures = articlePictures(files);
  const articleOf = articleFinder(database);
  const keptCounter = tryCounter({ ...KEPT_LIMIT, now });
  const pictureCounter = tryCounter({ ...PICTURE_LIMIT, now });

  function takeFrom(counter: ReturnType<typeof tryCounter>, address: string, what: string): void {
    const seconds = counter(clientNetwork(address));
    if (seconds === 0) return;
    security.note('rate limited', { limit: `${CALL} ${what}` });
    throw new ApiError(429, 'RATE_LIMITED', rateLimited(Math.ceil(seconds / 60)), undefined, seconds);
  }
  const limitsOf = (address: string) => ({
    kept: () => takeFrom(keptCounter, address, 'kept'),
    made: () => limits.takeNow(limitOf(CALL), address),
  });

  const maker = async () => {
    const { site_title: company } = await settingStore(database).all();
    return { company, website: config.publicUrl };
  };

  const table = handlers({
    async [CALL]({ params: { id, format }, query: { ap, v } }, { viewer, audience }) {
      const { productId, own, modelled } = await articleOf(id, audience);
      const onGiven = () => usage.given(viewer, productId, format);
      const given = isFileFormat(format) ? own[format] : undefined;
      if (given) {
        await checkSignedIn(database, viewer);
        takeFrom(keptCounter, viewer.address, 'kept');
        const { fileName, version, privatePath } = given;
        return { fileName, contentType: CAD_TYPES[format], version, content: { privatePath }, onGiven };
      }
      const found = config.hasCad ? modelled() : null;
      if (!found) throw noCad();
      const { sheetBy, ...article } = found;
      // What staff alone see is asked for again each time.
      const lasting = audience === 'public' ? v : undefined;
      if (format === 'svg') return pictures.drawing(article, lasting);
      if (format === 'webp')
        return pictures.picture(article, lasting, () => takeFrom(pictureCounter, viewer.address, 'pictures'));
      // The 3D view stays open to everyone.
      if (format !== 'glb') await checkSignedIn(database, viewer);
      const made = await maker();
      const sheet = format === 'pdf' ? sheetBy(made) : undefined;
      const file = await files.file({ article, maker: made, format, protocol: ap, sheet }, limitsOf(viewer.address));
      return { ...file, onGiven };
    },

    'POST /api/cad/files': ({ file }) => uploads.saveCad(file),

    'GET /api/cad/status': async () => ({
      isOn: config.hasCad,
      isMemoryShort: usableMemory() < ENOUGH_MEMORY_BYTES,
      ...(await files.state()),
      cacheBytes: await cache.usedBytes(),
      cacheMaxBytes: config.cadCacheBytes,
    }),

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

interface SheetedArticle extends PicturedArticle {
  sheetBy(made: Maker): SheetContent;
}
interface FoundArticle {
  productId: number;
  own: OwnFiles;
  /** null: it has no model. */
  modelled(): SheetedArticle | null;
}

/** Returns a function that finds an article by its id or code. @throws NOT_FOUND */
function articleFinder({ db }: Database) {
  const byName = prepared(
    db,
    db
      .selectFrom('products as p')
      .leftJoin('families as f', 'f.id', 'p.familyId')
      .select([
        'p.id',
        'p.code',
        'p.slug',
        'p.name',
        'p.dims',
        'p.cadFiles',
        'p.isPublic as isArticlePublic',
        'f.columns',
        'f.material',
        'f.hardnessText',
        'f.standards',
        'f.cad',
        'f.slug as familySlug',
        'f.cadFiles as familyCadFiles',
        'f.isPublic',
        'f.updatedAt',
      ])
      .where((eb) => eb.or([eb('p.publicId', '=', ''), eb('p.code', '=', '')]))
      .where('p.deletedAt', 'is', null),
  );
  return async (name: string, audience: Audience): Promise<FoundArticle> => {
    const [row] = await byName(name, name.toUpperCase());
    if (!row || !(audience === 'staff' || row.isArticlePublic)) throw notFound(PRODUCT_ABSENT);
    return { productId: row.id, own: ownFiles(row, audience), modelled: () => sheeted(row, audience) };
  };
}

type ArticleRow = Parameters<typeof modelledArticle>[0] & {
  slug: string;
  material: string | null;
  hardnessText: string | null;
  standards: string[] | null;
};

function sheeted(row: ArticleRow, audience: Audience): SheetedArticle | null {
  const found = modelledArticle(row, audience);
  if (!found) return null;
  const { article, model, mapping, columns, dims } = found;
  const printed = {
    ...article,
    slug: row.slug,
    material: row.material ?? '',
    hardnessText: row.hardnessText ?? '',
    standards: row.standards ?? [],
    columns,
    dims,
  };
  return {
    ...article,
    drawing: () => letteredDrawing(model, mapping, columns, dims),
    pictureVersion: () => pictureVersion(model),
    sheetBy: (made) => sheetOf(printed, model, mapping, made),
  };
}
