// CAD files of articles: kept ones from disk, others made once, however many ask for them at the same time.
import { createHash } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { CAD_TYPES, type CadFormat } from '#contract/cad.ts';
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import type { Download } from '#contract/downloads.ts';
import type { Clock } from '../../../base/clock.ts';
import { FINISHES, type Body } from '../../../cad/body.ts';
import type { CadCache } from '../../../cad/making/cache.ts';
import { writeDxf } from '../../../cad/views/dxf.ts';
import { boundsOf, volumeOf } from '../../../cad/measuring/measure.ts';
import type { Model } from '../../../cad/kernel/process.ts';
import { ModelFailed, ModellerUnavailable, type Modeller } from '../../../cad/making/modeller.ts';
import { areSameBounds, type Measures } from '../../../cad/solid-measures.ts';
import type { StepProtocol } from '../../../cad/step-title.ts';
import { viewsOf } from '../../../cad/views/views.ts';
import { CAD_BUSY, CAD_FAILED, NO_CAD } from './texts.ts';

/** Grows when the same body becomes another file: the kept ones are then made again. */
const EDITION = 1;
/** A caller waits so long for a file that is being made; it is made all the same. */
const PATIENCE_MS = 25_000;
const RETRY_SECONDS = 10;
/** Relative difference between the kernel's volume and the one by formula. */
const VOLUME_TOLERANCE = 0.001;

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
export interface CadOrder {
  article: CadArticle;
  maker: Maker;
  format: CadFormat;
  protocol: StepProtocol;
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

/**
 * A body that made no model is tried again after so long: what failed may have been the machine, too busy to be in time.
 */
const FAILED_MS = 24 * 60 * 60_000;

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
  /** When the body failed, and why. */
  const noteFailure = (hash: string, reason: string) =>
    cache.write(`${hash}.failed`, Buffer.from(JSON.stringify({ at: now(), reason })));
  async function hasFailed(hash: string): Promise<boolean> {
    const note = await cache.read(`${hash}.failed`);
    return note !== null && now() - (JSON.parse(Buffer.from(note).toString()) as { at: number }).at < FAILED_MS;
  }
  const inWork = new Map<string, Promise<Bytes>>();

  const titleOf = ({ article: { code, name, body, changedAt }, maker }: CadOrder) => ({
    code,
    name,
    ...maker,
    color: FINISHES[body.finish],
    remarks: ['Nominal ölçüler', CAD_DISCLAIMER],
    changedAt: changedAt.toISOString(),
  });
  /** Everything that the file depends on. */
  const hashOf = (order: CadOrder): string =>
    createHash('sha256')
      .update(JSON.stringify([EDITION, order.format, order.protocol, order.article.body, titleOf(order)]))
      .digest('hex');

  /** @throws ModellerUnavailable, ModelFailed */
  async function model(order: CadOrder): Promise<Model> {
    const { body } = order.article;
    const built = await modeller.make({
      body,
      title: titleOf(order),
      output: order.format === 'glb' ? { format: 'glb' } : { format: 'step', protocol: order.protocol },
      bounds: boundsOf(body),
    });
    const fault = faultOf(body, built.measures);
    if (fault !== null) throw new ModelFailed(fault);
    return built;
  }

  async function make(order: CadOrder, hash: string): Promise<Bytes> {
    try {
      const { body } = order.article;
      const bytes =
        order.format === 'dxf' ? Buffer.from(writeDxf(viewsOf(body), titleOf(order))) : (await model(order)).file;
      await cache.write(`${hash}.${order.format}`, bytes);
      return bytes;
    } catch (error) {
      if (error instanceof ModellerUnavailable) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      await noteFailure(hash, reason);
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
    else if (await hasFailed(hash)) throw failed();
    return {
      fileName: `${order.article.code}.${format}`,
      contentType: CAD_TYPES[format],
      version: hash,
      content: { bytes: kept ?? (await made(order, hash, limits)) },
    };
  };
  return { file, model };
}
export type CadFiles = ReturnType<typeof cadFiles>;
