import type { DemoPost } from '../../base/content-types.ts';

export const hardness: DemoPost = {
  slug: 'sertlik-olcumunde-yanilmamak',
  title: 'Sertlik ölçümünde yanılmamak: HRC, HV ve nitrür tabakası',
  excerpt:
    '60 HRC yazan parçada 52 okuyorsanız önce ölçümden kuşkulanın. Yöntem seçimi, yüzey hazırlığı ve dönüşüm tablosunun sınırları.',
  category: 'Kalite',
  author: 'Nalan Keskin',
  tags: ['sertlik', 'ölçme', 'ısıl işlem'],
  readTime: 5,
  ageInDays: 342,
  cover: { key: 'kilavuz-kolon', view: 'izometrik' },
  content: `
<p>Giriş kontrolünde en çok tartışma yaratan ölçüm sertliktir. Çap ölçümünde iki kişi nadiren anlaşamaz; sertlikte ise aynı parçadan, aynı gün, iki cihazla beş birim farklı sonuç çıkabilir. Bunun nedeni genellikle parçanın kötü olması değil, yöntemin parçaya uymamasıdır.</p>

<h2>Yöntemler neyi ölçer?</h2>
<p>Rockwell C (HRC), elmas koninin 150 kilogramlık yük altında battığı derinliği ölçer. İz derindir: 60 HRC’de yaklaşık 0,08 mm. Altındaki malzemenin bütün bu derinlikte, hatta on katı kalınlıkta aynı olması gerekir. Sementasyonlu ya da tam sertleştirilmiş parçalar için uygundur.</p>
<p>Vickers (HV), elmas piramidin bıraktığı izin köşegenini mikroskopla okur. Yük seçilebilir olduğu için ince tabakalarda da kullanılabilir: HV30 kaba, HV1 ince, HV0,3 nitrür tabakası içindir. Yüzeyin parlatılmış olmasını ister; ölçüm yavaştır ama hüküm veren odur.</p>
<p>Taşınabilir geri sıçramalı cihazlar (Leeb) büyük plakalarda kullanışlıdır. Beş kilogramdan hafif ya da ince parçalarda parça titreşir, cihaz düşük okur. İtici pimi mengeneye bağlayıp Leeb ile ölçmek, sıcaklığı cetvelle ölçmeye benzer.</p>

<h2>Hangi parçaya hangi yöntem?</h2>
<table>
<thead><tr><th scope="col">Parça</th><th scope="col">İstenen</th><th scope="col">Yöntem</th><th scope="col">Ölçüm yeri</th></tr></thead>
<tbody>
<tr><td><a href="/seri/z40-itici-pim">Tam sert itici pim</a></td><td>60 ±2 HRC</td><td>HRC, Ø6’dan ince ise HV10</td><td>Gövde, düzlük açılarak</td></tr>
<tr><td><a href="/seri/z41-itici-pim-nitrurlu">Nitrürlü itici pim</a></td><td>en az 950 HV0,3</td><td>HV0,3; çekirdek için HV10</td><td>Enine kesit</td></tr>
<tr><td><a href="/seri/kk-kilavuz-kolon">Kılavuz kolon</a></td><td>60–62 HRC, derinlik 0,8–1,2 mm</td><td>HRC; derinlik için HV1 dizisi</td><td>Gövde ve kesit</td></tr>
<tr><td>Ön sertleştirilmiş plaka</td><td>280–325 HB</td><td>Brinell ya da Leeb</td><td>Taşlanmış yüzey, üç nokta</td></tr>
</tbody>
</table>

<h2>Silindirik yüzeyde düzeltme</h2>
<p>Dış bükey yüzeyde koni daha derine iner, cihaz düşük gösterir. Ø10 bir pimde 60 HRC dolayındaki düzeltme yaklaşık bir birimdir; Ø6’da iki birime yaklaşır. Düzeltme tabloları ISO 6508-1’in ekinde yer alır. Ø6’nın altında düzeltmeye güvenmek yerine gövdeye küçük bir düzlük taşlamak ya da Vickers kullanmak daha doğrudur.</p>
<p>Destek de sonucu değiştirir. Pim, tam oturan bir V yatağında ve ölçüm noktasının altında boşluk olmadan durmalıdır. Uzun pimin serbest ucu havada kalırsa koni batarken pim esner; okunan fark parçaya değil, mengeneye aittir.</p>

<h2>Nitrürlü parçada klasik hata</h2>
<p>Nitrürlü bir pime HRC uygulandığında koni, onda bir–iki milimetrelik sert tabakayı delip 45 HRC’lik çekirdeğe ulaşır. Ekranda 50–52 görünür ve parça yumuşak sanılır. Oysa tabaka 1000 HV’dir; beklenen de budur. Resimde 950 HV0,3 yazıyorsa HRC ile ret kararı verilemez.</p>
<p>Tabaka derinliği, kesitten içeri doğru 0,05 mm aralıklarla alınan HV0,3 değerlerinin çekirdek sertliğinin 50 HV üstüne düştüğü noktadır. Bu ölçüm parçayı harcar; partiden bir örnek yeterlidir.</p>

<h2>Cihazlar arası fark</h2>
<p>Aynı bloğu iki firmanın cihazında ölçtüğünüzde bir HRC’lik fark olağandır; cihazların izin verilen hatası zaten bu düzeydedir. Bu nedenle 58–62 HRC isteyen bir resimde 57,6 okunması tek başına ret nedeni değil, ikinci bir cihazla doğrulama nedenidir. Ölçüm belirsizliğini raporda açıkça yazmak, tarafların sayıya değil aralığa bakmasını sağlar. Tedarikçi ile müşteri yılda bir kez aynı üç bloğu karşılıklı ölçerse, gelecekteki tartışmaların çoğu başlamadan biter. Biz bu karşılaştırmayı düzenli alıcılarımızla her ocak ayında yapıyoruz.</p>

<h2>Dönüşüm tablosu ne kadar güvenilir?</h2>
<p>ISO 18265’teki tablolar, belirli çelik grupları için deneysel ortalamalardır. 60 HRC ≈ 700 HV eşitliği alaşımsız ve düşük alaşımlı çeliklerde iyi çalışır; yüksek karbürlü takım çeliklerinde otuz birimi bulan sapmalar görülür. Raporda dönüştürülmüş değer veriliyorsa yanına ölçülen değer ve yöntem mutlaka yazılmalıdır.</p>

<h2>Ölçmeden önce beş kontrol</h2>
<ol>
<li>Cihazı, beklenen değere yakın sertlik bloğuyla doğrulayın. 30 HRC’lik blokla doğrulanan cihaz 60’ta yanılabilir.</li>
<li>Yüzeydeki tufali ve karbonsuz tabakayı kaldırın; kolonlarda ilk onda bir milimetre yanıltıcı olabilir.</li>
<li>Taşlarken parçayı ısıtmayın. Mavi iz, ölçtüğünüz yerin menevişlendiğini gösterir.</li>
<li>İzler arasında en az üç iz çapı uzaklık bırakın.</li>
<li>Tek ölçümle karar vermeyin: üç ölçümün ortalaması ve farkı birlikte yazılmalıdır.</li>
</ol>

<h2>Bizde nasıl yapılıyor?</h2>
<p>Isıl işlemden çıkan her partide üç parçaya HRC, nitrürlü partilerde bir parçaya kesitten HV0,3 profili uygulanıyor. Sonuçlar parti numarasıyla beş yıl saklanıyor; poşetin üzerindeki numarayı bildirdiğinizde ölçüm kaydını gönderebiliyoruz. İtiraz durumunda da ilk önerimiz aynıdır: parçayı değil, önce yöntemi karşılaştıralım. On tartışmanın sekizi bu aşamada kapanıyor.</p>
<p>Kalan iki durumda parçayı tarafsız bir laboratuvara birlikte gönderiyoruz. Sonuç bizi haksız çıkarsa yalnız parçayı değil, o partinin tamamını değiştiriyor ve nedenini yazılı olarak paylaşıyoruz.</p>`,
};
