// The order of rows that staff arrange by hand, stored for a whole group of rows at once (docs/decisions/0134).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { KINDS, type KindName } from './all-kinds.ts';
import {
  ARRANGED_KIND_REFUSED,
  ARRANGEMENT_CALLS,
  ARRANGEMENT_UNEVEN,
  arrangementTooLong,
} from './arrangement-texts.ts';
import { endpoints } from './endpoint.ts';
import { Id, NoContent } from './fields.ts';

export type ArrangedKind = KindName | 'category' | 'page';

/** Whether lists of the kind are in the order of a number that staff give: its first column decides. */
export const isArranged = ({ order }: { order: readonly string[] }): boolean => order[0] === 'sortOrder';

/** Kinds whose rows staff arrange; of categories the main ones, and those of each of them. */
export const ARRANGED_KINDS: readonly [ArrangedKind, ...ArrangedKind[]] = [
  'category',
  'page',
  ...KINDS.filter(isArranged).map(({ name }) => name),
];

/** Most rows of a group. */
const MAX_ARRANGED = 1_000;

const order = z.array(Id).min(1, ARRANGEMENT_UNEVEN).max(MAX_ARRANGED, arrangementTooLong(MAX_ARRANGED));
const isSameSet = ({ ids, shown }: { ids: readonly string[]; shown: readonly string[] }): boolean =>
  new Set(ids).size === ids.length && ids.length === shown.length && shown.every((id) => ids.includes(id));

export const arrangementEndpoints = endpoints(ARRANGEMENT_CALLS, {
  'PUT /api/arrangements/:kind': {
    access: STAFF_ONLY,
    params: z.object({ kind: z.enum(ARRANGED_KINDS, ARRANGED_KIND_REFUSED) }),
    body: z
      .strictObject({
        ids: order.describe('All rows of the group in their new order'),
        shown: order.describe('The same rows as they were shown: another order meanwhile is a 409'),
      })
      .refine(isSameSet, { error: ARRANGEMENT_UNEVEN, path: ['ids'] }),
    response: NoContent,
    status: 204,
  },
});
