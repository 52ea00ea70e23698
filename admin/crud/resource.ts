// crud/: lists and forms of a kind of rows, written once; a screen adds columns, fields and texts.
import type * as z from 'zod';
import type { Kind } from '#contract/all-kinds.ts';
import type { AuditKind } from '#contract/audit.ts';
import { isArranged } from '#contract/arrangements.ts';
import type { Key } from '#contract/endpoints.ts';
import type { CopyRule } from './copy.ts';
import { leavesOf, rulesIn, type Fields, type Offers, type ShownValues } from '#contract/kind.ts';
import type { ArrangedRows } from './arranging-order.ts';
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
  /** Staff arrange the rows by hand. */
  arranged?: ArrangedRows<R>;
  /** Further paths that show these rows, to be read again after a change. */
  shownIn?: readonly `/api/${string}`[];
  titleOf: (row: R) => string;
  /** Address of the row on the public site; undefined while visitors cannot see it. */
  siteOf?: (row: R) => string | undefined;
  /** The specification quotes the heading of the edit screen; otherwise the row's own name is the heading. */
  keepsHeading?: true;
  /** Question before deleting, where it depends on the row. */
  confirmRemove?: (row: R) => string;
  /** Rows can be copied, by this rule. */
  copy?: CopyRule<R>;
  /** Name of the id in the address of `calls.get`. */
  idParam?: 'id' | 'slug';
  texts: ResourceTexts;
}

/** Address of a described kind's list. */
export const panelPathOf = ({ path }: Pick<Kind, 'path'>): `/admin/${string}` =>
  path.replace('/api/', '/admin/') as `/admin/${string}`;

/** The resource that follows from a kind's description. */
export function kindResource<K extends Kind>(
  kind: K,
  texts: ResourceTexts,
  own: Pick<Resource<z.output<K['reply']> & Row>, 'siteOf' | 'keepsHeading' | 'copy'> = {},
): Resource<z.output<K['reply']> & Row> {
  const { name, path, lock } = kind;
  const { staffList, toggle }: Offers = kind.offers;
  const update = `PUT ${path}/:id` as Key;
  return {
    kind: name,
    path: panelPathOf(kind),
    calls: {
      list: (staffList ? `GET ${path}/admin` : `GET ${path}`) as Key,
      get: `GET ${path}/:id` as Key,
      create: `POST ${path}` as Key,
      update,
      remove: `DELETE ${path}/:id` as Key,
      ...(toggle ? { toggle: `${toggle} ${path}/:id/toggle` as Key } : { status: update }),
    },
    lock,
    ...(isArranged(kind) && { arranged: { kind: name, field: placeField(kind) } }),
    ...(staffList && { shownIn: [path] }),
    titleOf: kind.titleOf as (row: unknown) => string,
    texts,
    ...own,
  };
}

/** Field of a row's place in its list. */
const placeField = ({ fields }: Pick<Kind, 'fields'>): string =>
  leavesOf(fields).find(({ column }) => column === 'sortOrder')!.name;

/** Rules and first values of a form with the fields: a field without a default begins empty, a needed list with a line. */
export const formOf = <F extends Fields>(
  fields: F,
): { schemas: Readonly<Record<string, z.ZodType>>; initial: ShownValues<F> } => ({
  schemas: rulesIn(fields),
  initial: firstValues(fields) as ShownValues<F>,
});
const firstValues = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => {
      if ('default' in one) return [name, one.default];
      return [name, one.parts ? firstValues(one.parts) : emptyOf(one.input)];
    }),
  );
/** null: no number yet, or a choice that nobody has made. */
function emptyOf(input: z.ZodType): unknown {
  const { type } = input.def;
  if (type === 'array') return [''];
  return type === 'string' || type === 'pipe' ? '' : null;
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
export type ListReply<R> =
  | readonly R[]
  | { items?: R[]; products?: R[]; families?: R[]; total: number; page: number; pages: number };

export const rowsOf = <R>(reply: ListReply<R>): readonly R[] =>
  'total' in reply ? (reply.items ?? reply.products ?? reply.families ?? []) : reply;
