import type { SettingField } from '../../fields/settings.ts';

const section = (key: SettingField['key'], label: string, help: string): SettingField => ({
  key,
  label,
  help,
  control: 'switch',
});

/** The home page's sections, in its order. */
export const HOMEPAGE_FIELDS: readonly SettingField[] = [
  section(
    'homepage_sliders_enabled',
    'Slider',
    'Sayfanın başındaki görsel geçişi. Kapalıyken yerine sade bir karşılama gösterilir.',
  ),
  section('homepage_categories_enabled', 'Kategoriler', 'Ana ürün gruplarının kartları.'),
  section('homepage_about_enabled', 'Hakkımızda', 'Firmayı rakamlarla tanıtan bölüm.'),
  section('homepage_blogs_enabled', 'Blog Yazıları', 'En yeni blog yazıları.'),
  section('homepage_program_download_enabled', 'Program İndirme', 'Etkin programın tanıtımı ve indirme bağlantısı.'),
  section('homepage_references_enabled', 'Referanslar', 'Müşterilerin logoları.'),
];
