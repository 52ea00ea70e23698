import { sql, type SqlBool } from 'kysely';
import { isStaffRole } from '#contract/access.ts';
import {
  actionsOf,
  AUDIT_ACTIONS,
  SYSTEM_ACTOR,
  type AuditAction,
  type AuditEntry,
  type AuditGroup,
  type AuditKind,
  type AuditPerson,
  type HistoryEntry,
  type ListedAuditEntry,
} from '#contract/audit.ts';
import { istanbulMidnight } from '../../base/clock.ts';
import { idsContainingAll } from '../../base/db/dialect.ts';
import type { Database } from '../../base/db/database.ts';
import { completed } from './completed.ts';
import { placesOf } from './places.ts';
import { auditTerms } from './record.ts';

interface Asked {
  page: number;
  limit: number;
}
export interface AuditFilter extends Asked {
  q?: string | undefined;
  group: AuditGroup | 'all';
  action?: AuditAction | undefined;
  kind?: AuditKind | undefined;
  rowId?: string | undefined;
  actor?: string | undefined;
  /** Days in Istanbul. */
  from?: string | undefined;
  to?: string | undefined;
  /** An entry that may have been repeated. */
  within?: string | undefined;
}

const COLUMNS = [
  'a.id',
  'a.publicId',
  'a.at',
  'a.actorName',
  'a.action',
  'a.kind',
  'a.rowId',
  'a.title',
  'a.changes',
] as const;
const CHANGES = actionsOf('changes');
/** Actions after which the row has the version that they record. */
const LED_TO: readonly AuditAction[] = ['create', 'update', 'restore'];
/** A word in half of all titles is looked for in the newest of them only. */
const SEARCHED = 5_000;
const actionsAsked = ({ action, group }: AuditFilter): readonly AuditAction[] => {
  if (action) return [action];
  return group === 'all' ? AUDIT_ACTIONS : actionsOf(group);
};
const actorId = (actor: string): string => (actor === SYSTEM_ACTOR ? '' : actor);

/**
 * Returns the entries that led to kept versions. Moves of stock record a version too, but make none: the time tells them
 * apart.
 */
function leadingEntries(
  entries: readonly { id: number; rowVersion: number | null; at: Date; action: AuditAction }[],
  kept: readonly { version: number; at: Date }[],
): ReadonlySet<number> {
  const ledTo = new Map<number, number>();
  for (const { id, rowVersion, at, action } of entries) {
    const version = kept.find((one) => one.version === rowVersion);
    if (version?.at.getTime() === at.getTime() && LED_TO.includes(action) && !ledTo.has(version.version))
      ledTo.set(version.version, id); // the first of them: entries come by their ids
  }
  return new Set(ledTo.values());
}

/** Reads the audit table; only `record.ts` writes it. `history.ts` collects the changes of a status. */
export const auditStore = ({ db, engine }: Pick<Database, 'db' | 'engine'>) => {
  const narrowed = (filter: AuditFilter) => {
    const { kind, rowId, actor, from, to } = filter;
    const actions = actionsAsked(filter);
    return db
      .selectFrom('audit as a')
      .where('a.foldedInto', 'is', null)
      .$if(actions.length < AUDIT_ACTIONS.length, (rows) => rows.where('a.action', 'in', actions))
      .$if(kind !== undefined, (rows) => rows.where('a.kind', '=', kind!))
      .$if(rowId !== undefined, (rows) => rows.where('a.rowId', '=', rowId!))
      .$if(actor !== undefined, (rows) => rows.where('a.actorId', '=', actorId(actor!)))
      .$if(from !== undefined, (rows) => rows.where('a.at', '>=', istanbulMidnight(from!)))
      .$if(to !== undefined, (rows) => rows.where('a.at', '<', istanbulMidnight(to!, 1)));
  };
  /** Matches every word of the search; a word of one or two letters must begin a word of the title. */
  const matching = (filter: AuditFilter) => {
    const terms = auditTerms(filter.q ?? '');
    const rows = narrowed(filter);
    if (terms.length === 0) return rows;
    const { kind, actor, rowId, from, to } = filter;
    const isOfFew =
      kind !== undefined || actor !== undefined || rowId !== undefined || from !== undefined || to !== undefined;
    const found = idsContainingAll(engine, 'audit', 'search_text', terms, {
      within: sql<SqlBool>`t.folded_into is null and t.action in (${sql.join(actionsAsked(filter))})`,
      among: isOfFew ? (id) => sql<SqlBool>`${id} in (${rows.select('a.id')})` : undefined,
      candidates: SEARCHED,
      areNewest: true,
    });
    return rows.where(sql<SqlBool>`a.id in (${found})`);
  };
  type Rows = ReturnType<typeof matching>;

  /**
   * Returns the page's entries, newest first. The ids come from an index alone, so that pages far back are as quick.
   */
  const pageOf = async (rows: Rows, { page, limit }: Asked) => {
    const { n: total } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const ids = rows
      .select('a.id')
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit);
    const found = await db
      .selectFrom('audit as a')
      .select(COLUMNS)
      .where('a.id', 'in', db.selectFrom(ids.as('p')).select('p.id'))
      .orderBy('a.at', 'desc')
      .orderBy('a.id', 'desc')
      .execute();
    return { total, found: await completed(db, found) };
  };
  const shown = ({
    publicId,
    at,
    actorName,
    action,
    kind,
    rowId,
    title,
    changes,
  }: Awaited<ReturnType<typeof pageOf>>['found'][number]): AuditEntry => ({
    _id: publicId,
    at: at.toISOString(),
    actor: actorName,
    action,
    kind,
    rowId,
    title,
    changes,
  });

  /** Counts the repetitions of a reading, with the time of the last. */
  async function repetitions(ids: number[]): Promise<Map<number, { n: number; last: Date }>> {
    if (ids.length === 0) return new Map();
    const found = await db
      .selectFrom('audit')
      .select(['foldedInto', 'at'])
      .where('foldedInto', 'in', ids)
      .orderBy('foldedInto')
      .orderBy('at')
      .execute();
    const result = new Map<number, { n: number; last: Date }>();
    for (const { foldedInto, at } of found)
      result.set(foldedInto!, { n: (result.get(foldedInto!)?.n ?? 0) + 1, last: at });
    return result;
  }

  /** Returns the records behind one entry. */
  const behind = (publicId: string): Rows =>
    db
      .selectFrom('audit as a')
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('a.publicId', '=', publicId),
          eb('a.foldedInto', '=', selectFrom('audit as f').select('f.id').where('f.publicId', '=', publicId)),
        ]),
      );

  return {
    /** Returns entries newest first, with the number of all that match. */
    async list(filter: AuditFilter): Promise<{ items: ListedAuditEntry[]; total: number }> {
      const { found, total } = await pageOf(
        filter.within === undefined ? matching(filter) : behind(filter.within),
        filter,
      );
      const again =
        filter.within === undefined
          ? await repetitions(found.filter(({ action }) => action === 'read').map(({ id }) => id))
          : new Map<number, never>();
      const places = await placesOf(db, found);
      return {
        total,
        items: found.map((entry, i) => {
          const repeated = again.get(entry.id);
          return {
            ...shown(entry),
            times: 1 + (repeated?.n ?? 0),
            lastAt: (repeated?.last ?? entry.at).toISOString(),
            place: places[i]!,
          };
        }),
      };
    },

    /** Returns the history of one row, newest first, with kept versions that no entry led to. */
    async ofRow(
      kind: AuditKind,
      rowId: string,
      { page, limit }: Asked,
    ): Promise<{ items: HistoryEntry[]; total: number }> {
      const entries = db
        .selectFrom('audit as a')
        .where('a.kind', '=', kind)
        .where('a.rowId', '=', rowId)
        .where('a.action', 'in', CHANGES);
      const versions = db.selectFrom('revisions as r').where('r.kind', '=', kind).where('r.rowId', '=', rowId);
      const unrecorded = versions.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('audit as s')
              .select('s.id')
              .whereRef('s.kind', '=', 'r.kind')
              .whereRef('s.rowId', '=', 'r.rowId')
              .whereRef('s.rowVersion', '=', 'r.version')
              .whereRef('s.at', '=', 'r.at')
              .where('s.action', 'in', LED_TO),
          ),
        ),
      );
      const both = entries
        .select(['a.id', 'a.at', sql<number>`0`.as('isVersion')])
        .unionAll(unrecorded.select(['r.id', 'r.at', sql<number>`1`.as('isVersion')]))
        .as('h');
      const { n: total } = await db
        .selectFrom(both)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      const places = await db
        .selectFrom(both)
        .select(['h.id', 'h.isVersion'])
        .orderBy('h.at', 'desc')
        .orderBy('h.isVersion')
        .orderBy('h.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute();
      const ids = places.filter(({ isVersion }) => isVersion === 0).map(({ id }) => id);
      const found = await completed(
        db,
        ids.length === 0
          ? []
          : await entries
              .select([...COLUMNS, 'a.rowVersion'])
              .where('a.id', 'in', ids)
              .orderBy('a.id')
              .execute(),
      );
      const kept = await versions.select(['r.id', 'r.version', 'r.at', 'r.byName']).orderBy('r.id').execute();
      const ledTo = leadingEntries(found, kept);
      const byId = new Map(found.map((entry) => [entry.id, entry]));
      return {
        total,
        items: places.map(({ id, isVersion }): HistoryEntry => {
          if (isVersion === 1) {
            const { version, at, byName } = kept.find((one) => one.id === id)!;
            return {
              _id: `v${version}`,
              at: at.toISOString(),
              actor: byName,
              action: null,
              kind,
              rowId,
              title: '',
              changes: [],
              version,
              isKept: true,
            };
          }
          const entry = byId.get(id)!;
          const version = LED_TO.includes(entry.action) ? entry.rowVersion : null;
          return { ...shown(entry), version, isKept: ledTo.has(id) };
        }),
      };
    },

    /**
     * Returns the staff who appear, including former staff: everybody who ever signed in as staff. Customers change
     * nothing but their own accounts.
     */
    async people(): Promise<AuditPerson[]> {
      // Steps from one person to the next in the index instead of reading all of their entries.
      const { rows } = await sql<{ id: string; name: string | null; role: string | null; lastName: string }>`
        with recursive actors(id) as (
          select min(actor_id) from audit union all
          select (select min(n.actor_id) from audit n where n.actor_id > actors.id) from actors where actors.id is not null
        )
        select actors.id, u.name, u.role, (select l.actor_name from audit l where l.actor_id = actors.id order by l.at desc, l.id desc limit 1) as last_name
        from actors left join users u on u.public_id = actors.id
        where actors.id is not null and (actors.id = '' or u.role in ('moderator', 'admin') or exists (select 1 from audit s where s.actor_id = actors.id and s.action = 'login'))`.execute(
        db,
      );
      return rows
        .map(({ id, name, role, lastName }) =>
          id === ''
            ? { _id: SYSTEM_ACTOR, name: 'Sistem', isStaff: false }
            : { _id: id, name: name || lastName, isStaff: role !== null && isStaffRole(role) },
        )
        .sort((a, b) => Number(b.isStaff) - Number(a.isStaff) || a.name.localeCompare(b.name, 'tr'));
    },
  };
};
