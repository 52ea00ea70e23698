// Speed at which the outbox empties into an SMTP server on this machine.
import { join } from 'node:path';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { enqueue } from '../server/base/mail/outbox.ts';
import { openTransport } from '../server/base/mail/smtp.ts';
import { fixedServer } from '../server/base/mail/mail-server.ts';
import { mailWorker } from '../server/base/mail/worker.ts';
import type { Bench, Subject } from './bench.ts';
import { startProgram } from './processes.ts';
import { atMost, formatted, notMeasured, told, type Row } from './report.ts';

const MAILS = 3_000;
const SENTENCE = 'Siparişiniz alındı; ödeme onaylandığında hazırlanmaya başlanacak. ';
const SITE = { mailFrom: 'Örnek Kalıp <site@ornekkalip.example>', publicUrl: 'http://localhost' };

async function fill(database: Database, count: number): Promise<void> {
  const text = SENTENCE.repeat(20);
  await database.write('mail', async (trx) => {
    for (let i = 0; i < count; i++)
      await enqueue(
        trx,
        { kind: 'bench', to: `alan${i}@ornek.example`, subject: `Siparişiniz ${i}`, text, html: `<p>${text}</p>` },
        new Date(),
      );
  });
}

async function measureOn(url: string, engine: string, count: number): Promise<Row[]> {
  const server = await startProgram<number>('mail-server.ts', {});
  const database = await openDatabase(url);
  try {
    await fill(database, count);
    const worker = mailWorker({
      database,
      server: fixedServer(openTransport({ url: `smtp://127.0.0.1:${server.message}` }, SITE, database.db)),
      log: console,
    });
    const begin = performance.now();
    const cpu = process.cpuUsage();
    const sent = await worker.sendDue();
    const seconds = (performance.now() - begin) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    await worker.stop();
    if (sent !== count) throw new Error(`${sent} of ${count} mails were sent`);
    const subject = `${formatted(count)} mails, ${engine}`;
    const detail = ` (${formatted(count / seconds)}/s)`;
    return [
      count === MAILS ? atMost(subject, seconds, 5, ' s', detail) : told(subject, `${formatted(seconds)} s${detail}`),
      told('… processor time for each', `${formatted((user + system) / count)} µs`),
    ];
  } finally {
    await database.close();
    await server.stop();
  }
}

export const mail: Subject = {
  name: 'mail',
  async measure(bench: Bench): Promise<Row[]> {
    const count = bench.isQuick ? 500 : MAILS;
    const postgres = await bench.emptyPostgres();
    return [
      ...(await measureOn(join(bench.folder, 'mail.db'), 'SQLite', count)),
      ...(postgres
        ? await measureOn(postgres, 'PostgreSQL', count)
        : [notMeasured('mails, PostgreSQL', 'BENCH_DATABASE_URL is not set')]),
    ];
  },
};
