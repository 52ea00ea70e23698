import { notFound } from '#contract/api-error.ts';
import { PRESENT, type Revision, type RevisionKind, type WholeRevision } from '#contract/revisions.ts';
import { VERSION_NOT_KNOWN } from '#contract/revision-texts.ts';
import type { Trx } from '../../base/db/database.ts';
import { sanitizeRichText } from '../../base/rich-text/sanitize.ts';
import { handlers } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { resourceOf, type TrashResources } from '../resource.ts';
import { getRow } from '../saving.ts';
import { pastOf } from '../keep-version.ts';
import { unpacked, type Past } from '../packed-version.ts';

const saveOf = (version: number | null, at: Date): string => `${version} ${at.getTime()}`;

/** Handlers of rows' past versions. Whoever may make these calls may edit all of these kinds. */
export const revisionHandlers = ({ database: { db } }: Pick<StaffServices, 'database'>, resources: TrashResources) => {
  /** Fields that each save changed, by its version and time: moves of stock record a version too, but make none. */
  async function changedFields(kind: RevisionKind, rowId: string): Promise<Map<string, string[]>> {
    const saves = await db
      .selectFrom('audit')
      .select(['rowVersion', 'at', 'changes'])
      .where('kind', '=', kind)
      .where('rowId', '=', rowId)
      .where('action', 'in', ['create', 'update'])
      .orderBy('id', 'desc')
      .execute();
    return new Map(
      saves.map(({ rowVersion, at, changes }) => [saveOf(rowVersion, at), changes.map(({ field }) => field)]),
    );
  }

  /** The version with ids of categories for calls; of those that are gone, none. */
  async function whole(kind: RevisionKind, { fields, categories = {}, names = {} }: Past) {
    const { richText = [] } = resourceOf(resources, kind).past!;
    const ids = Object.values(categories).filter((id) => id !== null);
    const found =
      ids.length === 0
        ? []
        : await db
            .selectFrom('categories')
            .select(['id', 'publicId'])
            .where('id', 'in', ids)
            .where('deletedAt', 'is', null)
            .execute();
    const here = new Map(found.map(({ id, publicId }) => [id, publicId]));
    return {
      fields: {
        ...fields,
        ...Object.fromEntries(
          richText.map((field) => {
            const html = fields[field];
            return [field, typeof html === 'string' ? sanitizeRichText(html) : html];
          }),
        ),
        ...Object.fromEntries(
          Object.entries(categories).map(([field, id]) => [field, id === null ? null : (here.get(id) ?? null)]),
        ),
      },
      names,
      gone: Object.entries(categories).flatMap(([field, id]) => (id === null || here.has(id) ? [] : [field])),
    };
  }

  async function present(kind: RevisionKind, rowId: string): Promise<WholeRevision> {
    const resource = resourceOf(resources, kind);
    const row = await getRow(db as Trx, resource, rowId);
    const shown = await resource.fieldsOf(row, db as Trx);
    return {
      version: row.version,
      at: row.updatedAt.toISOString(),
      by: '',
      ...(await whole(kind, pastOf(resource.past!, { row, shown }))),
    };
  }

  return handlers({
    async 'GET /api/revisions/:kind/:id'({ params: { kind, id } }) {
      const kept = await db
        .selectFrom('revisions')
        .select(['version', 'at', 'byName'])
        .where('kind', '=', kind)
        .where('rowId', '=', id)
        .orderBy('version', 'desc')
        .execute();
      const changed = kept.length === 0 ? new Map<string, string[]>() : await changedFields(kind, id);
      return kept.map(({ version, at, byName }): Revision => ({
        version,
        at: at.toISOString(),
        by: byName,
        fields: changed.get(saveOf(version, at)) ?? null,
      }));
    },

    async 'GET /api/revisions/:kind/:id/:version'({ params: { kind, id, version } }) {
      if (version === PRESENT) return present(kind, id);
      const kept = await db
        .selectFrom('revisions')
        .select(['version', 'at', 'byName', 'data'])
        .where('kind', '=', kind)
        .where('rowId', '=', id)
        .where('version', '=', Number(version))
        .executeTakeFirst();
      if (!kept) throw notFound(VERSION_NOT_KNOWN);
      return {
        version: kept.version,
        at: kept.at.toISOString(),
        by: kept.byName,
        ...(await whole(kind, await unpacked(kept.data))),
      };
    },
  });
};
