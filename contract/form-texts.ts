// Sentences of the site's forms, free of schemas: the browser and the server say the same ones.

export const REQUIRED_FIELDS = 'Lütfen tüm zorunlu alanları doldurun.';
export const INVALID_EMAIL = 'Lütfen geçerli bir e-posta adresi girin.';
export const BOT_DETECTED = 'Bot aktivitesi tespit edildi. Lütfen sayfayı yenileyin.';
export const WRONG_ANSWER = 'Matematik sorusunun cevabı yanlış. Lütfen tekrar deneyin.';
export const TOO_FAST = 'Form çok hızlı gönderildi. Lütfen birkaç saniye sonra tekrar deneyin.';
export const INVALID_LINK = 'Adres http:// veya https:// ile başlamalıdır.';
export const INVALID_DATE = 'Lütfen geçerli bir tarih girin.';
export const INVALID_NAME = 'Ad ve soyad adres veya özel işaret içermemelidir.';
export const tooLong = (max: number): string => `En fazla ${max} karakter olabilir.`;
export const rateLimited = (minutes: number): string =>
  `Çok fazla deneme yaptınız. Lütfen ${minutes} dakika sonra tekrar deneyin.`;

export const CONTACT_SENT = 'Mesajınız başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';

export const APPLICATION_SENT = 'Başvurunuz başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';
export const ALREADY_APPLIED = 'Bu ilana zaten başvurdunuz.';
export const JOB_UNKNOWN = 'İş ilanı bulunamadı.';
export const JOB_CLOSED = 'Bu ilan artık başvuruya açık değil.';

export const RESUME_KIND = 'Yalnızca PDF, DOC veya DOCX dosyası yükleyebilirsiniz.';
export const RESUME_MACROS = 'Makro içeren belgeler kabul edilmiyor. Lütfen makrosuz bir belge yükleyin.';
export const RESUME_TOO_LARGE = 'Dosya en fazla 10 MB olabilir.';
export const RESUME_GONE = 'Yüklenen CV bulunamadı. Lütfen dosyayı yeniden yükleyin.';

export const NEWSLETTER_ASKED = 'Kaydınızı tamamlamak için e-posta adresinize gönderdiğimiz bağlantıyı onaylayın.';
export const NEWSLETTER_CONFIRMED = 'Bülten kaydınız onaylandı. Teşekkür ederiz.';
export const NEWSLETTER_ENDED = 'Bülten kaydınız silindi. Artık bülten e-postası almayacaksınız.';
export const NEWSLETTER_LINK_INVALID = 'Bağlantı geçersiz veya süresi dolmuş.';
export const CONSENT_MISSING = 'Bülten kaydı için lütfen onay kutusunu işaretleyin.';
