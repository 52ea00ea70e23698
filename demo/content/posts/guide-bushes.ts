import type { DemoPost } from '../../base/content-types.ts';

export const guideBushes: DemoPost = {
  slug: 'kolon-burc-yaglama',
  title: 'Çelik, bronz, bilyalı: kolon–burç çiftinde doğru eşleşme',
  excerpt:
    'Kılavuz sistemi kalıbın omurgasıdır. Hız, yük ve yağlama koşullarına göre hangi burcun ne kazandırdığını karşılaştırdık.',
  category: 'Teknoloji',
  author: 'Orhan Tezcan',
  tags: ['kolon ve burç', 'yağlama', 'bilyalı kafes'],
  readTime: 6,
  ageInDays: 69,
  cover: { key: 'flansli-burc-pabuclu', view: 'izometrik' },
  content: `
<p>Kılavuz kolon ve burç, kalıbın iki yarısını her çevrimde aynı yere getirir. Görevleri basit göründüğü için seçimleri çoğu zaman alışkanlıkla yapılır: geçen kalıpta ne varsa o. Oysa saatte otuz çevrim yapan bir enjeksiyon kalıbı ile dakikada dört yüz vuruş yapan progresif kalıp aynı kılavuzu istemez.</p>

<h2>Üç temel çözüm</h2>
<h3>Sertleştirilmiş çelik burç</h3>
<p>Kolon ve burç sementasyon çeliğinden yapılır, 60–62 HRC’ye sertleştirilir ve taşlanır. Yük taşıma yeteneği yüksek, maliyeti düşüktür. Buna karşılık yağ filmine bağımlıdır: iç yüzeydeki yağ kanalları boşalırsa çelik çeliğe sürtünür ve sarma başlar. Enjeksiyon kalıplarının büyük bölümünde hâlâ en akılcı çözümdür.</p>
<h3>Grafit dolgulu bronz burç</h3>
<p>Yüksek dayanımlı bronz gövdeye açılan deliklere grafit dolgu yerleştirilir. Hareket sırasında grafit yüzeye sıvanır ve kendi yağını taşır. Gıda ambalajı, tıbbi parça ve temiz oda kalıplarında, ayrıca elle yağlanması unutulan büyük kalıplarda tercih edilir. Bronz çelikten yumuşak olduğu için kir ve talaş gömülür, kolonu çizmez. Yan yükün sürekli olduğu yerde ise ölçüsünü çelikten önce kaybeder.</p>
<h3>Bilyalı kafes</h3>
<p>Kolon ile burç arasındaki bilyalar ön gerilmeli çalışır; boşluk yoktur, sürtünme yuvarlanmadır. Yüksek vuruşlu pres kalıplarında tek gerçek seçenektir. Sınırı, noktasal temas nedeniyle yan yük taşıma yeteneğidir: asimetrik kesme kuvveti olan kalıpta bilyalar kolonda iz bırakır.</p>

<h2>Karşılaştırma</h2>
<table>
<thead><tr><th scope="col">Özellik</th><th scope="col"><a href="/seri/kb-kilavuz-burc">Çelik burç</a></th><th scope="col"><a href="/seri/kbg-kilavuz-burc-grafitli">Bronz–grafit</a></th><th scope="col"><a href="/seri/bkp-bilyali-kafes-pirinc">Bilyalı</a></th></tr></thead>
<tbody>
<tr><td>Boşluk</td><td>H7/g6</td><td>H7/f7</td><td>2–6 mikron ön gerilme</td></tr>
<tr><td>Uygun hız</td><td>20 m/dk’ya kadar</td><td>15 m/dk’ya kadar</td><td>60 m/dk ve üzeri</td></tr>
<tr><td>Yan yük</td><td>Yüksek</td><td>Orta</td><td>Düşük</td></tr>
<tr><td>Yağlama</td><td>Düzenli gres</td><td>Gerekmez, ilk montajda ince film</td><td>İnce yağ</td></tr>
<tr><td>Kire dayanım</td><td>Düşük</td><td>Yüksek</td><td>Düşük</td></tr>
</tbody>
</table>
<p>Tablodaki hız sınırları kabaca yön gösterir. Asıl belirleyici, basınç ile hızın çarpımıdır; yük azaldıkça hız sınırı yukarı kayar.</p>

<h2>Boy ve konum</h2>
<p>Burcun kılavuzlama boyu, kolon çapının bir buçuk–iki katı olmalıdır. Daha kısa burçta kolon ağızda çalışır, daha uzunu yalnız sürtünme ekler. Kolonlar kalıp yüzeyleri birbirine değmeden önce, en az çapları kadar burca girmiş olmalıdır; kapanma sırasında maçanın ilk temas eden parça olması kabul edilemez.</p>
<p>Dört kolondan birini farklı çapta ya da farklı eksende yapmak eski ama değerli bir kuraldır. Kalıbın ters kapanmasını hiçbir etiket bu kadar kesin önleyemez.</p>

<h2>Yağlama: az ve doğru</h2>
<ul>
<li>Enjeksiyon kalıbında lityum ya da gıda onaylı, NLGI 2 sınıfı gres kullanın; sıvı yağ sıcak kalıpta akar ve parçaya bulaşır.</li>
<li>Gresi kanala değil, kolonun burca giren bölgesine ince bir film olarak sürün.</li>
<li>Eski gresi silmeden yenisini sürmeyin: kararmış gres, zımpara macunu gibi davranır.</li>
<li>Grafitli burca gres doldurmayın. Gres, grafiti yüzeyden toplar ve kuru film oluşmaz.</li>
<li>Bilyalı kafeste gres yerine ince makine yağı kullanın; kalın gres bilyaları yuvarlanmak yerine kaymaya zorlar.</li>
</ul>

<h2>Aşınmayı erken okumak</h2>
<p>Kolondaki iz, kalıbın hikâyesini anlatır. Bir yanda dikey parlak bant varsa taraflar arasında sıcaklık farkı ya da diklik hatası vardır. Çepeçevre mat bant normaldir. Dairesel ince çizgiler kirlenmeyi, ağızda mavi renk ise yağsız kalmayı gösterir. Her yüz bin çevrimde burç iç çapını iki yönde ölçüp kaydetmek, bir sonraki bakımda neyin değişeceğini tahmin olmaktan çıkarır.</p>
<p>Değiştirme sınırı olarak başlangıç boşluğunun iki katını öneriyoruz. Bundan sonra kılavuz işini kolon değil, kalıp yüzeyleri yapmaya başlar; orada onarılacak parça burçtan yüz kat pahalıdır.</p>

<h2>Sökme ve takma</h2>
<p>Kolon ve burç plakaya çekiçle değil, ekseninde itilerek takılmalıdır. Burcu takmadan önce deliğin ağzındaki çapağı alın, pahı kontrol edin, yüzeye ince bir yağ filmi sürün. Büyük çaplarda burcu buzlukta bekletmek ya da plakayı 80 °C’ye ısıtmak presten daha güvenlidir; ikisini birden yapmak gerekmez. Sökerken flanşın altına tornavida sokmak yerine çektirme dişlerini kullanın. Flanşlı burçların çoğunda bu dişler standarttır; yoksa siparişte istenebilir.</p>
<p>Yeni takılan kolonu karşı burca ilk kez elinizle geçirin. Takıldığı yeri eliniz, makineden çok önce hisseder.</p>

<h2>Karar için üç soru</h2>
<ol>
<li>Kalıp dakikada kaç çevrim yapacak ve kolon o sürede kaç metre yol alacak?</li>
<li>Kuvvetler simetrik mi, yoksa kılavuz yan yük taşıyacak mı?</li>
<li>Kalıbı çalıştıran ekip, yağlamayı gerçekten yapabilecek durumda mı?</li>
</ol>
<p>Üçüncü soruya dürüst bir yanıt vermek, çoğu zaman ilk ikisinden daha belirleyicidir. Kararsız kaldığınızda kalıp ağırlığını ve çevrim süresini <a href="/contact">bize iletin</a>; kolon ve burç çiftini birlikte önerelim.</p>`,
};
