import { expect, test } from 'vitest';
import type { Quote } from '#contract/cart.ts';
import type { Output } from '#contract/endpoints.ts';
import { startApp } from '../testing/app.ts';
import { productId } from '../testing/catalogue.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { fakeProvider } from '../testing/fake-provider.ts';
import { signIn } from '../testing/sign-in.ts';
import { seedSmallCatalogue } from '../testing/small-catalogue.ts';

const ADDRESS = { recipient: 'Ayşe Yılmaz', phone: '0532 000 00 00', city: 'Bursa', district: 'Nilüfer', line: 'Sanayi Cad. 5', postalCode: '' };
type Paid = Output<'POST /api/payment'>;

describeOnEngines('checkout', (setup) => {
  test('first purchase', async () => {
    const provider = fakeProvider();
    const started = await startApp(setup, { provider });
    const { json: options } = await started.get('/api/payment/options');
    const [pre, sale] = (options as Output<'GET /api/payment/options'>).agreements;
    const person = await signIn(started, 'user');
    const quote = await person.post<Quote>('/api/cart/quote', { products: [{ _id: productId('KB-20'), quantity: 2, price: 20 }] });
    expect(quote.json).toMatchObject({ subtotal: 40, isPayable: true });
    const reply = await person.post<Paid>('/api/payment', {
      products: [{ _id: productId('KB-20'), quantity: 2, price: 20 }], cargoFee: 15, address: ADDRESS, saveAddressAs: 'Atölye',
      invoice: { kind: 'individual', name: 'Ayşe Yılmaz' }, consents: { preInformation: pre!.version, distanceSales: sale!.version },
    });
    expect(reply.body).toContain('SP-');
    expect(reply.status).toBe(200);
  });
}, seedSmallCatalogue);
