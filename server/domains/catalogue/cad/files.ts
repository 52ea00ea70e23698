// CAD files of articles: kept ones from disk, others made once, however many ask for them at the same time.
import { createHash } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { CAD_TYPES, type CadFormat } from '#contract/cad.ts';
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import type { Download } from '#contract/downloads.ts';
import type { Clock } from '../../../base/clock.ts';
import { FINISHES, type Body } from '../../../cad/body.ts';
import { foldedBody } from '../../../cad/drawing/folded-body.ts';
import type { CadCache } from '../../../cad/making/cache.ts';
import { writeDxf } from '../../../cad/views/dxf.ts';
import { boundsOf, volumeOf } from '../../../cad/measuring/measure.ts';
import type { Model } from '../../../cad/kernel/process.ts';
import { ModelFailed, ModellerUnavailable, type Modeller } from '../../../cad/making/modeller.ts';
import { areSameBounds, type Measures } from '../../../cad/solid-measures.ts';
import type { SheetContent } from '../../../cad/sheet/content.ts';
import type { StepProtocol } from '../../../cad/step-title.ts';
import { viewsOf } from '../../../cad/views/views.ts';
import type { LetteredDrawing } from '../cad-models/drawing.ts';
import { cadFailures } from './failures.ts';
import { CAD_BUSY, CAD_FAILED, NO_CAD } from './texts.ts';

/** Grows when the same body becomes another file: the kept ones are then made again. */
const EDITION = 2;
/** A caller waits so long for a file that is being made; it is made all the same. */
const PATIENCE_MS = 25_000;
const RETRY_SECONDS = 10;
/** Formats that are not compressed as they are. */
const SHRINKING: ReadonlySet<CadFormat> = new Set(['step', 'dxf', 'glb', 'svg']);
/** Relative difference between the kernel's volume and the one by formula. */
const VOLUME_TOLERANCE = 0.001;
/** Models that could not be made, as staff see them. */
const LISTED_FAILURES = 20;

/** The article as its files name it. */
export interface CadArticle {
  code: string;
  name: string;
  body: Body;
  /** Of its family's last change. */
  changedAt: Date;
}
type Bytes = Uint8Array<ArrayBuffer>;
/** Who makes it, as the files say. */
export interface Maker {
  company: string;
  website: string;
}
/** Formats that the CAD process makes. */
type ModelFormat = Exclude<CadFormat, 'svg' | 'dxf' | 'pdf'>;
export interface CadOrder {
  article: CadArticle;
  maker: Maker;
  format: Exclude<CadFormat, 'svg'>;
  protocol: StepProtocol;
  /** Of a drawing sheet: what it says. */
  sheet?: SheetContent | undefined;
}

/** What one caller may do; both throw when it was enough. */
export interface CallerLimits {
  /** Before a file that is kept, or being made for others. */
  kept(): void;
  /** Before a file is made. */
  made(): Promise<void>;
}

export const noCad = () => new ApiError(404, 'NO_CAD', NO_CAD);
export const busy = () => new ApiError(503, 'CAD_BUSY', CAD_BUSY, undefined, RETRY_SECONDS);
const failed = () => new ApiError(422, 'CAD_FAILED', CAD_FAILED);

/** Why a solid is not the body; null: it is. */
export function faultOf(body: Body, { isValid, volume, ...bounds }: Measures): string | null {
  if (!isValid) return 'the solid is invalid';
  if (!(volume > 0)) return `the volume is ${volume} mm³`;
  const expected = boundsOf(body);
  if (!areSameBounds(bounds, expected))
    return `the bounds are ${JSON.stringify(bounds)} instead of ${JSON.stringify(expected)}`;
  const formula = volumeOf(body, { onlyExact: true });
  if (formula && Math.abs(volume - formula.volume) > formula.volume * VOLUME_TOLERANCE)
    return `the volume is ${volume} mm³ instead of ${formula.volume}`;
  return null;
}

/** @param onFailure told of bodies that make no model */
export function cadFiles({
  modeller,
  cache,
  now,
  onFailure,
}: {
  modeller: Modeller;
  cache: CadCache;
  now: Clock;
  onFailure(error: Error): void;
}) {
  const failures = cadFailures({ cache, now });
  const since = { made: 0, failed: 0 };
  const inWork = new Map<string, Promise<Bytes>>();

  const titleOf = ({ article: { code, name, body, changedAt }, maker }: CadOrder) => ({
    code,
    name,
    ...maker,
    color: FINISHES[body.finish],
    remarks: ['Nominal ölçüler', CAD_DISCLAIMER],
    changedAt: changedAt.toISOString(),
  });
  /** Everything that the file depends on; pictures name nobody. */
  const hashOf = (order: CadOrder): string => {
    const { format, protocol, article, sheet } = order;
    const named = format === 'webp' ? [] : [protocol, titleOf(order), ...(sheet ? [sheet] : [])];
    return createHash('sha256')
      .update(JSON.stringify([EDITION, format, article.body, ...named]))
      .digest('hex');
  };

  /** @throws ModellerUnavailable, ModelFailed */
  async function model(order: CadOrder & { format: ModelFormat }): Promise<Model> {
    const { body } = order.article;
    const built = await modeller.make({
      body,
      title: titleOf(order),
      output: order.format === 'step' ? { format: 'step', protocol: order.protocol } : { format: order.format },
      bounds: boundsOf(body),
    });
    // A picture may show a long part in pieces.
    const fault = order.format === 'webp' ? null : faultOf(body, built.measures);
    if (fault !== null) throw new ModelFailed(fault);
    return built;
  }

  async function bytesOf(order: CadOrder): Promise<Bytes> {
    const { format, article, sheet } = order;
    if (format === 'dxf') return Buffer.from(writeDxf(viewsOf(article.body), titleOf(order)));
    if (format !== 'pdf') return (await model({ ...order, format })).file;
    if (!sheet) throw new Error('a sheet without content');
    return modeller.print(sheet);
  }

  async function make(order: CadOrder, hash: string): Promise<Bytes> {
    try {
      const bytes = await bytesOf(order);
      await cache.write(`${hash}.${order.format}`, bytes);
      since.made += 1;
      return bytes;
    } catch (error) {
      if (error instanceof ModellerUnavailable) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      since.failed += 1;
      await failures.note(hash, { code: order.article.code, reason });
      throw new ModelFailed(`${order.article.code}: ${reason}`);
    }
  }

  function begin(order: CadOrder, hash: string, allow: CallerLimits['made']): Promise<Bytes> {
    const started = allow()
      .then(() => make(order, hash))
      .finally(() => inWork.delete(hash));
    started.catch((error: Error) => error instanceof ModelFailed && onFailure(error));
    inWork.set(hash, started);
    return started;
  }

  /** Joins the making of the file, or begins it. */
  async function made(order: CadOrder, hash: string, limits: CallerLimits): Promise<Bytes> {
    for (;;) {
      const running = inWork.get(hash);
      if (!running) return patiently(begin(order, hash, limits.made));
      limits.kept();
      try {
        return await patiently(running);
      } catch (error) {
        // Whoever began it had no more tries: this caller begins it.
        if (!(ApiError.is(error) && error.code === 'RATE_LIMITED')) throw error;
      }
    }
  }

  /** @throws CAD_BUSY, CAD_FAILED */
  async function patiently(work: Promise<Bytes>): Promise<Bytes> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(busy()), PATIENCE_MS);
    });
    try {
      return await Promise.race([work, timeout]);
    } catch (error) {
      if (error instanceof ModellerUnavailable) throw busy();
      if (error instanceof ModelFailed) throw failed();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * A file of an article.
   * @throws CAD_BUSY (503), CAD_FAILED (422)
   */
  const file = async (order: CadOrder, limits: CallerLimits): Promise<Download> => {
    const hash = hashOf(order);
    const { format } = order;
    const kept = await cache.read(`${hash}.${format}`);
    if (kept) limits.kept();
    else if (await failures.isRecent(hash)) throw failed();
    return {
      fileName: `${order.article.code}.${format}`,
      contentType: CAD_TYPES[format],
      version: hash,
      isCompressible: SHRINKING.has(format),
      content: { bytes: kept ?? (await made(order, hash, limits)) },
    };
  };

  /** The drawing of an article, by its code. It is made in milliseconds: nobody has to wait, and no limit is needed. */
  const drawing = async (code: string, { version, svg }: LetteredDrawing): Promise<Download> => {
    const name = `${createHash('sha256').update(version).digest('hex')}.svg`;
    const kept = await cache.read(name);
    const bytes = kept ?? Buffer.from(svg());
    if (!kept) await cache.write(name, bytes);
    return {
      fileName: `${code}.svg`,
      contentType: CAD_TYPES.svg,
      version,
      isCompressible: true,
      isShown: true,
      content: { bytes },
    };
  };
  /**
   * A shaded picture of an article, long parts shortened.
   * @throws CAD_BUSY (503), CAD_FAILED (422)
   */
  const picture = async (order: Omit<CadOrder, 'format'>, limits: CallerLimits): Promise<Download> => {
    const article = { ...order.article, body: foldedBody(order.article.body) };
    return { ...(await file({ ...order, article, format: 'webp' }, limits)), isShown: true };
  };
  return {
    file,
    drawing,
    picture,
    model,
    /** What was made since the start, and the models that could not be. */
    state: async () => ({ ...since, failures: await failures.latest(LISTED_FAILURES) }),
  };
}
export type CadFiles = ReturnType<typeof cadFiles>;
