import { textsFor } from '../../crud/texts.ts';

export const MESSAGE_TEXTS = {
  rows: textsFor('Mesaj', {
    empty: 'Henüz mesaj yok. İletişim formundan yazılanlar ve teklif talepleri burada görünür, buradan yanıtlanır.',
    listFailed: 'Veriler yüklenirken hata oluştu.',
    statusFailed: 'İşlem başarısız.',
    confirmRemove: 'Mesajı silmek istediğinize emin misiniz?',
  }),
  openContact: 'İletişim sayfasını aç',
  contactSettings: 'İletişim bilgileri',

  replyLostTitle: 'Yanıtınız gönderilmedi',
  replyLostText: 'Kapatırsanız yazdıklarınız kaybolur.',
  backToReply: 'Yazmaya dön',
  detailsOf: (name: string) => `Mesaj Detayları - ${name}`,
  details: 'Mesaj Detayları',
  mailSent: 'Gönderildi',
  mailWaiting: 'Gönderilmeyi bekliyor',
  mailFailed: 'Gönderilemedi',
  statusOf: 'Mesajın durumu',
  sender: 'Gönderen',
  subject: 'Konu',
  replies: 'Yanıtlar',
  noReplies: 'Bu mesaja panelden yanıt yazılmadı.',
  reply: 'Yanıtla',
  markedRead: 'Mesaj okundu olarak işaretlendi.',

  total: 'Toplam Mesaj',
  unread: 'Okunmamış Mesaj',
  pending: 'Bekleyen Mesaj',
  showDetails: 'Detaylar',
  markRead: 'Okundu olarak işaretle',
  search: 'Ad, e-posta, konu veya mesajda ara',
  unreadOnes: 'Okunmamış',
  readOnes: 'Okunmuş',

  replyText: 'Yanıt',
  replyFailed: 'Yanıt gönderilemedi.',
  replyWaits: 'Yanıt kaydedildi; e-posta sunucusu ayarlanınca gönderilecek.',
  replySending: 'Yanıt kaydedildi; e-posta gönderim sırasında.',
  noMailServer:
    'E-posta sunucusu (SMTP) ayarlı değil. Yanıtınız kaydedilir ve sunucu ayarlanana kadar gönderilmeyi bekler.',
  replyHint: (email: string) => `${email} adresine gönderilir; altına gelen mesaj eklenir.`,
  sendReply: 'Yanıtı Gönder',
} as const;
