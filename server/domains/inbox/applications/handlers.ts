import { ApiError } from '#contract/api-error.ts';
import type { Submitted } from '#contract/contacts.ts';
import { itemsOf } from '#contract/content.ts';
import { ALREADY_APPLIED, APPLICATION_SENT } from '#contract/form-texts.ts';
import { readingAudit } from '../../../entities/audit/reading.ts';
import type { Db } from '../../../base/db/database.ts';
import { newPublicId } from '../../../base/db/public-id.ts';
import { json } from '../../../base/db/tables.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { checkHuman } from '../bot-checks.ts';
import { emailKey } from '../../../base/email-key.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import type { FormServices } from '../../../call/services.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import { listOrPage } from '../../../call/list-page.ts';
import { enqueue, enqueueToAll } from '../../../base/mail/outbox.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { applicationToCandidate, applicationToHr } from './mail-templates.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { derivedColumns } from './derived.ts';
import { applicationEraser } from './erase.ts';
import { applicationsCsv } from './export.ts';
import { getOpenJob } from '../jobs/store.ts';
import { applicationResource } from './resource.ts';
import { resumeStore } from './resumes.ts';
import { applicationStore } from './store.ts';
import { APPLICATIONS_AS_CSV, APPLICATION_LIST, RESUME_OF_APPLICATION } from '../texts.ts';

const APPLICATIONS = limitOf('POST /api/job-applications');
const MIN_FILL_MS = 3_000;
const REPEAT_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Job applications: sent by visitors, processed by staff. */
export const applicationHandlers = ({ database, config, limits, now }: FormServices, storage: FileStorage) => {
  const resumes = resumeStore({ database, storage, now });
  const recipients = mailRecipients(config);
  const applications = applicationStore(database);
  const saving = staffSaving({ database, now }, applicationResource);
  const noteReading = readingAudit(database, now);
  const erase = applicationEraser({ database, storage, now });

  const sent = (id: string): Submitted => ({ success: true, id, message: APPLICATION_SENT });
  const findByKey = async (db: Db, key: string | undefined): Promise<string | undefined> => {
    if (key === undefined) return undefined;
    return (
      await db.selectFrom('jobApplications').select('publicId').where('idempotencyKey', '=', key).executeTakeFirst()
    )?.publicId;
  };

  return handlers({
    async 'POST /api/job-applications'({ body }, { viewer }) {
      const { jobId, resumeFile, honeypot, elapsedMs, noticeVersion, idempotencyKey, ...fields } = body;
      const earlier = await findByKey(database.db, idempotencyKey);
      if (earlier) return sent(earlier);
      await limits.check(APPLICATIONS, viewer.address);
      checkHuman({ honeypot, elapsedMs }, MIN_FILL_MS);
      const job = await getOpenJob(database.db, jobId, now());

      const stored = await database.write('inbox', async (trx) => {
        const meanwhile = await findByKey(trx, idempotencyKey); // the other request of a double submit
        if (meanwhile) return meanwhile;
        // Repeated applications count too: otherwise anybody could test without limit who has applied.
        await limits.take(trx, APPLICATIONS, viewer.address);
        const at = new Date(now());
        const repeated = await trx
          .selectFrom('jobApplications')
          .select('id')
          .where('emailKey', '=', emailKey(fields.email))
          .where('jobId', '=', job.id)
          .where('createdAt', '>', new Date(now() - REPEAT_AFTER_MS))
          .executeTakeFirst();
        if (repeated) return undefined;
        const publicId = newPublicId();
        const { id } = await trx
          .insertInto('jobApplications')
          .values({
            ...fields,
            publicId,
            jobId: job.id,
            jobTitle: job.title,
            emailKey: emailKey(fields.email),
            ...derivedColumns({ ...fields, jobTitle: job.title }),
            skills: json(fields.skills),
            availableStartDate: fields.availableStartDate || null,
            status: 'pending',
            notes: '',
            reviewedBy: '',
            reviewedAt: null,
            noticeVersion,
            consentedAt: at,
            idempotencyKey: idempotencyKey ?? null,
            createdAt: at,
            updatedAt: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (resumeFile) await resumes.attach(trx, resumeFile, id);
        const { site, applications: hr } = await recipients(trx);
        await enqueue(
          trx,
          { ...applicationToCandidate(site, fields, job.title), to: fields.email, replyTo: hr[0], about: publicId },
          at,
        );
        await enqueueToAll(
          trx,
          {
            ...applicationToHr(site, fields, job.title, resumeFile !== '', at),
            replyTo: fields.email,
            about: publicId,
          },
          hr,
          at,
        );
        return publicId;
      });
      if (stored === undefined) throw new ApiError(409, 'ALREADY_APPLIED', ALREADY_APPLIED);
      return sent(stored);
    },

    'POST /api/job-applications/upload-resume': ({ file }) => resumes.add(file),

    async 'GET /api/job-applications'({ query: { page, limit, ...filter } }, { viewer }) {
      const reply = await listOrPage(
        { page, limit },
        (asked) => applications.list(filter, asked),
        () => applications.count(filter),
      );
      await noteReading({
        viewer,
        kind: 'application',
        action: 'read',
        title: APPLICATION_LIST,
        rows: itemsOf(reply).length,
        filter: { page, limit, ...filter },
      });
      return reply;
    },
    'GET /api/job-applications/stats/dashboard': () => applications.stats(),
    async 'GET /api/job-applications/export'(_, { viewer }) {
      const all = await applications.list({});
      await noteReading({
        viewer,
        kind: 'application',
        action: 'export',
        title: APPLICATIONS_AS_CSV,
        rows: all.length,
        filter: {},
      });
      return applicationsCsv(all, now());
    },
    async 'GET /api/job-applications/:id/resume'({ params }, { viewer }) {
      const download = await resumes.download(params.id);
      await noteReading({
        viewer,
        kind: 'application',
        action: 'read',
        title: RESUME_OF_APPLICATION,
        rows: 1,
        filter: {},
        rowId: params.id,
      });
      return download;
    },
    async 'PATCH /api/job-applications/:id/status'({ params, body: { status, notes, version } }, { viewer }) {
      const { publicId } = await saving.update(viewer, params.id, version, (row) =>
        row.status === status && (notes ?? row.notes) === row.notes
          ? {}
          : { status, notes, reviewedBy: personOf(viewer).name, reviewedAt: new Date(now()) },
      );
      return applications.get(publicId);
    },
    'DELETE /api/job-applications/:id': ({ params }, { viewer }) => erase(viewer, params.id),
  });
};
