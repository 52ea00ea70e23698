import type { ContactFields } from '#contract/contacts.ts';
import { istanbulTime } from '../../../base/clock.ts';
import { REPLY_KIND, type MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { layout } from '../../../base/mail/layout.ts';
import { heading, list, paragraph, quote } from '../../../base/mail/parts.ts';

export const contactToStaff = (
  site: MailSite,
  { name, email, phone, subject, message }: ContactFields,
  at: Date,
): MailContent => ({
  kind: 'contact-staff',
  ...layout(site, `İletişim formu: ${subject}`, [
    paragraph('İletişim formundan yeni bir mesaj geldi. Bu e-postayı yanıtlarsanız yanıtınız gönderene gider.'),
    list([
      ['Ad Soyad', name],
      ['E-posta', email],
      ['Telefon', phone],
      ['Konu', subject],
      ['Tarih', istanbulTime(at)],
    ]),
    heading('Mesaj'),
    paragraph(message),
  ]),
});

/** Staff's reply, above the sender's message. */
export const replyToSender = (
  site: MailSite,
  { subject, text }: { subject: string; text: string },
  { message, createdAt }: { message: string; createdAt: Date },
): MailContent => ({
  kind: REPLY_KIND,
  ...layout(site, subject, [
    paragraph(text),
    paragraph(`${istanbulTime(createdAt)} tarihinde iletişim formumuzdan gönderdiğiniz mesaj:`),
    quote(message),
  ]),
});
