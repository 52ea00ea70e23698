import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { layout } from '../../../base/mail/layout.ts';
import { button, paragraph } from '../../../base/mail/parts.ts';

export const newsletterConfirmation = (site: MailSite, confirmUrl: string): MailContent => ({
  kind: 'newsletter-confirmation',
  ...layout(site, `Bülten kaydınızı onaylayın – ${site.title}`, [
    paragraph(
      `Bu e-posta adresiyle ${site.title} bültenine kayıt istendi. Kaydı tamamlamak için aşağıdaki bağlantıyı açıp onaylayın. Bağlantı 7 gün geçerlidir.`,
    ),
    button('Kaydımı onayla', confirmUrl),
    paragraph('Kaydı siz istemediyseniz hiçbir şey yapmanıza gerek yok: onaylanmayan adreslere bülten gönderilmez.'),
  ]),
});
