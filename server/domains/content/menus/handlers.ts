// The site's menus: read by every page, kept by staff (docs/decisions/0140).
import { ApiError, notFound } from '#contract/api-error.ts';
import { toFailed } from '#contract/issues.ts';
import { isMenuPlace, type MenuEntry, type MenuItem, type MenuPlaceName } from '#contract/menu-places.ts';
import { MENU_ABSENT, MENU_PLACE_LABELS } from '#contract/menu-texts.ts';
import { menuRules, type MenuInput } from '#contract/menus.ts';
import { json } from '../../../base/db/tables.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { record, type ShownFields } from '../../../entities/audit/record.ts';
import { staleError } from '../../../entities/stale.ts';
import { linesOf, readMenus, siteMenus, storedMenus, usualEntries, versionOf } from './store.ts';
import { categoryTargets, flat, pageTargets, postTargets, targetsFor } from './targets.ts';

/** @throws NOT_FOUND */
function placeOf(id: string): MenuPlaceName {
  if (!isMenuPlace(id)) throw notFound(MENU_ABSENT);
  return id;
}

/** @throws VALIDATION by the rules of the place */
function check(place: MenuPlaceName, menu: MenuInput): void {
  const rules = menuRules(place);
  const issues = (Object.keys(menu) as (keyof MenuInput)[]).flatMap((field) =>
    (rules[field].safeParse(menu[field]).error?.issues ?? []).map((issue) => ({
      ...issue,
      path: [field, ...issue.path],
    })),
  );
  if (issues.length === 0) return;
  const { message, fields } = toFailed(issues);
  throw new ApiError(400, 'VALIDATION', message, fields);
}

/** A heading leads nowhere. */
const tidy = <I extends MenuItem>(item: I): I => (item.kind === 'heading' ? { ...item, to: '', newTab: false } : item);

export const menuHandlers = ({ database, now }: StaffServices) => {
  const { db } = database;
  const entryOf = (place: MenuPlaceName) =>
    ({ kind: 'menu', rowId: place, title: MENU_PLACE_LABELS[place], action: 'update' }) as const;
  const stored = async (place: MenuPlaceName) => (await storedMenus(db, [place]))[0]!;

  return handlers({
    'GET /api/menus': () => siteMenus(db),
    'GET /api/menus/admin': () => storedMenus(db),
    'GET /api/menus/admin/:id': ({ params }) => stored(placeOf(params.id)),
    async 'GET /api/menus/targets'({ query: { kind, q = '' } }) {
      if (kind === 'blog') return postTargets(db, { q });
      return kind === 'page' ? pageTargets(db) : categoryTargets(db);
    },

    async 'PUT /api/menus/:id'({ params, body: { version, ...change } }, { viewer }) {
      const place = placeOf(params.id);
      await database.write('settings', async (trx) => {
        const read = await readMenus(trx);
        const row = read.rows.get(place);
        const before: MenuInput = { title: row?.title ?? '', entries: row?.entries ?? usualEntries(read, place) };
        const at = new Date(now());
        const fieldsOf = async ({ title, entries }: MenuInput): Promise<ShownFields> => ({
          title,
          entries: linesOf(await targetsFor(trx, flat(entries)), entries),
        });
        if (version !== undefined && version !== versionOf(row))
          throw await staleError(trx, {
            kind: 'menu',
            row: { publicId: place, version: versionOf(row), updatedAt: row?.updatedAt ?? at },
            edited: version,
            now: await fieldsOf(before),
          });
        const after: MenuInput = { ...before, ...change };
        check(place, after);
        const entries: MenuEntry[] = after.entries.map((one) => ({ ...tidy(one), items: one.items.map(tidy) }));
        const values = {
          title: after.title,
          entries: json(entries),
          version: versionOf(row) + 1,
          byName: personOf(viewer).name,
          updatedAt: at,
        };
        await trx
          .insertInto('menus')
          .values({ place, ...values })
          .onConflict((conflict) => conflict.column('place').doUpdateSet(values))
          .execute();
        await record(trx, {
          viewer,
          now: at,
          ...entryOf(place),
          rowVersion: values.version,
          before: await fieldsOf(before),
          after: await fieldsOf({ ...after, entries }),
        });
      });
      return stored(place);
    },

    async 'DELETE /api/menus/:id'({ params }, { viewer }) {
      const place = placeOf(params.id);
      await database.write('settings', async (trx) => {
        const read = await readMenus(trx);
        const row = read.rows.get(place);
        if (!row) return;
        await trx.deleteFrom('menus').where('place', '=', place).execute();
        await record(trx, {
          viewer,
          now: new Date(now()),
          ...entryOf(place),
          rowVersion: null,
          before: { title: row.title, entries: linesOf(read, row.entries) },
          after: { title: '', entries: linesOf(read, usualEntries(read, place)) },
        });
      });
    },
  });
};
