// Completes values that the audit table keeps short because other tables have them: currencies of amounts, and names of
// rows by which lists were narrowed.
import type { AuditKind } from '#contract/audit.ts';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import type { Db } from '../../base/db/database.ts';
import type { FieldChange } from './record.ts';
import { ERASED_JOB } from './texts.ts';

interface Kept {
  id: number;
  kind: AuditKind;
  rowId: string;
  changes: readonly FieldChange[];
}
type Value = (value: unknown) => unknown;

const AMOUNT_SETTINGS: readonly string[] = [
  'shop_fast_cargo_fee',
  'shop_standard_cargo_fee',
  'shop_free_shipping_threshold',
];

const mapped = (change: FieldChange, value: Value): FieldChange => ({
  ...change,
  before: value(change.before),
  after: value(change.after),
});
const inCurrency =
  (currency: string): Value =>
  (value) =>
    typeof value === 'number' ? { current: value, currency } : value;

/** Returns the entries with their values complete. */
export async function completed<E extends Kept>(
  db: Db,
  entries: readonly E[],
): Promise<(Omit<E, 'changes'> & { changes: FieldChange[] })[]> {
  const currencyOfOrder = await orderCurrencies(db, entries);
  const currencyOfShop = await shopCurrency(db, entries);
  const titleOfJob = await jobTitles(db, entries);
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.map((change) => {
      if (entry.kind === 'order' && change.field === 'refund')
        return mapped(change, inCurrency(currencyOfOrder.get(entry.rowId) ?? ''));
      if (entry.kind === 'setting' && AMOUNT_SETTINGS.includes(entry.rowId))
        return mapped(change, inCurrency(currencyOfShop(entry.id)));
      if (entry.kind === 'application' && change.field === 'job')
        return mapped(change, (id) => (id === null ? null : (titleOfJob.get(String(id)) ?? ERASED_JOB)));
      return change;
    }),
  }));
}

async function orderCurrencies(db: Db, entries: readonly Kept[]): Promise<Map<string, string>> {
  const ids = entries
    .filter(({ kind, changes }) => kind === 'order' && changes.some(({ field }) => field === 'refund'))
    .map(({ rowId }) => rowId);
  if (ids.length === 0) return new Map();
  return new Map(
    (await db.selectFrom('orders').select(['publicId', 'currency']).where('publicId', 'in', ids).execute()).map(
      ({ publicId, currency }) => [publicId, currency],
    ),
  );
}

/** Returns the shop's currency at the time of an entry: the value before the first change that followed. */
async function shopCurrency(db: Db, entries: readonly Kept[]): Promise<(id: number) => string> {
  if (!entries.some(({ kind, rowId }) => kind === 'setting' && AMOUNT_SETTINGS.includes(rowId))) return () => '';
  const turns = await db
    .selectFrom('audit')
    .select(['id', 'changes'])
    .where('kind', '=', 'setting')
    .where('rowId', '=', 'shop_currency')
    .orderBy('id')
    .execute();
  const stored = await db.selectFrom('settings').select('value').where('key', '=', 'shop_currency').executeTakeFirst();
  const now = typeof stored?.value === 'string' ? stored.value : SETTING_DEFAULTS.shop_currency;
  return (id) => {
    const before = turns.find((turn) => turn.id > id)?.changes[0]?.before;
    return typeof before === 'string' ? before : now;
  };
}

async function jobTitles(db: Db, entries: readonly Kept[]): Promise<Map<string, string>> {
  const ids = entries
    .filter(({ kind }) => kind === 'application')
    .flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'job').flatMap(({ before, after }) => [before, after]),
    )
    .filter((id): id is string => typeof id === 'string');
  if (ids.length === 0) return new Map();
  return new Map(
    (await db.selectFrom('jobs').select(['publicId', 'title']).where('publicId', 'in', ids).execute()).map(
      ({ publicId, title }) => [publicId, title],
    ),
  );
}
