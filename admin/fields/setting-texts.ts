import { SOCIAL_NAMES } from '#contract/social.ts';

/** Words of the settings' form. */
export const SETTING_TEXTS = {
  tabs: {
    genel: { label: 'Genel' },
    seo: { label: 'SEO', intro: 'Ana sayfanın arama sonuçlarında ve paylaşımlarda görünen bilgileri.' },
    renkler: { label: 'Renkler' },
    iletisim: { label: 'İletişim' },
    'sosyal-medya': { label: 'Sosyal Medya', intro: 'Boş bırakılan hesap sitede gösterilmez.' },
    firma: { label: 'Firma Bilgileri' },
    'firma-fatura': {
      label: 'Firma (Fatura)',
      intro: 'Proforma fatura, sipariş formu ve sevk fişinde satıcı olarak yazılır.',
    },
    magaza: { label: 'Mağaza' },
    'kisisel-veriler': {
      label: 'Kişisel Veriler',
      intro:
        'Süresi dolan kayıtlar yanıtları, CV’leri ve e-postalarıyla birlikte bir saat içinde kendiliğinden, geri getirilemeyecek biçimde silinir. Aydınlatma metninizdeki saklama süreleriyle aynı olmalıdır.',
    },
  },
  fields: {
    site_title: { label: 'Site Başlığı', help: 'Firma adı olarak da kullanılır.' },
    site_author: { label: 'Yazar', help: 'Sayfaların yazar bilgisinde yer alır.' },
    site_description: { label: 'Site Açıklaması' },
    site_keywords: { label: 'Anahtar Kelimeler', help: 'Virgülle ayırın.' },
    site_copyright: { label: 'Telif Metni', help: 'Boş bırakılırsa yıl ve firma adı yazılır.' },
    site_logo: {
      label: 'Logo',
      help: 'Boş bırakılırsa firma adı yazıyla gösterilir. Yüksekliği 48 piksele sığdırılır.',
    },
    site_favicon: {
      label: 'Favicon',
      help: 'Tarayıcı sekmesindeki simge; kare bir görsel seçin. Boş bırakılırsa yerleşik simge kullanılır.',
    },

    seo_meta_title: { label: 'Meta Başlık', help: 'Boş bırakılırsa site başlığı kullanılır.' },
    seo_og_title: { label: 'Paylaşım Başlığı', help: 'Boş bırakılırsa meta başlık kullanılır.' },
    seo_meta_description: { label: 'Meta Açıklama', help: 'Boş bırakılırsa site açıklaması kullanılır.' },
    seo_og_description: { label: 'Paylaşım Açıklaması', help: 'Boş bırakılırsa meta açıklama kullanılır.' },
    seo_og_image: {
      label: 'Paylaşım Görseli',
      help: 'Kendi görseli olmayan sayfalar paylaşıldığında gösterilir. Önerilen boyut 1200 × 630.',
    },

    site_primary_color: { label: 'Ana Renk', help: 'Düğmeler, bağlantılar ve bu panel.' },
    site_secondary_color: { label: 'İkincil Renk', help: 'Çizimlerde soğutma kanalları.' },
    site_accent_color: { label: 'Vurgu Rengi', help: 'Çizimlerde öne çıkan parçalar.' },
    site_background_color: { label: 'Zemin Rengi' },
    site_text_color: { label: 'Yazı Rengi' },

    contact_email: {
      label: 'E-posta',
      help: 'Sitede gösterilir; form bildirimleri de ayrı bir adres tanımlanmadıysa buraya gelir.',
    },
    contact_phone: { label: 'Telefon' },
    contact_address: { label: 'Adres' },
    contact_map: {
      label: 'Haritadaki Yer',
      help: 'Enlem ve boylam. Bir harita uygulamasında yere sağ tıklayıp koordinatları kopyalayın. Boş bırakılırsa harita gösterilmez.',
      placeholder: '41.0726, 28.7971',
    },
    working_hours_weekdays: { label: 'Çalışma Saatleri, Pazartesi–Cuma', placeholder: '08:00–18:00' },
    working_hours_saturday: { label: 'Çalışma Saatleri, Cumartesi', placeholder: '08:00–13:00' },

    social_facebook: { label: SOCIAL_NAMES.social_facebook, placeholder: 'https://www.facebook.com/…' },
    social_twitter: { label: SOCIAL_NAMES.social_twitter, placeholder: 'https://x.com/…' },
    social_instagram: { label: SOCIAL_NAMES.social_instagram, placeholder: 'https://www.instagram.com/…' },
    social_linkedin: { label: SOCIAL_NAMES.social_linkedin, placeholder: 'https://www.linkedin.com/company/…' },
    social_youtube: { label: SOCIAL_NAMES.social_youtube, placeholder: 'https://www.youtube.com/@…' },

    company_founded_year: { label: 'Kuruluş Yılı' },
    company_experience_text: { label: 'Deneyim Metni', help: 'Boş bırakılırsa kuruluş yılından hesaplanır.' },
    company_main_groups: {
      label: 'Üretim Programındaki Ana Grup Sayısı',
      help: 'Katalogdaki ürün gruplarının (ana kategorilerin) ya da serilerin sayısı değildir.',
    },
    company_varieties: { label: 'Çeşit Sayısı' },
    company_export_countries: { label: 'İhracat Yapılan Ülke Sayısı' },
    company_warranty_text: { label: 'Garanti' },
    company_dispatch_time: {
      label: 'Aynı Gün Kargo Saati',
      help: 'Bu saatten önce onaylanan stok siparişleri aynı gün kargoya verilir; kendi süresi olmayan stoktaki ürünlerde de bu yazar. Boş bırakılırsa aynı gün sözü verilmez.',
      placeholder: '15:00',
    },
    company_delivery_text: {
      label: 'Teslim Süresi',
      help: 'Stokta olmayan ve kendi süresi bulunmayan ürünlerde gösterilir.',
    },
    company_certificates: { label: 'Belgeler', help: 'Yazıp Enter’a basın. En fazla 12 belge.' },

    company_title: {
      label: 'Ticari Ünvan',
      help: 'Boş bırakılırsa site başlığı yazılır.',
      placeholder: 'Örnek Kalıp Elemanları Sanayi ve Ticaret A.Ş.',
    },
    company_vkn: { label: 'Vergi Kimlik No', help: 'Şahıs firmasında T.C. kimlik numarası.' },
    company_tax_office: { label: 'Vergi Dairesi', placeholder: 'İkitelli' },
    company_street: {
      label: 'Açık Adres',
      help: 'Boş bırakılırsa iletişim adresi yazılır.',
      placeholder: 'Sanayi Sitesi, 1. Cadde No: 5',
    },
    company_district: { label: 'İlçe' },
    company_city: { label: 'İl' },
    company_postal_code: { label: 'Posta Kodu' },
    company_mersis: { label: 'MERSİS No', help: '16 rakam.' },
    company_trade_registry: { label: 'Ticaret Sicil No' },
    company_kep: { label: 'KEP Adresi', placeholder: 'firma@hs01.kep.tr' },
    company_etbis_url: { label: 'ETBİS Sayfası', placeholder: 'https://www.eticaret.gov.tr/siteprofil/…' },

    shop_card_provider: {
      label: 'Kart ödemelerini alan',
      help: 'Müşteri kart bilgilerini yalnızca onun sayfasında girer. Mağazanın para birimi Türk lirası olmalıdır.',
    },
    shop_paytr_test: {
      label: 'PayTR deneme modu',
      help: 'Açıkken PayTR ödemeleri denemedir ve para hareket etmez. Satışa başlarken kapatın.',
    },
    shop_instalments_max: {
      label: 'En fazla taksit',
      help: '1 ise ödemeler tek çekimdir. Taksit yalnızca Türk lirasıyla, iyzico veya PayTR ile yapılır; vade farkını müşteri öder.',
    },
    shop_instalments_from: {
      label: 'Taksit seçenekleri şu tutardan itibaren gösterilsin',
      help: 'Fiyatı bu tutara ulaşan ürünlerin sayfasında “Taksit seçenekleri” düğmesi çıkar.',
    },
    shop_transfer: {
      label: 'Havale / EFT ile ödeme',
      help: 'Açıksa müşteri kartın yanında ya da yerine havaleyi seçebilir; mağazanın para biriminde en az bir hesap gerekir.',
    },
    shop_transfer_days: {
      label: 'Ödeme süresi',
      help: 'Bu kadar gün sonunda parası gelmeyen sipariş kendiliğinden sona erer; bir gün önce hatırlatılır.',
    },
    shop_transfer_reserves_stock: {
      label: 'Stoktan hemen düş',
      help: 'Açıksa ürünler sipariş verilince ayrılır, ödenmeyen sipariş bitince geri gelir. Kapalıysa para gelince düşer.',
    },
    shop_account: {
      label: 'Cari hesapla satış',
      help: 'Açıksa koşullarını Müşteriler ekranında tanımladığınız firmalar önce alır, vadesinde öder. Diğer müşteriler bu seçeneği görmez.',
    },
    shop_account_needs_approval: {
      label: 'Sipariş onay beklesin',
      help: 'Açıksa cari hesaplı sipariş siz onaylayınca hazırlanır ve stoktan düşer. Kapalıysa limit yettiğinde kendiliğinden onaylanır.',
    },
    bank_accounts: { label: 'Banka hesapları' },
    shipping_methods: { label: 'Teslimat yöntemleri' },
    shop_unknown_desi: {
      label: 'Ağırlığı bilinmeyen ürün',
      help: 'Desi tablolarında, ağırlığı girilmemiş bir ürünün bir adedi bu kadar sayılır.',
    },

    shop_currency: {
      label: 'Para Birimi',
      help: 'Bundan sonra kaydedilen fiyatların para birimi; var olan fiyatlar çevrilmez ve o ürünler, fiyatları yenilenene kadar satın alınamaz. Fiyatlarla birlikte değiştirmek için: Ayarlar, Para ve vergi.',
    },
    shop_standard_cargo_fee: {
      label: 'Standart Kargo Ücreti',
      help: 'Boş bırakılırsa kargo alıcı ödemelidir; 0 yazılırsa ücretsizdir. Kendi teslimat yöntemleriniz varsa (Ayarlar, Teslimat) kargo alanları kullanılmaz.',
    },
    shop_fast_cargo_fee: {
      label: 'Hızlı Kargo Ücreti',
      help: 'Yalnız hızlı kargo seçilince eklenir; ücretsiz kargo sınırı bunu kaldırmaz.',
    },
    shop_free_shipping_threshold: {
      label: 'Ücretsiz Kargo Sınırı',
      help: 'Sepet tutarı buna ulaşınca standart kargo ücretsiz olur. Boş bırakılırsa sınır yoktur.',
    },
    shop_rate_source: {
      label: 'Kurun kaynağı',
      help: 'Açıkken avro, dolar ve sterlin fiyatlı ürünler günün kuruyla TL olarak satılır. Kapatınca fiyatlar dövizde kalır ve bu ürünler için teklif istenir.',
    },
    shop_rate_kind: { label: 'Kullanılan kur', help: 'Efektif, banknot satış kurudur ve biraz yüksektir.' },
    shop_rate_margin: { label: 'Kur payı', help: 'Kurun üzerine eklenir: 2 yazılırsa 50,00 kur 51,00 sayılır.' },
    shop_rate_max_age_hours: {
      label: 'Kurun en çok yaşı',
      help: 'Bundan eski kurla satılmaz, ürünlerde “Teklif Al” yazar. Uzun bayramları düşünün; hafta sonu 72 saattir.',
    },
    shop_vat_mode: {
      label: 'KDV',
      help: 'Kayıtlı fiyatların ve kargo ücretlerinin ne olduğu. Dahil: ödenecek tutar değişmez, KDV içinden ayrılır. Hariç: KDV ödenecek tutara eklenir. Var olan siparişler değişmez.',
    },
    shop_vat_rate: { label: 'KDV Oranı', help: 'Kendi oranı olmayan ürünlerde.' },
    shop_shipping_vat_rate: { label: 'Kargonun KDV Oranı', help: 'Standart ve hızlı kargo ücretlerinde.' },
    shop_price_display: {
      label: 'Fiyat Gösterimi',
      help: 'Ziyaretçilerin ürünlerde ve listelerde gördüğü tutar; KDV hesaplanıyorsa geçerlidir. Kayıtlı fiyatlar, sepet ve siparişler değişmez. Tüketicilere fiyatların KDV dahil gösterilmesi gerekir.',
    },
    shop_tax_note: {
      label: 'KDV Notu',
      help: 'Sepette ve ödemede tutarların altında yazılır. Boş bırakılırsa yazılmaz. KDV hesaplanıyorsa yerine “Fiyatlara KDV dahildir.” veya “Fiyatlara KDV dahil değildir.” yazılır.',
      placeholder: 'Fiyatlara KDV dahildir.',
    },

    shop_lowest_former_price: {
      label: 'Kampanyada 30 Günün En Düşük Fiyatı',
      help: 'Açıksa bir kampanya başlarken üstü çizili fiyat olarak, önceki 30 günün en düşük fiyatı yazılır; kapalıysa kampanyadan hemen önceki fiyat. Sürmekte olan kampanyalar değişmez.',
    },

    shop_cad_sign_in: {
      label: 'CAD İçin Giriş İste',
      help: 'Açıksa STEP, DXF ve PDF dosyalarını yalnız giriş yapmış kişiler indirebilir. Çizimler ve 3B görünüm herkese açık kalır.',
    },

    mail_host: {
      label: 'Sunucu',
      placeholder: 'smtp.firma.com',
      help: 'E-posta hizmetinizin SMTP sunucusu. Sunucu değişince kayıtlı şifre silinir; yenisini girin.',
    },
    mail_port: { label: 'Kapı (port)', help: 'STARTTLS için çoğunlukla 587, TLS için 465.' },
    mail_security: { label: 'Şifreleme' },
    mail_user: {
      label: 'Kullanıcı Adı',
      help: 'Çoğunlukla e-posta adresinin kendisi. Boş bırakılırsa sunucuya giriş yapılmaz.',
    },
    mail_from_name: { label: 'Gönderen Adı', help: 'Boş bırakılırsa site başlığı.' },
    mail_from_address: {
      label: 'Gönderen Adresi',
      help: 'Boş bırakılırsa iletişim e-postası. Sunucunun göndermenize izin verdiği bir adres olmalıdır.',
    },
    mail_reply_to: {
      label: 'Yanıt Adresi',
      help: 'Müşterilerin yanıtları buraya gelir. Boş bırakılırsa mesajların ilk adresi.',
    },
    mail_to_messages: { label: 'Mesajlar', help: 'İletişim formundan gelenler. Boş bırakılırsa iletişim e-postası.' },
    mail_to_orders: { label: 'Siparişler', help: 'Yeni ve incelenecek siparişler. Boş bırakılırsa mesajlarla aynı.' },
    mail_to_applications: { label: 'Başvurular', help: 'İş başvuruları. Boş bırakılırsa mesajlarla aynı.' },

    retention_messages_months: {
      label: 'İletişim Mesajlarının Saklama Süresi',
      help: 'Mesajın gelişinden başlayarak, 1–120 ay. Boş bırakılırsa mesajlar silinmez.',
    },
    retention_applications_months: {
      label: 'İş Başvurularının Saklama Süresi',
      help: 'Başvurunun durumundaki veya notundaki son değişiklikten, yoksa gelişinden başlayarak, 1–120 ay. Boş bırakılırsa başvurular silinmez.',
    },
    retention_revisions_months: {
      label: 'Eski Sürümlerin Saklama Süresi',
      help: 'Ürün, sayfa, blog ve öbür içeriklerin eski sürümleri; yerlerine yenisi geldiğinden başlayarak, 1–120 ay. Boş bırakılırsa süreyle silinmezler; her kaydın yine en çok 50 sürümü saklanır.',
    },
  },
  vatOnTop: 'Bundan sonraki siparişlerde ödenecek tutara KDV eklenir.',
  noVatOnTop: 'Bundan sonraki siparişlerde ödenecek tutara KDV eklenmez.',
  erased: {
    retention_messages_months: 'iletişim mesajları',
    retention_applications_months: 'iş başvuruları',
    retention_revisions_months: 'sürümler',
  },
  erasedSoon: (months: number, rows: string) =>
    `${months} aydan eski ${rows} bir saat içinde silinir ve geri getirilemez.`,
} as const;
