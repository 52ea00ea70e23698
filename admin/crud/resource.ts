// crud/: lists and forms of a kind of rows, written once; a screen adds columns, fields and texts.
import type { AuditKind } from '#contract/audit.ts';
import type { Key } from '#contract/endpoints.ts';
import type { ResourceTexts } from './texts.ts';

export interface Row {
  _id: string;
}

/**
 * Rows of one kind: addresses of their screens, their calls, their sentences. Columns and fields are in the screens.
 */
export interface Resource<R extends Row> {
  /** Selects the labels of its fields; lists without a form have none. */
  kind?: AuditKind;
  /** Address of the list; the form's are `…/create` and `…/update/{id}`. */
  path: `/admin/${string}`;
  calls: {
    list: Key;
    get?: Key;
    create?: Key;
    update?: Key;
    remove?: Key;
    /** Takes `{ isActive }`, or the field in `statusField`. */
    status?: Key;
    /** Replaces `status`: inverts `isActive`, without a body. */
    toggle?: Key;
  };
  statusField?: string;
  /** Name of the row's lock, where `version` is a field of its own. */
  lock?: 'version' | 'rowVersion';
  /** Further paths that show these rows, to be read again after a change. */
  shownIn?: readonly `/api/${string}`[];
  titleOf: (row: R) => string;
  texts: ResourceTexts;
}

/** Paths to read again after a change of the resource. */
export const changedPaths = ({ calls, shownIn = [] }: Pick<Resource<Row>, 'calls' | 'shownIn'>): `/api/${string}`[] => [
  calls.list.split(' ')[1] as `/api/${string}`,
  '/api/dashboard',
  '/api/trash',
  '/api/audit',
  ...shownIn,
];

/** Replies of lists' calls: all rows, or a page of them. */
export type ListReply<R> = readonly R[] | { items?: R[]; products?: R[]; total: number; page: number; pages: number };

export const rowsOf = <R>(reply: ListReply<R>): readonly R[] =>
  'total' in reply ? (reply.items ?? reply.products ?? []) : reply;
