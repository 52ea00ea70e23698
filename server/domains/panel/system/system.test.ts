import { expect, test } from 'vitest';
import type { SystemStatus } from '#contract/system.ts';
import { enqueue } from '../../../base/mail/outbox.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, DAY, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const STATUS = '/api/system/status';

describeWithDatabase('the system’s status', (setup) => {
  test('names version, engine, start and the year in Istanbul', async () => {
    const app = await startFormApp(setup, { clock: clockAt(Date.UTC(2026, 11, 30, 22, 0, 0)) });
    const admin = await signIn(app, 'admin');
    expect((await admin.get<SystemStatus>(STATUS)).json).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      year: 2026,
      database: setup.engine,
      startedAt: '2026-12-30T22:00:00.000Z',
      mailServer: 'none',
      waitingMails: 0,
      failedMails: 0,
      mailPause: null,
    });
    app.clock.pass(DAY); // 1:00 on new year's day in Istanbul, still the old year in UTC
    expect((await admin.get<SystemStatus>(STATUS)).json).toMatchObject({
      year: 2027,
      startedAt: '2026-12-30T22:00:00.000Z',
    });
  });

  test('counts mails that wait and those given up, not sent ones', async () => {
    const app = await startFormApp(setup, { config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    const admin = await signIn(app, 'admin');
    for (const state of ['waiting', 'waiting', 'failed', 'sent'] as const) {
      await app.database.write('mail', async (trx) => {
        await enqueue(
          trx,
          { kind: state, to: 'alan@ornek.example', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' },
          new Date(app.clock.now()),
        );
        await trx.updateTable('outbox').set({ state }).where('kind', '=', state).execute();
      });
    }
    expect((await admin.get<SystemStatus>(STATUS)).json).toMatchObject({
      mailServer: 'environment',
      waitingMails: 2,
      failedMails: 1,
    });
  });

  test('is for admins only', async () => {
    const app = await startFormApp(setup);
    expect((await app.get(STATUS)).status).toBe(401);
    for (const role of ['user', 'moderator'] as const)
      expect((await (await signIn(app, role)).get(STATUS)).status).toBe(403);
  });
});
