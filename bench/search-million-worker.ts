// Builds the search's index of the large catalogue ten times over, and searches in it.
import { demoSearchFamilies } from '../demo/search-families.ts';
import { seededSynonyms } from '../server/base/db/migrations/021-search.ts';
import { addedSynonyms } from '../server/base/db/migrations/022-search-words.ts';
import { buildSearchSteps } from '../server/domains/catalogue/search/engine.ts';
import { fixtureQueries } from '../server/domains/catalogue/search/fixture/queries.ts';
import type { SearchFamily } from '../server/domains/catalogue/search/types.ts';
import { shuffled } from './order.ts';

const COPIES = 10;
const ROUNDS = 5;

/** All times in milliseconds. */
export interface MillionResult {
  articles: number;
  buildMs: number;
  longestStepMs: number;
  times: number[];
}

function measure(): MillionResult {
  const families = demoSearchFamilies('large');
  const count = families.reduce((sum, { articles }) => sum + articles.length, 0);
  function* copies(): Generator<SearchFamily> {
    for (let copy = 0; copy < COPIES; copy++)
      for (const family of families)
        yield {
          ...family,
          id: family.id + copy * families.length,
          order: family.order + copy * families.length,
          articles: family.articles.map((article) => ({ ...article, id: article.id + copy * count })),
        };
  }
  const start = performance.now();
  const steps = buildSearchSteps(copies(), [...seededSynonyms, ...addedSynonyms]);
  let longestStepMs = 0;
  for (;;) {
    const before = performance.now();
    const step = steps.next();
    longestStepMs = Math.max(longestStepMs, performance.now() - before);
    if (!step.done) continue;
    const buildMs = performance.now() - start;
    const texts = fixtureQueries.map(({ text }) => text);
    for (const text of texts) step.value.search(text, { audience: 'public' });
    const times = shuffled(Array.from({ length: ROUNDS }, () => texts).flat()).map((text) => {
      const asked = performance.now();
      step.value.search(text, { audience: 'public' });
      return performance.now() - asked;
    });
    return { articles: count * COPIES, buildMs, longestStepMs, times };
  }
}

process.once('message', () => {
  process.send!(measure());
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
