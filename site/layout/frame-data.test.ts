import { describe, expect, it } from 'vitest';
import type { Api } from '#contract/endpoints.ts';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { mailLink, phoneLink } from '../contact-links.ts';
import { experienceOf, loadFrame } from './frame-data.ts';

describe('the years of experience', () => {
  it('are counted from the year the company was founded', () => {
    expect(experienceOf({ settings: { ...SETTING_DEFAULTS, company_founded_year: 1999 }, year: 2026 })).toBe(
      '27 yıllık deneyim',
    );
  });

  it('are what the owner wrote, where the owner wrote something', () => {
    expect(
      experienceOf({ settings: { ...SETTING_DEFAULTS, company_experience_text: 'Çeyrek asır' }, year: 2026 }),
    ).toBe('Çeyrek asır');
  });
});

describe('the pages that the server lists', () => {
  const load = (slugs: string[]) =>
    loadFrame({
      api: (async (key: string) =>
        key === 'GET /api/pages' ? slugs.map((slug) => ({ _id: slug, slug, title: slug })) : []) as unknown as Api,
      publicUrl: '',
      report: () => {},
    });

  it('stand in the menu, those of the law in the footer', async () => {
    const { menuPages, legalPages } = await load(['about', 'iade-kosullari', 'ar-ge', 'gizlilik-politikasi']);
    expect(menuPages.map(({ path }) => path)).toEqual(['/page/about', '/page/ar-ge']);
    expect(legalPages.map(({ path }) => path)).toEqual(['/page/iade-kosullari', '/page/gizlilik-politikasi']);
  });
});

describe('links to phone and mail', () => {
  it('dial digits only', () => expect(phoneLink('+90 (212) 000 00 00')).toBe('tel:+902120000000'));
  it('carry a subject with any sign', () =>
    expect(mailLink('a@b.example', 'Z40 & 5×100')).toBe('mailto:a@b.example?subject=Z40%20%26%205%C3%97100'));
});
