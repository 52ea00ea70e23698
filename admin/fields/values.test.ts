import { describe, expect, it } from 'vitest';
import { labelOf } from './labels.ts';
import { differenceOf, itemsMoved, readingText, valueText } from './values.ts';

describe('a field’s value reads', () => {
  it.each([
    ['an amount with its currency', valueText('order', 'refund', { current: 54.6, currency: 'USD' }), '$54,60'],
    [
      'a price with the one of before',
      valueText('product', 'price', { current: 1234.5, old: 1500, currency: 'TRY' }),
      '₺1.234,50 (eski ₺1.500,00)',
    ],
    ['a number with its unit', valueText('product', 'stockQuantity', 12500), '12.500 adet'],
    ['a delivery time', valueText('product', 'leadTimeDays', 5), '5 iş günü'],
    ['a moment in Istanbul’s time', valueText('message', 'at', '2026-05-01T21:30:00.000Z'), '2 May 2026 00:30'],
    ['a day', valueText('job', 'applicationDeadline', '2026-03-09'), '9 Mar 2026'],
    ['nothing', valueText('product', 'price', null), '—'],
    ['an empty list', valueText('blog', 'tags', []), '—'],
    [
      'a switch by its own words',
      [
        valueText('blog', 'isPublished', false),
        valueText('page', 'isActive', true),
        valueText('order', 'isRestocked', true),
      ].join(),
      'Taslak,Aktif,Evet',
    ],
    [
      'a status by its name',
      [
        valueText('product', 'stockStatus', 'made_to_order'),
        valueText('order', 'status', 'shipped'),
        valueText('message', 'status', 'replied'),
      ].join(),
      'Siparişe göre,Kargoya verildi,Yanıtlandı',
    ],
    ['what is kept secret', valueText('user', 'password', '•••'), 'gizli'],
    ['a list', valueText('product', 'features', ['Sertleştirilmiş', 'Taşlanmış']), 'Sertleştirilmiş, Taşlanmış'],
    ['a list that was cut', valueText('blog', 'tags', ['kalıp', '… +70']), 'kalıp, ve 70 öğe daha'],
    [
      'technical values',
      valueText('product', 'technicalSpecs', [
        { name: 'Çap', value: '9', unit: 'mm' },
        { unit: '', name: 'Malzeme', value: '1.2210' },
      ]),
      'Çap: 9 mm, Malzeme: 1.2210',
    ],
    [
      'documents',
      valueText('product', 'documents', [{ url: '/files/a.pdf', size: 1_300_000, type: 'pdf', name: 'Katalog' }]),
      'Katalog (PDF, 1,2 MB)',
    ],
    [
      'rich text as its words',
      valueText('blog', 'content', '<p>Kolon &amp; <strong>burç</strong></p><p>İkinci</p>'),
      'Kolon & burç İkinci',
    ],
    ['text that only has a sign', valueText('product', 'description', 'L < 100 mm, D > 5'), 'L < 100 mm, D > 5'],
    [
      'an uploaded picture by a short name',
      valueText('product', 'mainImage', '/img/products/58de961a4910aabbccdd.webp'),
      '58de961a….webp',
    ],
    ['an icon by its name', valueText('feature', 'icon', 'fa-truck'), 'Kamyon'],
    ['tracking', valueText('order', 'tracking', { carrier: 'Yurtiçi', number: '123', url: '' }), 'Yurtiçi · 123'],
    [
      'sections of a page by their names',
      valueText('page', 'content.sections', [
        { type: 'certificates', title: 'Belgeler', certificates: [{ name: 'ISO 9001', status: 'active' }] },
      ]),
      'Belgeler: Belgeler · ISO 9001 · Aktif',
    ],
    [
      'a section of no known type',
      valueText('page', 'content.sections', [{ type: 'constructor', title: 'Eski' }]),
      'Bölüm: Eski',
    ],
    [
      'a setting by what it is',
      [
        valueText('setting', 'settingValue', 1999, 'company_founded_year'),
        valueText('setting', 'settingValue', 24, 'retention_messages_months'),
        valueText('setting', 'settingValue', null, 'shop_standard_cargo_fee'),
        valueText('setting', 'settingValue', false, 'homepage_blogs_enabled'),
        valueText('setting', 'settingValue', 15, 'shop_fast_cargo_fee'),
        valueText('setting', 'settingValue', { current: 15, currency: 'EUR' }, 'shop_fast_cargo_fee'),
      ].join(' | '),
      '1999 | 24 ay | Alıcı ödemeli | Kapalı | 15,00 | €15,00',
    ],
  ])('%s', (_what, text, expected) => expect(text).toBe(expected));
});

describe('a field', () => {
  it('has a Turkish name in any case', () => {
    expect([
      labelOf('product', 'leadTimeDays'),
      labelOf('page', 'content.banner'),
      labelOf('slider', 'legacyField'),
    ]).toEqual(['Teslim Süresi', 'Diğer içerik', 'Diğer bilgi']);
  });
});

describe('a reading', () => {
  const read = (fields: Record<string, unknown>) =>
    Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
  it('is described without technical words', () => {
    expect(readingText({ kind: 'message', changes: read({ rows: 10, page: 1, limit: 10, sort: 'newest' }) })).toBe(
      '10 kayıt',
    );
    expect(
      readingText({
        kind: 'message',
        changes: read({ rows: 4, page: 3, limit: 10, status: 'replied', isRead: 'false', q: '•••' }),
      }),
    ).toBe('4 kayıt · sayfa 3 · arama yapıldı · okunmamışlar · Yanıtlandı');
    expect(
      readingText({
        kind: 'order',
        changes: read({ rows: 120, from: '2026-05-01', to: '2026-05-31', isWaiting: 'true' }),
      }),
    ).toBe('120 kayıt · yalnız bekleyenler · 1 May 2026 – 31 May 2026');
  });
});

describe('long texts', () => {
  const text =
    'Kolonlar yüksek alaşımlı çelikten üretilir ve yüzeyi indüksiyonla sertleştirilip hassas taşlanır, ölçüleri DIN 9825 ile uyumludur.';
  it('are shown by their difference', () => {
    expect(differenceOf(text, text.replace('hassas', 'çok ince'))).toEqual({
      lead: '… ve yüzeyi indüksiyonla sertleştirilip',
      was: 'hassas',
      is: 'çok ince',
      tail: 'taşlanır, ölçüleri DIN 9825 …',
    });
    expect(differenceOf(text, `${text} Stoktan.`)).toMatchObject({ was: '', is: 'Stoktan.', tail: '' });
  });
  it('with little in common are shown whole', () => {
    expect(
      differenceOf(text, 'Bambaşka bir metin yazıldı; eskisinden geriye neredeyse hiçbir sözcük kalmadı.'),
    ).toBeNull();
    expect(differenceOf('kısa', 'metin')).toBeNull();
  });
});

describe('lists', () => {
  it('are shown by removed and added items', () =>
    expect(itemsMoved(['a', 'b', 'b'], ['b', 'c'])).toEqual({ gone: ['a', 'b'], come: ['c'] }));
  it('in another order are shown whole', () => expect(itemsMoved(['a', 'b'], ['b', 'a'])).toBeNull());
});
