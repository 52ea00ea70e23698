import { istanbulTime } from '../../../base/clock.ts';
import { layout } from '../../../base/mail/layout.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import { greeting, list, paragraph } from '../../../base/mail/parts.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';

/** Sent by an admin to himself. */
export const trialMail = (site: MailSite, server: string, at: Date): MailContent => ({
  kind: 'mail-trial',
  ...layout(site, `Deneme e-postası – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph('Bu e-postayı okuyorsanız sitenizin e-postaları yerine ulaşıyor. Yanıtlamanız gerekmez.'),
    list([
      ['Sunucu', server],
      ['Gönderildi', istanbulTime(at)],
    ]),
  ]),
});
