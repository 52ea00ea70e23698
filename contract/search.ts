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

/** What a part of a text can be understood as. `guess`: a word that was read as another. */
export const UNDERSTOOD_KINDS = [
  'word',
  'guess',
  'standard',
  'material',
  'hardness',
  'dimension',
  'code',
  'quantity',
] as const;
const Understood = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  text: z.string().describe('The part of the text that it came from, as typed'),
  name: z.string().describe("Of a dimension: its letter in the best hit's family, or its name; otherwise empty"),
  meaning: z.string().describe("'İtici pim', '6 mm', 'DIN 1530-A', '20'"),
  without: z.string().describe('The text without that part'),
});
export type Understood = z.output<typeof Understood>;

const written = {
  value: z.number().describe('Decimal number in the unit'),
  text: z.string().describe("As drawings write it: '6,2'"),
};
const Ruler = z.object({
  family: FamilyCard.nullable().describe('null: products that belong to no family'),
  name: z.string().describe('Of the family, or of what the products have in common'),
  column: z.object({
    key: z.string(),
    label: z.string(),
    unit: z.string(),
    isLength: z.boolean().describe('What is too long can be cut'),
  }),
  size: z.string().describe("The whole size asked for, as the family writes it: 'Ø6 × 210'"),
  held: z.string().describe("The other dimensions of it: 'd1 = 6 mm'; empty: none"),
  wanted: z.object(written),
  values: z.array(z.object(written)).describe('Of sizes that are otherwise as asked for, ascending'),
  neighbours: z
    .array(
      z.object({
        ...written,
        size: z.string().describe("The whole size: '6 × 250'"),
        differs: z.string().describe("By how much, without a sign: '40'"),
        product: ProductCard.nullable().describe('null: several sizes have the value'),
        filter: z.record(z.string(), z.string()).describe('Filter of the family’s table for its sizes'),
      }),
    )
    .describe('The next smaller and the next greater value'),
});
export type Ruler = z.output<typeof Ruler>;

const ExplainedToken = z.object({
  text: z.string(),
  rule: z.string().describe('That read it: standard, thread, role …'),
  readAs: z.string(),
  words: z.array(z.object({ word: z.string(), step: z.string(), quality: z.number() })),
});
const ExplainedHit = z.object({
  family: z.string(),
  familyId: z.string().nullable().describe('null: products that belong to no family'),
  level: Level,
  reason: z
    .string()
    .describe('As its first hit has it; empty: others have more of the words, so it is not in the list'),
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
  exactCount: z.int().describe('Those of them that are made in the very size asked for'),
  total: z.int().describe('Sizes that fit'),
  didYouMean: z.string().nullable().describe('Sentence; null: the reading is certain'),
  corrected: z.string().nullable().describe('The text as it was read, where that differs'),
  guess: z
    .object({
      readAs: z.string().describe('The words of the text as they were read'),
      typed: z.array(z.string()).describe('The words that were read as others'),
    })
    .nullable()
    .describe('Words that were read as others; exact=1 takes them as typed'),
  understood: z.array(Understood).describe('In the order of the text: only what brought the first hit'),
  quantity: z.int().nullable().describe('Pieces that the text asks for'),
  ruler: Ruler.nullable().describe('Where one dimension alone is not made as asked for: its values'),
  beside: z
    .array(z.object({ size: z.string().describe("The whole size: '6 × 250'"), product: ProductCard }))
    .describe("Of the very code or size: the family's sizes with one dimension next smaller or greater, lengths first"),
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
      exact: z.enum(['0', '1']).optional().describe('1: words are searched as typed, without corrections'),
      explain: z.enum(['0', '1']).optional().describe('Staff only: which rules read the text and ranked the hits'),
    }),
    response: CatalogueSearchReply,
    reads: ['catalogue'],
  },
});
