import type { DemoPost } from '../../base/content-types.ts';

export const coolant: DemoPost = {
  slug: 'kesme-sivisinin-omru',
  title: 'Kesme sıvısının ömrünü iki katına çıkarmak',
  excerpt:
    'Atık sıvı hem bütçeyi hem çevreyi yorar. Taşlama ve freze atölyemizde üç yılda öğrendiğimiz basit bakım düzenini anlatıyoruz.',
  category: 'Çevre',
  author: 'Nalan Keskin',
  tags: ['ISO 14001', 'talaşlı imalat', 'bakım'],
  readTime: 5,
  ageInDays: 279,
  cover: { key: 'sogutma-nipeli-pirinc', view: 'izometrik' },
  content: `
<p>Çevre hedeflerimizi ilk yazdığımızda listenin başına elektrik tüketimini koymuştuk. Bir yıl sonra atık kayıtlarına baktığımızda, tonaj olarak en büyük kalemin başka bir şey olduğunu gördük: kullanılmış emülsiyon. Yılda kırk metreküpe yakın kesme sıvısını bertarafa gönderiyorduk. Bugün bu miktar on yedi metreküp; üretim ise üçte bir oranında arttı. Hiçbir makine değiştirmedik. Yaptığımız, sıvıya bir sarf malzemesi gibi değil, bir makine parçası gibi davranmaktı.</p>

<h2>Sıvı neden bozulur?</h2>
<p>Emülsiyonun ömrünü bitiren dört etken vardır. Kızak yağı sıvının üzerini örter, havayla temasını keser ve oksijensiz ortamı seven bakterilerin çoğalmasını sağlar; pazartesi sabahı duyulan koku budur. Buharlaşan su, derişimi yükseltir; eksilenin yerine yalnız su eklemek ise düşürür. İnce talaş ve taşlama tozu hem yüzeyi çizer hem bakterilere yuva olur. Son etken sudur: sert suyla hazırlanan emülsiyonda kireç sabunları oluşur, filtreler tıkanır.</p>

<h2>Haftalık düzen</h2>
<p>Her tezgâha bir kart astık. Kartta dört ölçüm ve dört sınır var; ölçümü operatör yapıyor, sınır aşıldığında bakım ekibi geliyor.</p>
<ul>
<li><strong>Derişim:</strong> Refraktometreyle, haftada iki kez. Frezede %6–8, taşlamada %3–5. Okunan değer ürünün katsayısıyla çarpılır; bu katsayı karta yazılıdır.</li>
<li><strong>pH:</strong> Haftada bir. 8,8–9,4 arası sağlıklıdır; 8,5’in altı bakteri, 9,6’nın üstü fazla derişim demektir.</li>
<li><strong>Yüzey yağı:</strong> Pazartesi sabahı, tezgâh çalışmadan. Depo yüzeyi kapandıysa bantlı sıyırıcı iki saat çalıştırılır.</li>
<li><strong>Görünüm ve koku:</strong> Ölçü aleti gerektirmez, en erken uyarıyı verir.</li>
</ul>
<p>Eksilen sıvının yerine saf su değil, %1–2’lik zayıf karışım ekliyoruz. Buharlaşan sudur; parçayla ve talaşla taşınan ise emülsiyondur. İkisinin dengesi her tezgâhta farklıdır ve ancak ölçerek bulunur.</p>

<h2>Küçük yatırımlar</h2>
<p>Toplam harcamamız tek bir bertaraf sözleşmesinin bedelini geçmedi:</p>
<ol>
<li>Altı tezgâha bantlı yağ sıyırıcı. Aylık atık yağ miktarı ilk kez ölçülebilir hâle geldi.</li>
<li>Merkezi hazırlama istasyonu: yumuşatılmış su ve oransal karıştırıcı. Elle, kovayla hazırlama bitti.</li>
<li>Taşlama hattına kâğıt filtre yerine manyetik ayırıcı ile ince filtre. Filtre kâğıdı tüketimi yarıya indi.</li>
<li>Hafta sonu çalışan küçük hava pompaları. Sıvıya hava vermek, kokuyu neredeyse tamamen ortadan kaldırdı.</li>
</ol>
<p>Son madde en ucuzuydu: akvaryum pompası büyüklüğünde bir cihaz ve beş metre hortum. Bakteri öldürücü katkı kullanımını bu sayede yılda iki uygulamaya düşürdük; hem operatörlerimizin cildi hem atık suyumuz rahatladı.</p>

<h2>Kirliliği kaynağında tutmak</h2>
<p>Depoya kahve dökmek, yer paspaslarını tezgâhın içine sıkmak, izmariti oluğa atmak... Bunların hepsini bir zamanlar yaşadık. Uyarı levhaları işe yaramadı; her tezgâhın yanına bir çöp kutusu ve bir lavabo koymak işe yaradı. Davranışı değiştirmenin yolu çoğu zaman öğüt değil, doğru şeyi kolaylaştırmaktır.</p>
<p>Kızak yağının seçimi de önemlidir. Sıvıyla karışmayan, hızlı ayrışan sınıftan bir kızak yağına geçtiğimizde sıyırıcıların topladığı yağ berraklaştı ve geri kazanıma gidebilir hâle geldi. Sızıntıları da böyle bulduk: haftada yarım litreden fazla yağ toplanan tezgâhta mutlaka bir keçe ya da dozaj arızası çıkıyor.</p>

<h2>Neler işe yaramadı?</h2>
<p>Denediğimiz her şeyin sonuç verdiğini söylemek dürüst olmaz. Bütün tezgâhları tek tip sıvıya geçirme girişimimiz, taşlamada köpük sorunu yüzünden üç ayda bitti; bugün iki tür kullanıyoruz. Taşınabilir bir santrifüj kiraladık, ama taşlama tozu bizim partikül boyutumuzda yeterince ayrılmadı. Otomatik pH dozajı ise ölçüm probu kirlendiği için iki kez fazla katkı bastı; elle ölçüme döndük. Bu üç denemenin ortak dersi, ölçmeden otomatikleştirmenin sorunu yalnızca hızlandırdığıydı.</p>
<p>Buna karşılık her ay asılan tek sayfalık grafik beklediğimizden çok iş gördü. Tezgâhların sıvı ömürlerini yan yana gören ekipler, bizden önce kendi aralarında yarışmaya başladı.</p>

<h2>Değişim zamanı geldiğinde</h2>
<p>Depo boşaltıldığında temizliği atlamak, yeni sıvıya eski bakterileri aşılamaktır. Boşaltmadan bir vardiya önce sistem temizleyicisi ekliyor, tezgâhı çalışır hâlde dolaştırıyor, sonra boşaltıp duruluyoruz. Bütün işlem dört saat sürüyor ve yeni dolumun ömrünü aylarca uzatıyor.</p>

<p>Temizlik gününü üretim planına bir iş emri olarak yazmak da önemlidir; plana girmeyen temizlik her zaman ertelenir.</p>

<p>Boşalan depoyu el feneriyle kontrol edin; köşede kalan bir avuç çamur, dört saatlik emeği boşa çıkarır.</p>

<h2>Sayılarla üç yıl</h2>
<ul>
<li>Bertaraf edilen emülsiyon: 39 m³’ten 17 m³’e</li>
<li>Konsantre tüketimi: yılda 3,1 tondan 1,9 tona</li>
<li>Ortalama sıvı ömrü: beş aydan on iki aya</li>
<li>Cilt şikâyeti nedeniyle başvuru: altıdan sıfıra</li>
</ul>
<p>Son satır, hedef tablomuzda yoktu. Şimdi ilk sırada duruyor.</p>`,
};
