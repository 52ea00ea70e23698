import type { Application } from '#contract/applications.ts';
import { textsFor, type Resource } from '../../crud/resource.ts';

export const fullName = ({ firstName, lastName }: Pick<Application, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export const applications: Resource<Application> = {
  kind: 'application',
  path: '/admin/job-applications',
  calls: { list: 'GET /api/job-applications', remove: 'DELETE /api/job-applications/:id' },
  titleOf: (row) => `${fullName(row)}, ${row.jobTitle}`,
  texts: textsFor('Başvuru', {
    empty: 'Henüz başvuru yok. Kariyer sayfasındaki açık ilanlara yapılan başvurular burada görünür.',
    listFailed: 'İş başvuruları yüklenemedi',
    statusChanged: 'Başvuru durumu güncellendi',
    statusFailed: 'Başvuru durumu güncellenemedi',
    confirmRemove: 'Başvuru, CV dosyası ve başvuruya ait e-postalarla birlikte kalıcı olarak silinsin mi (KVKK)?',
  }),
};
