import { APPLICATION_STATUS_LABELS } from '#contract/application-texts.ts';
import type { Application } from '#contract/applications.ts';
import type { Download } from '#contract/downloads.ts';
import { istanbulDay, istanbulTime } from '../../../base/clock.ts';
import { csvDownload } from '../../../base/files/csv.ts';

const timeOf = (at: string | null): string => (at === null ? '' : istanbulTime(new Date(at)));

const COLUMNS: readonly (readonly [name: string, value: (one: Application) => string])[] = [
  ['Başvuru tarihi', (one) => timeOf(one.createdAt)],
  ['İlan', (one) => one.jobTitle],
  ['Ad', (one) => one.firstName],
  ['Soyad', (one) => one.lastName],
  ['E-posta', (one) => one.email],
  ['Telefon', (one) => one.phone],
  ['Adres', (one) => one.address],
  ['Deneyim', (one) => one.experience],
  ['Eğitim', (one) => one.education],
  ['Yetenekler', (one) => one.skills.join(', ')],
  ['İşe başlayabileceği tarih', (one) => (one.availableStartDate ?? '').split('-').toReversed().join('.')],
  ['Ücret beklentisi', (one) => one.expectedSalary],
  ['Ön yazı', (one) => one.coverLetter],
  ['CV adresi', (one) => one.resumeUrl],
  ['CV dosyası', (one) => one.resumeFile?.originalName ?? ''],
  ['Portfolyo', (one) => one.portfolio],
  ['LinkedIn', (one) => one.linkedIn],
  ['Durum', (one) => APPLICATION_STATUS_LABELS[one.status]],
  ['Notlar', (one) => one.notes],
  ['İnceleyen', (one) => one.reviewedBy],
  ['İnceleme tarihi', (one) => timeOf(one.reviewedAt)],
];

export const applicationsCsv = (applications: readonly Application[], nowMs: number): Download =>
  csvDownload(
    `basvurular-${istanbulDay(nowMs)}.csv`,
    COLUMNS.map(([name]) => name),
    applications.map((one) => COLUMNS.map(([, value]) => value(one))),
  );
