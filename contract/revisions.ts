// Past versions of rows that staff edit: listed, read for comparison, and put into the form again.
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';
import { REVISION_CALLS, VERSION_NOT_KNOWN } from './revision-texts.ts';

/** Kinds of rows whose versions are kept; all of them have a form with a history. */
export const REVISION_KINDS = [
  'product',
  'family',
  'category',
  'blog',
  'page',
  'job',
  'slider',
  'feature',
  'program',
  'reference',
  'quality',
] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];
export const isRevisionKind = (kind: string | undefined): kind is RevisionKind =>
  (REVISION_KINDS as readonly (string | undefined)[]).includes(kind);

/** Versions that are kept of one row. */
export const KEPT_REVISIONS = 50;

const facts = {
  version: z.int().describe('Of the row'),
  at: z.iso.datetime(),
  by: z.string().describe('Name as it was; empty: not recorded'),
};

export const Revision = z.object({
  ...facts,
  fields: z.array(z.string()).nullable().describe('That the save changed, as histories name them; null: not recorded'),
});
export type Revision = z.output<typeof Revision>;

export const WholeRevision = z.object({
  ...facts,
  fields: z.record(z.string(), z.unknown()).describe('As a save sends them; stock is none of them'),
  names: z.record(z.string(), z.string()).describe('Names of the categories, as they were, by field'),
  gone: z.array(z.string()).describe('Fields whose category is no longer there: null in `fields`'),
});
export type WholeRevision = z.output<typeof WholeRevision>;

/** In place of a version: the row as it is now. */
export const PRESENT = 'present';
const version = z
  .string()
  .regex(/^(?:[1-9]\d{0,8}|present)$/, VERSION_NOT_KNOWN)
  .describe(`A version, or '${PRESENT}': the row as it is now`);
const row = { kind: z.enum(REVISION_KINDS), id: Id };

export const revisionEndpoints = endpoints(REVISION_CALLS, {
  'GET /api/revisions/:kind/:id': {
    access: STAFF_ONLY,
    params: z.object(row),
    response: z.array(Revision),
  },
  'GET /api/revisions/:kind/:id/:version': {
    access: STAFF_ONLY,
    params: z.object({ ...row, version }),
    response: WholeRevision,
  },
});
