import { expect, test } from 'vitest';
import { mayCall } from '../../base/access.ts';
import type { May } from '../menu/menu.ts';
import { findScreens } from './screens.ts';

const admin: May = (key) => mayCall('admin', key);
const moderator: May = (key) => mayCall('moderator', key);
const labels = (text: string, may = admin) => findScreens(text, may, 8).map(({ label }) => label);

test('screens and actions are found by the beginnings of words, in any case, with or without Turkish letters', () => {
  expect(labels('yeni urun')[0]).toBe('Yeni Ürün'); // 'Yeni Kategori' is in the group 'Ürünler' too
  expect(labels('ÜRÜN')).toEqual(expect.arrayContaining(['Tüm Ürünler', 'Yeni Ürün']));
  expect(labels('is ilan')).toContain('İş İlanları');
  expect(labels('ilanlar')).toContain('İş İlanları');
  expect(labels('anlar')).toEqual([]);
  expect(labels('')).toEqual([]);
  expect(labels('-')).toEqual([]);
});

test('labels that begin with the text go first', () => {
  expect(labels('site')[0]).toBe('Site Ayarları');
  expect(labels('kategori')[0]).toBe('Kategoriler');
});

test('further words find them too', () => {
  expect(labels('logo')).toEqual(['Site Ayarları']);
  expect(labels('şifre')).toEqual(['Profil']);
  expect(labels('müşteri')).toContain('Tüm Kullanıcılar');
  expect(labels('blog ekle')).toEqual(['Yeni Blog']);
});

test('a role finds only what it may use', () => {
  for (const text of ['kullanici', 'ayarlar', 'siparis', 'islem kayit'])
    expect(labels(text, moderator), text).toEqual([]);
  expect(labels('siparis')).toContain('Bekleyen Siparişler');
  expect(labels('cop', moderator)).toEqual(['Çöp Kutusu']);
});
