import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanUp } from '../../../housekeeping.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, DAY } from '../../../testing/forms.ts';
import { insertUser } from '../../../testing/sign-in.ts';

describeWithDatabase('pictures of accounts', (setup) => {
  test('that no account shows are removed after a day in all sizes, and no other files', async () => {
    const clock = clockAt();
    const { database, config } = await startApp(setup, { clock: clock.now });
    const folder = join(config.dataDir, 'img/avatars');
    mkdirSync(folder, { recursive: true });
    const sizesOf = (digit: string) =>
      ['.webp', '-320.webp', '-640.png', '-640.webp'].map((ending) => digit.repeat(32) + ending);
    const [shown, gone, foreign] = [sizesOf('1'), [...sizesOf('2'), `${'3'.repeat(32)}.png`], ['.gitkeep', 'ben.webp']];
    for (const name of [...shown, ...gone, ...foreign]) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), new Date(clock.now()), new Date(clock.now()));
    }
    const { id } = await insertUser(database, { role: 'user' });
    await database.write('accounts', (trx) =>
      trx
        .updateTable('users')
        .set({ avatar: `/img/avatars/${shown[0]}` })
        .where('id', '=', id)
        .execute(),
    );
    const left = async () => {
      await cleanUp({ database, config, now: clock.now });
      return readdirSync(folder).toSorted();
    };
    clock.pass(DAY - 1);
    expect(await left()).toEqual([...shown, ...gone, ...foreign].toSorted());
    clock.pass(1);
    expect(await left()).toEqual([...shown, ...foreign].toSorted());
  });
});
