import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/order-facts.ts';
import { orderSteps } from './order-steps.ts';

const change = (from: OrderStatus | '', to: OrderStatus, hour: number) => ({
  at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
  by: 'Ada',
  from,
  to,
  notes: '',
});
const PAID = [change('', 'pending', 8), change('pending', 'paid', 9)];
type Order = Omit<Parameters<typeof orderSteps>[0], 'isPickup'>;
type Told = Omit<Order, 'paymentMethod'> & Partial<Pick<Order, 'paymentMethod'>>;
const shown = ({ paymentMethod = 'card', ...order }: Told) =>
  orderSteps({ isPickup: false, ...order, paymentMethod }).map(({ label, at, state }) =>
    [label, state, at?.slice(11, 13)].filter(Boolean).join(' '),
  );

test('an order shows reached steps with their time, and those ahead', () => {
  expect(
    shown({ status: 'preparing', paidAt: PAID[1]!.at, history: [...PAID, change('paid', 'preparing', 10)] }),
  ).toEqual(['Ödendi done 09', 'Hazırlanıyor now 10', 'Kargoda ahead', 'Teslim edildi ahead']);
});

test('a skipped step has no date', () => {
  expect(shown({ status: 'shipped', paidAt: PAID[1]!.at, history: [...PAID, change('paid', 'shipped', 11)] })).toEqual([
    'Ödendi done 09',
    'Hazırlanıyor passed',
    'Kargoda now 11',
    'Teslim edildi ahead',
  ]);
});

test('a note without a change is not a step', () => {
  expect(shown({ status: 'paid', paidAt: PAID[1]!.at, history: [...PAID, change('paid', 'paid', 12)] })[0]).toBe(
    'Ödendi now 09',
  );
});

test('an order that waits for its payment has the whole way ahead', () => {
  expect(shown({ status: 'pending', paidAt: null, history: PAID.slice(0, 1) })).toEqual([
    'Ödeme bekleniyor now 08',
    'Ödendi ahead',
    'Hazırlanıyor ahead',
    'Kargoda ahead',
    'Teslim edildi ahead',
  ]);
});

test.each([
  ['cancelled', 'İptal edildi'],
  ['refunded', 'İade edildi'],
] as const)('an order that is %s ends there, after what it had reached', (status, label) => {
  expect(shown({ status, paidAt: PAID[1]!.at, history: [...PAID, change('paid', status, 13)] })).toEqual([
    'Ödendi done 09',
    `${label} stopped 13`,
  ]);
});

test.each([
  ['failed', 'Ödeme başarısız'],
  ['expired', 'Süresi doldu'],
] as const)('an order whose payment %s has no other step', (status, label) => {
  expect(shown({ status, paidAt: null, history: [PAID[0]!, change('pending', status, 9)] })).toEqual([
    `${label} stopped 09`,
  ]);
});

test('an order on account waits for approval, and its goods leave before it is paid', () => {
  const account = { paymentMethod: 'account', paidAt: null } as const;
  expect(shown({ ...account, status: 'pending', history: PAID.slice(0, 1) })).toEqual([
    'Onay bekliyor now 08',
    'Hazırlanıyor ahead',
    'Kargoda ahead',
    'Teslim edildi ahead',
  ]);
  expect(
    shown({ ...account, status: 'preparing', history: [change('', 'pending', 8), change('pending', 'preparing', 9)] }),
  ).toEqual(['Hazırlanıyor now 09', 'Kargoda ahead', 'Teslim edildi ahead']);
});
