import { ApiError } from '#contract/api-error.ts';
import { ContactFields, type Submitted } from '#contract/contacts.ts';
import { itemsOf } from '#contract/content.ts';
import { CONTACT_SENT } from '#contract/form-texts.ts';
import { toFailed } from '#contract/issues.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { checkHuman } from '../bot-checks.ts';
import { limitOf, type Limit } from '../../../base/limits/rate-limits.ts';
import type { FormServices } from '../../../call/services.ts';
import { handlers, type Viewer } from '../../../call/handlers.ts';
import { listOrPage } from '../../../call/list-page.ts';
import { enqueueToAll } from '../../../base/mail/outbox.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { contactToStaff } from './mail-templates.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { challenges as openChallenges } from './challenges.ts';
import { derivedColumns } from './derived.ts';
import { messageReplier } from './reply.ts';
import { messageResource } from './resource.ts';
import { messageStore } from './store.ts';
import { MESSAGE_LIST } from '../texts.ts';

const MESSAGES = limitOf('POST /api/contacts');
/** `MESSAGES` counts stored messages only; this limits the guessing of answers. */
const FAILED_CHECKS: Limit = { kind: 'contact: failed bot checks', times: 30, minutes: 15 };

/**
 * Messages of the contact form: sent by visitors, answered by staff.
 * @param onCadWish told of messages that ask for an article's CAD model
 */
export const contactHandlers = (
  services: FormServices,
  { onCadWish }: { onCadWish(trx: Trx, viewer: Viewer, code: string): Promise<void> },
) => {
  const { database, config, limits, now } = services;
  const challenges = openChallenges(services);
  const recipients = mailRecipients(config);
  const messages = messageStore(database);
  const saving = staffSaving(services, messageResource);
  const noteReading = readingAudit(database, now);
  const reply = messageReplier(services);

  const sent = (id: string): Submitted => ({ success: true, id, message: CONTACT_SENT });
  const findByKey = async (db: Db, key: string | undefined): Promise<string | undefined> => {
    if (key === undefined) return undefined;
    return (
      await db.selectFrom('contactMessages').select('publicId').where('idempotencyKey', '=', key).executeTakeFirst()
    )?.publicId;
  };

  return handlers({
    'GET /api/contacts/challenge': () => challenges.create(),

    async 'POST /api/contacts'({ body: { botProtection, noticeVersion, idempotencyKey, cad, ...typed } }, { viewer }) {
      const earlier = await findByKey(database.db, idempotencyKey);
      if (earlier) return sent(earlier);
      await limits.check(MESSAGES, viewer.address);
      await limits.check(FAILED_CHECKS, viewer.address);

      // In the order of the specification: honeypot, question, fields.
      const challenge = await (async () => {
        checkHuman(botProtection, 0);
        return challenges.check(botProtection.expectedAnswer, botProtection.mathAnswer);
      })().catch(async (error: unknown) => {
        const faster = await findByKey(database.db, idempotencyKey); // the other request of a double submit has used the question up
        if (faster) return sent(faster);
        if (ApiError.is(error)) await limits.takeNow(FAILED_CHECKS, viewer.address);
        throw error;
      });
      if ('success' in challenge) return challenge;
      const parsed = ContactFields.safeParse(typed);
      if (!parsed.success) {
        const { message, fields } = toFailed(parsed.error.issues);
        throw new ApiError(400, 'VALIDATION', message, fields);
      }

      return database.write('inbox', async (trx) => {
        const meanwhile = await findByKey(trx, idempotencyKey); // the other request of a double submit
        if (meanwhile) return sent(meanwhile);
        await limits.take(trx, MESSAGES, viewer.address);
        await challenges.useUp(trx, challenge);
        const publicId = newPublicId();
        const at = new Date(now());
        await trx
          .insertInto('contactMessages')
          .values({
            ...parsed.data,
            ...derivedColumns(parsed.data),
            publicId,
            isRead: false,
            status: 'pending',
            noticeVersion,
            consentedAt: at,
            idempotencyKey: idempotencyKey ?? null,
            createdAt: at,
            updatedAt: at,
          })
          .execute();
        if (cad !== '') await onCadWish(trx, viewer, cad);
        const { site, messages: staff } = await recipients(trx);
        await enqueueToAll(
          trx,
          { ...contactToStaff(site, parsed.data, at), replyTo: parsed.data.email, about: publicId },
          staff,
          at,
        );
        return sent(publicId);
      });
    },

    async 'GET /api/contacts'({ query: { page, limit, ...filter } }, { viewer }) {
      const found = await listOrPage(
        { page, limit },
        (asked) => messages.list(filter, asked),
        () => messages.count(filter),
      );
      await noteReading({
        viewer,
        kind: 'message',
        action: 'read',
        title: MESSAGE_LIST,
        rows: itemsOf(found).length,
        filter: { page, limit, ...filter },
      });
      return found;
    },
    'GET /api/contacts/stats/dashboard': () => messages.stats(),
    'PATCH /api/contacts/:id/read': async ({ params }, { viewer }) =>
      messages.get((await saving.update(viewer, params.id, undefined, { isRead: true })).publicId),
    'PATCH /api/contacts/:id/status': async ({ params, body: { status, version } }, { viewer }) =>
      messages.get((await saving.update(viewer, params.id, version, { status })).publicId),
    async 'POST /api/contacts/:id/reply'({ params, body }, { viewer }) {
      await reply(viewer, params.id, body);
      return messages.get(params.id);
    },
    'DELETE /api/contacts/:id': ({ params }, { viewer, grant }) => saving.remove(viewer, params.id, grant),
  });
};
