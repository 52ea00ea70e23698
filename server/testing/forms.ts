// Visitors who send forms: a clock under the test's control, rows that forms need, requests and their replies.
import type { LightMyRequestResponse } from 'fastify';
import type { Challenge } from '#contract/contacts.ts';
import { CHALLENGE_OPERATORS } from '#contract/contacts.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/db/database.ts';
import { publicIdOf } from '../base/db/public-id.ts';
import { json } from '../base/db/tables.ts';
import { startApp, type AppOptions, type TestApp } from './app.ts';
import type { Setup } from './engines.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface TestClock {
  now: Clock;
  pass(ms: number): void;
}
/** Stands at 12:00 in Istanbul on 20 November 2026 until the test lets time pass. */
export function clockAt(start = Date.UTC(2026, 10, 20, 9, 0, 0)): TestClock {
  let time = start;
  return {
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
  };
}

export interface Reply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  json: { [name: string]: unknown; code?: string; message?: string; fields?: Record<string, string> };
}
export interface Sender {
  from?: string;
  headers?: Record<string, string>;
}

export interface FormApp extends TestApp {
  clock: TestClock;
  post(url: string, body: object, sender?: Sender): Promise<Reply>;
  /** A question from three seconds ago, with its answer. */
  solved(): Promise<{ mathAnswer: string; expectedAnswer: string }>;
}

export async function startFormApp(
  setup: Setup,
  options: Omit<AppOptions, 'clock'> & { clock?: TestClock } = {},
): Promise<FormApp> {
  const { clock = clockAt(), ...rest } = options;
  const started = await startApp(setup, { clock: clock.now, ...rest });
  return {
    ...started,
    clock,
    async post(url, body, { from = '192.0.2.1', headers = {} } = {}) {
      const reply = await started.app.inject({ method: 'POST', url, payload: body, remoteAddress: from, headers });
      return { status: reply.statusCode, headers: reply.headers, json: reply.json() as Reply['json'] };
    },
    async solved() {
      const challenge = (await started.get('/api/contacts/challenge')).json as Challenge;
      clock.pass(4 * SECOND);
      return { mathAnswer: String(answerTo(challenge)), expectedAnswer: challenge.token };
    },
  };
}

/**
 * Runs the work of two processes at the same time. On SQLite one after the other: its connections wait for each other
 * without yielding, so two of them in one process would wait for ever.
 */
export async function atOnce<T>({ engine }: Pick<Setup, 'engine'>, works: readonly (() => Promise<T>)[]): Promise<T[]> {
  if (engine === 'postgres') return Promise.all(works.map((work) => work()));
  const results: T[] = [];
  for (const work of works) results.push(await work());
  return results;
}

/** Lets requests meet: none may write before all have begun. */
export async function inStep<T>(
  { database }: Pick<TestApp, 'database'>,
  works: readonly (() => Promise<T>)[],
): Promise<T[]> {
  let release = () => {};
  let held = Promise.resolve();
  await new Promise<void>((hasBegun) => {
    held = database.write(
      'inbox',
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
          hasBegun();
        }),
    );
  });
  const results = Promise.all(works.map((work) => work()));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  release();
  await held;
  return results;
}

export const answerTo = ({ a, b, op }: Challenge): number => {
  const results: Record<(typeof CHALLENGE_OPERATORS)[number], number> = { '+': a + b, '-': a - b, '×': a * b };
  return results[op];
};

export const jobId = (title: string): string => publicIdOf(`job:${title}`);

/** A job as the careers page lists it; open unless told otherwise. */
export const insertJob = (
  database: Database,
  job: { title: string; isActive?: boolean; applicationDeadline?: string | null },
): Promise<void> =>
  database.write('jobs', async (trx) => {
    const none = json<string[]>([]);
    const at = new Date(Date.UTC(2026, 0, 5));
    await trx
      .insertInto('jobs')
      .values({
        publicId: jobId(job.title),
        title: job.title,
        isActive: job.isActive ?? true,
        applicationDeadline: job.applicationDeadline ?? null,
        department: 'Üretim',
        location: 'Bursa',
        type: 'full-time',
        experience: '3 yıl',
        salary: null,
        postedBy: 'İK Departmanı',
        description: 'Açıklama',
        requirements: none,
        responsibilities: none,
        benefits: none,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
  });

export const application = (title: string, more: object = {}) => ({
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@ornek.example',
  phone: '0532 000 00 00',
  address: 'Bursa',
  experience: '5 yıl',
  education: 'Makine Mühendisliği',
  skills: ['SolidWorks', 'CNC'],
  coverLetter: 'Merhaba,\nekibinizde çalışmak isterim.',
  jobId: jobId(title),
  ...more,
});

const BOUNDARY = 'XxKaliphaneXx';
export interface Part {
  name: string;
  value: string | Buffer;
  fileName?: string;
  type?: string;
}
/** A multipart body as browsers write it. */
export function multipart(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ name, value, fileName, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
