// What was left under an e-mail address without an account, found by the address. `address` is its `emailKey` throughout.
import { searchTerms } from '#contract/text.ts';
import type { Db } from '../db/open.ts';
import { emailKey } from '../forms/email-key.ts';

export const findSubscriber = (db: Db, address: string) => db.selectFrom('newsletterSubscribers')
  .select(['publicId', 'email', 'status', 'consentText', 'noticeVersion', 'consentedAt', 'confirmedAt', 'unsubscribedAt']).where('emailKey', '=', address).executeTakeFirst();

/** The address is in what is searched, which leaves few rows to look at. */
export async function findMessages(db: Db, address: string) {
  const alike = await db.selectFrom('contactMessages').select(['id', 'publicId', 'name', 'email', 'phone', 'subject', 'message', 'status', 'noticeVersion', 'consentedAt', 'createdAt'])
    .where((eb) => eb.and(searchTerms(address).map((term) => eb('searchText', 'like', `%${term}%`)))).orderBy('id').execute();
  return alike.filter(({ email }) => emailKey(email) === address);
}

export const findApplications = (db: Db, address: string) => db.selectFrom('jobApplications as a').leftJoin('resumes as r', 'r.applicationId', 'a.id').select([
  'a.publicId', 'a.jobTitle', 'a.firstName', 'a.lastName', 'a.email', 'a.phone', 'a.address', 'a.experience', 'a.education', 'a.skills', 'a.coverLetter', 'a.resumeUrl', 'a.portfolio', 'a.linkedIn',
  'a.availableStartDate', 'a.expectedSalary', 'a.status', 'a.noticeVersion', 'a.consentedAt', 'a.createdAt', 'r.originalName as resumeFile', 'r.fileName as storedResume',
]).where('a.emailKey', '=', address).orderBy('a.id').execute();
