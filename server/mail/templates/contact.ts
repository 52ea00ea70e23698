import type { ContactFields } from '#contract/contacts.ts';
import type { MailContent } from '../outbox.ts';
import type { MailSite } from '../recipients.ts';
import { formatTime, heading, layout, list, paragraph } from './layout.ts';

export const contactToStaff = (site: MailSite, { name, email, phone, subject, message }: ContactFields, at: Date): MailContent => ({
  kind: 'contact-staff',
  subject: `İletişim formu: ${subject}`,
  ...layout(site, [
    paragraph('İletişim formundan yeni bir mesaj geldi. Bu e-postayı yanıtlarsanız yanıtınız gönderene gider.'),
    list([['Ad Soyad', name], ['E-posta', email], ['Telefon', phone], ['Konu', subject], ['Tarih', formatTime(at)]]),
    heading('Mesaj'),
    paragraph(message),
  ]),
});
