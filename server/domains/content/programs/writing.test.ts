import { expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Program } from '#contract/programs.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { signIn } from '../../../testing/sign-in.ts';

const FIELDS = {
  version: '2.4.0',
  description: 'Kütüphane',
  features: ['3B modeller', ' '],
  systemRequirements: ['Windows 11'],
  downloadLink: '#',
  fileSize: '148 MB',
  lastUpdate: 'Mart 2026',
};

describeWithDatabase('writing programs', (setup) => {
  async function start() {
    const app = await startApp(setup);
    const moderator = await signIn(app, 'moderator');
    const create = async (name: string) => (await moderator.post<Program>('/api/programs', { ...FIELDS, name })).json;
    const toggle = (id: string) => moderator.put<Program>(`/api/programs/${id}/toggle`);
    const states = async () =>
      Object.fromEntries(
        (await moderator.get<Program[]>('/api/programs')).json.map(({ name, isActive }) => [name, isActive]),
      );
    const offered = async () => (await app.get('/api/programs/active')).json as Program & ErrorBody;
    return { ...app, moderator, create, toggle, states, offered };
  }

  test('new ones are inactive, and drop empty lines', async () => {
    const { create, offered } = await start();
    expect(await create('CAD')).toMatchObject({
      isActive: false,
      features: ['3B modeller'],
      version: '2.4.0',
      rowVersion: 1,
    });
    expect(await offered()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('activating one deactivates the others, at once and for everybody', async () => {
    const { create, toggle, states, offered } = await start();
    const [first, second] = [await create('Bir'), await create('İki')];
    expect((await toggle(first._id)).json).toMatchObject({ isActive: true, rowVersion: 2 });
    expect((await offered()).name).toBe('Bir');
    expect((await toggle(second._id)).json).toMatchObject({ isActive: true });
    expect(await states()).toEqual({ Bir: false, İki: true });
    expect((await offered()).name).toBe('İki');
    await toggle(second._id);
    expect(await states()).toEqual({ Bir: false, İki: false });
    expect(await offered()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('activating one by its form does so too', async () => {
    const { create, toggle, states, moderator } = await start();
    const [first, second] = [await create('Bir'), await create('İki')];
    await toggle(first._id);
    expect(
      (await moderator.put(`/api/programs/${second._id}`, { isActive: true, rowVersion: second.rowVersion })).status,
    ).toBe(200);
    expect(await states()).toEqual({ Bir: false, İki: true });
  });

  test('a save over a newer row is refused by its rowVersion; the program’s own version is free', async () => {
    const { create, moderator } = await start();
    const { _id } = await create('CAD');
    const save = (fields: object) => moderator.put<Program & ErrorBody>(`/api/programs/${_id}`, fields);
    expect((await save({ version: '1', rowVersion: 1 })).json).toMatchObject({ version: '1', rowVersion: 2 });
    expect((await save({ fileSize: '1 MB', rowVersion: 1 })).json).toMatchObject({
      version: '1',
      fileSize: '1 MB',
      rowVersion: 3,
    });
    const late = await save({ version: '2', rowVersion: 1 });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'STALE', stale: { fields: ['version', 'fileSize'], version: 3 } });
  });
});
