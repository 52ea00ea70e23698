import type { DemoPost } from '../../base/content-types.ts';

export const readingDrawings: DemoPost = {
  slug: 'kalip-resmi-okumaya-baslarken',
  title: 'Kalıp resmi okumaya başlarken: çıraklar için kısa rehber',
  excerpt:
    'Kesit taraması, eksen çizgisi, yüzey işareti, parça listesi. Montaj resmine ilk kez bakan birinin bilmesi gerekenler.',
  category: 'Eğitim',
  author: 'Nalan Keskin',
  tags: ['teknik resim', 'eğitim', 'ölçme'],
  readTime: 6,
  ageInDays: 188,
  cover: { key: 'kilavuz-burc', view: 'kesit' },
  content: `
<p>Atölyeye yeni başlayan biri için kalıp montaj resmi ilk bakışta bir çizgi yığınıdır. Oysa resim, belirli bir sırayla okunduğunda oldukça konuşkandır. Eğitim programımızda ilk hafta anlattığımız sırayı burada paylaşıyoruz; elinize bir resim alıp adım adım izleyebilirsiniz.</p>

<h2>1. Önce yazı alanı</h2>
<p>Sağ alt köşedeki yazı alanı parçanın kimliğidir: adı, numarası, malzemesi, ölçeği, revizyonu. Revizyon harfine bakmadan işe başlamak, atölyenin en pahalı alışkanlığıdır. Ölçek 1:2 ise resimde cetvelle ölçü almaya kalkmayın; ölçek 1:1 olsa bile almayın. Resim ölçülerek değil, okunarak kullanılır.</p>
<p>Yazı alanının yakınında izdüşüm simgesi vardır: kesik koni. Koninin dar ucu hangi taraftaysa görünüşlerin hangi sıraya göre yerleştirildiğini gösterir. Avrupa’da birinci açı (ISO E), Amerika’da üçüncü açı (ISO A) kullanılır. Yanlış okunan izdüşüm, aynadaki parçayı yaptırır.</p>

<h2>2. Çizgiler ne söyler?</h2>
<ul>
<li><strong>Kalın sürekli çizgi:</strong> görünen kenar.</li>
<li><strong>Kesik çizgi:</strong> arkada kalan, görünmeyen kenar.</li>
<li><strong>İnce noktalı kesik çizgi:</strong> eksen ya da simetri. Delik görüyorsanız önce ekseni bulun.</li>
<li><strong>İnce sürekli çizgi:</strong> ölçü çizgisi, yardımcı çizgi ya da tarama.</li>
<li><strong>İki noktalı kesik çizgi:</strong> hareketli parçanın öteki konumu. İtici plakanın ileri konumu böyle gösterilir.</li>
</ul>

<h2>3. Kesitler: kalıp burada anlaşılır</h2>
<p>Kesit, parçayı hayalî bir testere ile kesip içine bakmaktır. Testerenin nereden geçtiği, üst görünüşte A–A gibi harflerle gösterilir; kalıp resimlerinde bu çizgi çoğu zaman kırıktır, yani bir kolonun, bir itici pimin ve bir soğutma deliğinin ekseninden sırayla geçer. Kesiti okumadan önce bu yolu parmağınızla izleyin.</p>
<p>Kesilen yüzeyler 45° taranır. Komşu parçalar farklı yönde ya da farklı aralıkta taranarak birbirinden ayrılır. Küçük ama önemli bir kural: miller, pimler, cıvatalar ve kaburgalar boyuna kesilse bile taranmaz. Bu yüzden itici pim, kesit resminde dolu ve taranmamış görünür.</p>

<h2>4. Ölçüler ve toleranslar</h2>
<p>Ölçüler üç gruba ayrılır. Boyut ölçüleri parçanın büyüklüğünü, konum ölçüleri bir özelliğin yerini, geçme simgeleri ise karşı parçayla ilişkisini verir. Ø20 H7 yazan yerde düşünülmesi gereken şey delik değil, o deliğe girecek parçadır.</p>
<p>Toleransı yazılmamış ölçüler serbest değildir; yazı alanındaki genel tolerans (örneğin ISO 2768-m) geçerlidir. 30–120 mm arasında orta sınıf ±0,3 mm demektir. İki delik arasındaki ölçü toleranssız görünüyorsa konumun başka bir yerde, geometrik tolerans çerçevesiyle verilip verilmediğine bakın.</p>

<h2>5. Yüzey işaretleri</h2>
<p>Üçgene benzer işaretin yanındaki Ra değeri, yüzeyin ortalama pürüzlülüğüdür. Ra 3,2 frezelenmiş, Ra 0,8 taşlanmış, Ra 0,2 ve altı parlatılmış yüzeydir. İşaretin üstündeki yatay çizgi “talaş kaldırılacak” anlamına gelir. Parlatma gerektiren yüzeylerde ayrıca yön belirtilmişse çizgiler parçanın kalıptan çıkış yönünde olmalıdır.</p>

<h2>6. Parça listesi</h2>
<p>Montaj resmindeki her balon numarası, parça listesindeki bir satırdır. Listede önce imal edilecek plakalar, sonra standart elemanlar gelir. Standart elemanlarda resim aranmaz: “DIN 1530-A 6 × 160” satırı bütün ölçüleri içerir. Listeyi okurken üç şeyi işaretleyin: adet, boy, bir de “taşlanacak” notu.</p>

<h2>7. Sık yapılan okuma hataları</h2>
<p>İlk aylarda en çok gördüğümüz hatalar bilgisizlikten değil, aceleden doğar. Çap işareti olmayan bir ölçüyü çap sanmak, simetrik görünen bir parçanın gerçekten simetrik olduğunu varsaymak, “4 ×” ön ekini görmeden tek delik delmek bunların başında gelir. Bir başka yaygın hata, açınım ölçüsünü bitmiş ölçüyle karıştırmaktır.</p>
<p>Bunlardan korunmanın basit bir yolu vardır: işe başlamadan önce resmi arkadaşınıza anlatın. “Bu plakada on iki delik var, dördü kademeli, ikisi merkezleme pimi için H7” diye yüksek sesle söylerken eksik kalan yer kendiliğinden ortaya çıkar. Ustalarımızın çoğu bunu hâlâ, sessizce, parmağını resmin üzerinde gezdirerek yapar.</p>

<p>Anlatırken takıldığınız yeri işaretleyin ve sorun; resimde soru işareti bırakmak ayıp değil, parçayı iki kez yapmak ayıptır.</p>

<h2>Kendinizi sınayın</h2>
<ol>
<li>Resimdeki kaç farklı parça taranmış, kaçı taranmamış?</li>
<li>Kalıp açıldığında hangi plakalar birlikte hareket eder?</li>
<li>İtici plakanın stroku kaç milimetredir ve bunu hangi iki ölçüden buldunuz?</li>
<li>Soğutma suyu hangi yüzden girip hangi yüzden çıkıyor?</li>
<li>Kalıp hangi yönde yanlış kapatılabilir ve bunu ne engelliyor?</li>
</ol>
<p>Beş sorunun yanıtını resim üzerinde gösterebiliyorsanız, artık resim okuyorsunuz demektir. Bundan sonrası alıştırmadır: her gün bir resim, her resimde bir soru. Ürün sayfalarımızdaki çizimler de bu alıştırma için uygundur; her birinde önden görünüş, kesit ve perspektif yan yana durur.</p>`,
};
