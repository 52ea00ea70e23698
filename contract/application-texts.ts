// Sentences of job applications. Those that an applicant reads are in `form-texts.ts`.
import { type ApplicationStatus } from './content.ts';

export const TOO_MANY_SKILLS = 'En fazla 30 yetenek yazabilirsiniz.';
export const APPLICATION_STATUS_REFUSED = 'Başvuru durumu geçersiz.';

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  pending: 'Beklemede',
  reviewing: 'İnceleniyor',
  interview: 'Mülakat',
  accepted: 'Kabul',
  rejected: 'Red',
};

/** What each call does, for the API page. */
export const APPLICATION_CALLS = {
  'POST /api/job-applications': 'İş başvurusu',
  'POST /api/job-applications/upload-resume':
    'Başvuruya eklenecek CV (multipart, alan adı: resume; PDF, DOC veya DOCX, en fazla 10 MB)',
  'GET /api/job-applications': 'Başvurular, yeniden eskiye; page veya limit ile sayfalı',
  'GET /api/job-applications/stats/dashboard': 'Başvuruların sayıları',
  'GET /api/job-applications/export': 'Başvurular CSV olarak (UTF-8, BOM, noktalı virgül)',
  'GET /api/job-applications/:id/resume': 'Başvuruya yüklenen CV',
  'PATCH /api/job-applications/:id/status': 'Başvurunun durumunu değiştirir',
  'DELETE /api/job-applications/:id': 'Başvuruyu dosyalarıyla birlikte kalıcı olarak siler (KVKK)',
};
