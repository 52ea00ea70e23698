import { expect, test } from 'vitest';
import type { SystemStatus } from '#contract/system.ts';
import { ANONYMOUS } from '../http/handlers.ts';
import { enqueue } from '../mail/outbox.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { clockAt, DAY, startFormApp, type FormApp } from '../testing/forms.ts';
import { systemHandlers } from './handlers.ts';

describeOnEngines('the system’s status', (setup) => {
  const handlersOf = ({ database, config, clock }: FormApp) => systemHandlers({ database, config, now: clock.now });
  const statusOf = async (handlers: ReturnType<typeof handlersOf>) =>
    await handlers['GET /api/system/status']({ query: {} }, { viewer: ANONYMOUS, grant: 'allow', audience: 'public', cookie: { value: undefined, set() {}, clear() {} } }) as SystemStatus;

  test('names version, engine, start and the year in Istanbul', async () => {
    const app = await startFormApp(setup, { clock: clockAt(Date.UTC(2026, 11, 30, 22, 0, 0)) });
    const handlers = handlersOf(app);
    expect(await statusOf(handlers)).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/), year: 2026, database: setup.engine, startedAt: '2026-12-30T22:00:00.000Z', isMailConfigured: false, waitingMails: 0, failedMails: 0,
    });
    app.clock.pass(DAY); // 1:00 on new year's day in Istanbul, still the old year in UTC
    expect(await statusOf(handlers)).toMatchObject({ year: 2027, startedAt: '2026-12-30T22:00:00.000Z' });
  });

  test('counts mails that wait and those given up, not what was sent', async () => {
    const app = await startFormApp(setup, { config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    for (const state of ['waiting', 'waiting', 'failed', 'sent'] as const) {
      await app.database.write('mail', async (trx) => {
        await enqueue(trx, { kind: state, to: 'alan@ornek.example', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' }, new Date(app.clock.now()));
        await trx.updateTable('outbox').set({ state }).where('kind', '=', state).execute();
      });
    }
    expect(await statusOf(handlersOf(app))).toMatchObject({ isMailConfigured: true, waitingMails: 2, failedMails: 1 });
  });

  test('401 without a session', async () => {
    const { status, json } = await (await startFormApp(setup)).get('/api/system/status');
    expect(status).toBe(401);
    expect(json).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
