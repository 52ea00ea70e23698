import type { DemoPost } from '../../base/content-types.ts';

export const standardsAbroad: DemoPost = {
  slug: 'din-iso-karsiliklari',
  title: 'Yurt dışına kalıp yaparken: DIN ve ISO karşılıkları',
  excerpt:
    'Alman müşteri DIN yazar, Fransız ISO, Japon JIS. Aynı parçanın hangi adla istendiğini ve nerede gerçekten farklılaştığını derledik.',
  category: 'İş Geliştirme',
  author: 'Orhan Tezcan',
  tags: ['ihracat', 'ISO', 'DIN 1530', 'standart eleman'],
  readTime: 5,
  ageInDays: 132,
  cover: { key: 'zimba-d', view: 'izometrik' },
  content: `
<p>Yurt dışına kalıp yapan bir atölyenin en çok zaman kaybettiği yer, çoğu zaman talaş değil yazışmadır. Müşterinin parça listesinde yazan numara ile elinizdeki katalogdaki numara farklıdır; parça ise aynıdır. Tersi de olur: numaralar benzer, ölçüler değil. Bu yazı, sık karşılaşılan standart elemanlar için bir çeviri anahtarıdır.</p>

<h2>Karşılık tablosu</h2>
<table>
<thead><tr><th scope="col">Eleman</th><th scope="col">DIN</th><th scope="col">ISO</th><th scope="col">Not</th></tr></thead>
<tbody>
<tr><td><a href="/seri/z40-itici-pim">İtici pim, silindirik başlı</a></td><td>1530-A</td><td>6751</td><td>Ölçüler aynı; boy kademeleri üreticiye göre sıklaşır</td></tr>
<tr><td><a href="/seri/z44-kademeli-itici-pim">İtici pim, kademeli</a></td><td>1530-C</td><td>8694</td><td>Uç boyu listede ayrıca belirtilmelidir</td></tr>
<tr><td><a href="/seri/z46-lama-itici">Lama itici</a></td><td>1530-F</td><td>8693</td><td>Kesit genişlik × kalınlık olarak yazılır</td></tr>
<tr><td><a href="/seri/z45-itici-yuksuk">İtici yüksük</a></td><td>16756</td><td>8405</td><td>İç çap toleransı H5; pim ayrı sipariş edilir</td></tr>
<tr><td><a href="/seri/zimba-d-hss">Zımba, 60° konik başlı</a></td><td>9861</td><td>6752</td><td>HSS ve takım çeliği aynı numarayla anılır</td></tr>
<tr><td>Kalıp yayı</td><td>–</td><td>10243</td><td>Renk kodu standarttır; eski kataloglarda renkler kayabilir</td></tr>
<tr><td><a href="/seri/mp-merkezleme-pimi">Silindirik pim, sertleştirilmiş</a></td><td>6325</td><td>8734</td><td>m6; çektirme dişli olanı ISO 8735</td></tr>
<tr><td><a href="/seri/ic-imbus-civata-129">İmbus cıvata</a></td><td>912</td><td>4762</td><td>Ölçüler birbirinin yerine geçer</td></tr>
<tr><td><a href="/seri/mapa-c15e">Mapa</a></td><td>580</td><td>3266</td><td>Taşıma değerleri ve işaretleme farklıdır</td></tr>
</tbody>
</table>

<h2>Aynı görünen farklar</h2>
<p>Tablo işin kolay kısmıdır. Asıl sorunlar, numaranın tutup parçanın tutmadığı yerlerde çıkar.</p>
<h3>Baş kalınlığı ve altındaki yarıçap</h3>
<p>Japon kataloglarındaki itici pimlerin baş kalınlıkları çoğunlukla sabit 4, 6 ya da 8 mm’dir; Avrupa’da baş kalınlığı çapa göre değişir. JIS esaslı bir itici plakaya ISO pim taktığınızda başlar ya boşta kalır ya da plakadan taşar. Yedek pim gönderirken gövde çapını değil, baş ölçülerini sorun.</p>
<h3>Çelik adı</h3>
<p>1.2343, X37CrMoV5-1, H11 ve SKD6 aynı çelik ailesini anlatır; 1.2344 ise H13 ve SKD61’dir. Teklifinize malzeme numarasını (1.xxxx) yazın ve yanına müşterinin kullandığı adı ekleyin. Yalnız “H13 eşdeğeri” yazmak, uyuşmazlıkta kimseyi korumaz.</p>
<h3>Yolluk burcunun küresel yarıçapı</h3>
<p>Avrupa makinelerinde meme yarıçapı ağırlıkla 15,5 ve 20 mm, Amerika’da 1/2” ve 3/4”tür. Burcun yarıçapı memeninkinden yaklaşık bir milimetre büyük olmalıdır. Kalıp hangi ülkede çalışacaksa merkezleme flanşı çapını ve meme yarıçapını yazılı olarak isteyin; bu iki ölçü, ilk baskının bir gün gecikmesi ile zamanında yapılması arasındaki farktır.</p>

<h2>Parça listesini nasıl hazırlamalı?</h2>
<ol>
<li>Her satırda standardı, çap × boyu, malzemeyi ve sertliği ayrı sütunlara yazın.</li>
<li>Tedarikçi kodunu ek sütuna koyun, standardın yerine kullanmayın. Kod değişir, standart kalır.</li>
<li>Taşlanacak boyları “sipariş boyu / çalışma boyu” olarak iki sayı ile verin.</li>
<li>Yedekleri ayrı listeleyin: kırılması beklenen pimlerden en az iki, yaylardan tam takım.</li>
<li>Kaldırma elemanlarının taşıma değerini ve belgesini listenin başına alın; gümrükte ve girişte ilk sorulan odur.</li>
</ol>

<h2>Belgeler</h2>
<p>Avrupa Birliği’nde kalıp tek başına makine sayılmaz; ancak kaldırma donanımı ve elektrikli bölümler (sıcak yolluk, sensör) ilgili kuralların kapsamındadır. Malzeme belgesi olarak genellikle EN 10204’e göre 3.1 istenir. Kalıp çeliği için bu belgeyi haddehaneden, ısıl işlem için uygulayıcıdan alın; standart elemanlarda üreticinin uygunluk beyanı çoğu müşteri için yeterlidir.</p>
<p>Menşe konusunda acele etmeyin. Standart elemanların menşe ülkesi, kalıbın A.TR ya da EUR.1 belgesine etki edebilir; parça listesinde menşe sütunu açmak, sonradan fatura toplamaktan çok daha kolaydır.</p>

<h2>Ambalaj ve işaretleme</h2>
<p>Yedek parçaların kalıptan ayrı gitmesi alışılmış bir durumdur; karşı tarafta paketi açan kişi çoğu zaman listeyi hazırlayan kişi değildir. Her poşete satır numarasını, standardı ve ölçüyü yazın. Taşlanmış pimleri kalıptaki yer numarasıyla etiketleyin ve başa aynı numarayı kazıyın. Deniz yolu için buhar fazlı korozyon önleyici kâğıt kullanın; yağlanmış ama yalnız naylona sarılmış parça, konteynerdeki ilk sıcaklık farkında paslanmaya başlar.</p>
<p>Yay ve contaları kutunun en üstüne koyun. Varışta ilk kontrol edilen ve en çabuk kaybolan parçalar onlardır.</p>

<p>Etiketi İngilizce yazmak çoğu zaman yeterlidir; ölçü birimini ise mutlaka belirtin.</p>

<p>Paketin içine, dışındaki listenin bir kopyasını koymayı da alışkanlık edinin; yırtılan etiketin yerini ancak o tutar.</p>

<h2>Dil yerine ölçü</h2>
<p>En sağlam yöntem, tartışmalı parçayı adıyla değil resmiyle konuşmaktır. Ürün sayfalarımızdaki ölçülü çizimleri ve teknik föyleri bu amaçla hazırladık: her föyde ölçülerin harfleri standarttaki harflerle aynıdır. Müşteriniz d1, d2, k ve l değerlerini onayladıysa, parçanın hangi dilde nasıl anıldığının artık bir önemi kalmaz.</p>
<p>Listenizde karşılığını bulamadığınız bir numara varsa <a href="/contact">iletişim formundan</a> göndermeniz yeterli; uygulama ekibimiz bir iş günü içinde karşılığını ya da en yakın seçeneği yazar.</p>`,
};
