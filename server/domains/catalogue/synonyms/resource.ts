import { ApiError } from '#contract/api-error.ts';
import { SYNONYM_OF_ITSELF, synonymTaken } from '#contract/synonym-texts.ts';
import { synonymKind } from '#contract/synonyms.ts';
import { fold } from '#contract/text.ts';
import type { Trx } from '../../../base/db/database.ts';
import { listOf, type SmallList } from '../../../entities/small-list.ts';

interface Pair {
  id: number;
  words: string;
  means: string;
}

/** @throws VALIDATION where the word means itself, DUPLICATE where another row says the same in any spelling */
async function refuseTwins(trx: Trx, { id, words, means }: Pair): Promise<void> {
  const [word, meaning] = [fold(words), fold(means)];
  if (word === meaning) throw new ApiError(400, 'VALIDATION', SYNONYM_OF_ITSELF, { means: SYNONYM_OF_ITSELF });
  // Folding is no SQL; the catalogue's lock keeps other writers away meanwhile, and the rows are some hundreds.
  const others = await trx.selectFrom('synonyms').select(['words', 'means']).where('id', '<>', id).execute();
  const twin = others.find((other) => fold(other.words) === word && fold(other.means) === meaning);
  if (!twin) return;
  const sentence = synonymTaken(twin.words, twin.means);
  throw new ApiError(409, 'DUPLICATE', sentence, { words: sentence });
}

/** Synonyms of the whole shop; triggers of the table tell the search of each change. */
export const synonymList: SmallList<typeof synonymKind> = listOf(synonymKind, {
  async afterSave(trx, after, before) {
    const isRenamed = before?.words !== after.words || before.means !== after.means;
    if (isRenamed) await refuseTwins(trx, after);
  },
  async beforeRestore(trx, row) {
    await refuseTwins(trx, row);
    return {};
  },
});
