import { describe, expect, test } from 'vitest';
import { PROVINCES } from '#contract/provinces.ts';
import { ShippingMethods, type ShippingMethod } from '#contract/shipping-methods.ts';
import { ALL_SETTING_DEFAULTS, type AllSettings } from '#contract/staff-settings.ts';
import { randomNumbers } from '../../../testing/random.ts';
import { shippingMethod } from '../../../testing/shipping.ts';
import { deliveryOf, desiOf, zoneFeeMinor, type Load } from './delivery.ts';

const LIGHT: Load = { subtotalMinor: 10_000, weightG: 900, unweighed: 0 };
const shop = (methods: ShippingMethod[], more: Partial<AllSettings> = {}): AllSettings => ({
  ...ALL_SETTING_DEFAULTS,
  shop_currency: 'TRY',
  shipping_methods: methods,
  ...more,
});
const anyone = { methodId: '', province: null };
const TARIFF: ShippingMethod['tariff'] = {
  desiSteps: [1, 5, 10],
  zones: [
    { name: 'Marmara', provinces: ['Bursa', 'İstanbul'], fees: [90, 120, 150.5], overFee: 8 },
    { name: 'Diğer iller', provinces: [], fees: [110, 150, 200], overFee: 12.25 },
  ],
};
const TABLE = shippingMethod({ id: 'tablo-0001', kind: 'table', tariff: TARIFF });

describe('a shop without methods of its own', () => {
  const settings = shop([], {
    shop_standard_cargo_fee: 50,
    shop_fast_cargo_fee: 15,
    shop_free_shipping_threshold: 161,
  });

  test('offers standard and fast cargo of its settings, wherever it goes', () => {
    const { options, chosen, isByProvince } = deliveryOf(settings, LIGHT, { methodId: 'fast', province: 'Van' });
    expect(options).toMatchObject([
      { id: 'standard', name: 'Standart kargo', feeMinor: 5_000, extraMinor: 0, freeFromMinor: 16_100 },
      { id: 'fast', name: 'Hızlı kargo', feeMinor: 5_000, extraMinor: 1_500 },
    ]);
    expect([chosen?.id, isByProvince]).toEqual(['fast', false]);
  });

  test('waives the standard fee alone', () => {
    const load = { ...LIGHT, subtotalMinor: 16_100 };
    const { chosen } = deliveryOf(settings, load, { methodId: 'fast', province: null });
    expect(chosen).toMatchObject({ feeMinor: 0, extraMinor: 1_500 });
  });

  test('leaves its own methods out that are off or in another currency', () => {
    const off = shippingMethod({ isActive: false });
    const dollars = shippingMethod({ id: 'dolar-0001', name: 'Dolar', currency: 'USD' });
    expect(deliveryOf(shop([off, dollars]), LIGHT, anyone).options.map(({ id }) => id)).toEqual(['standard', 'fast']);
  });
});

describe('a shop’s own methods', () => {
  const feeIn = (province: (typeof PROVINCES)[number], load: Partial<Load>) =>
    deliveryOf(shop([TABLE]), { ...LIGHT, ...load }, { methodId: '', province }).chosen!.feeMinor;

  test('a table has the fee of the zone and of the first step that holds the desi', () => {
    expect(feeIn('Bursa', { weightG: 1_000 })).toBe(9_000);
    expect(feeIn('Bursa', { weightG: 1_001 })).toBe(12_000);
    expect(feeIn('Bursa', { weightG: 10_000 })).toBe(15_050);
    expect(feeIn('Van', { weightG: 10_000 })).toBe(20_000);
  });

  test('beyond the last step each desi begun costs more: 999 heavy parts', () => {
    expect(feeIn('Bursa', { weightG: 10_100 })).toBe(15_050 + 800);
    expect(feeIn('Bursa', { weightG: 11_100 })).toBe(15_050 + 2 * 800);
    expect(feeIn('Van', { weightG: 999 * 25_000 })).toBe(20_000 + (999 * 25 - 10) * 1_225);
  });

  test('without the province, the least of the zones, said as such', () => {
    expect(deliveryOf(shop([TABLE]), LIGHT, anyone)).toMatchObject({
      chosen: { feeMinor: 9_000, isEstimate: true },
      isByProvince: true,
    });
    expect(deliveryOf(shop([TABLE]), LIGHT, { methodId: '', province: 'Van' }).chosen!.isEstimate).toBe(false);
  });

  test('pieces of unknown weight count as the shop says; desi is rounded up to one decimal', () => {
    const settings = { shop_unknown_desi: 0.25 };
    expect(desiOf({ ...LIGHT, weightG: 0, unweighed: 3 }, settings)).toBe(0.8);
    expect(desiOf({ ...LIGHT, weightG: 1_234, unweighed: 0 }, settings)).toBe(1.3);
    expect(desiOf({ ...LIGHT, weightG: 300, unweighed: 0 }, settings)).toBe(0.3); // not 0.4 by 0.30000000000000004
  });

  test('go only where they go, and no heavier than they may', () => {
    const local = shippingMethod({ id: 'yerel-0001', name: 'Kendi aracımız', provinces: ['Bursa'] });
    const abroad = shippingMethod({ id: 'ambar-0001', name: 'Ambar', excludedProvinces: ['Van'], maxWeightKg: 30 });
    const idsIn = (province: (typeof PROVINCES)[number], load: Partial<Load> = {}) =>
      deliveryOf(shop([local, abroad]), { ...LIGHT, ...load }, { methodId: '', province }).options.map(({ id }) => id);
    expect(idsIn('Bursa')).toEqual(['yerel-0001', 'ambar-0001']);
    expect(idsIn('İzmir')).toEqual(['ambar-0001']);
    expect(idsIn('Van')).toEqual([]);
    expect(idsIn('İzmir', { weightG: 30_001 })).toEqual([]);
    expect(deliveryOf(shop([local, abroad]), LIGHT, { methodId: 'yerel-0001', province: 'Van' }).chosen).toBeNull();
    // Before the province is known, rather one that goes everywhere.
    const everywhere = shippingMethod({ id: 'her-yer-001', name: 'Her yere' });
    expect(deliveryOf(shop([local, everywhere]), LIGHT, anyone).chosen!.id).toBe('her-yer-001');
  });

  test('free from a sum of products on: also where the recipient pays otherwise', () => {
    const at = (subtotalMinor: number, more: Partial<ShippingMethod>) =>
      deliveryOf(shop([shippingMethod({ freeFrom: 500, ...more })]), { ...LIGHT, subtotalMinor }, anyone).chosen!
        .feeMinor;
    expect([at(49_999, {}), at(50_000, {})]).toEqual([9_900, 0]);
    expect([at(49_999, { kind: 'recipient_pays' }), at(50_000, { kind: 'recipient_pays' })]).toEqual([null, 0]);
    expect(at(50_000, { kind: 'recipient_pays', currency: 'USD' })).toBeNull();
    expect(at(1, { kind: 'free' })).toBe(0);
  });

  test('may be picked up once the shop has an address', () => {
    const pickup = shippingMethod({ id: 'magaza-001', kind: 'pickup', note: 'Hafta içi 09–17', provinces: ['Van'] });
    expect(deliveryOf(shop([TABLE, pickup]), LIGHT, anyone).options.map(({ id }) => id)).toEqual(['tablo-0001']);
    const address = {
      company_street: 'Demir Sok. 3',
      company_district: 'Nilüfer',
      company_city: 'Bursa',
      company_postal_code: '16140',
    };
    const { options } = deliveryOf(shop([TABLE, pickup], address), LIGHT, { methodId: '', province: 'Bursa' });
    expect(options[1]).toMatchObject({
      id: 'magaza-001',
      feeMinor: 0,
      place: 'Demir Sok. 3, 16140 Nilüfer / Bursa',
      note: 'Hafta içi 09–17',
    });
    expect(deliveryOf(shop([pickup], { ...address, company_city: 'Bursa ili' }), LIGHT, anyone).options[0]!.id).toBe(
      'standard',
    );
  });

  test('1,000 random tariffs: more weight never costs less where the list does not say so', () => {
    const random = randomNumbers(38);
    for (let round = 0; round < 1_000; round++) {
      const steps = 1 + Math.floor(random() * 8);
      const desiSteps = Array.from({ length: steps }, (_, i) => (i + 1) * (1 + Math.floor(random() * 3)) + i * 3);
      let last = 0;
      const fees = desiSteps.map(() => (last += Math.floor(random() * 5_000)) / 100);
      const overFee = Math.floor(random() * 1_000) / 100;
      const rising = desiSteps.toSorted((a, b) => a - b);
      let before = 0;
      for (let desi = 0; desi < 60; desi += 0.1 + random()) {
        const fee = zoneFeeMinor({ desiSteps: rising }, { fees, overFee }, desi);
        expect(Number.isSafeInteger(fee)).toBe(true);
        expect(fee).toBeGreaterThanOrEqual(before);
        before = fee;
      }
    }
  });
});

describe('the rules of methods', () => {
  const refusal = (...methods: Partial<ShippingMethod>[]) =>
    ShippingMethods.safeParse(methods.map((more, i) => shippingMethod({ id: `yontem-00${i}`, name: `Y${i}`, ...more })))
      .error?.issues[0]?.message;
  test.each([
    ['Ücreti girin; ücretsizse 0 yazın.', [{ fee: null }]],
    ['En çok gün, en az günden küçük olamaz.', [{ minDays: 3, maxDays: 2 }]],
    ['Aynı adla iki teslimat yöntemi olamaz.', [{ name: 'Kargo' }, { name: 'KARGO' }]],
    ['Teslimat yönteminin kimliği geçersiz.', [{ id: 'ayni-kimlik' }, { id: 'ayni-kimlik' }]],
    ['Desi tablosuna en az bir satır ekleyin.', [{ kind: 'table', tariff: null }]],
    ['Desi değerleri yukarıdan aşağı artmalıdır.', [{ kind: 'table', tariff: { ...TARIFF, desiSteps: [5, 5, 10] } }]],
    [
      'Bölgenin her desi satırı için ücretini girin.',
      [{ kind: 'table', tariff: { ...TARIFF, desiSteps: [1, 5, 10, 20] } }],
    ],
    [
      'Bir il yalnız bir bölgede olabilir.',
      [
        {
          kind: 'table',
          tariff: { ...TARIFF, zones: [TARIFF.zones[0], { ...TARIFF.zones[0], name: 'B' }, TARIFF.zones[1]] },
        },
      ],
    ],
    [
      'Bölgenin illerini seçin.',
      [{ kind: 'table', tariff: { ...TARIFF, zones: [{ ...TARIFF.zones[0], provinces: [] }, TARIFF.zones[1]] } }],
    ],
    ['En fazla 20 teslimat yöntemi olabilir.', Array.from({ length: 21 }, () => ({}))],
  ] as [string, Partial<ShippingMethod>[]][])('%s', (sentence, methods) => {
    expect(refusal(...methods)).toBe(sentence);
  });
  test('accept what a carrier’s price list says', () =>
    expect(refusal(TABLE, { minDays: 2, maxDays: 4 })).toBeUndefined());
});
