import type { ApplicationFields } from '#contract/applications.ts';
import { istanbulTime } from '../../../base/clock.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { letter } from '../../../base/mail/wording.ts';
import { layout } from '../../../base/mail/layout.ts';
import { greeting, heading, list, paragraph } from '../../../base/mail/parts.ts';

export const applicationToCandidate = (
  site: MailSite,
  { firstName, lastName }: Pick<ApplicationFields, 'firstName' | 'lastName'>,
  jobTitle: string,
): MailContent => {
  const name = `${firstName} ${lastName}`;
  return letter(
    site,
    'application-candidate',
    { müşteri: name, ilan: jobTitle },
    { before: [greeting(`Sayın ${name},`)] },
  );
};

export const applicationToHr = (
  site: MailSite,
  fields: ApplicationFields,
  jobTitle: string,
  hasResume: boolean,
  at: Date,
): MailContent => ({
  kind: 'application-hr',
  ...layout(site, `Yeni iş başvurusu: ${jobTitle} – ${fields.firstName} ${fields.lastName}`, [
    paragraph('Kariyer sayfasından yeni bir başvuru geldi. Bu e-postayı yanıtlarsanız yanıtınız adaya gider.'),
    list([
      ['İlan', jobTitle],
      ['Ad Soyad', `${fields.firstName} ${fields.lastName}`],
      ['E-posta', fields.email],
      ['Telefon', fields.phone],
      ['Adres', fields.address],
      ['Tarih', istanbulTime(at)],
    ]),
    heading('Mesleki bilgiler'),
    list([
      ['Deneyim', fields.experience],
      ['Eğitim', fields.education],
      ['Yetenekler', fields.skills.join(', ')],
      ['İşe başlayabileceği tarih', fields.availableStartDate.split('-').toReversed().join('.')],
      ['Ücret beklentisi', fields.expectedSalary],
      ['CV adresi', fields.resumeUrl],
      ['Portfolyo', fields.portfolio],
      ['LinkedIn', fields.linkedIn],
      ['CV dosyası', hasResume ? 'Yüklendi; yönetim panelinden açılabilir' : ''],
    ]),
    heading('Ön yazı'),
    paragraph(fields.coverLetter),
  ]),
});
