// The words of mails to customers, which staff may replace: subject, first and last paragraph, with named places. One
// source for the templates, the rules, the form and its preview.

/** Names that stand in braces, and what they are in the preview. */
export const PLACES = {
  müşteri: 'Şükrü Ağaoğlu',
  sipariş_no: 'SP-2026-000123',
  tutar: '₺1.250,00',
  son_ödeme: '3 Aralık 2026',
  vade: '30 Aralık 2026',
  kargo_firması: 'Aras Kargo',
  takip_no: '1234567890',
  paket_no: '2',
  fatura_no: 'ABC2026000000123',
  iade_durumu: 'Kısmi iade yapıldı',
  iade: '₺250,00',
  iade_yolu: 'Tutarın kartınıza yansıması bankanıza göre birkaç gün sürebilir.',
  ilan: 'CNC Operatörü',
  site: 'Örnek Kalıp',
} as const;
export type Place = keyof typeof PLACES;

interface Wording {
  subject: string;
  /** Paragraph before what the mail is about; lines apart by '\n'. */
  intro: string;
  /** Paragraph after it; '': none. */
  outro: string;
}
export type MailWords = Readonly<Wording>;

interface WordedMail {
  places: readonly Place[];
  words: MailWords;
  /** What stands between the paragraphs, for the preview. */
  holds: string;
}

const ORDER = ['müşteri', 'sipariş_no', 'tutar', 'site'] as const;
const LINES = 'Siparişin ürünleri ve tutarı, teslimat ve fatura bilgileri, siparişi açan düğme';
const BANK = `Tutar, son ödeme günü, banka hesapları ve açıklamaya yazılacak sipariş numarası; ${LINES.toLocaleLowerCase('tr')}`;

/** Mails whose words staff may replace, by kind. */
export const WORDED_MAILS = {
  'order-received': {
    places: ORDER,
    words: {
      subject: 'Siparişiniz alındı: {sipariş_no}',
      intro:
        'Ödemeniz onaylandı ve {sipariş_no} numaralı siparişiniz bize ulaştı. Siparişiniz yola çıktığında ya da teslime hazır olduğunda size haber vereceğiz. Onayladığınız sözleşme metinleri sipariş sayfanızda durur.',
      outro: '',
    },
    holds: LINES,
  },
  'order-transfer': {
    places: [...ORDER, 'son_ödeme'],
    words: {
      subject: 'Siparişiniz ödemenizi bekliyor: {sipariş_no}',
      intro:
        '{sipariş_no} numaralı siparişiniz bize ulaştı. Ödemeniz hesabımıza geçtiğinde siparişinizi hazırlamaya başlarız ve size haber veririz.',
      outro: '',
    },
    holds: BANK,
  },
  'order-transfer-reminder': {
    places: [...ORDER, 'son_ödeme'],
    words: {
      subject: 'Ödeme süresi doluyor: {sipariş_no}',
      intro:
        '{sipariş_no} numaralı siparişinizin ödemesi henüz bize ulaşmadı. Ödemeyi yaptıysanız bu e-postayı dikkate almayın.',
      outro: '',
    },
    holds: 'Tutar, son ödeme günü, banka hesapları ve açıklamaya yazılacak sipariş numarası, siparişi açan düğme',
  },
  'order-transfer-expired': {
    places: ORDER,
    words: {
      subject: 'Ödeme süresi doldu: {sipariş_no}',
      intro:
        'Ödeme süresi doldu, sipariş iptal edildi. Parayı gönderdiyseniz bize yazın; siparişinizi yeniden açalım ya da paranızı geri gönderelim.',
      outro: '',
    },
    holds: 'Siparişi açan düğme',
  },
  'order-account': {
    places: ORDER,
    words: {
      subject: 'Siparişiniz onayımızı bekliyor: {sipariş_no}',
      intro:
        '{sipariş_no} numaralı cari hesaplı siparişiniz bize ulaştı. Onaylayınca hazırlamaya başlarız ve size haber veririz.',
      outro: '',
    },
    holds: LINES,
  },
  'order-account-approved': {
    places: [...ORDER, 'vade'],
    words: {
      subject: 'Siparişiniz onaylandı: {sipariş_no}',
      intro:
        '{sipariş_no} numaralı siparişiniz cari hesabınıza işlendi ve hazırlanıyor. Yola çıktığında ya da teslime hazır olduğunda size haber vereceğiz.',
      outro: '',
    },
    holds: BANK.replace('son ödeme günü', 'vade'),
  },
  'order-account-paid': {
    places: ORDER,
    words: {
      subject: 'Ödemeniz alındı: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişinizin {tutar} tutarındaki ödemesi hesabımıza geçti. Teşekkür ederiz.',
      outro: '',
    },
    holds: 'Siparişi açan düğme',
  },
  'order-shipped': {
    places: [...ORDER, 'kargo_firması', 'takip_no'],
    words: {
      subject: 'Siparişiniz kargoya verildi: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişiniz kargoya verildi.',
      outro: '',
    },
    holds: 'Kargo firması, takip numarası, kargoyu izleyen düğme, teslimat adresi',
  },
  'order-part-shipped': {
    places: [...ORDER, 'paket_no', 'kargo_firması', 'takip_no'],
    words: {
      subject: 'Siparişinizin {paket_no}. paketi kargoya verildi: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişinizin {paket_no}. paketi kargoya verildi.',
      outro: '',
    },
    holds: 'Kargo firması, takip numarası, kargoyu izleyen düğme, bu paketteki ve hazırlanan ürünler, teslimat adresi',
  },
  'order-pickup-ready': {
    places: ORDER,
    words: {
      subject: 'Siparişiniz teslime hazır: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişiniz hazır; aşağıdaki adresten teslim alabilirsiniz.',
      outro: '',
    },
    holds: 'Teslim alınacak yer, mağazanın notu, siparişi açan düğme',
  },
  'order-invoice': {
    places: [...ORDER, 'fatura_no'],
    words: {
      subject: 'Faturanız hazır: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişinizin faturası hazır; sipariş sayfanızdan indirebilirsiniz.',
      outro: '',
    },
    holds: 'Fatura no, sipariş numarası, siparişi açan düğme',
  },
  'order-cancelled': {
    places: ORDER,
    words: {
      subject: 'Siparişiniz iptal edildi: {sipariş_no}',
      intro:
        '{sipariş_no} numaralı siparişiniz iptal edildi. Bu sipariş için sizden ödeme alındıysa iade edilir ve size ayrıca bildirilir.',
      outro: '',
    },
    holds: LINES,
  },
  'order-refunded': {
    places: [...ORDER, 'iade_durumu', 'iade', 'iade_yolu'],
    words: {
      subject: '{iade_durumu}: {sipariş_no}',
      intro: '{sipariş_no} numaralı siparişiniz için {iade} iade edildi. {iade_yolu}',
      outro: '',
    },
    holds: 'Siparişin toplamı, bu iade, toplam iade, siparişi açan düğme',
  },
  'application-candidate': {
    places: ['müşteri', 'ilan', 'site'],
    words: {
      subject: 'Başvurunuz alındı: {ilan}',
      intro:
        '“{ilan}” ilanımıza yaptığınız başvuru bize ulaştı. İnsan kaynakları ekibimiz başvurunuzu inceleyecek ve en kısa sürede size dönüş yapacaktır.',
      outro: 'Bu başvuruyu siz yapmadıysanız lütfen bu e-postayı yanıtlayarak bize bildirin.',
    },
    holds: '',
  },
} as const satisfies Record<string, WordedMail>;
export type WordedKind = keyof typeof WORDED_MAILS;
export const WORDED_KINDS = Object.keys(WORDED_MAILS) as WordedKind[];

export const isWorded = (kind: string): kind is WordedKind => Object.hasOwn(WORDED_MAILS, kind);

const BRACES = /\{([^{}]*)\}/g;

/** The text with its places filled; a name without a value stays as it is written. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(BRACES, (written, name: string) => (Object.hasOwn(values, name) ? values[name]! : written));

/** Names in braces that the mail has no value for, in their order, each once. */
export const unknownPlaces = (text: string, places: readonly string[]): string[] => [
  ...new Set([...text.matchAll(BRACES)].map(([, name = '']) => name).filter((name) => !places.includes(name))),
];
