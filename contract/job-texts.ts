// Sentences of jobs.
import { savingCalls } from './saving-texts.ts';

export const JOB_TITLE_MISSING = 'Lütfen iş ilanı başlığını girin!';
export const DEPARTMENT_MISSING = 'Lütfen departmanı girin!';
export const LOCATION_MISSING = 'Lütfen konumu girin!';
export const JOB_TYPE_MISSING = 'Lütfen iş türünü seçin!';
export const EXPERIENCE_MISSING = 'Lütfen deneyim seviyesini girin!';
export const JOB_DESCRIPTION_MISSING = 'Lütfen iş açıklamasını girin!';
export const REQUIREMENT_MISSING = 'Özellik açıklaması gerekli';
export const NO_REQUIREMENTS = 'En az bir özellik eklemelisiniz!';
export const RESPONSIBILITY_MISSING = 'Sorumluluk açıklaması gerekli';
export const NO_RESPONSIBILITIES = 'En az bir sorumluluk eklemelisiniz!';

/** What each call does, for the API page. */
export const JOB_CALLS = {
  'GET /api/jobs': 'Açık iş ilanları, yeniden eskiye',
  'GET /api/jobs/:id': 'Tek iş ilanı',
  'GET /api/jobs/admin': 'Bütün iş ilanları, yeniden eskiye',
  ...savingCalls('/api/jobs', 'İş ilanını'),
  'PATCH /api/jobs/:id/toggle': 'İş ilanını açar veya kapatır',
};

export const JOB_WORDS = {
  one: 'İş ilanı',
  list: 'İş İlanları',
  create: 'Yeni İş İlanı',
  edit: 'İş İlanını Güncelle',
  absent: 'İş ilanı bulunamadı!',
};
export const JOB_LABELS = {
  title: 'İlan Başlığı',
  department: 'Departman',
  location: 'Konum',
  type: 'İş Türü',
  experience: 'Deneyim Seviyesi',
  salary: 'Maaş',
  applicationDeadline: 'Son Başvuru Tarihi',
  postedBy: 'Yayınlayan',
  description: 'İş Açıklaması',
  requirements: 'Aranan Özellikler',
  responsibilities: 'Sorumluluklar',
  benefits: 'Yan Haklar',
  isActive: 'Durum',
};

export const JOB_STATS_CALLS = {
  'GET /api/jobs/stats/dashboard': 'İş ilanlarının sayıları',
};
