// The catalogue's search: codes, dimensions and words, grouped by family.
import * as z from 'zod';
import { STAFF_SEE_ALL } from './access.ts';
import { BLANK_SEARCH } from './catalogue-texts.ts';
import { Category } from './categories.ts';
import { endpoints } from './endpoint.ts';
import { FamilyCard } from './families.ts';
import { Id, pagedParams, SearchText } from './fields.ts';
import { ProductCard } from './products.ts';
import { SEARCH_CALLS } from './search-texts.ts';

/** Families of a page of hits. */
export const SEARCH_GROUPS = 12;
/** Hits of each family. */
export const HITS_PER_GROUP = 3;

/**
 * How well a hit's size fits, best first. `code`: the very code; `exact`: the size as the family writes it; `part`: some
 * of its dimensions; `screw`: the thread of a screw that belongs to it; `mixed`: in another order; `near`: not made, one
 * of the nearest; `other`: dimensions that its size does not name; `far`: not made, and nothing near; `text`: found by
 * words alone; `beginning`: its code begins with the text; `description`: in its description.
 */
export const SEARCH_LEVELS = [
  'code',
  'exact',
  'part',
  'screw',
  'mixed',
  'near',
  'other',
  'far',
  'text',
  'beginning',
  'description',
] as const;
const Level = z.enum(SEARCH_LEVELS);

const Difference = z.object({
  label: z.string(),
  unit: z.string(),
  wanted: z.number().describe('Decimal number in the unit'),
  has: z.number(),
});

const Hit = z.object({
  product: ProductCard,
  level: Level,
  reason: z.string().describe('Turkish sentence: why it stands here'),
  differs: z.array(Difference).describe('Of a near size: the dimensions that differ'),
});

const Group = z.object({
  family: FamilyCard.nullable().describe('null: products that belong to no family'),
  name: z.string().describe('Of the family, or of what the products have in common'),
  total: z.int().describe('Sizes that fit; of a near one the nearest'),
  level: Level,
  isSoft: z.boolean().describe('Found by a word that is akin, not equal'),
  missing: z.array(z.string()).describe('Words of the text that it lacks'),
  filter: z.record(z.string(), z.string()).describe('Filter of the family’s table that follows from the text'),
  hits: z.array(Hit),
});
export type CatalogueGroup = z.output<typeof Group>;

const ExplainedToken = z.object({
  text: z.string(),
  rule: z.string().describe('That read it: standard, thread, role …'),
  readAs: z.string(),
  words: z.array(z.object({ word: z.string(), step: z.string(), quality: z.number() })),
});
const ExplainedHit = z.object({
  family: z.string(),
  level: Level,
  coverage: z.number().describe('Share of the text’s words that it has, by their rarity'),
  score: z.number(),
  parts: z.record(z.string(), z.number()),
  words: z.array(z.object({ text: z.string(), word: z.string(), source: z.string(), weight: z.number() })),
  columns: z.array(z.object({ key: z.string(), value: z.union([z.number(), z.string()]) })),
});

export const CatalogueSearchReply = z.object({
  code: z
    .object({ product: ProductCard, isWhole: z.boolean().describe('Nothing else was typed: Enter opens it') })
    .nullable()
    .describe('The product whose very code was typed'),
  categories: z.array(Category).describe('That the text names'),
  families: z.array(FamilyCard).describe('That the text names'),
  groups: z.array(Group),
  groupCount: z.int().describe('Families with hits'),
  total: z.int().describe('Sizes that fit'),
  didYouMean: z.string().nullable().describe('Sentence; null: the reading is certain'),
  corrected: z.string().nullable().describe('The text as it was read, where that differs'),
  near: z.array(Hit).describe('Where the size asked for is not made'),
  unknown: z.array(z.string()).describe('Words that occur nowhere'),
  nearest: z
    .object({ words: z.array(z.string()), families: z.array(FamilyCard) })
    .nullable()
    .describe('Where nothing was found'),
  explanation: z
    .object({ tokens: z.array(ExplainedToken), hits: z.array(ExplainedHit) })
    .nullable()
    .describe('For staff, with explain=1'),
});
export type CatalogueSearchReply = z.output<typeof CatalogueSearchReply>;

const { page, limit } = pagedParams(SEARCH_GROUPS);

export const searchEndpoints = endpoints(SEARCH_CALLS, {
  'GET /api/catalogue/search': {
    access: STAFF_SEE_ALL,
    query: z.strictObject({
      q: SearchText.refine((q) => q.trim() !== '', BLANK_SEARCH),
      category: Id.optional().describe('Main category or sub-category: id or slug'),
      page: page.describe('Of groups'),
      limit: limit.describe('Groups of a page'),
      explain: z.enum(['0', '1']).optional().describe('Staff only: which rules read the text and ranked the hits'),
    }),
    response: CatalogueSearchReply,
    reads: ['catalogue'],
  },
});
