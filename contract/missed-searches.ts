// Searches of visitors that found nothing: counted by text, without a word of who searched (docs/decisions/0102).
import * as z from 'zod';
import { EVERYONE, STAFF_ONLY } from './access.ts';
import { MAX_PAGE_SIZE } from './catalogue.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoContent, pagedParams, pageOf, searchParam, SearchText, sortParam } from './fields.ts';
import { MISSED_NONE_CHOSEN, MISSED_SEARCH_CALLS, missedTooMany } from './missed-search-texts.ts';
import { switchValue } from './typed-fields.ts';

const States = z.enum(['new', 'done']);
export type MissedState = z.output<typeof States>;
export const MISSED_SORTS = ['often', 'seldom', 'newest', 'oldest'] as const;

export const MissedSearch = z.object({
  _id: z.string(),
  text: z.string().describe('As it was first written; other spellings of it count with it'),
  times: z.int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  state: States,
});
export type MissedSearch = z.output<typeof MissedSearch>;

const ids = z.array(Id).min(1, MISSED_NONE_CHOSEN).max(MAX_PAGE_SIZE, missedTooMany(MAX_PAGE_SIZE));
const Changed = z.object({ changed: z.int().describe('Rows; those that are gone do not count') });

export const missedSearchEndpoints = endpoints(MISSED_SEARCH_CALLS, {
  'POST /api/catalogue/search/missed': {
    access: EVERYONE,
    body: z.strictObject({ q: SearchText }),
    response: NoContent,
    status: 204,
  },
  'GET /api/missed-searches': {
    access: STAFF_ONLY,
    query: z.strictObject({
      ...pagedParams(50),
      q: searchParam('In the text'),
      state: States.optional(),
      sort: sortParam(MISSED_SORTS),
    }),
    response: pageOf(MissedSearch),
  },
  'PUT /api/missed-searches': {
    access: STAFF_ONLY,
    body: z.strictObject({ ids, isDone: switchValue }),
    response: Changed,
  },
  'POST /api/missed-searches/remove': { access: STAFF_ONLY, body: z.strictObject({ ids }), response: Changed },
});
