import type { DemoPost } from '../../base/content-types.ts';

export const fits: DemoPost = {
  slug: 'kalipta-gecme-ve-tolerans',
  title: 'Kalıpta geçme seçimi: H7 ile biten her şey aynı değildir',
  excerpt:
    'Kolon, burç, merkezleme pimi ve itici için hangi geçme neden kullanılır? Sık kullanılan çiftler ve mikron olarak sonuçları.',
  category: 'Kalite',
  author: 'Nalan Keskin',
  tags: ['tolerans', 'ölçme', 'alıştırma', 'kolon ve burç'],
  readTime: 6,
  ageInDays: 48,
  cover: { key: 'merkezleme-pimi', view: 'izometrik' },
  content: `
<p>Kalıp resimlerinde en çok görülen tolerans H7’dir. Delik H7 olunca işin bittiği sanılır; oysa geçmeyi belirleyen, karşı parçanın sınıfıdır. Aynı H7 delikte bir pim elle kayar, bir başkası pres ister. Bu yazıda kalıp elemanlarında kullanılan çiftleri ve bunların mikron olarak ne anlama geldiğini topladık.</p>

<h2>Delik esaslı sistem neden?</h2>
<p>Delikler rayba, hon ya da erozyonla belirli ölçülerde işlenir; takımı değiştirmek pahalıdır. Mil ise taşlamada istenen değere kolayca getirilir. Bu nedenle delik sabit tutulur (H), geçme milin sınıfıyla ayarlanır. ISO 286-1 ve ISO 286-2 bu sistemi tanımlar.</p>
<table>
<caption>Ø20 anma ölçüsünde sık kullanılan çiftler (mikron)</caption>
<thead><tr><th scope="col">Çift</th><th scope="col">En küçük boşluk</th><th scope="col">En büyük boşluk</th><th scope="col">Kalıpta yeri</th></tr></thead>
<tbody>
<tr><td>H7/g6</td><td>7</td><td>41</td><td>Kılavuz kolon – burç, itici pim – maça</td></tr>
<tr><td>H7/h6</td><td>0</td><td>34</td><td>Merkezleme elemanı, sökülebilir lokma</td></tr>
<tr><td>H7/k6</td><td>−15</td><td>19</td><td>Burç ve kolonun plakaya oturması</td></tr>
<tr><td>H7/m6</td><td>−21</td><td>13</td><td>Merkezleme pimi, sabit taraf</td></tr>
<tr><td>H7/n6</td><td>−28</td><td>6</td><td>Sökülmeyecek parçalar</td></tr>
</tbody>
</table>
<p>Eksi değerler sıkılığı gösterir. H7/k6 bir geçiş geçmesidir: tolerans alanının neresinde olduğunuza göre parça elle de girebilir, hafif darbe de isteyebilir. Bu yüzden kolon ve burçları pres yerine bronz tokmakla takmak alışılmış bir iştir.</p>

<h2>Merkezleme pimi: iki delik, iki ayrı sınıf</h2>
<p>İki plakayı birbirine göre konumlandıran pim, plakalardan birinde sıkı (m6), diğerinde kaygan oturmalıdır. İki tarafın da sıkı yapılması plakaların ayrılmasını güçleştirir, iki tarafın da boş bırakılması konumu bozar. <a href="/seri/mp-merkezleme-pimi">Sertleştirilmiş pimler (ISO 8734)</a> m6 olarak taşlanmış gelir; sabit tarafta H7, kayar tarafta F7 ya da H8 delik kullanmak bu ayrımı kendiliğinden sağlar.</p>
<p>İki pim kullanılıyorsa ikincisi için yuva, pim eksenlerini birleştiren doğrultuda uzatılır. Böylece sıcaklık farkının yarattığı uzama pimi kesmeye çalışmaz. 300 mm aralıkta 30 °C’lik farkın karşılığı yaklaşık 0,1 mm’dir; bu değer hiçbir geçmenin içine sığmaz.</p>

<h2>Isıyı unutmayın</h2>
<p>Ölçüler 20 °C’de geçerlidir. Kalıp 80 °C’de çalışırken çelik her 100 milimetrede yaklaşık 0,07 mm büyür. Sabit ve hareketli taraf aynı sıcaklıktaysa sorun çıkmaz; ancak biri soğutulup diğeri ısıtılıyorsa kolonlar ile burçların eksenleri birbirinden uzaklaşır.</p>
<ul>
<li>Taraflar arasındaki fark 20 °C’yi geçiyorsa kolon boşluğunu büyütmek yerine <a href="/seri/yk-yan-kilit-duz">düz merkezleme elemanları</a> ekleyin.</li>
<li>Merkezleme elemanlarını plakanın orta eksenlerine yerleştirin; genleşme bu eksenlerden dışa doğru olur.</li>
<li>Burçları bronz seçtiyseniz bronzun çelikten yaklaşık yarı yarıya fazla genleştiğini hesaba katın.</li>
</ul>

<h2>Ölçmek: hangi aletle?</h2>
<p>Altı mikronluk bir farkı kumpasla göremezsiniz. H7 delik için geçer–geçmez tampon mastar ya da üç noktalı iç çap mikrometresi, mil için 0,001 mm bölüntülü mikrometre gerekir. Parça ile ölçü aletinin aynı sıcaklıkta olması, aletin sınıfından daha önemlidir: elde tutularak ısınmış Ø50 bir kolon, beş derece farkta üç mikron büyük görünür.</p>
<p>Yuvarlaklık ve diklik, çap kadar belirleyicidir. Ölçüsü doğru ama ekseni yüzeye 0,03 mm eğik bir burç deliği, kolonu tek noktadan yükler. Kalıp açıldığında kolonun yalnız bir yanında parlak iz görüyorsanız çapı değil, dikliği kontrol edin.</p>

<h2>Sık yapılan üç hata</h2>
<ol>
<li><strong>Kolonu iki uçta birden sıkı geçirmek.</strong> Kolon bir plakada k6 ile oturur, karşı tarafta g6 ile kayar. Üçüncü bir plakadan daha sıkı geçiyorsa sistem aşırı belirli olur ve en zayıf burç aşınır.</li>
<li><strong>Kaplamayı ölçüye katmamak.</strong> Sert krom ya da nitrürleme yarıçapta birkaç mikron büyütür. Son ölçü kaplamadan sonra istenmelidir.</li>
<li><strong>Toleransı derinlik boyunca aynı sanmak.</strong> Uzun deliklerde rayba ağızda büyük, dipte küçük iz bırakır. Burcun tam boyda oturması gerekiyorsa delik honlanmalı, gerekmiyorsa orta bölgesi boşaltılmalıdır.</li>
</ol>
<p>Bu hataların ortak yanı, tek tek ölçülerin doğru çıkmasıdır. Yanlış olan ölçüler değil, ölçülerin birbirleriyle ilişkisidir; bu nedenle ilk montaj denemesi, en ayrıntılı ölçü raporundan daha çok şey söyler.</p>

<p>Deneme montajını soğuk kalıpta, yağsız yapın; takılan yeri boyayla işaretleyip düzeltmeyi yalnız orada arayın.</p>

<h2>Resimde nasıl gösterilmeli?</h2>
<p>Her ölçüye tolerans yazmak kaliteyi artırmaz, maliyeti artırır. İşlev yüzeylerini seçin, geçmeyi simgeyle (Ø20 H7) belirtin, konumu geometrik toleransla verin, kalan ölçüleri genel toleransa bırakın. İmalatçıya neyin önemli olduğunu söyleyen resim, çok sayıda rakam taşıyan resimden daha değerlidir.</p>
<p>Standart elemanlarda bu işin yarısı yapılmıştır: kolon, burç ve pimler taşlanmış sınıflarıyla gelir. Size kalan, deliği doğru sınıfta ve doğru yerde açmaktır.</p>`,
};
