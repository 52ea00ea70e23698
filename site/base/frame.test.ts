import { describe, expect, it } from 'vitest';
import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import { experienceOf } from './frame.ts';

describe('the years of experience', () => {
  it('are counted from the year the company was founded', () => {
    expect(experienceOf({ settings: { ...SETTING_DEFAULTS, company_founded_year: 1999 }, year: 2026 })).toBe(
      '27 yıllık deneyim',
    );
  });

  it('are the owner’s text, if there is one', () => {
    expect(
      experienceOf({ settings: { ...SETTING_DEFAULTS, company_experience_text: 'Çeyrek asır' }, year: 2026 }),
    ).toBe('Çeyrek asır');
  });
});
