import { expect, test } from 'vitest';
import type { Carrier } from '#contract/carriers.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { insertOrder } from '../../../testing/orders.ts';
import { startShop } from '../../../testing/shop.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../../testing/small-catalogue.ts';

describeOnEngines(
  'carriers',
  (setup) => {
    const start = async () => {
      const shop = await startShop(setup);
      const admin = await signIn(shop, 'admin');
      const ship = async (tracking: object) => {
        const { number } = await insertOrder(shop.database, { status: 'paid' });
        const { json } = await admin.patch<StaffOrder>(`/api/orders/${number}`, { status: 'shipped', tracking });
        return json.tracking;
      };
      return { shop, admin, ship };
    };

    test('are there from the beginning, for staff alone, and each name once', async () => {
      const { shop, admin } = await start();
      const { json } = await admin.get<Carrier[]>('/api/carriers');
      expect(json.map(({ name }) => name)).toEqual([
        'Aras Kargo',
        'Yurtiçi Kargo',
        'DHL eCommerce (MNG)',
        'PTT Kargo',
        'Sürat Kargo',
        'UPS',
      ]);
      expect((await shop.get('/api/carriers')).status).toBe(401);
      const refused = async (body: object) => (await admin.post<ErrorBody>('/api/carriers', body)).json.message;
      expect(await refused({ name: 'UPS' })).toBe('Bu adda bir kargo firması zaten var.');
      expect(await refused({ name: 'Yeni', trackingUrl: 'http://x.example/{no}' })).toBe(
        'Takip adresi https:// ile başlamalı ve takip numarasının yerini {no} ile göstermelidir.',
      );
    });

    test('give a shipped order the address where it is followed, unless staff wrote another', async () => {
      const { admin, ship } = await start();
      expect(await ship({ carrier: 'aras kargo', number: '12 34/5', url: '' })).toEqual({
        carrier: 'aras kargo',
        number: '12 34/5',
        url: 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code=12%2034%2F5',
      });
      expect((await ship({ carrier: 'UPS', number: '1', url: 'https://baska.example/1' }))!.url).toBe(
        'https://baska.example/1',
      );
      expect((await ship({ carrier: 'Ambar', number: '1', url: '' }))!.url).toBe('');
      const ups = (await admin.get<Carrier[]>('/api/carriers')).json.at(-1)!;
      await admin.put(`/api/carriers/${ups._id}`, { isActive: false });
      expect((await ship({ carrier: 'UPS', number: '1', url: '' }))!.url).toBe('');
    });
  },
  seedSmallCatalogue,
);
