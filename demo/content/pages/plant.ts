import type { DemoPage } from '../../base/content-types.ts';
import { monthFrom, yearFrom } from '../../base/months.ts';

/** An invented certificate's entries, dated from the first start. */
const entries = (now: number, number: string, authority: string, monthsOld: number, validMonths: number) => ({
  number,
  year: yearFrom(now, -monthsOld),
  authority,
  validity: monthFrom(now, validMonths - monthsOld),
  status: 'active' as const,
});
const CERTIFIER = 'Örnek Belgelendirme';
const CHAMBER = 'Örnek Sanayi Odası';

export const certificates = (now: number): DemoPage => ({
  slug: 'certificates',
  title: 'Belgelerimiz',
  isActive: true,
  metaDescription: 'ISO 9001:2015, ISO 14001:2015, OHSAS 18001, CE ve diğer belgelerimiz, kapsamlarıyla.',
  heroTitle: 'Belgelerimiz',
  heroSubtitle: 'Hangi kapsamda, kimden ve ne zamana kadar',
  sections: [
    {
      type: 'certificates',
      title: 'Belgeler',
      certificates: [
        {
          name: 'ISO 9001:2015',
          title: 'Kalite Yönetim Sistemi',
          description: 'Standart kalıp elemanlarının tasarımı, üretimi ve satışı.',
          ...entries(now, 'ÖB-KYS-1042', CERTIFIER, 11, 36),
        },
        {
          name: 'ISO 14001:2015',
          title: 'Çevre Yönetim Sistemi',
          description: 'Üretim, ısıl işlem ve depolama faaliyetleri.',
          ...entries(now, 'ÖB-ÇYS-0617', CERTIFIER, 11, 36),
        },
        // Nobody certifies by the withdrawn standard any more, so there is no number and no validity to state.
        {
          name: 'OHSAS 18001',
          title: 'İş Sağlığı ve Güvenliği',
          description:
            'Bütün tesis ve saha hizmetleri. Standardın yerini 2021’de ISO 45001 aldı; geçiş denetimi sırada.',
          number: '',
          year: '',
          authority: '',
          validity: '',
          status: 'active',
        },
        {
          name: 'CE',
          title: 'Uygunluk Beyanı',
          description: 'Kaldırma elemanları ve elektrikli ısıtma elemanları.',
          ...entries(now, 'UB-03', 'Üretici beyanı', 7, 0),
          validity: 'Süresiz',
        },
        {
          name: 'Yerli Malı',
          title: 'Yerli Malı Belgesi',
          description: 'Kolon, burç ve itici pim grupları.',
          ...entries(now, 'YM-20418', CHAMBER, 1, 12),
        },
        {
          name: 'Kapasite Raporu',
          title: 'Üretim Kapasitesi',
          description: 'Makine parkı, çalışan sayısı ve yıllık üretim.',
          ...entries(now, 'KR-7735', CHAMBER, 5, 36),
        },
      ],
    },
    {
      type: 'standards',
      title: 'Üretimde esas aldığımız standartlar',
      paragraphs: [
        'Ölçüler için <strong>DIN 1530, ISO 6751, ISO 8405, ISO 8693, ISO 8694, ISO 10243</strong> ve ilgili kalıp elemanı standartları; toleranslar için ISO 286-2, genel toleranslar için ISO 2768-m uygulanır.',
        'Muayenede ISO 6508-1 (Rockwell), ISO 6507-1 (Vickers) ve örneklemede ISO 2859-1 esastır. Ham madde EN 10204 3.1 muayene belgesiyle gelir. Belge ve ölçüm kayıtlarının birer örneği, parti numarası bildirildiğinde e-postayla gönderilir. Belgelerin güncel kopyası için <a href="/contact">bize yazın</a>.',
      ],
    },
  ],
});

export const facilities: DemoPage = {
  slug: 'facilities',
  title: 'Tesislerimiz',
  isActive: true,
  metaDescription:
    'Başakşehir üretim tesisi, ısıl işlem, laboratuvar ve Bursa hizmet noktası: alan, kapasite ve ekipman listemiz.',
  heroTitle: 'Tesislerimiz',
  heroSubtitle: 'Ham çubuktan etikete kadar Başakşehir’de, stokla Bursa’da',
  sections: [
    {
      type: 'facilities',
      title: 'İki yerleşke, dört birim',
      facilities: [
        {
          name: 'Başakşehir Üretim',
          type: 'Üretim ve genel merkez',
          area: '4.200 m²',
          location: 'Başakşehir / İstanbul',
          capacity: 'Ayda 260.000 parça',
          features: [
            'Tornalama, taşlama ve honlama hatları',
            'Tel erozyon ve uç profili işleme',
            'Otomatik ambalaj ve etiketleme',
          ],
        },
        {
          name: 'Isıl İşlem',
          type: 'Isıl işlem ve kaplama',
          area: '650 m²',
          location: 'Başakşehir / İstanbul',
          capacity: 'Günde 3,5 ton',
          features: ['Vakumlu sertleştirme', 'Gaz nitrasyon', 'Sıfır altı işlem'],
        },
        {
          name: 'Ölçüm Laboratuvarı',
          type: 'Kalite',
          area: '140 m²',
          location: 'Başakşehir / İstanbul',
          capacity: 'Günde 400 ölçüm',
          features: ['20 ±1 °C iklimlendirme', 'Üç eksenli ölçme makinesi', 'Metalografi ve mikro sertlik'],
        },
        {
          name: 'Bursa Hizmet Noktası',
          type: 'Stok ve saha hizmeti',
          area: '380 m²',
          location: 'Nilüfer / Bursa',
          capacity: '3.000 çeşit stok',
          features: ['Aynı gün elden teslim', 'Yerinde kalıp bakımı', 'Boy kısaltma tezgâhı'],
        },
      ],
    },
    {
      type: 'equipment',
      title: 'Makine parkı',
      categories: [
        {
          title: 'Talaşlı imalat',
          items: ['6 CNC kayar otomat, Ø2–Ø32', '9 CNC torna', '4 dik işleme merkezi', '2 tel erozyon'],
        },
        {
          title: 'Taşlama ve honlama',
          items: ['7 puntasız taşlama', '5 CNC silindirik taşlama', '3 düzlem taşlama', '2 honlama tezgâhı'],
        },
        { title: 'Isıl işlem', items: ['2 vakum fırını', '1 gaz nitrasyon fırını', '1 sıfır altı kabini'] },
        {
          title: 'Ölçüm',
          items: [
            'Üç eksenli ölçme makinesi',
            'Yuvarlaklık ve pürüzlülük cihazları',
            'Rockwell ve Vickers sertlik cihazları',
            'Yay kuvvet ölçer, 20 kN',
          ],
        },
      ],
    },
    {
      type: 'capacity',
      title: 'Sayılarla tesis',
      image: 'tesis.webp',
      overlayText: 'Ölçüsünde, her ay yeniden',
      stats: [
        { icon: 'bi-gear', value: '42', label: 'tezgâh' },
        { icon: 'bi-graph-up', value: '260.000', label: 'parça / ay' },
        { icon: 'bi-globe', value: '%20', label: 'güneş enerjisi payı' },
      ],
    },
  ],
};

export const research: DemoPage = {
  slug: 'ar-ge',
  title: 'Ar-Ge ve Mühendislik',
  isActive: true,
  metaDescription: 'Yeni eleman geliştirme, ömür testleri ve müşteri kalıplarında hesap desteği: Ar-Ge çalışmalarımız.',
  heroTitle: 'Ar-Ge ve Mühendislik',
  heroSubtitle: 'Standart olanı daha iyi yapmak',
  sections: [
    {
      type: 'intro',
      title: 'Neden standart parçanın Ar-Ge’si olur?',
      subtitle: 'Ölçüsü sabit, davranışı değil',
      paragraphs: [
        'Bir itici pimin çapı ve boyu standartta yazar; nasıl sardığı, kaç çevrimde aşındığı, hangi boşlukta çapak bıraktığı yazmaz. Ar-Ge ekibimiz bu boşluğu ölçümle dolduruyor.',
        'Sonuçların büyük bölümünü <a href="/blog?category=Ar-Ge">blogumuzda</a> yayımlıyoruz. Ticari sır saydığımız şey sonuç değil, o sonuca giderken kurduğumuz düzenektir.',
      ],
      stats: [
        { icon: 'bi-people', number: '9', label: 'mühendis ve teknisyen' },
        { icon: 'bi-lightbulb', number: '14', label: 'yıllık tamamlanan proje' },
        { icon: 'bi-award', number: '3', label: 'tescilli faydalı model' },
      ],
    },
    {
      type: 'features',
      title: 'Neler yapıyoruz?',
      items: [
        {
          icon: 'bi-arrow-up-circle',
          title: 'Ömür testi',
          description: 'Yay, kilit ve burçlar için bir milyon çevrime kadar çalışan üç test düzeneği.',
        },
        {
          icon: 'bi-graph-up',
          title: 'Isı ve akış hesabı',
          description: 'Soğutma devresi ve sıcak yolluk dengesi için sayısal çözümleme.',
        },
        {
          icon: 'bi-gear',
          title: 'Yüzey ve kaplama',
          description: 'Nitrürleme, CrN ve DLC için sürtünme ve yapışma ölçümleri.',
        },
        {
          icon: 'bi-list-check',
          title: 'CAD kütüphanesi',
          description: 'Bütün standart elemanların parametrik, ölçülü ve ücretsiz modelleri.',
        },
      ],
    },
    {
      type: 'growth',
      title: 'Birlikte geliştirme',
      paragraphs: [
        'Tekrar eden bir sorununuz varsa örnek parçayla birlikte bize yazın. Ortak projelerde parça ve test bizden, kalıp ve çevrim verisi sizden gelir; sonuç her iki tarafındır.',
      ],
      achievements: [
        'Kendinden merkezlemeli düz kilit ailesi',
        'Ayarlanabilir tarih kaşesi, 12 dilimli',
        'Tam geçişli hızlı kaplin serisi',
        'Temas alanı küçültülmüş sıcak yolluk memesi',
      ],
    },
  ],
};

export const qualityAssurance: DemoPage = {
  slug: 'kalite-guvence',
  title: 'Kalite Güvence',
  isActive: true,
  metaDescription: 'Ham maddeden sevkiyata kalite güvence adımlarımız ve uyguladığımız standartlar.',
  heroTitle: 'Kalite Güvence',
  heroSubtitle: 'Ölçmediğimizi göndermeyiz',
  sections: [
    {
      type: 'quality-categories',
      title: 'Adım adım',
      categories: [
        {
          name: 'Ham madde',
          icon: 'bi-list-check',
          title: 'Ham madde doğrulama',
          description: 'Çubuk ve tel, belgesi ve spektral analizi eşleşmeden stoğa girmez.',
          points: ['EN 10204 3.1 belgesi', 'Spektral analiz', 'Girdap akımıyla yüzey çatlağı kontrolü'],
        },
        {
          name: 'Üretim',
          icon: 'bi-gear',
          title: 'Üretimde ölçüm',
          description: 'Operatör ölçer, sistem eğilimi izler, sınır yaklaşınca tezgâh durur.',
          points: ['Tezgâh başı ölçüm istasyonları', 'Cpk en az 1,33', 'İlk parça onayı'],
        },
        {
          name: 'Isıl işlem',
          icon: 'bi-graph-up',
          title: 'Isıl işlem doğrulama',
          description: 'Her şarjdan örnek alınır; nitrür derinliği kesitten ölçülür.',
          points: ['Fırın homojenlik ölçümü', 'HRC ve HV0,3 profili', 'Beş yıl kayıt'],
        },
        {
          name: 'Sevkiyat',
          icon: 'bi-check-circle',
          title: 'Sevkiyat onayı',
          description: 'Adet, ölçü ve etiket ikinci bir göz tarafından doğrulanır.',
          points: ['ISO 2859-1 örneklemesi', 'Parti numaralı etiket', 'İsteğe bağlı ölçüm raporu'],
        },
      ],
    },
    {
      type: 'standards',
      title: 'Yönetim sistemleri',
      paragraphs: [
        'ISO 9001:2015, ISO 14001:2015 ve OHSAS 18001 sistemleri tek bir el kitabında birleştirilmiştir; iç denetimler yılda iki kez, farklı bölümlerden gelen denetçilerle yapılır.',
        'Belgelerin kapsamları için <a href="/page/certificates">belgelerimiz</a> sayfasına bakabilirsiniz.',
      ],
    },
  ],
};
