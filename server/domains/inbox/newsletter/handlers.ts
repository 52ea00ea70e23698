import { ApiError } from '#contract/api-error.ts';
import { NEWSLETTER_CONSENT } from '#contract/consent.ts';
import { itemsOf } from '#contract/content.ts';
import {
  NEWSLETTER_ASKED,
  NEWSLETTER_CONFIRMED,
  NEWSLETTER_ENDED,
  NEWSLETTER_LINK_INVALID,
} from '#contract/form-texts.ts';
import { newsletterConfirmationPath, newsletterEndPath } from '#contract/page-paths.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { checkHuman } from '../bot-checks.ts';
import { emailKey } from '../../../base/email-key.ts';
import { limitOf, type Limit } from '../../../base/limits/rate-limits.ts';
import type { FormServices } from '../../../call/services.ts';
import { handlers } from '../../../call/handlers.ts';
import { listOrPage } from '../../../call/list-page.ts';
import { enqueue } from '../../../base/mail/outbox.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { newsletterConfirmation } from './mail-templates.ts';
import { newsletterLinks } from './links.ts';
import { subscribersCsv, subscriberStore } from './subscribers.ts';
import { SUBSCRIPTIONS, SUBSCRIPTIONS_AS_CSV } from '../texts.ts';

const REQUESTS = limitOf('POST /api/newsletter');
/** Mails to one address, for all requests together: the form must not fill somebody's inbox. */
const MAILS: Limit = { kind: 'newsletter: mails to an address', times: 3, minutes: 24 * 60 };
const MIN_FILL_MS = 1_000;

/** Newsletter: subscribing with confirmation, unsubscribing, and the list for admins. */
export const newsletterHandlers = ({ database, config, secret, limits, now }: FormServices) => {
  const links = newsletterLinks(secret);
  const recipients = mailRecipients(config);
  const subscribers = subscriberStore(database, now);
  const noteReading = readingAudit(database, now);

  return handlers({
    async 'POST /api/newsletter'({ body: { email, honeypot, elapsedMs, noticeVersion } }, { viewer }) {
      await limits.check(REQUESTS, viewer.address);
      checkHuman({ honeypot, elapsedMs }, MIN_FILL_MS);
      await database.write('inbox', async (trx) => {
        await limits.take(trx, REQUESTS, viewer.address);
        const at = new Date(now());
        const key = emailKey(email);
        const known = await trx
          .selectFrom('newsletterSubscribers')
          .select(['publicId', 'status', 'generation'])
          .where('emailKey', '=', key)
          .executeTakeFirst();
        if (known?.status === 'confirmed') return;
        if (!(await limits.isFree(trx, MAILS, `newsletter ${key}`))) return;
        const consent = { consentText: NEWSLETTER_CONSENT, noticeVersion, consentedAt: at, updatedAt: at };
        const { publicId, generation } = known ?? { publicId: newPublicId(), generation: 0 };
        if (known)
          await trx
            .updateTable('newsletterSubscribers')
            .set({ email, status: 'pending', ...consent })
            .where('publicId', '=', publicId)
            .execute();
        else {
          await trx
            .insertInto('newsletterSubscribers')
            .values({
              publicId,
              email,
              emailKey: key,
              status: 'pending',
              generation,
              ...consent,
              confirmedAt: null,
              unsubscribedAt: null,
              createdAt: at,
            })
            .execute();
        }
        const confirmUrl =
          config.publicUrl + newsletterConfirmationPath(links.confirmToken(publicId, generation, now()));
        const unsubscribeUrl = config.publicUrl + newsletterEndPath(links.unsubscribeToken(publicId));
        const { site } = await recipients(trx);
        await enqueue(
          trx,
          {
            ...newsletterConfirmation(site, confirmUrl),
            to: email,
            about: publicId,
            // RFC 8058: mail programs offer 'unsubscribe' and POST to the page's address.
            headers: {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          },
          at,
        );
      });
      return { success: true, message: NEWSLETTER_ASKED };
    },

    async 'POST /api/newsletter/confirm'({ body: { token } }) {
      const link = links.readConfirmToken(token, now());
      const isConfirmed =
        link !== undefined &&
        (await database.write('inbox', async (trx) => {
          const found = await trx
            .selectFrom('newsletterSubscribers')
            .select('status')
            .where('publicId', '=', link.publicId)
            .where('generation', '=', link.generation)
            .executeTakeFirst();
          if (found?.status === 'pending') {
            const at = new Date(now());
            await trx
              .updateTable('newsletterSubscribers')
              .set({ status: 'confirmed', confirmedAt: at, updatedAt: at })
              .where('publicId', '=', link.publicId)
              .execute();
          }
          return found !== undefined && found.status !== 'unsubscribed';
        }));
      if (!isConfirmed) throw new ApiError(400, 'INVALID_TOKEN', NEWSLETTER_LINK_INVALID);
      return { success: true, message: NEWSLETTER_CONFIRMED };
    },

    async 'POST /api/newsletter/unsubscribe'({ body: { token } }) {
      const publicId = links.readUnsubscribeToken(token);
      if (publicId === undefined) throw new ApiError(400, 'INVALID_TOKEN', NEWSLETTER_LINK_INVALID);
      await database.write('inbox', async (trx) => {
        const at = new Date(now());
        await trx
          .updateTable('newsletterSubscribers')
          .set((eb) => ({
            status: 'unsubscribed' as const,
            generation: eb('generation', '+', 1),
            unsubscribedAt: at,
            updatedAt: at,
          }))
          .where('publicId', '=', publicId)
          .where('status', '!=', 'unsubscribed')
          .execute();
      });
      return { success: true, message: NEWSLETTER_ENDED };
    },

    async 'GET /api/newsletter'({ query: { page, limit, ...filter } }, { viewer }) {
      const reply = await listOrPage(
        { page, limit },
        (asked) => subscribers.list(filter, asked),
        () => subscribers.count(filter),
      );
      await noteReading({
        viewer,
        kind: 'newsletter',
        action: 'read',
        title: SUBSCRIPTIONS,
        rows: itemsOf(reply).length,
        filter: { page, limit, ...filter },
      });
      return reply;
    },
    async 'GET /api/newsletter/export'({ query }, { viewer }) {
      const all = await subscribers.list(query);
      await noteReading({
        viewer,
        kind: 'newsletter',
        action: 'export',
        title: SUBSCRIPTIONS_AS_CSV,
        rows: all.length,
        filter: query,
      });
      return subscribersCsv(all, now());
    },
    'DELETE /api/newsletter/:id': ({ params }, { viewer }) => subscribers.erase(viewer, params.id),
  });
};
