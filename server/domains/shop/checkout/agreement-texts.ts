// The texts that customers accept before paying, filled from the settings. A blank line separates paragraphs.
import type { ShippingMethod } from '#contract/shipping-methods.ts';
import { formatMoney } from '#contract/money.ts';
import type { AllSettings as Settings } from '#contract/staff-settings.ts';

const chapters = (parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]): string =>
  parts
    .map(([heading, ...paragraphs], i) => [`${i + 1}. ${heading}`, ...paragraphs.filter(Boolean)].join('\n\n'))
    .join('\n\n');

const seller = ({ site_title, contact_address, contact_phone, contact_email }: Settings): string =>
  [
    `Unvan: ${site_title}`,
    contact_address && `Adres: ${contact_address}`,
    contact_phone && `Telefon: ${contact_phone}`,
    `E-posta: ${contact_email}`,
  ]
    .filter(Boolean)
    .join('\n');

function standardDeliveryCosts(fee: number | null, money: (amount: number) => string): string {
  if (fee === null) return 'Standart kargo ücreti, teslimat sırasında ALICI tarafından kargo firmasına ödenir.';
  if (fee === 0) return 'Standart kargo ücretsizdir.';
  return `Standart kargo ücreti ${money(fee)} tutarındadır.`;
}

/** How the shop delivers, as its texts say it. */
export interface WaysToDeliver {
  /** The shop's own methods; none: those of the settings. */
  methods: readonly Pick<ShippingMethod, 'kind'>[];
}

/** States the delivery costs in a sentence. */
function deliveryCosts(settings: Settings, { methods }: WaysToDeliver): string {
  const {
    shop_standard_cargo_fee: fee,
    shop_fast_cargo_fee,
    shop_free_shipping_threshold: threshold,
    shop_currency,
  } = settings;
  if (methods.length > 0)
    return [
      'Teslimat ücreti ALICI’nın seçtiği teslimat yöntemine ve teslimat iline göre belirlenir; sipariş onaylanmadan önce sipariş özetinde gösterilir.',
      methods.some(({ kind }) => kind === 'recipient_pays') &&
        'Alıcı ödemeli yöntemlerde ücret, teslimat sırasında ALICI tarafından kargo firmasına ödenir.',
      methods.some(({ kind }) => kind === 'pickup') &&
        'Mağazadan teslim seçildiğinde ürünler, hazır oldukları bildirildikten sonra SATICI’nın adresinden teslim alınır.',
    ]
      .filter(Boolean)
      .join(' ');
  const money = (amount: number) => formatMoney(amount, shop_currency);
  const standard = standardDeliveryCosts(fee, money);
  const free =
    threshold === null || fee === 0
      ? ''
      : ` Ürün toplamı ${money(threshold)} ve üzerindeki siparişlerde standart kargo ücreti SATICI’ya aittir.`;
  return `${standard}${free} Hızlı kargo seçildiğinde ${money(shop_fast_cargo_fee)} ayrıca ödenir.`;
}

const delivery = (settings: Settings, ways: WaysToDeliver): string[] => [
  `Ürünler, ALICI’nın siparişte belirttiği teslimat adresine kargo ile gönderilir. Stoktaki ürünler ödemenin onaylanmasının ardından, sipariş üzerine üretilen ürünler ise ürün sayfasında belirtilen sürede${settings.company_delivery_text ? ` (genellikle ${settings.company_delivery_text})` : ''} kargoya verilir. Teslimat süresi, ALICI’nın tüketici olduğu siparişlerde siparişin SATICI’ya ulaştığı tarihten itibaren her hâlde otuz günü aşamaz; ALICI’nın istekleri veya kişisel ihtiyaçları doğrultusunda hazırlanan ürünler bu sürenin dışındadır.`,
  deliveryCosts(settings, ways),
  'Siparişin yerine getirilmesi imkânsız hâle gelirse ALICI, bu durumun öğrenildiği tarihten itibaren üç gün içinde yazılı olarak veya kalıcı veri saklayıcısı ile bilgilendirilir ve teslimat giderleri dahil ödediği tutar en geç on dört gün içinde iade edilir.',
];

const withdrawal = (settings: Settings): string[] => [
  'Tüketici sıfatını taşıyan ALICI, ürünün kendisine veya gösterdiği üçüncü kişiye teslim edildiği tarihten itibaren on dört (14) gün içinde herhangi bir gerekçe göstermeksizin ve cezai şart ödemeksizin cayma hakkına sahiptir. ALICI, teslimden önce de cayma hakkını kullanabilir.',
  `Cayma hakkının kullanıldığına dair bildirimin bu süre içinde ${settings.contact_email} adresine ya da yazılı olarak SATICI’nın yukarıdaki adresine yöneltilmesi yeterlidir. Bildirimde sipariş numarası belirtilir.`,
  'ALICI, cayma bildirimini yönelttiği tarihten itibaren on dört gün içinde ürünü, mutat kullanımın gerektirdiği incelemenin ötesinde kullanılmamış olarak, faturasıyla birlikte SATICI’ya geri gönderir. SATICI’nın iade için anlaştığı kargo firmasıyla yapılan gönderilerde iade masrafı ALICI’dan alınmaz.',
  'SATICI, cayma bildiriminin kendisine ulaştığı tarihten itibaren en geç on dört gün içinde, varsa teslimat masrafları dahil tahsil ettiği tüm ödemeleri, ALICI’nın ödemede kullandığı araca uygun şekilde ve tek seferde iade eder.',
  'ALICI’nın istekleri veya kişisel ihtiyaçları doğrultusunda hazırlanan ürünlerde (ölçüye göre kısaltılan, profili işlenen, kaplanan veya yalnız sipariş için üretilen parçalar) cayma hakkı kullanılamaz. Ticari veya mesleki amaçla hareket eden ALICI’lar tüketici hükümlerinden yararlanamaz; bu siparişlerde 6098 sayılı Türk Borçlar Kanunu ve 6102 sayılı Türk Ticaret Kanunu hükümleri uygulanır.',
];

const defects =
  'Ayıplı mal hâlinde tüketici ALICI; sözleşmeden dönme, bedelden indirim, ücretsiz onarım veya ürünün ayıpsız misliyle değiştirilmesi haklarından birini 6502 sayılı Tüketicinin Korunması Hakkında Kanun uyarınca kullanabilir. Teslimat sırasında hasarlı olduğu görülen paketler için kargo görevlisine tutanak tutturulması, hasarın belgelenmesini kolaylaştırır.';
/** How the shop can be paid, as its texts say it. */
export interface WaysToPay extends WaysToDeliver {
  hasCards: boolean;
  hasTransfers: boolean;
}

/** Each way that the shop takes, because a text is accepted before the way is chosen for good. */
const waysOfPaying = (
  { shop_account: hasAccounts, shop_transfer_days: days }: Settings,
  { hasCards, hasTransfers }: WaysToPay,
): string =>
  [
    hasCards &&
      'Ödeme, anlaşmalı ödeme kuruluşunun güvenli sayfasında banka veya kredi kartıyla, tek seferde yapılır. Kart bilgileri SATICI tarafından görülmez ve saklanmaz.',
    hasTransfers &&
      `${hasCards ? 'Havale / EFT seçildiğinde ödeme' : 'Ödeme havale / EFT ile'}, siparişten sonra bildirilen banka hesabına ${days} gün içinde yapılır; bu sürede ödenmeyen sipariş sona erer.`,
    hasAccounts &&
      'SATICI ile cari hesap koşulları kararlaştırılmış ALICI, cari hesabı seçtiğinde bedeli sipariş sayfasında gösterilen vadede öder.',
    `${hasAccounts ? 'Cari hesap dışında, ödeme' : 'Ödeme'} onaylanmadıkça SATICI’nın ürünleri gönderme yükümlülüğü doğmaz.`,
  ]
    .filter(Boolean)
    .join(' ');
const payment = (settings: Settings, ways: WaysToPay): string[] => [
  `Ürünlerin adı, kodu, adedi, birim fiyatı, teslimat ücreti ve ödenecek toplam tutar, sipariş onaylanmadan önce sipariş özetinde gösterilir; sipariş özeti bu metnin ayrılmaz parçasıdır. Ödeme ${settings.shop_currency} cinsinden alınır.${settings.shop_tax_note ? ` ${settings.shop_tax_note}` : ''}`,
  waysOfPaying(settings, ways),
];
const disputes =
  'Tüketici işlemlerinden doğan şikâyet ve itirazlar, ilgili mevzuatta belirlenen parasal sınırlar dahilinde ALICI’nın yerleşim yerindeki veya işlemin yapıldığı yerdeki tüketici hakem heyetine ya da tüketici mahkemesine yapılabilir. Tüketici mahkemelerinde dava açılmadan önce arabulucuya başvurulması dava şartıdır. Tüketici işlemi niteliğinde olmayan siparişlerde SATICI’nın yerleşim yerindeki mahkemeler ve icra daireleri yetkilidir.';

/** Ön Bilgilendirme Formu */
export const preInformationText = (settings: Settings, ways: WaysToPay): string =>
  chapters([
    [
      'Satıcı bilgileri',
      seller(settings),
      'ALICI, şikâyet ve taleplerini yukarıdaki iletişim bilgileri üzerinden iletebilir.',
    ],
    [
      'Konu',
      'Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği uyarınca, sözleşme kurulmadan önce ALICI’nın sipariş edeceği ürünlerin temel nitelikleri, fiyatı, ödeme ve teslimat koşulları ile cayma hakkı konusunda bilgilendirilmesi amacıyla düzenlenmiştir. Ürünlerin temel nitelikleri ürün sayfalarında yer alır.',
    ],
    ['Fiyat ve ödeme', ...payment(settings, ways)],
    ['Teslimat', ...delivery(settings, ways)],
    ['Cayma hakkı ve iade', ...withdrawal(settings)],
    ['Ayıplı mal', defects],
    ['Uyuşmazlıkların çözümü', disputes],
    [
      'Onay',
      'ALICI, sipariş onaylandığında ödeme yükümlülüğü altına gireceğini bilir; bu formu elektronik ortamda okuyup bilgi edindiğini ve gerekli onayı verdiğini kabul eder. Bu metin siparişle birlikte saklanır ve sipariş sayfasından her zaman görüntülenebilir.',
    ],
  ]);

/** Mesafeli Satış Sözleşmesi, used where the owner has not published a contract page. */
export const distanceSalesText = (settings: Settings, ways: WaysToPay): string =>
  chapters([
    [
      'Taraflar',
      `SATICI\n${seller(settings)}`,
      'ALICI\nSiparişte adı, adresi, telefonu ve e-posta adresi belirtilen gerçek veya tüzel kişi.',
    ],
    [
      'Konu',
      'İşbu sözleşmenin konusu, ALICI’nın SATICI’ya ait internet sitesinden elektronik ortamda sipariş verdiği, nitelikleri ve satış fiyatı sipariş özetinde belirtilen ürünlerin satışı ve teslimi ile ilgili olarak 6502 sayılı Tüketicinin Korunması Hakkında Kanun ve Mesafeli Sözleşmeler Yönetmeliği hükümleri gereğince tarafların hak ve yükümlülüklerinin belirlenmesidir.',
    ],
    [
      'Ürün, fiyat ve ödeme',
      ...payment(settings, ways),
      'Siparişin onaylanmasından sonra yapılan fiyat değişiklikleri onaylanmış siparişleri etkilemez. Fatura, ALICI’nın siparişte belirttiği bilgilere göre düzenlenir ve ürünle birlikte veya elektronik ortamda iletilir.',
    ],
    ['Teslimat', ...delivery(settings, ways)],
    ['Cayma hakkı ve iade', ...withdrawal(settings)],
    [
      'Ayıplı mal ve garanti',
      defects,
      settings.company_warranty_text ? `SATICI’nın garanti taahhüdü: ${settings.company_warranty_text}.` : '',
    ],
    [
      'Genel hükümler',
      'ALICI, ürünlerin temel niteliklerini, vergiler dahil satış fiyatını, ödeme ve teslimat koşullarını ve cayma hakkını içeren Ön Bilgilendirme Formu’nu okuduğunu ve elektronik ortamda onayladığını kabul eder. Mücbir sebepler veya SATICI’nın öngöremeyeceği olağanüstü hâller nedeniyle ürünün süresinde gönderilememesi durumunda ALICI bilgilendirilir; ALICI siparişi iptal etme veya gönderimi bekleme haklarından birini kullanabilir.',
    ],
    ['Uyuşmazlıkların çözümü', disputes],
    [
      'Yürürlük',
      'İşbu sözleşme, ALICI’nın siparişi onaylaması ve ödemeyi yapmasıyla kurulur ve yürürlüğe girer. Sözleşme metni siparişle birlikte saklanır ve sipariş sayfasından her zaman görüntülenebilir.',
    ],
  ]);
