import type { AuditKind } from '#contract/audit.ts';
import type { Key } from '#contract/endpoints.ts';
import type { ResourceTexts } from './texts.ts';

export interface Row {
  _id: string;
}

/**
 * Rows of one kind: where their screens are, which calls serve them, what is said. Everything else of a resource is
 * columns and fields.
 */
export interface Resource<R extends Row> {
  /** Names the labels of its fields; lists without a form have none. */
  kind?: AuditKind;
  /** Address of the list; the form's are `…/create` and `…/update/{id}`. */
  path: `/admin/${string}`;
  calls: {
    list: Key;
    get?: Key;
    create?: Key;
    update?: Key;
    remove?: Key;
    /** Takes `{ isActive }`, or what `statusField` names. */
    status?: Key;
    /** Instead of `status`: turns `isActive` round, without a body. */
    toggle?: Key;
  };
  statusField?: string;
  /** Name of the row's version, where `version` is something of the row's own. */
  lock?: 'version' | 'rowVersion';
  /** Paths whose replies show these rows too, to be read again after a change. */
  shownIn?: readonly `/api/${string}`[];
  titleOf: (row: R) => string;
  texts: ResourceTexts;
}

/** The paths whose replies a change of the resource makes old. */
export const changedPaths = ({ calls, shownIn = [] }: Pick<Resource<Row>, 'calls' | 'shownIn'>): `/api/${string}`[] => [
  calls.list.split(' ')[1] as `/api/${string}`,
  '/api/dashboard',
  '/api/trash',
  '/api/audit',
  ...shownIn,
];

/** How lists' calls reply: all rows, or a page of them. */
export type ListReply<R> = readonly R[] | { items?: R[]; products?: R[]; total: number; page: number; pages: number };

export const rowsOf = <R>(reply: ListReply<R>): readonly R[] =>
  'total' in reply ? (reply.items ?? reply.products ?? []) : reply;
