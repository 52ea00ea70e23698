import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { button, layout, paragraph } from '../../../base/mail/layout.ts';

export const newsletterConfirmation = (site: MailSite, confirmUrl: string): MailContent => ({
  kind: 'newsletter-confirmation',
  subject: `Bülten kaydınızı onaylayın – ${site.title}`,
  ...layout(site, [
    paragraph(
      `Bu e-posta adresiyle ${site.title} bültenine kayıt istendi. Kaydı tamamlamak için aşağıdaki bağlantıyı açıp onaylayın. Bağlantı 7 gün geçerlidir.`,
    ),
    button('Kaydımı onayla', confirmUrl),
    paragraph('Kaydı siz istemediyseniz hiçbir şey yapmanıza gerek yok: onaylanmayan adreslere bülten gönderilmez.'),
  ]),
});
