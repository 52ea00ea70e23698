// Tasks: work on many rows, done in the background row by row, cancelled and taken back as a whole
// (docs/decisions/0130).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoQuery, pagedParams, pageOf, RowParams } from './fields.ts';
import { TASK_CALLS, TASK_OUTCOME_REFUSED } from './task-texts.ts';

/** `import-check` reads a file and compares it; `import` applies its rows; `everything` makes a file of all data. */
export const TASK_KINDS = [
  'product-edit',
  'rows-edit',
  'price-list-start',
  'price-list-end',
  'import-check',
  'import',
  'everything',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** What the list of tasks offers for a kind; a price list is ended and taken back on its own screen. */
export const TASK_RULES: Record<TaskKind, { canCancel: boolean; canUndo: boolean }> = {
  'product-edit': { canCancel: true, canUndo: true },
  'rows-edit': { canCancel: true, canUndo: true },
  'price-list-start': { canCancel: true, canUndo: false },
  'price-list-end': { canCancel: false, canUndo: false },
  'import-check': { canCancel: true, canUndo: false },
  import: { canCancel: true, canUndo: true },
  everything: { canCancel: true, canUndo: false },
};

/** `queued`: waits for its turn; `cancelled` and `undone`: what it had done is taken back. */
export const TASK_STATES = ['queued', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/**
 * What became of a row. `refused`: the row's own rules; `restored`: taken back; `kept`: not taken back, because somebody
 * has changed it since.
 */
export const TASK_OUTCOMES = ['waiting', 'changed', 'same', 'refused', 'restored', 'kept'] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];

/** Days within which a task can be taken back; its rows are forgotten then. */
export const TASK_UNDO_DAYS = 7;

export const Task = z.object({
  _id: z.string(),
  kind: z.enum(TASK_KINDS),
  title: z.string().describe('What it does, in words'),
  state: z.enum(TASK_STATES),
  isUndoing: z.boolean().describe('Whether it takes back what it did, or is to'),
  done: z.int().describe('Rows dealt with, in the present direction'),
  total: z.int(),
  counts: z.object({
    changed: z.int(),
    same: z.int().describe('Rows that had the wanted values already'),
    refused: z.int(),
    restored: z.int(),
    kept: z.int(),
  }),
  message: z.string().describe('Why it failed; empty: it did not'),
  by: z.string().describe('Name of the person, as it was'),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  canCancel: z.boolean(),
  canUndo: z.boolean(),
  hasFile: z.boolean().describe('Whether it made a file that can still be had'),
});
export type Task = z.output<typeof Task>;

export const TaskRow = z.object({
  rowId: z.string(),
  title: z.string(),
  outcome: z.enum(TASK_OUTCOMES),
  sentence: z.string().describe('Why it was refused or kept; empty: it was not'),
});
export type TaskRow = z.output<typeof TaskRow>;

export const taskEndpoints = endpoints(TASK_CALLS, {
  'GET /api/tasks': { access: STAFF_ONLY, query: z.strictObject(pagedParams(20)), response: pageOf(Task) },
  'GET /api/tasks/active': { access: STAFF_ONLY, query: NoQuery, response: z.array(Task) },
  'GET /api/tasks/:id': { access: STAFF_ONLY, params: RowParams, query: NoQuery, response: Task },
  'GET /api/tasks/:id/rows': {
    access: STAFF_ONLY,
    params: RowParams,
    query: z.strictObject({
      ...pagedParams(50),
      outcome: z.enum(TASK_OUTCOMES, TASK_OUTCOME_REFUSED).optional(),
    }),
    response: pageOf(TaskRow),
  },
  'POST /api/tasks/:id/cancel': { access: STAFF_ONLY, params: RowParams, response: Task },
  'POST /api/tasks/:id/undo': { access: STAFF_ONLY, params: RowParams, response: Task },
});
