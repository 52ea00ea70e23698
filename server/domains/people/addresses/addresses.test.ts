import { expect, test } from 'vitest';
import type { Address } from '#contract/addresses.ts';
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { clockAt, MINUTE } from '../../../testing/forms.ts';
import { signIn, type SignedInPerson } from '../../../testing/sign-in.ts';

const WORKSHOP = {
  title: 'Atölye',
  recipient: 'Ayşe Yılmaz',
  phone: '0532 000 00 00',
  city: 'Bursa',
  district: 'Nilüfer',
  line: 'Organize Sanayi,\n3. Cadde No: 5',
  postalCode: '16140',
};

describeWithDatabase('saved addresses', (setup) => {
  async function start() {
    const clock = clockAt();
    const started = await startApp(setup, { clock: clock.now });
    const ayse = await signIn(started, 'user', { name: 'Ayşe Yılmaz' });
    const stranger = await signIn(started, 'user');
    return { ...started, clock, ayse, stranger };
  }
  const list = async (person: SignedInPerson) => (await person.get<Address[]>('/api/addresses')).json;
  const add = async (person: SignedInPerson, more: object = {}) =>
    (await person.post<Address>('/api/addresses', { ...WORKSHOP, ...more })).json;
  const titles = async (person: SignedInPerson) =>
    (await list(person)).map(({ title, isDefault }) => (isDefault ? `*${title}` : title));

  test('are added, listed with the default first, changed and removed', async () => {
    const { ayse } = await start();
    expect(await list(ayse)).toEqual([]);
    const reply = await ayse.post('/api/addresses', WORKSHOP);
    expect(reply).toMatchObject({ status: 201, json: { ...WORKSHOP, isDefault: true, version: 1 } });
    const depot = await add(ayse, { title: 'Depo', postalCode: undefined });
    expect(depot).toMatchObject({ postalCode: '', isDefault: false });
    expect(await ayse.put(`/api/addresses/${depot._id}`, { city: 'İzmir', version: 1 })).toMatchObject({
      status: 200,
      json: { title: 'Depo', city: 'İzmir', version: 2 },
    });
    expect(
      await ayse.put(`/api/addresses/${depot._id}`, { city: 'İzmir', version: 2 }),
      'nothing changed',
    ).toMatchObject({ json: { version: 2 } });
    expect(await titles(ayse)).toEqual(['*Atölye', 'Depo']);
    expect((await ayse.del(`/api/addresses/${depot._id}`)).status).toBe(204);
    expect(await titles(ayse)).toEqual(['*Atölye']);
  });

  test('have exactly one default, whatever is done', async () => {
    const { ayse, stranger } = await start();
    await add(stranger, { title: 'Başkası' });
    const workshop = await add(ayse);
    const depot = await add(ayse, { title: 'Depo', isDefault: true });
    expect(await titles(ayse)).toEqual(['*Depo', 'Atölye']);
    expect(
      await ayse.put(`/api/addresses/${depot._id}`, { isDefault: false }),
      'the default stays it until another is',
    ).toMatchObject({ json: { isDefault: true } });
    await ayse.put(`/api/addresses/${workshop._id}`, { isDefault: true });
    expect(await titles(ayse)).toEqual(['*Atölye', 'Depo']);
    await add(ayse, { title: 'Ev' });
    await ayse.del(`/api/addresses/${workshop._id}`);
    expect(await titles(ayse), 'the newest follows').toEqual(['*Ev', 'Depo']);
    await Promise.all(['A', 'B', 'C'].map((title) => add(ayse, { title, isDefault: true })));
    expect((await list(ayse)).filter((one) => one.isDefault)).toHaveLength(1);
    for (const { _id: id } of await list(ayse)) await ayse.del(`/api/addresses/${id}`);
    expect(await list(ayse)).toEqual([]);
    expect(await titles(stranger)).toEqual(['*Başkası']);
  });

  test('of somebody else are missing ones', async () => {
    const { ayse, stranger, ...started } = await start();
    const admin = await signIn(started, 'admin');
    const own = await add(ayse);
    const missing = await stranger.put('/api/addresses/yok', { title: 'x' });
    expect(missing).toMatchObject({ status: 404, json: { code: 'NOT_FOUND', message: 'Adres bulunamadı.' } });
    for (const other of [stranger, admin]) {
      const url = `/api/addresses/${own._id}`;
      for (const reply of [
        await other.put(url, { title: 'x' }),
        await other.put(url, { title: 'x', version: 9 }),
        await other.del(url),
      ])
        expect([reply.status, reply.body]).toEqual([404, missing.body]);
      expect(await list(other)).toEqual([]);
    }
    expect(await list(ayse)).toEqual([own]);
  });

  test('are not saved over a newer row', async () => {
    const { ayse, clock } = await start();
    const own = await add(ayse);
    clock.pass(MINUTE);
    await ayse.put(`/api/addresses/${own._id}`, { district: 'Osmangazi', version: 1 });
    expect(await ayse.put(`/api/addresses/${own._id}`, { district: 'Yıldırım', version: 1 })).toMatchObject({
      status: 409,
      json: { code: 'STALE', stale: { changedBy: 'Ayşe Yılmaz', changedAt: '2026-11-20T09:01:00.000Z', version: 2 } },
    });
    await add(ayse, { isDefault: true });
    expect(
      (await ayse.put(`/api/addresses/${own._id}`, { ...WORKSHOP, isDefault: true, version: 2 })).status,
      'which another has been made default is, too',
    ).toBe(409);
    expect(await list(ayse)).toMatchObject([{ isDefault: true }, { district: 'Osmangazi', isDefault: false }]);
  });

  test('are so many at the most, also when all come at once', async () => {
    const { ayse } = await start();
    for (let i = 0; i < MAX_ADDRESSES - 2; i++) await add(ayse);
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => ayse.post('/api/addresses', WORKSHOP)))).map(
      (reply) => reply.status,
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409]);
    expect(await ayse.post('/api/addresses', WORKSHOP)).toMatchObject({
      status: 409,
      json: { code: 'GUARDED', message: 'En fazla 20 adres kaydedebilirsiniz.' },
    });
    expect(await list(ayse)).toHaveLength(MAX_ADDRESSES);
  });

  test('tell every wrong field, and take no other', async () => {
    const { ayse } = await start();
    expect(
      await ayse.post('/api/addresses', {
        ...WORKSHOP,
        city: 'Atlantis',
        phone: '123',
        postalCode: '1',
        recipient: ' ',
      }),
    ).toMatchObject({
      status: 400,
      json: {
        fields: {
          city: 'Lütfen il seçin!',
          phone: expect.stringContaining('10 rakam'),
          postalCode: 'Posta kodu 5 rakam olmalıdır.',
          recipient: 'Lütfen teslim alacak kişiyi girin!',
        },
      },
    });
    expect((await ayse.post('/api/addresses', { ...WORKSHOP, userId: 1 })).status).toBe(400);
    expect(await list(ayse)).toEqual([]);
  });

  test('are private: the audit table does not mention them', async () => {
    const { ayse, database } = await start();
    const own = await add(ayse);
    await ayse.put(`/api/addresses/${own._id}`, { title: 'Ev' });
    await ayse.del(`/api/addresses/${own._id}`);
    expect(await database.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });
});
