import type { DemoPost } from '../../base/content-types.ts';

export const lifting: DemoPost = {
  slug: 'kalibi-guvenle-kaldirmak',
  title: 'Kalıbı güvenle kaldırmak: mapa, açı ve yük payı',
  excerpt:
    'Bir mapanın üzerindeki taşıma değeri yalnız dikey çekiş içindir. Açı büyüdükçe ne olduğunu bilmeden vinç kumandasına dokunmayın.',
  category: 'Eğitim',
  author: 'Orhan Tezcan',
  tags: ['iş güvenliği', 'mapa', 'eğitim'],
  readTime: 5,
  ageInDays: 384,
  cover: { key: 'doner-mapa', view: 'izometrik' },
  content: `
<p>Kalıp atölyesindeki en ağır işlerden biri aynı zamanda en sıradan olanıdır: kalıbı tezgâhtan alıp makineye bağlamak. Her gün yapılan iş, tehlikesini unutturur. Bu yazı, işe yeni başlayanlara verdiğimiz kaldırma eğitiminin özetidir; deneyimlilerin de yılda bir kez okumasını istiyoruz.</p>

<h2>Ağırlığı tahmin etmeyin, hesaplayın</h2>
<p>Çeliğin yoğunluğu 7,85 kg/dm³’tür. En × boy × yüksekliği desimetre olarak çarpıp 7,85 ile çarptığınızda dolu bloğun kütlesini bulursunuz. 446 × 496 × 420 mm bir kalıp için 4,46 × 4,96 × 4,2 × 7,85 ≈ 730 kg çıkar. Boşluklar bu değeri biraz düşürür; hesapta düşürmeyin. Ağırlık kalıp etiketinde yazmıyorsa kaldırmadan önce yazın.</p>

<h2>Mapanın üzerindeki sayı ne demek?</h2>
<p><a href="/seri/mapa-c15e">DIN 580 mapada</a> yazan taşıma değeri, tek mapada ve diş ekseni doğrultusundaki çekiş için geçerlidir. M16 mapada bu değer 700 kg’dır. İki mapalı, 45 dereceye kadar eğik çekişte mapa başına değer 500 kg’a iner. Halkaya yandan, yani kendi düzlemine dik yük vermek ise yasaktır: diş dibinde eğilme oluşur ve mapa uyarı vermeden kopar.</p>
<p><a href="/seri/dm-doner-mapa">Döner mapa</a> bu sorunu çözer. Gövdesi yükün yönüne döner, halkası katlanır; taşıma değeri her yönde geçerlidir. Aynı diş ölçüsünde birkaç kat pahalıdır ve bir kazanın maliyetiyle karşılaştırıldığında bedavadır.</p>
<table>
<thead><tr><th scope="col">Sapanın düşeyle açısı</th><th scope="col">İki kollu sapanda kol başına yük</th><th scope="col">1000 kg kalıpta</th></tr></thead>
<tbody>
<tr><td>0°</td><td>toplamın 0,50 katı</td><td>500 kg</td></tr>
<tr><td>30°</td><td>toplamın 0,58 katı</td><td>577 kg</td></tr>
<tr><td>45°</td><td>toplamın 0,71 katı</td><td>707 kg</td></tr>
<tr><td>60°</td><td>toplamın 1,00 katı</td><td>1000 kg</td></tr>
</tbody>
</table>
<p>Altmış derecede her kol, yükün tamamını taşır. Bu açının üstüne çıkılmaz. Sapanı uzatmak ya da traverse geçmek, daha kalın sapan kullanmaktan doğrudur; çünkü açı yalnız sapanı değil, kalıptaki dişi de yorar.</p>

<h2>Diş, mapadan önce gelir</h2>
<ul>
<li>Dişli deliğin boyu çelikte en az 1,5 × anma çapı olmalı, mapanın omzu yüzeye tam oturmalıdır.</li>
<li>Omuz oturmuyorsa altına rondela yığmayın; deliği derinleştirin ya da pahını düzeltin.</li>
<li>Mapa elle sonuna kadar sıkılır, halka yükün düzlemine getirilirken en fazla çeyrek tur geri alınır.</li>
<li>Her kalıpta kaldırma delikleri ağırlık merkezinin iki yanında ve üstünde bulunmalıdır. Sıcak yolluklu yarıda merkez sabit tarafa kayar; deliği ortaya değil, merkeze açın.</li>
<li>İki kalıp yarısı birlikte kaldırılıyorsa aralarındaki emniyet köprüsü takılı olmalıdır.</li>
</ul>

<h2>Kaldırma sırası</h2>
<ol>
<li>Mapaları, sapanı ve kancayı gözle kontrol edin: çatlak, açılmış kanca, ezilmiş diş, silinmiş etiket varsa kullanmayın.</li>
<li>Yükü on santimetre kaldırıp durun. Denge bozuksa indirin; elle düzeltmeye çalışmayın.</li>
<li>Yükün altına, iki yük arasına ve sapanın kopma doğrultusuna girmeyin.</li>
<li>Kalıbı en alçak yoldan taşıyın; yön vermek için ip kullanın, el değil.</li>
<li>Makineye bağlarken vinci, bütün bağlama pabuçları sıkılıncaya kadar yüksüz ama takılı bırakın.</li>
</ol>

<h2>Kalıbı çevirmek</h2>
<p>En çok kaza, kaldırırken değil çevirirken olur. Ağırlık merkezi kenarı geçtiği anda yük sapana bir darbe olarak biner; anlık kuvvet, ağırlığın iki katına yaklaşabilir. İki kancalı vinç ya da çevirme tablası yoksa kalıbı ahşap takoz üzerinde, yavaş ve kısa hareketlerle devirin. Çevirmede normal mapa kullanmayın, yalnız döner mapa kullanın.</p>

<h2>Üç kısa olay</h2>
<p>Eğitimde kural saymak yerine yaşanmış olayları konuşuyoruz. Birincisi: 600 kilogramlık plaka tek mapayla yandan çekilmiş, mapa kopmadan önce hiçbir ses çıkarmamış. Plaka ahşap palete düştüğü için kimse yaralanmamış; mapa yeniydi ve belgesi vardı. İkincisi: emniyet köprüsü takılmadan kaldırılan kalıbın yarısı, soğutma hortumuna takılınca ayrılmış. Üçüncüsü: sapanın altına konmayan bir köşe koruyucu, 45 derecelik keskin kenarda yeni sapanı bir kaldırmada kesmiş.</p>
<p>Üçünde de araçlar sağlamdı, ağırlık sınırın altındaydı. Eksik olan, kaldırmadan önceki otuz saniyelik bakıştı.</p>

<p>O otuz saniyeyi kimse sizden almaz; acele eden bir amir bile beklemek zorundadır.</p>

<h2>Kayıt ve değişim</h2>
<p>Kaldırma elemanlarına numara verip yılda bir kontrol etmek hem yasal bir gereklilik hem iyi bir alışkanlıktır. Halka kalınlığı %10 aşınmış, halkası esnemiş, dişi ezilmiş ya da geçmişi bilinmeyen mapa hurdaya ayrılır; hurdaya ayrılırken kesilir ki bir daha raftan geri dönmesin. Boyalı mapaları boyasını sökmeden kontrol etmeyin: boya, çatlağı örter.</p>
<p>Atölyemizde her mapanın üzerinde yılın rengini taşıyan küçük bir halka bulunur. Rengi geçmiş bir mapa gördüğünüzde kimseye sormadan kullanım dışı bırakabilirsiniz; bu yetki, vardiyadaki en yeni çalışma arkadaşımızda da vardır.</p>`,
};
