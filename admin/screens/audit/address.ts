import { byKind } from '#contract/all-kinds.ts';
import type { AuditKind, ListedAuditEntry } from '#contract/audit.ts';
import { panelPathOf } from '../../crud/resource.ts';

/** Lists of the kinds' rows. Sessions and erased people have none. */
const LISTS: { [K in AuditKind]?: string } = {
  product: '/admin/products',
  category: '/admin/categories',
  user: '/admin/users',
  blog: '/admin/blogs',
  page: '/admin/pages',
  application: '/admin/job-applications',
  message: '/admin/messages',
  newsletter: '/admin/newsletter',
  order: '/admin/orders',
  setting: '/admin/settings',
  ...byKind(panelPathOf),
};
/** Rows that open over their list, found there by a search. */
const OVER_LIST: readonly AuditKind[] = ['message', 'application'];

/** Current address of an entry's row; undefined if there is none. Reading a list leads to the list. */
export function addressOf({
  kind,
  rowId,
  title,
  place,
}: Pick<ListedAuditEntry, 'kind' | 'rowId' | 'title' | 'place'>): string | undefined {
  const list = LISTS[kind];
  if (list === undefined || rowId === '') return list;
  if (place === 'trash') return `/admin/trash?${new URLSearchParams({ kind, q: title })}`;
  if (place === 'gone') return undefined;
  if (kind === 'setting') return rowId.startsWith('homepage_') ? `${list}/homepage` : `${list}/site`;
  if (kind === 'order') return `${list}/${rowId}`;
  if (kind === 'newsletter') return list;
  return OVER_LIST.includes(kind) ? `${list}?${new URLSearchParams({ q: title })}` : `${list}/update/${rowId}`;
}
