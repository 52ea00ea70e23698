import { expect, test } from 'vitest';
import type { Attribute } from '#contract/attributes.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { startApp } from '../../../testing/app.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';
import { insertFamily, PIN_FAMILY } from '../../../testing/families.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeWithDatabase(
  'attributes of the shop',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
      const all = (await app.get<Attribute[]>('/api/attributes')).json;
      const named = (key: string) => all.find((one) => one.key === key)!;
      const save = (key: string, fields: object) =>
        admin.put<Attribute & ErrorBody>(`/api/attributes/${named(key)._id}`, fields);
      return { ...app, admin, all, named, save };
    }

    test('are seeded, and staff add their own', async () => {
      const { all, admin, get } = await start();
      expect(all.map(({ key }) => key).slice(0, 4)).toEqual(['cap', 'dis-cap', 'ic-cap', 'boy']);
      const { status, json } = await admin.post<Attribute & ErrorBody>('/api/attributes', {
        key: 'hatve',
        name: 'Hatve',
        unit: 'mm',
      });
      expect([status, json.kind, json.isActive]).toEqual([201, 'number', true]);
      expect((await get<Attribute[]>('/api/attributes')).json).toHaveLength(all.length + 1);
      for (const [fields, sentence] of [
        [{ key: 'hatve', name: 'x' }, 'Bu kısa adda bir filtre özelliği zaten var.'],
        [{ key: 'Hatve', name: 'x' }, 'Kısa ad sadece küçük harf, rakam ve tire içerebilir!'],
        [{ key: 'x', name: '' }, 'Lütfen özelliğin adını girin!'],
      ] as const)
        expect((await admin.post<ErrorBody>('/api/attributes', fields)).json.message).toBe(sentence);
    });

    test('that columns use keep their key and kind, and are not deleted', async () => {
      const { admin, named, save } = await start();
      const used = 'Bu özellik 1 seride kullanılıyor: İtici pim DIN 1530-A. Önce ölçülerden kaldırın.';
      expect((await admin.del<ErrorBody>(`/api/attributes/${named('cap')._id}`)).json).toMatchObject({
        code: 'IN_USE',
        message: used,
      });
      expect((await save('cap', { key: 'capi' })).json.fields).toEqual({ key: used });
      expect((await save('cap', { kind: 'text' })).json.fields).toEqual({ kind: used });
      expect((await save('cap', { name: 'Anma çapı' })).json).toMatchObject({ key: 'cap', name: 'Anma çapı' });
      expect((await save('kuvvet', { key: 'yay-kuvveti' })).status).toBe(200);
      expect((await admin.del(`/api/attributes/${named('renk')._id}`)).status).toBe(204);
    });
  },
  async (database) => {
    await seedSmallCatalogue(database);
    await insertFamily(database, PIN_FAMILY);
  },
);
