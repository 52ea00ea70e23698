// Finds where the rows of entries are now: the list links to existing rows, and to the trash for deleted ones.
import { byKind } from '#contract/all-kinds.ts';
import type { AuditKind, ListedAuditEntry } from '#contract/audit.ts';
import { isMenuPlace } from '#contract/menu-places.ts';
import { MONEY_AUDIT_ROW } from '#contract/money-setup-texts.ts';
import { SEALED_LABELS } from '#contract/sealed-texts.ts';
import { SETTINGS } from '#contract/settings.ts';
import type { Db } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

interface Named {
  kind: AuditKind;
  rowId: string;
}
type Place = ListedAuditEntry['place'];

const TABLES: { [K in AuditKind]?: keyof Tables } = {
  product: 'products',
  category: 'categories',
  user: 'users',
  blog: 'blogs',
  media: 'media',
  'media-folder': 'mediaFolders',
  page: 'pages',
  application: 'jobApplications',
  message: 'contactMessages',
  newsletter: 'newsletterSubscribers',
  mail: 'outbox',
  task: 'tasks',
  'price-list': 'priceLists',
  order: 'orders',
  customer: 'users',
  ...byKind(({ table }) => table),
};
/** Kinds whose deleted rows may stay in their table because other rows need them. */
const KEEPING: readonly AuditKind[] = ['product', 'category'];

/** Settings, secrets, and the prices that were changed with the shop's currency. */
const isSettingRow = (rowId: string): boolean =>
  Object.hasOwn(SETTINGS, rowId) || Object.hasOwn(SEALED_LABELS, rowId) || rowId === MONEY_AUDIT_ROW;

/** Menus are always there, saved or not. */
const isMenu = ({ kind, rowId }: Named): boolean => kind === 'menu' && isMenuPlace(rowId);

/** Returns the places in the order of the entries. */
export async function placesOf(db: Db, entries: readonly Named[]): Promise<Place[]> {
  const named = entries.filter(({ rowId }) => rowId !== '');
  const here = new Set<string>();
  const nameOf = ({ kind, rowId }: Named) => `${kind} ${rowId}`;
  for (const kind of new Set(named.map((entry) => entry.kind))) {
    const table = TABLES[kind];
    if (table === undefined) continue;
    const ids = [...new Set(named.filter((entry) => entry.kind === kind).map(({ rowId }) => rowId))];
    // One query for each kind; the cast spares Kysely the union of their tables.
    const found = await db
      .selectFrom(table as 'features')
      .select('publicId')
      .where('publicId', 'in', ids)
      .$if(KEEPING.includes(kind), (rows) => rows.where('deletedAt' as 'publicId', 'is', null))
      .execute();
    for (const { publicId } of found) here.add(nameOf({ kind, rowId: publicId }));
  }
  const missing = named.filter((entry) => TABLES[entry.kind] !== undefined && !here.has(nameOf(entry)));
  const inTrash = new Set(
    missing.length === 0
      ? []
      : (
          await db
            .selectFrom('trash')
            .select(['kind', 'rowId'])
            .where(
              'rowId',
              'in',
              missing.map(({ rowId }) => rowId),
            )
            .execute()
        ).map(nameOf),
  );
  return entries.map((entry) => {
    if (here.has(nameOf(entry)) || (entry.kind === 'setting' && isSettingRow(entry.rowId)) || isMenu(entry))
      return 'row';
    return inTrash.has(nameOf(entry)) ? 'trash' : 'gone';
  });
}
