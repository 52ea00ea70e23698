import { expect, test } from 'vitest';
import { startApp } from '../testing/app.ts';
import { describeOnEngines } from '../testing/engines.ts';

describeOnEngines('health', (setup) => {
  test('is 200 while the database answers, naming version and engine', async () => {
    const { get } = await startApp(setup);
    for (const url of ['/health', '/api/health']) {
      const { status, headers, json } = await get(url);
      expect(status).toBe(200);
      expect(json).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/), database: setup.engine });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('is 503 with Retry-After when it does not', async () => {
    const database = await setup.open();
    const { get } = await startApp(setup, { database });
    await database.db.destroy();
    const { status, headers, json } = await get('/health');
    expect(status).toBe(503);
    expect(json).toMatchObject({ code: 'UNAVAILABLE' });
    expect(headers['retry-after']).toBe('5');
  });
});
