import { expect, test } from 'vitest';
import { missingFields, paymentBody } from './payment-body.ts';

const ordered = { lines: [], quote: { total: 20 }, agreements: [], method: 'card' } as const;

test('names the delivery method', () => {
  const option = { _id: 'fast', kind: 'flat' } as const;
  expect(paymentBody({}, { ...ordered, option }).deliveryMethodId).toBe('fast');
});

test('an order that is fetched has a person instead of an address, and an address on its invoice', () => {
  const values = {
    'pickup.recipient': 'Ayşe Usta',
    'pickup.phone': '0532',
    isSameAddress: 'on',
    isSaved: 'on',
    'invoice.address': 'Sanayi Sok. 1',
  };
  const body = paymentBody(values, { ...ordered, option: { _id: 'magaza-1', kind: 'pickup' } });
  expect(body).toMatchObject({
    pickup: { recipient: 'Ayşe Usta', phone: '0532' },
    invoice: { address: 'Sanayi Sok. 1' },
  });
  expect(body).not.toHaveProperty('address');
  expect(body).not.toHaveProperty('addressId');
  expect(missingFields({ ...values, 'invoice.address': ' ' }, true)).toEqual({
    'invoice.address': 'Lütfen fatura adresini girin!',
    'invoice.district': 'Lütfen ilçeyi girin!',
    'invoice.city': 'Lütfen il seçin!',
  });
});
