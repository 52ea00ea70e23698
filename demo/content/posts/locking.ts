import type { DemoPost } from '../../base/content-types.ts';

export const locking: DemoPost = {
  slug: 'uc-plakali-kalipta-acilma-sirasi',
  title: 'Üç plakalı kalıpta açılma sırası: sürtünmeli kilit mi, lata kilidi mi?',
  excerpt:
    'Plakaların hangi sırayla açılacağını yay ya da umut değil, kilit belirler. İki çözümün kuvveti, hızı ve bakımı üzerine.',
  category: 'Teknoloji',
  author: 'Selim Ardıç',
  tags: ['kalıp kilidi', 'enjeksiyon kalıbı', 'üç plakalı kalıp'],
  readTime: 6,
  ageInDays: 314,
  cover: { key: 'lata-kilidi', view: 'izometrik' },
  content: `
<p>Üç plakalı bir kalıpta makine yalnızca bir kez çeker; kalıbın içinde ise birbirini izleyen üç hareket olmalıdır. Önce yolluk parçadan kopar, sonra yolluk kendi çekicilerinden sıyrılır, en sonunda parça yüzeyi açılır. Bu sıra bozulursa ya yolluk kalıpta kalır ya parça yanlış tarafta. Sırayı kuran elemanlar kilitlerdir ve iki ana tipe ayrılırlar.</p>

<h2>Sürtünmeli kilit</h2>
<p><a href="/seri/kl-kalip-kilidi">Plastik ya da reçine bir gövde</a>, karşı plakadaki delikte sürtünerek plakaları bir arada tutar. Ortadaki konik vida gövdeyi genişletir; böylece çekme kuvveti ayarlanır. Ucuzdur, yerden kazandırır, bir delik delmekle takılır. Küçük ve orta kalıplarda, hızın düşük olduğu işlerde çok iyi çalışır.</p>
<p>Sınırları da bellidir. Kuvvet sürtünmeye bağlı olduğundan yağ ve sıcaklıktan etkilenir; 80 °C üzerinde gövde yumuşamaya başlar. Deliğin yüzeyi Ra 0,8’den kaba ise gövde törpülenir, kuvvet haftalar içinde düşer. Dört kilit aynı anda aynı ayarda kalmadığı için büyük plakalar eğik açılabilir.</p>

<h2>Lata kilidi</h2>
<p><a href="/seri/lk-lata-kilidi">Lata kilidi (mandallı kilit)</a> mekaniktir: bir mandal iki plakayı birbirine bağlar, üçüncü plakaya bağlı kumanda latası belirli bir yoldan sonra mandalı kaldırır. Kuvvet sürtünmeye değil, çeliğin kesitine bağlıdır; sıcaklıktan ve yağdan etkilenmez. Açılma yolu ölçülü ve her çevrimde aynıdır.</p>
<p>Karşılığında kalıbın yan yüzünde yer ister, montajı hassastır ve çift olarak, karşılıklı takılmalıdır. Tek tarafa takılan lata kilidi plakayı burar; kolonların bir yanında birkaç gün içinde iz görülür.</p>

<h2>Hangisi nerede?</h2>
<table>
<thead><tr><th scope="col">Ölçüt</th><th scope="col">Sürtünmeli kilit</th><th scope="col">Lata kilidi</th></tr></thead>
<tbody>
<tr><td>Kalıp ağırlığı</td><td>300 kg’a kadar</td><td>Sınır yok, boy seçilir</td></tr>
<tr><td>Kalıp sıcaklığı</td><td>80 °C’ye kadar</td><td>200 °C’ye kadar</td></tr>
<tr><td>Açılma yolunun kesinliği</td><td>Yaklaşık</td><td>±0,1 mm</td></tr>
<tr><td>Montaj süresi</td><td>Bir saat</td><td>Yarım–bir gün</td></tr>
<tr><td>Tipik ömür</td><td>100–300 bin çevrim</td><td>1 milyon çevrim ve üzeri</td></tr>
<tr><td>Bakım</td><td>Sık ayar, gövde değişimi</td><td>Yağlama, mandal yüzeyi kontrolü</td></tr>
</tbody>
</table>

<h2>Yolları hesaplamak</h2>
<p>Sırayı kâğıt üzerinde kurarken plakaları değil, aralarındaki açıklıkları adlandırın. Yolluk tarafındaki açıklık, yolluk boyuna 10–15 mm eklenerek bulunur; robot alacaksa parmak payı da eklenir. Çekici plakanın yolu, çekici pimlerin başından 3–5 mm fazla olmalıdır. Kalan açıklık parça yüzeyine aittir ve parça yüksekliğinin en az iki katı alınır.</p>
<p>Toplam, makinenin açılma strokunu aşıyorsa hiçbir kilit bunu çözmez. Bu hesap, kalıp teklifi verilmeden yapılması gereken birkaç hesaptan biridir.</p>
<ol>
<li>Sınırlayıcı cıvataların boyunu açıklıklara göre hesaplayın; her açıklıkta dört cıvata eşit çalışmalıdır.</li>
<li>Kilidin bırakma noktasını, sınırlayıcı cıvata dayanmadan 2–3 mm önceye koyun.</li>
<li>Kapanışta mandalın geri oturması için pah açısını 45° yerine 30° seçin; darbe sesi belirgin biçimde azalır.</li>
<li>Açılma hızının bırakma noktasında yavaşlaması için makinede ara konum tanımlayın.</li>
</ol>

<h2>Arızayı okumak</h2>
<p>Kilit sorunları çoğunlukla sesle başlar. Açılırken tek ve tok bir vuruş normaldir. İki vuruş duyuluyorsa karşılıklı kilitler aynı anda bırakmıyordur; kumanda lataları arasındaki fark ölçülmelidir. Gıcırtı, sürtünmeli kilitte kuru çalışmayı değil tam tersine yağlanmış gövdenin kayıp tutmasını gösterebilir. Bu gövdeler kuru çalışır; yağlamak kuvveti düşürür.</p>
<p>Lata kilidinde mandal köşesinin yuvarlanması, bırakma noktasının kaymasına yol açar. Yarıçap yarım milimetreyi geçtiğinde mandalı ve karşılığını birlikte değiştirin. Yalnız mandalı değiştirmek, yeni köşeyi aşınmış yüzeye teslim etmektir.</p>

<h2>Robotla çalışan kalıpta</h2>
<p>Yolluğu robot alıyorsa açıklıklar yalnız parçaya değil, parmağın kalınlığına ve giriş yoluna göre hesaplanır. Lata kilidinin kumanda latası çoğu zaman robotun girdiği tarafa denk gelir; bu yüzden kilitleri kalıbın alt ve üst yüzüne almak, operatör tarafını boş bırakmak iyi bir alışkanlıktır. Robotun bekleme konumu, plakaların tam açıldığını bildiren bir anahtara bağlanmalıdır. Zamana bağlı beklemede kilitlerden biri geç bırakırsa robot, henüz açılmamış plakanın arasına girmeye çalışır.</p>

<h2>Karma çözüm</h2>
<p>Büyük kalıplarda en sakin sonuç, iki tipin görev paylaşmasıyla alınır: ana sırayı iki çift lata kilidi kurar, hafif olan çekici plakayı iki sürtünmeli kilit tutar. Böylece plakalar kontrollü açılır, küçük plaka da titremeden beklediği yerde kalır. Kalıbınızın açılma şemasını gönderirseniz uygun boyu ve kuvveti birlikte seçebiliriz; şema elle çizilmiş de olabilir, yeter ki açıklıklar yazılı olsun.</p>
<p>Son bir öneri: bütün kilitlere kalıp üzerinde numara verin ve ayar değerlerini kalıp kartına yazın. Gece vardiyasında yapılacak bir müdahalenin, gündüz kurulan dengeyi bozmamasının en kolay yolu budur.</p>`,
};
