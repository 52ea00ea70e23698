// Drafts of rows that are on the site: changes that staff keep without showing them (docs/decisions/0139).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { blogFields } from './blogs.ts';
import { DRAFT_CALLS } from './draft-texts.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
import { Id, NoContent, NoQuery, RowParams } from './fields.ts';
import { pageFields } from './pages.ts';
import { productEditInputs } from './products.ts';
import { draftSeen, EditedVersion } from './saving.ts';

/** Kinds of rows that may have a draft. */
export const DRAFT_KINDS = ['blog', 'page', 'product'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];
export const isDraftKind = (kind: string | undefined): kind is DraftKind =>
  (DRAFT_KINDS as readonly (string | undefined)[]).includes(kind);

// Stock is what lies on the shelf: it is moved at once.
const { stockQuantity: _quantity, stockStatus: _status, ...productDraft } = productEditInputs;
const facts = {
  version: EditedVersion.unwrap().describe('Of the row, when the draft was begun'),
  seen: draftSeen.nullable().describe('The time of the draft that this one replaces; null: there was none'),
};
const partial = <S extends Record<string, z.ZodType>>(fields: S) => z.strictObject(fields).partial();

export const RowDraft = z.object({
  fields: z.record(z.string(), z.unknown()).describe('As a save sends them'),
  version: z.int().describe('Of the row, when the draft was begun'),
  by: z.string(),
  at: z.iso.datetime(),
});
export type RowDraft = z.output<typeof RowDraft>;

/** Drafts that a list marks. */
export const MAX_MARKED_DRAFTS = 1_000;
export const DraftMark = z.object({
  rowId: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type DraftMark = z.output<typeof DraftMark>;

const DraftParams = z.object({ kind: z.enum(DRAFT_KINDS), id: Id });

export const draftEndpoints = endpoints(DRAFT_CALLS, {
  'GET /api/drafts': {
    access: STAFF_ONLY,
    query: z.strictObject({ kind: z.enum(DRAFT_KINDS) }),
    response: z.array(DraftMark).describe(`Newest first, at most ${MAX_MARKED_DRAFTS}`),
  },
  'GET /api/drafts/:kind/:id': {
    access: STAFF_ONLY,
    params: DraftParams,
    query: NoQuery,
    response: RowDraft.nullable(),
  },
  'PUT /api/drafts/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('blog'), ...facts, fields: partial(blogFields) }),
      z.strictObject({ kind: z.literal('page'), ...facts, fields: partial(pageFields) }),
      z.strictObject({ kind: z.literal('product'), ...facts, fields: partial(productDraft) }),
    ]),
    bodyBytes: RICH_TEXT_BYTES,
    response: RowDraft,
  },
  'DELETE /api/drafts/:kind/:id': {
    access: STAFF_ONLY,
    params: DraftParams,
    query: NoQuery,
    response: NoContent,
    status: 204,
  },
});
