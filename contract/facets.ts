// Filters of the catalogue beyond its categories, as addresses carry them, and the counts that lists show beside them.
import * as z from 'zod';
import { ATTRIBUTE_FILTER } from './catalogue-filters.ts';
import { STOCK_STATUSES } from './catalogue.ts';
import { tooLong } from './form-texts.ts';

export { ATTRIBUTE_FILTER } from './catalogue-filters.ts';

/** Characters of one filter. */
const MAX_FILTER_LENGTH = 600;
/** Values of one facet; of more it becomes a range, or shows the commonest. */
export const MAX_FACET_VALUES = 60;
/** Bars above a range: the counts of its logarithmic steps. */
export const RANGE_BARS = 20;

const filter = z.string().max(MAX_FILTER_LENGTH, tooLong(MAX_FILTER_LENGTH));

/** Filters by a family's facts. Several values with '|' between them. */
export const factFilters = {
  material: filter.optional().describe("Materials as families name them, several with '|'"),
  hardness: filter
    .optional()
    .describe(
      "'58..62 HRC': families within it; '60 HRC': families that hold it; without a scale HRC; several with '|'",
    ),
  standard: filter.optional().describe("Standards as families name them, several with '|'"),
};
export const facetsFlag = z.enum(['0', '1']).optional().describe('1: with the counts of all filters');

/** Its input is as wide as those of the other fields, with which callers mix it: texts reach the server anyway. */
const attributeFilter: z.ZodType<string, string | number | undefined> = filter;
/** A query of these fields and of filters by attributes; other keys are refused as unknown. */
export const withAttributeFilters = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object(shape)
    .catchall(attributeFilter)
    .superRefine(
      (query, { addIssue }) => {
        const keys = Object.keys(query).filter((key) => !Object.hasOwn(shape, key) && !ATTRIBUTE_FILTER.test(key));
        if (keys.length > 0) addIssue({ code: 'unrecognized_keys', keys, input: query });
      },
      { when: () => true }, // beside the issues of other fields
    );

const facet = {
  key: z.string().describe("Of the query: 'attr.cap', 'material', 'hardness', 'standard', 'stock'"),
  label: z.string(),
  unit: z.string(),
};
/** Counts are of sizes that pass all other filters. */
export const Facet = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('values'),
    ...facet,
    values: z
      .array(
        z.object({
          value: z.string().describe('As the query carries it'),
          label: z.string(),
          count: z.int(),
          isChosen: z.boolean(),
        }),
      )
      .describe(`At most ${MAX_FACET_VALUES}, chosen ones always among them`),
  }),
  z.object({
    kind: z.literal('range'),
    ...facet,
    min: z.number().describe('Of all sizes here, whatever is filtered; a decimal number in the unit'),
    max: z.number(),
    from: z.number().nullable().describe('Chosen; null: open'),
    to: z.number().nullable(),
    bars: z
      .array(z.int())
      .length(RANGE_BARS)
      .describe('Counts in equal steps from min to max: logarithmic ones, unless min is 0 or below'),
  }),
]);
export type Facet = z.output<typeof Facet>;

/** What stands beside a list's rows where facets are asked for. */
export const facetsReply = {
  facets: z.array(Facet).optional().describe('With facets=1: dimensions, material, hardness, standard, stock'),
};

/** Filter by stock, for everybody. */
export const StockFilterParam = z.enum(STOCK_STATUSES);
