import type { Migration } from '../migration.ts';

/** Carriers that every installation begins with: public id, name, where their parcels are followed. */
const CARRIERS = [
  ['crr0000000000001', 'Aras Kargo', 'https://kargotakip.araskargo.com.tr/mainpage.aspx?code={no}'],
  ['crr0000000000002', 'Yurtiçi Kargo', 'https://www.yurticikargo.com/tr/online-servisler/gonderi-sorgula?code={no}'],
  ['crr0000000000003', 'DHL eCommerce (MNG)', 'https://www.dhlecommerce.com.tr/gonderitakip?gonderino={no}'],
  ['crr0000000000004', 'PTT Kargo', 'https://gonderitakip.ptt.gov.tr/Track/Verify?q={no}'],
  ['crr0000000000005', 'Sürat Kargo', 'https://www.suratkargo.com.tr/KargoTakip/?kargotakipno={no}'],
  ['crr0000000000006', 'UPS', 'https://www.ups.com/track?tracknum={no}'],
] as const;
const SEEDED_AT = '2026-11-28T06:00:00.000Z';

/** Carriers of parcels, and where their parcels are followed. */
export const carriers: Migration = {
  name: '035-carriers',
  statements: (d) => [
    `create table carriers (
      ${d.id},
      public_id text not null unique,
      name text not null unique,
      tracking_url text not null,
      sort_order integer not null check (sort_order >= 0),
      is_active boolean not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
    `insert into carriers (public_id, name, tracking_url, sort_order, is_active, created_at, updated_at) values
      ${CARRIERS.map(
        ([publicId, name, url], i) =>
          `('${publicId}', '${name}', '${url}', ${(i + 1) * 10}, true, '${SEEDED_AT}', '${SEEDED_AT}')`,
      ).join(',\n      ')}`,
  ],
};
