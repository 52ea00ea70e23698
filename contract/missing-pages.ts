// Addresses that were asked for and have no page: counted, without a word of who asked (docs/decisions/0132).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { MAX_PAGE_SIZE } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { flagParam, Id, pagedParams, pageOf, searchParam, sortParam } from './fields.ts';
import { MISSING_NONE_CHOSEN, MISSING_PAGE_CALLS, missingTooMany } from './missing-page-texts.ts';

export const MISSING_SORTS = ['often', 'seldom', 'newest', 'oldest'] as const;

export const MissingPage = z.object({
  _id: z.string(),
  path: z.string().describe('As redirects compare it, without a query; empty for attempts to break in'),
  hits: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  refererHost: z.string().describe('Host of the page whose link was followed last; empty: not told'),
  isAttack: z.boolean().describe('The one row that counts all attempts to break in'),
  redirectId: z.string().nullable().describe('An active redirect answers by now'),
});
export type MissingPage = z.output<typeof MissingPage>;

const ids = z.array(Id).min(1, MISSING_NONE_CHOSEN).max(MAX_PAGE_SIZE, missingTooMany(MAX_PAGE_SIZE));

export const missingPageEndpoints = endpoints(MISSING_PAGE_CALLS, {
  'GET /api/missing-pages': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(50),
      q: searchParam('In the address and the referring host'),
      isRedirected: flagParam,
      sort: sortParam(MISSING_SORTS),
    }),
    response: pageOf(MissingPage),
  },
  'POST /api/missing-pages/remove': {
    access: STAFF_ONLY,
    body: z.strictObject({ ids }),
    response: z.object({ changed: z.int().describe('Rows; those that are gone do not count') }),
  },
});
