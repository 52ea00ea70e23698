import { describe, expect, it } from 'vitest';
import type { FormInstance } from 'antd';
import { showFieldErrors } from './field-errors.ts';

/** A form stub for errors at its inputs. */
function formWith(...names: (string | number)[][]) {
  const shown: { name: unknown; errors?: string[] | undefined }[] = [];
  const form = {
    getFieldsError: () => names.map((name) => ({ name, errors: [] })),
    setFields: (fields: typeof shown) => shown.push(...fields),
  } as unknown as FormInstance;
  return { form, shown };
}

describe('errors of a refused save', () => {
  it('are shown at their inputs, also in lists', () => {
    const { form, shown } = formWith(['name'], ['specs', 0, 'value']);
    expect(showFieldErrors(form, { 'specs.0.value': 'Değer gerekli!' })).toEqual(['specs', 0, 'value']);
    expect(shown).toEqual([{ name: ['specs', 0, 'value'], errors: ['Değer gerekli!'] }]);
  });
  it('are shown at the list around a path without an input', () => {
    const { form, shown } = formWith(['img']);
    showFieldErrors(form, { 'img.2': 'Görsel adresi boş olamaz.' });
    expect(shown).toEqual([{ name: ['img'], errors: ['Görsel adresi boş olamaz.'] }]);
  });
  it('lead to the first input of the form, whatever the order of the reply', () => {
    const { form } = formWith(['name'], ['order']);
    expect(showFieldErrors(form, { order: 'x', name: 'y' })).toEqual(['name']);
  });
  it('lead nowhere without an input for the field', () => {
    const { form, shown } = formWith(['name']);
    expect(showFieldErrors(form, { version: 'x' })).toBeUndefined();
    expect(shown).toEqual([]);
  });
});
