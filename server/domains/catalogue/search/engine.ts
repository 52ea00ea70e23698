import type { Reading } from './answers.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { FoundCode } from './code-lookup.ts';
import { correctedText } from './corrections.ts';
import { explain } from './explain.ts';
import type { FamilyIndex } from './family-index.ts';
import { readText, type Token } from './grammar.ts';
import { groupOf, listsOf, pageOf, type List } from './lists.ts';
import { differencesOf } from './near.ts';
import { rank, type Ranking, type Scope } from './ranking.ts';
import { readDoubting, readUnbound, readUnits } from './reading.ts';
import { rulerOf } from './ruler.ts';
import { sizesBeside } from './sizes-beside.ts';
import { didYouMeanText } from './texts.ts';
import {
  PUBLIC,
  type CodeHit,
  type SearchFamily,
  type SearchLimits,
  type SearchOptions,
  type SearchResult,
  type SizeBeside,
  type Synonym,
} from './types.ts';
import { piecesOf, understoodOf } from './understood.ts';

const DEFAULT_LIMITS: SearchLimits = { groups: 12, perGroup: 3, offset: 0, limit: 24 };
const MAX_NEAR = 5;
const MAX_FAMILIES = 6;
const MAX_WORDS = 6;

/** Sizes next to the first one of a list, if that was surely meant. */
function besideOf(list: List | undefined, mask: number): SizeBeside[] {
  const [row] = list && (list.level === 'code' || list.level === 'exact') ? list.rows(1) : [];
  return row === undefined ? [] : sizesBeside(list!.family, row, mask);
}

/**
 * The catalogue's search: texts narrow families, numbers narrow rows, codes stand apart. Holds no database and no
 * clock; the caller tells it of every change.
 *
 * @example
 *   const search = buildSearch(families, synonyms);
 *   search.search('itici pim 6x200', { audience: 'public' }).groups[0];
 */
export class CatalogueSearch extends CatalogueIndex {
  /** Answers a text; never throws, whatever is typed. */
  search(text: string, options: SearchOptions): SearchResult {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const mask = options.audience === 'public' ? PUBLIC : 0;
    const { categoryId } = options;
    const scope: Scope = {
      mask,
      isAllowed: (family: FamilyIndex): boolean =>
        categoryId === undefined || family.categories.some(({ id }) => id === categoryId),
    };
    const tokens = readText(text, this.lexicon);
    const code = this.codes.find(text, scope);
    const isExact = options.isExact === true;
    const { reading, ranking } = this.readAndRank(tokens, scope, code !== null || isExact, isExact);
    const begun = isRead(ranking) && !code ? [] : this.codes.beginningWith(text, scope);
    const lists = listsOf(ranking, code, begun, mask);
    const total = lists.reduce((sum, list) => sum + list.total, 0);
    const groups = lists.slice(0, limits.groups).map((list) => groupOf(list, limits.perGroup));
    const best = lists[0]?.ranked ?? null;
    const isMade = lists.some(({ level }) => level === 'code' || level === 'exact');
    const corrected = correctedText(text, reading, ranking, this.spellings);
    return {
      code: code && this.hitOf(code),
      categories: this.categories.meantBy(reading, isShownIn(scope)),
      families: ranking.ranked
        .filter(({ isNamed }) => isNamed)
        .slice(0, MAX_FAMILIES)
        .map(({ family }) => family.id),
      groups,
      groupCount: lists.length,
      exactCount: lists.filter(({ level }) => level === 'exact').length,
      articles: pageOf(lists, limits.offset, limits.limit),
      total,
      didYouMean: corrected !== null && !corrected.isCertain ? didYouMeanText(corrected.text) : null,
      corrected: corrected?.text ?? null,
      guess: corrected?.guess ?? null,
      understood: total === 0 ? [] : understoodOf(text, reading, best, code, this.spellings),
      quantity: piecesOf(text, tokens),
      ruler: code || !best ? null : rulerOf(best, mask),
      beside: limits.perGroup > 0 ? besideOf(lists[0], mask) : [],
      near: (isMade ? [] : ranking.nearOnes).slice(0, MAX_NEAR).flatMap(({ family, near }) => {
        const nearest = near.rows[0];
        if (!nearest) return [];
        const differs = differencesOf(family, nearest.row, near.wanted);
        return [{ familyId: family.id, articleId: family.table.idOf(nearest.row), differs }];
      }),
      unknown: reading.unknown,
      nearest: total === 0 ? this.nearestOf(reading, tokens, isShownIn(scope)) : null,
      explanation: options.explain ? explain(reading, ranking) : null,
    };
  }

  private readAndRank(
    tokens: readonly Token[],
    scope: Scope,
    isCertain: boolean,
    isExact: boolean,
  ): { reading: Reading; ranking: Ranking } {
    const reading = readUnits(tokens, this, isExact);
    if (isNonsense(reading)) return { reading, ranking: { ranked: [], nearOnes: [] } };
    let ranking = rank(reading, this, scope);
    const unbound = ranking.ranked.some(({ fit, level }) => fit !== null || level === 'near' || level === 'far')
      ? null
      : readUnbound(reading);
    const second = unbound && rank(unbound, this, scope);
    if (second?.ranked.some(({ fit }) => fit !== null)) ranking = second;
    if (isGuessed(reading, ranking)) return { reading, ranking: { ranked: [], nearOnes: [] } };
    const missing = ranking.ranked[0]?.missingTexts ?? [];
    const doubting = missing.length === 0 || isCertain ? null : readDoubting(reading, missing, this);
    if (!doubting) return { reading, ranking };
    const third = rank(doubting, this, scope);
    const isBetter = (third.ranked[0]?.missingTexts.length ?? Infinity) < missing.length;
    return isBetter ? { reading: doubting, ranking: third } : { reading, ranking };
  }

  private hitOf({ family, row, rest }: FoundCode): CodeHit {
    const isWhole = readText(rest, this.lexicon).every(({ kind }) => kind === 'ignored' || kind === 'quantity');
    return { articleId: family.table.idOf(row), familyId: family.id, isWhole };
  }

  /** Where nothing was found: words that look alike, and the families that have them. */
  private nearestOf(
    { unknown }: Reading,
    tokens: readonly Token[],
    isShown: (family: FamilyIndex) => boolean,
  ): { words: string[]; families: number[] } {
    const typed = unknown.length > 0 ? unknown : tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : []));
    const words: string[] = [];
    const families = new Set<number>();
    for (const word of new Set(typed.slice(0, 3).flatMap((one) => this.words.closest(one, 6)))) {
      const named = [...this.words.usesOf(word)].flatMap(([slot, uses]) =>
        uses.some(({ source }) => source === 'name' || source === 'alias') && isShown(this.families[slot]!)
          ? [this.families[slot]!.id]
          : [],
      );
      if (named.length === 0 || words.length >= MAX_WORDS) continue;
      words.push(this.spellings.get(word) ?? word);
      for (const id of named) families.add(id);
    }
    return { words, families: [...families].slice(0, MAX_FAMILIES) };
  }
}

const isShownIn =
  ({ mask, isAllowed }: Scope) =>
  (family: FamilyIndex): boolean =>
    isAllowed(family) && family.table.count(mask) > 0;

/** Whether a text is well read as words and a size, so that it need not be the beginning of a code. */
function isRead({ ranked: [best] }: Ranking): boolean {
  if (!best) return false;
  if (best.missingTexts.length === 0 && (best.level === 'exact' || best.level === 'part')) return true;
  // 'Z40' alone means the family.
  return best.level === 'text' && best.words.length === 1 && best.words[0]!.source === 'code';
}

/** Only unknown words, and words and numbers that say nothing by themselves. */
function isNonsense({ unknown, units, asked }: Reading): boolean {
  if (unknown.length === 0 || units.some(({ isRequired }) => isRequired)) return false;
  return asked.threads.length === 0 && asked.numbers.length < 2;
}

/** All words are guesses that do not fit together: nothing is found rather than anything. */
function isGuessed({ units, unknown, asked }: Reading, { ranked }: Ranking): boolean {
  if (units.length === 0 || asked.numbers.length > 1 || asked.threads.length > 0) return false;
  const isEachGuessed = units.every(({ candidates }) => candidates[0]?.step === 'error');
  return isEachGuessed && (unknown.length > 0 || (ranked[0]?.missingTexts.length ?? 0) > 0);
}

/** Builds the whole engine in steps: the caller may let others run between them. */
export function* buildSearchSteps(
  families: Iterable<SearchFamily>,
  synonyms: readonly Synonym[],
): Generator<void, CatalogueSearch> {
  const search = new CatalogueSearch(synonyms);
  for (const family of families) {
    yield* search.putFamilySteps(family);
    yield;
  }
  return search;
}

export function buildSearch(families: Iterable<SearchFamily>, synonyms: readonly Synonym[]): CatalogueSearch {
  const steps = buildSearchSteps(families, synonyms);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
