import type { PageAnswer } from '#contract/redirects.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { readSmallList } from '../../../entities/small-list.ts';
import { automaticRedirects } from './automatic.ts';
import { redirectsCsv } from './csv.ts';
import type { redirectHits } from './hits.ts';
import { importRedirects } from './import.ts';
import { redirectList, storedTarget } from './resource.ts';

interface Parts {
  publicUrl: string;
  hits: ReturnType<typeof redirectHits>;
  /** What an address answers without redirects. */
  answerOf(address: string): Promise<PageAnswer>;
}

/** Redirects as staff keep them. Creating and saving replace the kind's usual calls: the target depends on the code. */
export const redirectHandlers = (services: StaffServices, { publicUrl, hits, answerOf }: Parts) => {
  const { database, now } = services;
  const { resource, show, valuesOf } = redirectList;
  const saving = staffSaving(services, resource);
  const rows = readSmallList(database.db, redirectList);

  return handlers({
    async 'GET /api/redirects'(_, { audience }) {
      await hits.flush(); // counts of this moment, at least of this process
      return rows.list(audience);
    },
    async 'POST /api/redirects'({ body }, { viewer }) {
      const { fromPath, code, to, isActive, note } = body;
      const target = storedTarget(to, code, publicUrl);
      return show(await saving.create(viewer, { fromPath, code, target, isActive, note, hits: 0, lastHitAt: null }));
    },
    'PUT /api/redirects/:id': async ({ params, body: { version, ...fields } }, { viewer }) =>
      show(
        await saving.update(viewer, params.id, version, ({ target, code }) => {
          const [to, nextCode] = [fields.to ?? target, fields.code ?? code];
          return {
            ...valuesOf(fields),
            target: storedTarget(to, nextCode, publicUrl),
          };
        }),
      ),
    'GET /api/redirects/automatic': ({ query }) => automaticRedirects(database.db, query),
    'GET /api/redirects/answer': async ({ query: { address } }) => ({ answer: await answerOf(address) }),
    async 'GET /api/redirects/export'() {
      await hits.flush();
      const all = await database.db.selectFrom('redirects').selectAll().orderBy('fromPath').execute();
      return redirectsCsv(all as Parameters<typeof redirectsCsv>[0], now());
    },
    'POST /api/redirects/import': ({ body: { csv, isTrial } }, { viewer }) =>
      importRedirects(database, { viewer, at: new Date(now()) }, { csv, isTrial, publicUrl }),
  });
};
