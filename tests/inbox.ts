/**
 * Visitors' messages, applications and subscriptions, written as rows: the public calls allow an address only a few an
 * hour.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { derivedColumns as applicationColumns } from '../server/domains/inbox/applications/derived.ts';
import { derivedColumns as messageColumns } from '../server/domains/inbox/contacts/derived.ts';
import type { Database } from '../server/base/db/database.ts';
import { newPublicId } from '../server/base/db/public-id.ts';
import {
  json,
  type ContactMessageTable,
  type JobApplicationTable,
  type NewsletterSubscriberTable,
} from '../server/base/db/tables.ts';
import { emailKey } from '../server/base/email-key.ts';

/** A word missing from all other rows. */
export const uniqueWord = (): string => `k${randomBytes(5).toString('hex')}`;

const stamps = () => {
  const at = new Date();
  return { noticeVersion: '2026-01', consentedAt: at, createdAt: at, updatedAt: at };
};

export interface Sent {
  id: number;
  publicId: string;
  word: string;
  email: string;
}

/** Adds an application for the first job; its `word` finds it. */
export async function addApplication(
  database: Database,
  given: Partial<Insertable<JobApplicationTable>> = {},
): Promise<Sent & { name: string; jobTitle: string }> {
  const word = uniqueWord();
  const email = `${word}@aday.example`;
  const job = await database.db.selectFrom('jobs').select(['id', 'title']).orderBy('id').executeTakeFirstOrThrow();
  const person = { firstName: 'Şükrü', lastName: `Çağlar ${word}`, email, jobTitle: job.title };
  const publicId = newPublicId();
  const { id } = await database.write('inbox', (trx) =>
    trx
      .insertInto('jobApplications')
      .values({
        ...person,
        ...applicationColumns(person),
        ...stamps(),
        publicId,
        jobId: job.id,
        emailKey: emailKey(email),
        phone: '0532 000 00 00',
        address: 'Organize Sanayi\nBursa',
        experience: 'Sekiz yıl enjeksiyon kalıbı tasarımı',
        education: 'Makine Mühendisliği',
        skills: json(['SolidWorks']),
        coverLetter: 'Merhaba,\nbaşvuruyorum.',
        resumeUrl: 'https://cv.example/sukru',
        portfolio: '',
        linkedIn: '',
        availableStartDate: null,
        expectedSalary: '',
        status: 'pending',
        notes: '',
        reviewedBy: '',
        reviewedAt: null,
        idempotencyKey: null,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, publicId, word, email, name: `${person.firstName} ${person.lastName}`, jobTitle: job.title };
}

/** The CV of an application, as a file of the server under test. */
export async function addResume(
  { database, dataDir }: { database: Database; dataDir: string },
  applicationId: number,
  originalName: string,
  content: string,
): Promise<void> {
  const fileName = `${randomBytes(12).toString('hex')}.pdf`;
  const folder = join(dataDir, 'private', 'resumes');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileName), content);
  await database.write('inbox', (trx) =>
    trx
      .insertInto('resumes')
      .values({
        token: randomBytes(12).toString('hex'),
        fileName,
        originalName,
        kind: 'pdf',
        sizeBytes: content.length,
        applicationId,
        createdAt: new Date(),
      })
      .execute(),
  );
}

export async function addMessage(
  database: Database,
  given: Partial<Insertable<ContactMessageTable>> = {},
): Promise<Sent & { name: string; subject: string }> {
  const word = uniqueWord();
  const typed = {
    name: `Hülya ${word}`,
    email: `${word}@musteri.example`,
    subject: `Kolon ${word}`,
    message: 'Merhaba,\nfiyat rica ederim.',
  };
  const publicId = newPublicId();
  const { id } = await database.write('inbox', (trx) =>
    trx
      .insertInto('contactMessages')
      .values({
        ...typed,
        ...messageColumns(typed),
        ...stamps(),
        publicId,
        phone: '',
        isRead: false,
        status: 'pending',
        idempotencyKey: null,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, publicId, word, email: typed.email, name: typed.name, subject: typed.subject };
}

export async function addSubscriber(
  database: Database,
  given: Partial<Insertable<NewsletterSubscriberTable>> = {},
): Promise<Sent> {
  const word = uniqueWord();
  const email = `${word}@okur.example`;
  const publicId = newPublicId();
  const { id } = await database.write('inbox', (trx) =>
    trx
      .insertInto('newsletterSubscribers')
      .values({
        ...stamps(),
        publicId,
        email,
        emailKey: emailKey(email),
        status: 'confirmed',
        generation: 1,
        consentText: `Haber almak istiyorum (${word}).`,
        confirmedAt: new Date(),
        unsubscribedAt: null,
        ...given,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return { id, publicId, word, email };
}
