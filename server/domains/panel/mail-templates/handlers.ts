// Words of mails to customers, as staff keep them.
import type { Selectable } from 'kysely';
import { ApiError, notFound } from '#contract/api-error.ts';
import type { Output } from '#contract/endpoints.ts';
import { TEMPLATE_ABSENT } from '#contract/mail-template-texts.ts';
import { placeRefusal } from '#contract/mail-templates.ts';
import { isWorded, WORDED_KINDS, WORDED_MAILS, type MailWords, type WordedKind } from '#contract/mail-wording.ts';
import { mailKindLabel } from '#contract/outbox-texts.ts';
import type { Db } from '../../../base/db/database.ts';
import type { MailTemplateTable } from '../../../base/db/tables.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { enqueue } from '../../../base/mail/outbox.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import type { FormServices } from '../../../call/services.ts';
import { record, type ShownFields } from '../../../entities/audit/record.ts';
import { staleError } from '../../../entities/stale.ts';
import { sampleOf } from './samples.ts';

type Shown = Output<'GET /api/mail/templates/:id'>;
type Row = Selectable<MailTemplateTable> | undefined;

const TESTS = limitOf('POST /api/mail/templates/:id/test');

/** @throws NOT_FOUND */
function kindOf(id: string): WordedKind {
  if (!isWorded(id)) throw notFound(TEMPLATE_ABSENT);
  return id;
}

const stored = (db: Db, kind: WordedKind): Promise<Row> =>
  db.selectFrom('mailTemplates').selectAll().where('kind', '=', kind).executeTakeFirst();
const wordsOf = (kind: WordedKind, row: Row): MailWords =>
  row ? { subject: row.subject, intro: row.intro, outro: row.outro } : WORDED_MAILS[kind].words;
const versionOf = (row: Row): number => row?.version ?? 1;

const show = (kind: WordedKind, row: Row): Shown => ({
  _id: kind,
  label: mailKindLabel(kind),
  ...wordsOf(kind, row),
  isOwn: row !== undefined,
  changedAt: row?.updatedAt.toISOString() ?? null,
  changedBy: row?.byName ?? '',
  version: versionOf(row),
});

/** Refuses places that the mail has no value for. */
function checkPlaces(kind: WordedKind, words: MailWords): void {
  const fields: Record<string, string> = {};
  for (const [field, text] of Object.entries(words) as [keyof MailWords, string][]) {
    const refusal = placeRefusal(kind, field, text);
    if (refusal !== undefined) fields[field] = refusal;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new ApiError(400, 'VALIDATION', first, fields);
}

export const mailTemplateHandlers = ({ database, config, limits, now }: FormServices) => {
  const { db } = database;
  const recipients = mailRecipients(config);
  const fieldsOf = ({ subject, intro, outro }: MailWords): ShownFields => ({ subject, intro, outro });
  const entryOf = (kind: WordedKind) => ({ kind: 'mail-template', rowId: kind, title: mailKindLabel(kind) }) as const;

  return handlers({
    async 'GET /api/mail/templates'() {
      const rows = new Map((await db.selectFrom('mailTemplates').selectAll().execute()).map((row) => [row.kind, row]));
      return WORDED_KINDS.map((kind) => show(kind, rows.get(kind)));
    },
    async 'GET /api/mail/templates/:id'({ params }) {
      const kind = kindOf(params.id);
      return show(kind, await stored(db, kind));
    },

    async 'PUT /api/mail/templates/:id'({ params, body: { version, ...change } }, { viewer }) {
      const kind = kindOf(params.id);
      await database.write('mail', async (trx) => {
        const row = await stored(trx, kind);
        const before = wordsOf(kind, row);
        const at = new Date(now());
        if (version !== undefined && version !== versionOf(row))
          throw await staleError(trx, {
            kind: 'mail-template',
            row: { publicId: kind, version: versionOf(row), updatedAt: row?.updatedAt ?? at },
            edited: version,
            now: fieldsOf(before),
          });
        const words: MailWords = { ...before, ...change };
        checkPlaces(kind, words);
        const values = { ...words, version: versionOf(row) + 1, byName: personOf(viewer).name, updatedAt: at };
        await trx
          .insertInto('mailTemplates')
          .values({ kind, ...values })
          .onConflict((conflict) => conflict.column('kind').doUpdateSet(values))
          .execute();
        await record(trx, {
          viewer,
          now: at,
          action: 'update',
          ...entryOf(kind),
          rowVersion: values.version,
          before: fieldsOf(before),
          after: fieldsOf(words),
        });
      });
      return show(kind, await stored(db, kind));
    },

    async 'DELETE /api/mail/templates/:id'({ params }, { viewer }) {
      const kind = kindOf(params.id);
      await database.write('mail', async (trx) => {
        const row = await stored(trx, kind);
        if (!row) return;
        await trx.deleteFrom('mailTemplates').where('kind', '=', kind).execute();
        await record(trx, {
          viewer,
          now: new Date(now()),
          action: 'update',
          ...entryOf(kind),
          rowVersion: null,
          before: fieldsOf(row),
          after: fieldsOf(WORDED_MAILS[kind].words),
        });
      });
    },

    async 'POST /api/mail/templates/:id/test'({ params, body }, { viewer }) {
      const kind = kindOf(params.id);
      checkPlaces(kind, body);
      const { publicId } = personOf(viewer);
      const { email: to } = await db
        .selectFrom('users')
        .select('email')
        .where('publicId', '=', publicId)
        .executeTakeFirstOrThrow();
      await limits.takeFor(TESTS, publicId);
      const { site } = await recipients(db);
      await database.write('mail', (trx) =>
        enqueue(trx, { ...sampleOf(site, kind, body), kind: 'mail-trial', to }, new Date(now())),
      );
      return { to };
    },
  });
};
