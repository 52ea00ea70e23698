import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink } from './links.ts';

describe('links to phone and mail', () => {
  it('contain only digits and the plus sign', () => expect(phoneLink('+90 (212) 000 00 00')).toBe('tel:+902120000000'));
  it('carry a subject with any character', () =>
    expect(mailLink('a@b.example', 'Z40 & 5×100')).toBe('mailto:a@b.example?subject=Z40%20%26%205%C3%97100'));
});
