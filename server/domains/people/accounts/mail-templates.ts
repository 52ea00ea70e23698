// Mails to owners of accounts. They greet nobody by name: a person who registers with somebody else's address could put
// a message there.
import { FORGOT_PASSWORD_PATH, SIGN_IN_PATH } from '#contract/paths.ts';
import { istanbulTime } from '../../../base/clock.ts';
import type { MailContent } from '../../../base/mail/outbox.ts';
import type { MailSite } from '../../../base/mail/recipients.ts';
import { layout } from '../../../base/mail/layout.ts';
import { button, greeting, paragraph } from '../../../base/mail/parts.ts';

/** Days for which the link of an invitation is valid. */
export const INVITATION_DAYS = 7;
const NOT_YOU = 'Bu işlemi siz yapmadıysanız';
const HOW =
  'Hesabınıza giriş yaptığınız tarayıcıda tek dokunuş yeter; başka yerde hesabın şifresi sorulur. Bağlantı 7 gün geçerlidir.';

/** Sent after a registration. */
export const registrationMail = (site: MailSite, confirmUrl: string): MailContent => ({
  kind: 'account-registration',
  ...layout(site, `Hesabınız açıldı, e-postanızı onaylayın – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} sitesinde bu e-posta adresiyle bir müşteri hesabı açıldı. Adresin size ait olduğunu aşağıdaki bağlantıyla onaylayın. ${HOW}`,
    ),
    button('E-posta adresimi onayla', confirmUrl),
    paragraph(`${NOT_YOU} adresi onaylamayın ve bu e-postayı yanıtlayarak bize bildirin; hesabı kapatalım.`),
  ]),
});

/** Sent to an account's unconfirmed address. */
export const confirmationMail = (site: MailSite, confirmUrl: string): MailContent => ({
  kind: 'account-confirmation',
  ...layout(site, `E-posta adresinizi onaylayın – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} sitesindeki bir müşteri hesabında bu e-posta adresi kullanılıyor. Adresin size ait olduğunu aşağıdaki bağlantıyla onaylayın. ${HOW}`,
    ),
    button('E-posta adresimi onayla', confirmUrl),
    paragraph(`${NOT_YOU} adresi onaylamayın; onaylanmayan adres sizinle ilişkilendirilmez.`),
  ]),
});

/** Sent for a forgotten password. */
export const resetMail = (site: MailSite, resetUrl: string): MailContent => ({
  kind: 'account-reset',
  ...layout(site, `Şifre sıfırlama bağlantınız – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} hesabınız için yeni şifre belirleme bağlantısı istendi. Bağlantı 60 dakika geçerlidir ve bir kez kullanılabilir.`,
    ),
    button('Yeni şifre belirle', resetUrl),
    paragraph(`${NOT_YOU} bu e-postayı dikkate almayın: bağlantı kullanılmadıkça şifreniz değişmez.`),
  ]),
});

/** Sent to a customer whose account staff have made. */
export const invitationMail = (site: MailSite, resetUrl: string): MailContent => ({
  kind: 'account-invitation',
  ...layout(site, `Şifrenizi belirleyin – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} sitesinde bu e-posta adresiyle bir müşteri hesabınız açıldı. Siparişlerinizi görmek ve giriş yapmak için şifrenizi belirleyin. Bağlantı ${INVITATION_DAYS} gün geçerlidir ve bir kez kullanılabilir.`,
    ),
    button('Şifremi belirle', resetUrl),
    paragraph(
      `Bağlantının süresi dolduysa ${site.url}${FORGOT_PASSWORD_PATH} adresinden yenisini isteyebilirsiniz. Bu hesabı istemiyorsanız bu e-postayı yanıtlayarak bize bildirin; hesabı silelim.`,
    ),
  ]),
});

/** Sent to the account's address after a change of its password. */
export const passwordChangedMail = (site: MailSite, at: Date): MailContent => ({
  kind: 'account-password-changed',
  ...layout(site, `Şifreniz değiştirildi – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} hesabınızın şifresi ${istanbulTime(at)} tarihinde değiştirildi ve diğer bütün oturumlar sonlandırıldı.`,
    ),
    button('Giriş yap', site.url + SIGN_IN_PATH),
    paragraph(
      `${NOT_YOU} hemen ${site.url}${FORGOT_PASSWORD_PATH} adresinden yeni bir şifre belirleyin ve bu e-postayı yanıtlayarak bize bildirin.`,
    ),
  ]),
});

/** Sent to the account's former address after a change of address. */
export const emailChangedMail = (site: MailSite, at: Date): MailContent => ({
  kind: 'account-email-changed',
  ...layout(site, `Hesabınızın e-posta adresi değiştirildi – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} hesabınızın e-posta adresi ${istanbulTime(at)} tarihinde değiştirildi. Bundan sonra bu adresle giriş yapılamaz ve hesabınızla ilgili e-postalar yeni adrese gönderilir.`,
    ),
    paragraph(`${NOT_YOU} hemen bu e-postayı yanıtlayarak bize bildirin.`),
  ]),
});

/** Sent to the owner of an account whose password somebody guesses at from many places. */
export const attackMail = (site: MailSite, at: Date): MailContent => ({
  kind: 'account-attack',
  ...layout(site, `Hesabınızda çok sayıda hatalı giriş denemesi – ${site.title}`, [
    greeting('Merhaba,'),
    paragraph(
      `${site.title} hesabınıza ${istanbulTime(at)} tarihine kadar çok sayıda hatalı şifreyle giriş denendi. Hesabınıza girilmedi. Denemeleri bir süreliğine durdurduk; daha önce giriş yaptığınız tarayıcılardan girmeye devam edebilirsiniz.`,
    ),
    paragraph(
      'Şifrenizi başka sitelerde de kullanıyorsanız ya da kolay tahmin edilebiliyorsa yenisini belirleyin. Yeni şifre belirlediğiniz tarayıcıdan hemen giriş yapabilirsiniz.',
    ),
    button('Yeni şifre belirle', site.url + FORGOT_PASSWORD_PATH),
  ]),
});
