import { ApiError } from '#contract/api-error.ts';
import { formatNumber } from '#contract/format.ts';
import { MAX_REDIRECTS, MAX_REDIRECT_STEPS, redirectKind } from '#contract/redirects.ts';
import {
  REDIRECT_LOOP,
  REDIRECT_TAKEN,
  REDIRECT_TO_MISSING,
  REDIRECT_TO_REFUSED,
  redirectChain,
  redirectsFull,
} from '#contract/redirect-texts.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { Row } from '../../../entities/resource.ts';
import { listOf, type SmallList } from '../../../entities/small-list.ts';
import { chainProblems, type ChainProblem, type Target } from './chains.ts';
import { readRedirects } from './read.ts';

/** The sentence for redirects that do not come to an end. */
export const chainSentence = (problem: ChainProblem): string =>
  problem === 'loop' ? REDIRECT_LOOP : redirectChain(MAX_REDIRECT_STEPS);

export const refused = (field: string, sentence: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });

type Checked = Pick<Row<'redirects'>, 'id' | 'fromPath' | 'target' | 'code' | 'isActive'>;

/** @throws VALIDATION where the row would close a loop or lengthen a chain beyond its most steps */
async function refuseChains(trx: Trx, { id, fromPath, target, code, isActive }: Checked): Promise<void> {
  if (!isActive) return;
  const own: Target = { id, to: target, code };
  const all = new Map(await readRedirects(trx)).set(fromPath, own); // the lock of the scope keeps other writers away
  const problem = chainProblems(all).get(fromPath);
  if (problem) throw refused('to', chainSentence(problem));
}

/** @throws VALIDATION beyond the most redirects */
export async function refuseTooMany(trx: Trx): Promise<void> {
  const { n } = await trx
    .selectFrom('redirects')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n > MAX_REDIRECTS) throw refused('fromPath', redirectsFull(formatNumber(MAX_REDIRECTS)));
}

/** Redirects of addresses without a page. */
export const redirectList: SmallList<typeof redirectKind> = listOf(redirectKind, {
  unique: { fromPath: { code: 'DUPLICATE', field: 'fromPath', message: REDIRECT_TAKEN } },
  async afterSave(trx, after, before) {
    if (before === null) await refuseTooMany(trx);
    await refuseChains(trx, after);
  },
  async beforeRestore(trx, row) {
    await refuseChains(trx, row);
    return {};
  },
});

/**
 * The target as it is stored: none for 410, and a path where it is an address of this very site.
 * @throws VALIDATION where it is missing, or has no host that could be asked
 */
export function storedTarget(to: string, code: number, publicUrl: string): string {
  if (code === 410) return '';
  if (to === '') throw refused('to', REDIRECT_TO_MISSING);
  if (!URL.canParse(to, publicUrl)) throw refused('to', REDIRECT_TO_REFUSED); // a host that is none
  return ownTarget(to, publicUrl);
}

/** An address of this site as its path, so that chains through it are seen. */
function ownTarget(to: string, publicUrl: string): string {
  if (!to.toLowerCase().startsWith('https:')) return to;
  const { host, pathname, search, hash } = new URL(to);
  return host === new URL(publicUrl).host && !pathname.startsWith('//') ? pathname + search + hash : to;
}
