import { describe, expect, test } from 'vitest';
import { SECTION_TYPES } from '#contract/content.ts';
import { PageSection } from '#contract/page-sections.ts';
import { NEW_PAGE, toBody, toCall, withJson, type Content } from './content.ts';
import { sectionProblem } from './section-check.ts';
import { emptySection, firstWordsOf, type LooseSection } from './section-forms.ts';
import { PAGE_TEXTS } from './texts.ts';

const content: Content = { heroTitle: 'Eski', heroSubtitle: 'Alt', sections: [], ozel: 1 };

test('keys of the JSON text override, missing keys stay', () => {
  expect(withJson('{"heroTitle":"Yeni","renk":"mavi"}', content)).toEqual({
    content: { heroTitle: 'Yeni', heroSubtitle: 'Alt', sections: [], ozel: 1, renk: 'mavi' },
  });
  expect(withJson('  ', content)).toEqual({ content });
});

test.each(['{', '[]', '"metin"', 'null', '{"a":}'])('%s is not content', (text) => {
  expect(withJson(text, content)).toEqual({ problem: PAGE_TEXTS.jsonInvalid });
});

test('values that the server would refuse are refused with their path', () => {
  expect(withJson('{"sections":[{"title":"Türsüz"}]}', content)).toEqual({
    problem: 'sections.0.type: Bölüm türü eksik.',
  });
  expect(withJson('{"sections":{}}', content)).toEqual({ problem: 'sections: Bölümler bir liste olmalıdır.' });
});

test('content is sent part by part, with unknown keys', () => {
  const body = toBody({ ...NEW_PAGE, title: 'A', slug: 'a', content });
  expect(body).toMatchObject({ title: 'A', 'content.heroTitle': 'Eski', 'content.ozel': 1 });
  expect(body).not.toHaveProperty('json');
  expect(toCall({ title: 'B', 'content.sections': [] }, false)).toEqual({ title: 'B', content: { sections: [] } });
  expect(toCall({ title: 'B' }, false)).toEqual({ title: 'B' });
  expect(toCall({ 'content.heroTitle': '', 'content.heroSubtitle': '' }, true)).toEqual({
    content: { heroSubtitle: '' },
  });
  expect(toCall({ 'content.heroTitle': '' }, false)).toEqual({ content: { heroTitle: '' } });
});

test.each(SECTION_TYPES)('the contract accepts an empty %s section', (type) => {
  const section = emptySection(type);
  expect(PageSection.parse(section)).toEqual(section);
  expect(sectionProblem(section)).toBeUndefined();
});

test('values that the site would cut or leave out are reported with their place', () => {
  expect(sectionProblem({ type: 'standards', title: 'a'.repeat(201), paragraphs: [] })).toBe(
    'Bölüm başlığı: En fazla 200 karakter olabilir.',
  );
  expect(sectionProblem({ type: 'mission', image: 'javascript:bad()' })).toMatch(/^Görsel: /);
  expect(sectionProblem({ type: 'timeline', milestones: [{ year: '1999' }, { year: 'x'.repeat(21) }] })).toBe(
    'Kilometre taşı 2, Yıl: En fazla 20 karakter olabilir.',
  );
  expect(sectionProblem({ type: 'growth', achievements: ['kısa', 'b'.repeat(301)] })).toBe(
    'Başarılar: En fazla 300 karakter olabilir.',
  );
  expect(sectionProblem({ type: 'hologram', title: 'a'.repeat(999) })).toBeUndefined();
});

describe('the first words of a section', () => {
  test.each<[string, LooseSection, string]>([
    ['its title', { type: 'mission', title: ' Misyonumuz ', paragraphs: ['Kalıpta…'] }, 'Misyonumuz'],
    [
      'the first paragraph, without marks',
      { type: 'growth', title: '', paragraphs: ['<strong>AR &amp; GE</strong><br>ile'] },
      'AR & GE ile',
    ],
    [
      'the first text of its rows, not their icons',
      { type: 'values', values: [{ icon: 'fa-gear', title: 'Dürüstlük' }] },
      'Dürüstlük',
    ],
    [
      'an item of a list in a row',
      { type: 'equipment', categories: [{ title: '', items: ['', 'Taşlama'] }] },
      'Taşlama',
    ],
    ['nothing in an empty one', { type: 'intro', title: ' ', paragraphs: [], stats: [] }, ''],
    ['the title of an unknown type', { type: 'eski', title: 'Var' }, 'Var'],
  ])('are %s', (_what, section, words) => expect(firstWordsOf(section)).toBe(words));
});
