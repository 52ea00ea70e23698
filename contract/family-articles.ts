// The sizes of a family as staff keep them in the panel's grid: reading, saving, dry runs of pasted and generated rows,
// files, and families made of products that have none.
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { ARTICLE_FIELDS } from './article-cells.ts';
import {
  ARTICLE_CALLS,
  ARTICLES_MISSING,
  CHANGES_MISSING,
  MAPPING_REFUSED,
  PASTE_MISSING,
  PROPOSAL_SCOPE_MISSING,
  tooManyArticles,
  tooManyChanges,
} from './article-texts.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { Family, FamilyColumn, familyInputs, MAX_FAMILY_ARTICLES } from './families.ts';
import { NOT_LIST, NOT_TEXT } from './field-texts.ts';
import { Id, RowParams } from './fields.ts';
import { CURRENCIES } from './money.ts';
import { EditedVersion } from './saving.ts';

/** Changes of one save. */
export const MAX_ARTICLE_CHANGES = 1_000;
/** Bytes of a pasted table: 5,000 rows of a wide family. */
const PASTE_BYTES = 4 * 1024 * 1024;

const cell = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()], NOT_TEXT);
const cells = z
  .record(z.string().max(20), cell)
  .describe(`Cells by ${ARTICLE_FIELDS.join(', ')} or the letter of a dimension, as typed; numbers are decimal`);

/** An article of the grid. */
export const GridArticle = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  currency: z.enum(CURRENCIES).optional().describe('Of its price, where it is not the grid’s'),
});
export type GridArticle = z.output<typeof GridArticle>;

export const FamilyArticles = z.object({
  _id: z.string().describe('Of the family'),
  version: z.int().describe('Of the family'),
  columns: z.array(FamilyColumn),
  codePattern: z.string(),
  namePattern: z.string(),
  currency: z
    .enum(CURRENCIES)
    .describe('That in which all prices of the family are kept, otherwise the shop’s: prices that are typed get it'),
  articles: z.array(GridArticle).describe('In the order of their key columns'),
});
export type FamilyArticles = z.output<typeof FamilyArticles>;

const ArticleChange = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), row: cells }),
  z.strictObject({
    op: z.literal('set'),
    _id: Id,
    version: EditedVersion.describe('Of the article: others’ changes to the same cells since then are refused'),
    stockSeen: z.int().nullable().optional().describe('The pieces that were seen when the cell was typed'),
    row: cells,
  }),
  z.strictObject({ op: z.literal('remove'), _id: Id, version: EditedVersion }),
]);
export type ArticleChange = z.output<typeof ArticleChange>;

/** A row of a dry run. */
const CheckedRow = z.object({
  line: z.int().describe('In the pasted text, from 1; of generated rows their place'),
  state: z.enum(['new', 'change', 'same', 'error']),
  message: z.string().describe('What is wrong; empty otherwise'),
  _id: z.string().nullable().describe('Of the article that changes'),
  code: z.string(),
  row: z.record(z.string(), cell).describe('Cells to save: of new rows all, otherwise those that change'),
  changes: z.array(z.object({ key: z.string(), before: z.string(), after: z.string() })),
  cells: z.array(z.string()).describe('The line as it was pasted, where it is wrong'),
});
export type CheckedRow = z.output<typeof CheckedRow>;

export const ArticleCheck = z.object({
  version: z.int().describe('Of the family'),
  hasHeading: z.boolean().describe('The first line names the columns'),
  mapping: z.array(z.string().nullable()).describe('For each column of the text its key; null: ignored'),
  sample: z.array(z.array(z.string())).describe('The first five lines'),
  rows: z.array(CheckedRow),
  counts: z.object({ new: z.int(), change: z.int(), same: z.int(), error: z.int() }),
});
export type ArticleCheck = z.output<typeof ArticleCheck>;

/** A family that products could make. */
export const FamilyProposal = z.object({
  name: z.string(),
  codePrefix: z.string(),
  category: z.object({ _id: z.string(), name: z.string() }),
  subCategory: z.object({ _id: z.string(), name: z.string() }).nullable(),
  material: z.string(),
  hardnessText: z.string(),
  standards: z.array(z.string()),
  columns: z.array(FamilyColumn),
  codePattern: z.string(),
  namePattern: z.string(),
  articles: z.array(z.string()).describe('Ids'),
  codes: z.array(z.string()).describe('The first and the last'),
});
export type FamilyProposal = z.output<typeof FamilyProposal>;

export const FamilyProposals = z.object({
  proposals: z.array(FamilyProposal),
  misfits: z.array(z.object({ _id: z.string(), code: z.string(), name: z.string(), reason: z.string() })),
});
export type FamilyProposals = z.output<typeof FamilyProposals>;

const articleIds = z.array(Id, NOT_LIST).max(MAX_FAMILY_ARTICLES, tooManyArticles(MAX_FAMILY_ARTICLES));
const FileQuery = z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const familyArticleEndpoints = endpoints(ARTICLE_CALLS, {
  'GET /api/families/:id/articles': { access: STAFF_ONLY, params: RowParams, response: FamilyArticles },
  'PUT /api/families/:id/articles': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      version: EditedVersion,
      changes: z
        .array(ArticleChange, NOT_LIST)
        .min(1, CHANGES_MISSING)
        .max(MAX_ARTICLE_CHANGES, tooManyChanges(MAX_ARTICLE_CHANGES)),
    }),
    response: z.object({
      version: z.int().describe('Of the family'),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
    }),
    bodyBytes: PASTE_BYTES,
  },
  'POST /api/families/:id/articles/check': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      text: z.string(PASTE_MISSING).max(PASTE_BYTES).describe('Cells separated by tabs, semicolons or commas'),
      mapping: z
        .array(z.string().max(20).nullable(), MAPPING_REFUSED)
        .max(200, MAPPING_REFUSED)
        .optional()
        .describe('For each column of the text its key; without it headings or places decide'),
    }),
    response: ArticleCheck,
    bodyBytes: PASTE_BYTES,
  },
  'POST /api/families/:id/articles/generate': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      values: z.record(z.string().max(8), z.array(cell).max(500)).describe('Values of each key column'),
      except: z
        .array(z.record(z.string().max(8), cell))
        .max(500)
        .default([])
        .describe('Sizes with all of these values are left out'),
    }),
    response: ArticleCheck.pick({ version: true, rows: true, counts: true }),
  },
  'GET /api/families/:id/articles/export': {
    access: STAFF_ONLY,
    params: RowParams,
    query: FileQuery,
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
  'POST /api/families/propose': {
    access: STAFF_ONLY,
    body: z
      .strictObject({
        subCategory: Id.optional().describe('Id of a category: its products, and those of its sub-categories'),
        ids: articleIds.optional().describe('Ids of products'),
      })
      .refine(({ subCategory, ids }) => (subCategory === undefined) !== (ids === undefined), PROPOSAL_SCOPE_MISSING),
    response: FamilyProposals,
  },
  'POST /api/families/from-products': {
    access: STAFF_ONLY,
    body: z.strictObject({
      name: familyInputs.name,
      articles: articleIds
        .min(2, ARTICLES_MISSING)
        .describe('Ids of products; those of two proposals become one family'),
    }),
    response: Family,
    status: 201,
  },
});
