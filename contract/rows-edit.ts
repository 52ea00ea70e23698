// Deleting many rows of a list at once, or changing their state (docs/decisions/0140).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { KINDS } from './all-kinds.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './fields.ts';
import {
  NO_ROWS_CHOSEN,
  ROWS_ACTION_REFUSED,
  ROWS_EDIT_CALLS,
  ROWS_KIND_REFUSED,
  ROWS_LISTS,
  rowsTitle,
  tooManyRows,
} from './rows-edit-texts.ts';
import { Task } from './tasks.ts';

/** Lists whose rows are chosen for it: moderators may delete in all of them. */
export const ROWS_KINDS = [
  'product',
  'family',
  'category',
  'attribute',
  'carrier',
  'blog',
  'page',
  'slider',
  'feature',
  'reference',
  'quality',
  'program',
  'job',
  'redirect',
] as const;
export type RowsKind = (typeof ROWS_KINDS)[number];
export const isRowsKind = (kind: string | undefined): kind is RowsKind =>
  (ROWS_KINDS as readonly (string | undefined)[]).includes(kind);

/** `on`, `off`: active, or of a post published. */
export const ROWS_ACTIONS = ['remove', 'on', 'off'] as const;
export type RowsAction = (typeof ROWS_ACTIONS)[number];

/** Column of the rows' state; products have a change of their own for it. */
export const stateOf = (kind: RowsKind): 'isActive' | 'isPublished' | undefined => {
  if (kind === 'product') return undefined;
  return kind === 'blog' ? 'isPublished' : 'isActive';
};

/** Rows of one call. */
export const MAX_ROWS = 1_000;
/** Up to so many rows are changed while the call waits. */
export const ROWS_AT_ONCE = 200;

export interface RowsEdit {
  kind: RowsKind;
  action: RowsAction;
}
/** The work in words, as the lists of tasks and of changes name it. */
export const rowsEditTitle = ({ kind, action }: RowsEdit): string => {
  const list =
    kind in ROWS_LISTS
      ? ROWS_LISTS[kind as keyof typeof ROWS_LISTS]
      : KINDS.find(({ name }) => name === kind)!.words.list;
  return rowsTitle(list, action, kind === 'blog');
};

export const rowsEditEndpoints = endpoints(ROWS_EDIT_CALLS, {
  'POST /api/rows/edit': {
    access: STAFF_ONLY,
    body: z
      .strictObject({
        kind: z.enum(ROWS_KINDS, ROWS_KIND_REFUSED),
        action: z.enum(ROWS_ACTIONS, ROWS_ACTION_REFUSED),
        ids: z.array(Id, NO_ROWS_CHOSEN).min(1, NO_ROWS_CHOSEN).max(MAX_ROWS, tooManyRows(MAX_ROWS)),
      })
      .refine(({ kind, action }) => action === 'remove' || stateOf(kind) !== undefined, {
        error: ROWS_ACTION_REFUSED,
        path: ['action'],
      }),
    response: Task,
    bodyBytes: 256 * 1024,
  },
});
