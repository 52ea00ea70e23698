import type { DemoPost } from '../../base/content-types.ts';

export const quotation: DemoPost = {
  slug: 'teklif-isterken-gereken-bilgiler',
  title: 'Hızlı ve doğru teklif için on satırlık hazırlık',
  excerpt:
    'Teklifin aynı gün çıkması ile bir hafta sürmesi arasındaki fark çoğu zaman eksik bir ölçüdür. Neyi, hangi sırayla yazmalı?',
  category: 'Hizmet',
  author: 'Teknik Satış Ekibi',
  tags: ['teklif', 'satın alma', 'standart eleman'],
  readTime: 5,
  ageInDays: 153,
  cover: { key: 'imbus-civata', view: 'izometrik' },
  content: `
<p>Satış masamıza her gün farklı biçimlerde talep gelir: fotoğraf, el çizimi, eski fatura, bazen de yalnızca “geçen seferkinden yirmi tane” notu. Hepsini anlamaya çalışırız; fakat gidip gelen her soru, parçanın yola çıkışını bir gün geciktirir. Aşağıdaki hazırlık, standart parçada da özel parçada da teklifi aynı gün çıkarabilmemiz için yeterlidir.</p>

<h2>Standart parça istiyorsanız</h2>
<p>En kısa yol ürün kodudur. Kodu bilmiyorsanız aşağıdaki üç bilgi, kataloğun neredeyse tamamında tek bir ürüne götürür:</p>
<ul>
<li><strong>Standart ya da tip:</strong> DIN 1530-A, ISO 10243 kırmızı, flanşlı burç gibi.</li>
<li><strong>Çap ve boy:</strong> Kademeli parçalarda bütün çaplar ve kademe boyu.</li>
<li><strong>Adet ve teslim tarihi:</strong> Tarih “acil” değil, gün olarak.</li>
</ul>
<p>Boyu taşlayacaksanız sipariş boyunu, taşlamayı bizden istiyorsanız çalışma boyunu ve toleransını yazın. “100 mm” ile “100 +0,05 mm” arasında hem fiyat hem süre farkı vardır; ikisi arasındaki seçim size aittir ama yazılmadığında biz sormak zorunda kalırız.</p>

<h2>Özel parça istiyorsanız</h2>
<p>Teknik resim en iyisidir. Resim yoksa örnek parça da iş görür; ancak aşınmış parçadan alınan ölçü, aşınmış ölçüdür. Bu durumda parçanın çalıştığı karşı delik ya da mil ölçüsünü de isteriz.</p>
<p>Resimde şunların bulunması yeterlidir:</p>
<ol>
<li>Anma ölçüleri ve işlev yüzeylerinin toleransı</li>
<li>Malzeme numarası ya da parçanın çalışma koşulu</li>
<li>Sertlik aralığı (örneğin 58–60 HRC) ve varsa kaplama</li>
<li>Yüzey pürüzlülüğü, yalnız gerekli yüzeylerde</li>
<li>Adet ve yıllık ihtiyaç tahmini</li>
</ol>
<p>Üç boyutlu model gönderirken STEP biçimini tercih edin. Modelde toleranslar çoğunlukla görünmediği için yanına PDF olarak ölçülü bir görünüş eklemeniz, model ile resmin çelişmesi durumunda hangisinin geçerli olduğunu belirtmeniz iyi olur.</p>

<h2>Arıza mı, yenileme mi?</h2>
<p>Parça kırıldığı için soruyorsanız bunu mutlaka yazın. Kırılan bir itici pimin aynısını göndermek kolaydır; ama aynı yerde üçüncü kez kırılıyorsa sorun pimde değildir. Kırılma yüzeyinin yakın çekim bir fotoğrafı, pimin kaç çevrimde kırıldığı ve kalıptaki yeri çoğu zaman nedeni gösterir. Bazen önerdiğimiz çözüm, istenen parçadan daha ucuz çıkar.</p>
<p>Hat durmuşsa konu satırına “hat durdu” yazın. Bu ifadeyi yalnız gerçekten böyleyse kullanmanız, sıranın herkes için adil işlemesini sağlar.</p>

<h2>Fiyatı ne belirler?</h2>
<ul>
<li>Stoktaki standart boy: en düşük fiyat, aynı gün sevk.</li>
<li>Stoktaki boydan kısaltma: düşük ek ücret, genellikle bir–iki iş günü.</li>
<li>Standart dışı çap ya da form: hammadde ve ısıl işlem süresi belirler.</li>
<li>Adet: ayar süresi sabittir, bu yüzden bir adet ile on adet arasındaki birim fark büyüktür.</li>
</ul>
<p>Tek adet özel parça gerekiyorsa iki adet sormayı unutmayın. Fiyat farkı çoğu zaman bir yedeğin getireceği rahatlığın çok altındadır.</p>

<h2>Sık gelen sorular</h2>
<h3>Teklif ne kadar süre geçerlidir?</h3>
<p>Standart ürünlerde otuz gün, özel üretimde hammadde fiyatlarına bağlı olarak on beş gündür. Süre teklif üzerinde yazar.</p>
<h3>Parça uymazsa geri alıyor musunuz?</h3>
<p>İşlem görmemiş standart ürünler iade edilebilir. Ölçünüze göre kısaltılmış ya da özel yapılmış parçalarda üretim hatası dışında iade mümkün değildir; bu nedenle çalışma boyunu sipariş onayında bir kez daha kontrol etmenizi rica ederiz.</p>
<h3>Kalıbın tamamını listelesem?</h3>
<p>Memnun oluruz. Parça listesini tablo olarak gönderdiğinizde kodları eşleştirip eksik ya da çelişkili satırları işaretleyerek geri veriyoruz. Kalıp başına ortalama kırk satırlık bir listenin kontrolü yarım gün sürer.</p>

<h2>Örnek bir talep</h2>
<p>Aşağıdaki beş satır, tek bir soru sormadan teklif hazırlamamıza yetmiştir. Biçimini değil, içeriğini örnek alabilirsiniz:</p>
<blockquote><p>24 gözlü kapak kalıbı için yedek. Silindirik başlı itici pim DIN 1530-A, nitrürlü, 4 × 160, çalışma boyu 148,3 +0,02, 48 adet. Kalıp yayı ISO 10243 mavi, 25 × 102, 8 adet. O-ring 12 × 2, FKM, 60 adet. Teslim: 5 Ağustos, Bursa. Pimler daha önce 400.000 çevrimde değişti, kırılma yok.</p></blockquote>
<p>Son cümle küçük görünür ama değerlidir: parçanın olağan ömrünü bildiğimizde daha pahalı bir malzeme önermemize gerek olmadığını anlarız. Teslim yerinin yazılması ise kargo seçeneğini ve toplam tutarı ilk teklifte göstermemizi sağlar.</p>

<h2>Son olarak</h2>
<p>Ürün sayfasındaki “Teklif Al” düğmesi, iletişim formunu ürün koduyla birlikte açar; geriye adet ve tarih kalır. Telefonla konuşmayı tercih ederseniz lütfen resim ya da listeyi önceden e-postayla gönderin. Aynı ekrana bakarak konuştuğumuzda beş dakikalık bir görüşme, yarım günlük yazışmanın yerini tutuyor.</p>`,
};
