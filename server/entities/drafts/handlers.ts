import { notFound } from '#contract/api-error.ts';
import { MAX_MARKED_DRAFTS, type DraftKind, type RowDraft } from '#contract/drafts.ts';
import type { Trx } from '../../base/db/database.ts';
import { sanitizeRichText } from '../../base/rich-text/sanitize.ts';
import { handlers, personOf } from '../../call/handlers.ts';
import type { StaffServices } from '../../call/services.ts';
import { resourceOf, type TrashResources } from '../resource.ts';
import { getRow } from '../saving.ts';
import { draftStore, type StoredDraft } from '../row-drafts.ts';

/** Handlers of drafts of rows that are on the site. Whoever may make these calls may edit all of these kinds. */
export const draftHandlers = (
  { database: { db }, now }: Pick<StaffServices, 'database' | 'now'>,
  resources: TrashResources,
) => {
  const drafts = draftStore(db);

  /** @throws 404 for a row that is not there, or deleted */
  const refuseIfGone = async (kind: DraftKind, id: string): Promise<void> => {
    const resource = resourceOf(resources, kind);
    const row: object = await getRow(db as Trx, resource, id);
    if ('deletedAt' in row && row.deletedAt !== null) throw notFound(resource.absent);
  };

  /** Sanitized when it is read, as kept versions are. */
  function shown(kind: DraftKind, { data, version, byName, at }: StoredDraft): RowDraft {
    const fields = JSON.parse(data) as Record<string, unknown>;
    for (const field of resourceOf(resources, kind).past?.richText ?? []) {
      const html = fields[field];
      if (typeof html === 'string') fields[field] = sanitizeRichText(html);
    }
    return { fields, version, by: byName, at: at.toISOString() };
  }

  return handlers({
    'GET /api/drafts': async ({ query: { kind } }) =>
      (await drafts.newest(kind, MAX_MARKED_DRAFTS)).map(({ rowId, byName, at }) => ({
        rowId,
        by: byName,
        at: at.toISOString(),
      })),

    async 'GET /api/drafts/:kind/:id'({ params: { kind, id } }) {
      await refuseIfGone(kind, id);
      const draft = await drafts.find(kind, id);
      return draft ? shown(kind, draft) : null;
    },

    async 'PUT /api/drafts/:id'({ params: { id }, body: { kind, version, seen, fields } }, { viewer }) {
      await refuseIfGone(kind, id);
      const { publicId: byId, name: byName } = personOf(viewer);
      const draft = { version, byId, byName, at: new Date(now()), data: JSON.stringify(fields) };
      await drafts.put(kind, id, draft, seen);
      return shown(kind, draft);
    },

    async 'DELETE /api/drafts/:kind/:id'({ params: { kind, id } }) {
      await refuseIfGone(kind, id);
      await drafts.remove(kind, id);
      return undefined;
    },
  });
};
