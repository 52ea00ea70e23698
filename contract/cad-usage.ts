// How often CAD files are given and CAD models are wished for, and how the making of models goes: for staff.
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { CAD_USAGE_CALLS } from './cad-usage-texts.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery, RowParams } from './fields.ts';

/** What is counted: files given, by their format, and messages that ask for the model of an article without one. */
export const CAD_USES = ['step', 'dxf', 'glb', 'wish'] as const;
export type CadUse = (typeof CAD_USES)[number];

/** Days that the counts of the calls are of, today in Istanbul included. */
export const CAD_USAGE_DAYS = 30;

const count = z.int().min(0);
const CadCounts = z.object({ step: count, dxf: count, views: count.describe('3D views') });
export type CadCounts = z.output<typeof CadCounts>;

/** An article with the files that were given of it. */
export const UsedArticle = CadCounts.extend({ _id: z.string(), code: z.string(), name: z.string() });
export type UsedArticle = z.output<typeof UsedArticle>;

const wishes = count.describe('Messages sent by the link of an article without a model');

/** Wishes for models of a family without a template. */
export const WishedFamily = z.object({
  family: z.object({ _id: z.string(), name: z.string() }).nullable().describe('null: articles without a family'),
  wishes,
});
export type WishedFamily = z.output<typeof WishedFamily>;

/** A model that could not be made. */
export const FailedModel = z.object({
  code: z.string(),
  reason: z.string().describe('As the log has it'),
  at: z.iso.datetime(),
});
export type FailedModel = z.output<typeof FailedModel>;

export const CadStatus = z.object({
  isOn: z.boolean(),
  isMemoryShort: z.boolean().describe('Less than 1 GB on the machine or in its container'),
  made: count.describe('Files since the start of the process that answers'),
  failed: count.describe('Tries that made no model since then'),
  failures: z.array(FailedModel).describe('Kept ones of any process, newest first'),
  cacheBytes: count,
  cacheMaxBytes: count,
});
export type CadStatus = z.output<typeof CadStatus>;

export const cadUsageEndpoints = endpoints(CAD_USAGE_CALLS, {
  'GET /api/cad/status': { access: STAFF_ONLY, query: NoQuery, response: CadStatus },
  'GET /api/cad/usage': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({
      articles: z.array(UsedArticle).describe('Most asked for first'),
      wishes: z.array(WishedFamily).describe('Most wished for first'),
    }),
  },
  'GET /api/families/:id/cad/usage': {
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: CadCounts.extend({
      wishes,
      articles: z.array(UsedArticle).describe('Most asked for first'),
    }),
  },
});
