import { expect, test } from 'vitest';
import { COMPANY_PAGE_TEXTS } from './company-heads.ts';
import { ABOUT_TEXTS, CERTIFICATES_TEXTS, FACILITIES_TEXTS, HISTORY_TEXTS } from './company.ts';
import { CONTACT_TEXTS } from './contact.ts';
import { HOME_TEXTS } from './home.ts';
import { LANDING_TEXTS } from './landing.ts';

// The built-in texts, which replace pages that staff have switched off; `tests/facts.spec.ts` reads the demo's own.
const all = JSON.stringify([
  COMPANY_PAGE_TEXTS,
  ABOUT_TEXTS,
  CERTIFICATES_TEXTS,
  FACILITIES_TEXTS,
  HISTORY_TEXTS,
  CONTACT_TEXTS,
  HOME_TEXTS,
  LANDING_TEXTS,
]);

test('the built-in texts leave hours, days and counts to the settings', () => {
  expect(
    /aynı gün (?:kargo|çık|yola|dönüş)|\d+[-–]\d+ (?:iş günü|working days|Werktage)|ana ürün grubu|\b\d\d:\d\d\b/i.exec(
      all,
    ),
  ).toBeNull();
});

test('the built-in pages agree on how the company began and what it has', () => {
  expect(ABOUT_TEXTS.story[0]).toContain('üç kişi ve bir puntasız taşlama tezgâhıyla');
  expect(HISTORY_TEXTS.milestones[0]!.text).toContain('üç kişi, bir puntasız taşlama tezgâhı');
  expect(LANDING_TEXTS.en.company[0]).toContain('three people and one centreless grinder');
  expect(LANDING_TEXTS.de.company[0]).toContain('zu dritt mit einer spitzenlosen Schleifmaschine');
  expect(/iki torna|two lathes|zwei Drehmaschinen/.exec(all)).toBeNull();
  const area = FACILITIES_TEXTS.facilities.reduce((sum, { area: one }) => sum + Number(one.replace(/\D/g, '')), 0);
  expect(ABOUT_TEXTS.facts.areaValue.replace('.', '')).toBe(String(area));
  expect(HISTORY_TEXTS.milestones.map(({ year }) => year)).toEqual(
    HISTORY_TEXTS.milestones.map(({ year }) => year).sort((a, b) => a - b),
  );
});

test('built-in certificates claim no issuer, date or validity', () => {
  expect(CERTIFICATES_TEXTS.certificates.map(({ name }) => name)).toEqual([
    'ISO 9001:2015',
    'ISO 14001:2015',
    'OHSAS 18001',
    'CE',
    'Yerli Malı',
    'Kapasite Raporu',
  ]);
  for (const certificate of CERTIFICATES_TEXTS.certificates)
    expect(Object.keys(certificate)).toEqual(['name', 'title', 'scope']);
});
