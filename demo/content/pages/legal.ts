// Drafts for the owner's lawyer. Visitors can read those that inform them, so these name no blanks; the sales contract
// has blanks and stays inactive, because the checkout shows its own, complete one.
import {
  COOKIES_SLUG,
  NOTICE_PATH,
  NOTICE_SLUG,
  PRIVACY_SLUG,
  RETURNS_SLUG,
  SALES_CONTRACT_SLUG,
} from '#contract/legal-pages.ts';
import type { DemoPage, DemoSection } from '../../base/content-types.ts';

const DRAFT_NOTE =
  '<em>Bu metin taslaktır: firmamızın hukuk danışmanı tarafından gözden geçirilecek, firmamıza ait bilgiler tamamlanacaktır. Bu arada sorularınızı <a href="/contact">iletişim sayfamızdan</a> yanıtlamaktan memnuniyet duyarız.</em>';

const legalPage = (
  slug: string,
  title: string,
  metaDescription: string,
  chapters: readonly (readonly [title: string, ...paragraphs: string[]])[],
): DemoPage => ({
  slug,
  title,
  metaDescription,
  isActive: true,
  heroTitle: title,
  heroSubtitle: '',
  sections: [
    { type: 'intro', title: '', subtitle: '', paragraphs: [DRAFT_NOTE], stats: [] },
    ...chapters.map(([heading, ...paragraphs], i): DemoSection => ({
      type: 'standards',
      title: `${i + 1}. ${heading}`,
      paragraphs,
    })),
  ],
});

const personalData = legalPage(
  NOTICE_SLUG,
  'KVKK Aydınlatma Metni',
  '6698 sayılı Kanun kapsamında kişisel verilerin işlenmesine ilişkin aydınlatma metni.',
  [
    [
      'Veri sorumlusu',
      '6698 sayılı Kişisel Verilerin Korunması Kanunu (“Kanun”) uyarınca kişisel verileriniz, veri sorumlusu sıfatıyla firmamız tarafından aşağıda açıklanan kapsamda işlenir. Adresimiz ve telefonumuz <a href="/contact">iletişim</a> sayfamızdadır.',
    ],
    [
      'İşlenen veriler ve amaçlar',
      '<strong>İletişim formu:</strong> ad, e-posta, isteğe bağlı telefon, konu ve ileti; talebinizi yanıtlamak ve teklif hazırlamak amacıyla.',
      '<strong>İş başvurusu:</strong> kimlik ve iletişim bilgileri, öğrenim ve deneyim, ön yazı, özgeçmiş ve paylaştığınız bağlantılar; başvurunuzu değerlendirmek amacıyla.',
      '<strong>Üyelik ve sipariş:</strong> ad, e-posta, teslimat ve fatura bilgileri, sipariş geçmişi; sözleşmenin kurulması ve ifası, faturalama ve yasal saklama yükümlülükleri amacıyla. Kart bilgileriniz ödeme kuruluşunun sayfasında alınır, tarafımızca görülmez ve saklanmaz.',
      '<strong>E-bülten:</strong> e-posta adresi; yalnız onay vermeniz hâlinde ve onayınızı e-postadaki bağlantıyla doğruladıktan sonra ileti göndermek amacıyla.',
    ],
    [
      'Hukuki sebepler',
      'Verileriniz; bir sözleşmenin kurulması veya ifası, hukuki yükümlülüğün yerine getirilmesi, bir hakkın tesisi veya korunması ve ilgili kişinin temel haklarına zarar vermemek kaydıyla meşru menfaat sebeplerine (Kanun m. 5/2), e-bülten için ise açık rızanıza (m. 5/1) dayanılarak işlenir.',
    ],
    [
      'Aktarım',
      'Verileriniz; kargo firması, ödeme kuruluşu, e-posta ve barındırma hizmeti sağlayıcıları ile yetkili kamu kurumlarına, hizmetin gerektirdiği ölçüde aktarılır. Yurt dışına aktarım yapılması hâlinde Kanun’un 9. maddesindeki şartlar uygulanır.',
    ],
    [
      'Saklama süreleri',
      'İletişim iletileri ve değerlendirilen iş başvuruları amacın gerektirdiği süre, sipariş ve fatura kayıtları ilgili mevzuattaki süreler boyunca saklanır; süre sonunda silinir veya anonim hâle getirilir.',
    ],
    [
      'Haklarınız',
      'Kanun’un 11. maddesi uyarınca verilerinizin işlenip işlenmediğini öğrenme, düzeltilmesini veya silinmesini isteme, aktarıldığı kişileri bilme, işlemeye itiraz etme ve zararın giderilmesini talep etme haklarına sahipsiniz. Başvurularınızı <a href="/contact">iletişim</a> sayfamızdaki adreslere iletebilirsiniz; en geç otuz gün içinde yanıtlanır.',
    ],
  ],
);

const privacy = legalPage(
  PRIVACY_SLUG,
  'Gizlilik Politikası',
  'Sitemizde hangi bilgilerin nasıl korunduğuna dair gizlilik politikası.',
  [
    [
      'Kapsam',
      `Bu politika, web sitemizi ziyaret ettiğinizde ve hizmetlerimizi kullandığınızda bilgilerinizin nasıl toplandığını, kullanıldığını ve korunduğunu açıklar. Kişisel verilere ilişkin ayrıntılar <a href="${NOTICE_PATH}">KVKK Aydınlatma Metni</a>’nde yer alır.`,
    ],
    [
      'Topladığımız bilgiler',
      'Formlara yazdığınız bilgiler, hesabınıza ait bilgiler ve sitenin güvenli çalışması için tutulan sınırlı teknik kayıtlar (istek zamanı, adres, sonuç). Kayıtlarda ileti içeriği, parola veya kart bilgisi bulunmaz.',
      'Okunma sayılarında okur kimliği saklanmaz; her gün yenilenen, geri döndürülemeyen bir anahtar kullanılır.',
    ],
    [
      'Güvenlik',
      'Bağlantılar şifrelenir, parolalar geri döndürülemez biçimde saklanır, yetkiler görev gereğiyle sınırlıdır. Özgeçmişler yalnız insan kaynakları yetkililerince görülebilir.',
    ],
    [
      'Üçüncü taraflar',
      'Siz istemeden hiçbir üçüncü taraf içeriği yüklenmez. Harita, yalnız üzerine tıkladığınızda açılır; bu durumda harita sağlayıcısının koşulları geçerlidir.',
    ],
    [
      'Değişiklikler ve iletişim',
      'Politika güncellendiğinde bu sayfada yayımlanır. Sorularınız için <a href="/contact">iletişim</a> sayfamızı kullanabilirsiniz.',
    ],
  ],
);

const cookies = legalPage(COOKIES_SLUG, 'Çerez Politikası', 'Sitemizde kullanılan çerezler ve yerel depolama.', [
  [
    'Çerez nedir?',
    'Çerezler, ziyaret ettiğiniz sitelerin tarayıcınıza kaydettiği küçük metin dosyalarıdır. Benzer amaçla tarayıcının yerel deposu da kullanılabilir.',
  ],
  [
    'Kullandıklarımız',
    '<strong>Oturum çerezi:</strong> giriş yaptığınızda oturumunuzu sürdürmek için kullanılır; komut dosyalarınca okunamaz ve çıkışta geçersiz olur.',
    '<strong>Tarayıcı çerezi:</strong> daha önce giriş yaptığınız tarayıcıyı 400 gün boyunca tanır; başkaları şifrenizi denerken sizin girebilmeniz için kullanılır ve komut dosyalarınca okunamaz.',
    '<strong>Sepet (yerel depo):</strong> sepetinize eklediğiniz ürünler tarayıcınızda tutulur, sunucuya yalnız ödeme adımında gönderilir.',
    'Reklam, izleme veya sosyal medya çerezi kullanılmaz. Bu nedenle onay penceresi gösterilmez; ileride isteğe bağlı bir çerez eklenirse önceden onayınız istenir.',
  ],
  [
    'Yönetim',
    'Çerezleri ve yerel depoyu tarayıcı ayarlarınızdan silebilirsiniz. Zorunlu çerezlerin silinmesi yalnızca oturumunuzu kapatır.',
  ],
]);

const distanceSales = {
  ...legalPage(
    SALES_CONTRACT_SLUG,
    'Mesafeli Satış Sözleşmesi',
    'İnternet üzerinden yapılan satışlara ilişkin mesafeli satış sözleşmesi.',
    [
      [
        'Taraflar',
        '<strong>Satıcı:</strong> [ticari unvan], [adres], [telefon], [e-posta], MERSİS [numara]. <strong>Alıcı:</strong> siparişte bilgileri belirtilen gerçek veya tüzel kişi.',
      ],
      [
        'Konu',
        'İşbu sözleşmenin konusu, Alıcı’nın Satıcı’ya ait internet sitesinden elektronik ortamda sipariş verdiği, nitelikleri ve satış fiyatı sipariş özetinde belirtilen ürünlerin satışı ve teslimi ile tarafların 6502 sayılı Kanun ve Mesafeli Sözleşmeler Yönetmeliği kapsamındaki hak ve yükümlülükleridir.',
      ],
      [
        'Ürün, fiyat ve ödeme',
        'Ürünlerin adı, adedi, birim fiyatı, teslimat ücreti ve vergiler dahil toplam tutarı sipariş özetinde gösterilir ve sözleşmenin ayrılmaz parçasıdır. Ödeme, anlaşmalı ödeme kuruluşunun güvenli sayfasında kartla yapılır.',
      ],
      [
        'Teslimat',
        'Stoktaki ürünler ödemenin onaylanmasından sonra, sipariş üzerine üretilenler belirtilen sürede (genellikle 7–14 iş günü) ve her hâlde yasal azami süre içinde kargoya verilir. Teslimat sırasında paketin hasarlı olması hâlinde tutanak tutturulması rica olunur.',
      ],
      [
        'Cayma hakkı',
        'Tüketici Alıcı, teslimden itibaren on dört gün içinde gerekçe göstermeksizin cayma hakkını kullanabilir. Alıcı’nın istekleri doğrultusunda hazırlanan (kısaltılmış, profili işlenmiş, kaplanmış) ürünlerde cayma hakkı bulunmaz. Ticari veya mesleki amaçla hareket eden Alıcı’lara tüketici hükümleri uygulanmaz.',
      ],
      [
        'Uyuşmazlık',
        'Tüketici işlemlerinde, ilgili parasal sınırlar dahilinde Alıcı’nın yerleşim yerindeki tüketici hakem heyetleri ve tüketici mahkemeleri; diğer işlemlerde [yer] mahkemeleri yetkilidir. Sözleşme, siparişin onaylandığı tarihte yürürlüğe girer.',
      ],
    ],
  ),
  isActive: false,
};

const returns = legalPage(RETURNS_SLUG, 'İade Koşulları', 'Standart ve özel ürünlerde iade ve değişim koşulları.', [
  [
    'Standart ürünler',
    'Kullanılmamış, işlenmemiş ve etiketi üzerinde olan standart ürünleri, teslimden itibaren on dört gün içinde iade edebilirsiniz. İade öncesinde sipariş numaranızla <a href="/contact">bize yazmanız</a> yeterlidir.',
  ],
  [
    'Özel ürünler',
    'Ölçünüze göre kısaltılan, profili işlenen, kaplanan veya yalnız siparişiniz için üretilen parçalar, üretim hatası dışında iade alınmaz.',
  ],
  [
    'Hatalı veya eksik teslimat',
    'Yanlış, eksik ya da hasarlı ürünlerde kargo dahil bütün giderler tarafımıza aittir. Parti numarası ve fotoğraf göndermeniz incelemeyi hızlandırır; çoğu durumda yeni ürün, eskisi beklenmeden yola çıkar.',
  ],
  [
    'Bedel iadesi',
    'Ürün tarafımıza ulaşıp kontrol edildikten sonra, en geç on dört gün içinde ödemenin yapıldığı karta iade edilir. Bankanın hesaba yansıtma süresi değişebilir.',
  ],
]);

export const legalPages: readonly DemoPage[] = [personalData, privacy, cookies, distanceSales, returns];
