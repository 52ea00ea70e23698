import { expect, test } from 'vitest';
import { messageOf } from './message.ts';

const typed = { name: 'Şükrü', email: 'a@b.example', phone: '', subject: 'Teklif talebi', message: 'Acele' };
const line = (i: number, code: string, name: string, pieces: string) => ({
  [`code.${i}`]: code,
  [`article.${i}`]: name,
  [`pieces.${i}`]: pieces,
});

test('a message without lines is sent as typed', () => {
  expect(messageOf({ ...typed, mathAnswer: '3' })).toEqual(typed);
  expect(messageOf({ ...typed, cad: 'KB-20' })).toEqual({ ...typed, cad: 'KB-20' });
  expect(messageOf({})).toEqual({ name: '', email: '', phone: '', subject: '', message: '' });
});

test('the lines of a quote stand above the words, and the subject names them', () => {
  expect(messageOf({ ...typed, ...line(0, 'Z40-6X160', 'İtici pim', '5') })).toMatchObject({
    subject: 'Teklif talebi: Z40-6X160',
    message: 'Aşağıdaki ürün için teklif rica ederim:\n- Z40-6X160 – İtici pim: 5 adet\n\nAcele',
  });
  expect(messageOf({ ...typed, message: '', ...line(0, 'Z40', '', '5'), ...line(1, '', 'd1 7', '2') })).toMatchObject({
    subject: 'Teklif talebi: 2 ürün',
    message: 'Aşağıdaki ürünler için teklif rica ederim:\n- Z40: 5 adet\n- d1 7: 2 adet',
  });
  expect(messageOf({ ...typed, subject: 'Acil teklif', ...line(0, 'Z40', '', '5') }).subject).toBe('Acil teklif');
});
