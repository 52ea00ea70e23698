import type { DemoPost } from '../../base/content-types.ts';

export const dieSprings: DemoPost = {
  slug: 'kalip-yayi-renk-kodlari',
  title: 'Kalıp yayında renk ne söyler? ISO 10243 ile seçim',
  excerpt:
    'Yeşil, mavi, kırmızı, sarı: renk yayın sertliğini anlatır, ömrünü ise sıkıştırma oranı belirler. Hesap örneğiyle birlikte.',
  category: 'Üretim',
  author: 'Selim Ardıç',
  tags: ['kalıp yayı', 'ISO 10243', 'pres kalıbı'],
  readTime: 6,
  ageInDays: 27,
  cover: { key: 'kalip-yayi-mavi', view: 'izometrik' },
  content: `
<p>Dikdörtgen kesitli kalıp yayları, yuvarlak telden sarılan yaylara göre aynı hacimde belirgin biçimde daha fazla kuvvet verir. ISO 10243 bu yayları dört yük sınıfına ayırır ve her sınıfa bir renk verir. Rengi bilmek kolaydır; asıl iş, doğru sınıfı doğru boyla birlikte seçmektir.</p>

<h2>Dört renk, dört davranış</h2>
<p>Renk, yayın çapından ve boyundan bağımsız olarak tel kesitini, dolayısıyla yay katsayısını anlatır. Aynı yuvaya giren bir yeşil yay ile bir sarı yay arasında beş kata varan kuvvet farkı olabilir. Buna karşılık sertlik arttıkça kullanılabilir yol kısalır.</p>
<table>
<thead><tr><th scope="col">Renk</th><th scope="col">Yük sınıfı</th><th scope="col">Uzun ömür için sıkıştırma</th><th scope="col">En fazla sıkıştırma</th><th scope="col">Tipik kullanım</th></tr></thead>
<tbody>
<tr><td><a href="/seri/kalip-yayi-yesil">Yeşil</a></td><td>Hafif</td><td>boyun %25’i</td><td>boyun %40’ı</td><td>İtici plaka geri dönüşü, uzun yollu sıyırıcılar</td></tr>
<tr><td><a href="/seri/kalip-yayi-mavi">Mavi</a></td><td>Orta</td><td>boyun %25’i</td><td>boyun %37,5’i</td><td>Genel kesme kalıbı sıyırıcısı</td></tr>
<tr><td><a href="/seri/kalip-yayi-kirmizi">Kırmızı</a></td><td>Ağır</td><td>boyun %20’si</td><td>boyun %30’u</td><td>Bükme ve şekillendirme baskı plakaları</td></tr>
<tr><td><a href="/seri/kalip-yayi-sari">Sarı</a></td><td>Ekstra ağır</td><td>boyun %17’si</td><td>boyun %25’i</td><td>Kalın sac, dar hacimde yüksek kuvvet</td></tr>
</tbody>
</table>
<p>Oranlar üreticiye göre bir–iki puan oynar; kesin değer için ürünün ölçü tablosuna bakın. Değişmeyen şey şudur: son sütundaki sınırda çalışan bir yay, bir milyon vuruşun çok altında yorulur.</p>

<h2>Hesap: adım adım</h2>
<p>Bir kesme kalıbında sıyırma kuvvetinin 6000 N, sıyırıcının toplam yolunun 8 mm olduğunu varsayalım. Yay montajda 3 mm ön gerilme alacak. Toplam sıkıştırma 11 mm olur.</p>
<ol>
<li><strong>Boy:</strong> Mavi yayda uzun ömür oranı %25 ise serbest boy en az 11 / 0,25 = 44 mm olmalıdır. Bir üst standart boy 51 mm’dir.</li>
<li><strong>Adet:</strong> Plaka geometrisi altı yaya izin veriyorsa, yay başına 1000 N gerekir.</li>
<li><strong>Katsayı:</strong> Kuvvetin başlangıçta, yani ön gerilme konumunda sağlanması isteniyorsa katsayı 1000 / 3 ≈ 333 N/mm çıkar; bu, büyük çaplı bir yay demektir. Kuvvet vuruşun sonunda gerekiyorsa 1000 / 11 ≈ 91 N/mm yeterlidir.</li>
<li><strong>Çap:</strong> Ölçü tablosundan bu katsayıyı veren en küçük yuva çapı seçilir; plaka üzerindeki delik, yay dış çapından 0,5–1 mm büyük açılır.</li>
</ol>
<p>Üçüncü adımdaki fark önemlidir. Pek çok kalıpta gereğinden sert yay kullanılmasının nedeni, kuvvetin hangi konumda gerektiğinin baştan konuşulmamasıdır. Ön gerilmeyi 3 mm’den 5 mm’ye çıkarmak, bir sınıf yumuşak yayla çalışmayı sağlayabilir.</p>

<h2>Yuva ve kılavuz</h2>
<p>Serbest boyu dış çapının üç buçuk katını geçen yay, sıkışırken yana kaçmak ister. Böyle yaylar içten bir pimle ya da derin bir yuvayla kılavuzlanmalıdır. <a href="/seri/yay-pimi">Kılavuz pimin</a> çapı, yay iç çapından 0,5–1 mm küçük olur; ucu pahlı bırakılır. Kılavuzsuz uzun yay, önce yuvasının kenarını, sonra kendini aşındırır.</p>
<p>Yuva tabanı düz ve dik olmalıdır. Matkap ucunun bıraktığı konik taban, yayın son sarımını noktasal yükler; kırılmalar çoğu zaman bu sarımda başlar. Tabanı düz uçlu bir freze ile düzeltmek, yay ömrünü tek başına iki katına çıkarabilir.</p>

<h2>Bakımda ne yapılmalı?</h2>
<ul>
<li>Yayları takım hâlinde değiştirin: yorgun yayların arasına konan tek yeni yay, plakayı eğik bastırır.</li>
<li>Kısaltmak için yay kesmeyin ve taşlamayın; uç sarımı bozulan yay standarttaki kuvveti vermez.</li>
<li>Boyası dökülen, parlayan bölgeler yuvaya sürtünmeyi gösterir. Kılavuzu kontrol edin.</li>
<li>Serbest boyu ölçün: %3’ten fazla kısalmış yay görevini tamamlamıştır.</li>
</ul>

<h2>Enjeksiyon kalıbında geri itme yayı</h2>
<p>Enjeksiyon kalıplarında yay çoğunlukla itici plakayı geri döndürmek için kullanılır. Buradaki kuvvet ihtiyacı plakanın ağırlığı ve sürtünme ile sınırlıdır; yeşil ya da mavi yay yeter. Kritik olan, itici stroku boyunca yayın en fazla sıkıştırma sınırını aşmamasıdır. 60 mm strok için yeşil yayda bile en az 240 mm serbest boy gerekir; bu boy plakaya sığmıyorsa yayları üst üste koymak yerine geri itme pimlerine ya da makinenin hidrolik bağlantısına güvenmek daha doğrudur. Yay hiçbir zaman geri dönüşün tek güvencesi olmamalıdır; kırık bir yayla kapanan kalıpta iticiler maçaya çarpar.</p>

<h2>Ne zaman gazlı yay?</h2>
<p>Yol boyunca neredeyse sabit kuvvet gerekiyorsa veya hacim çok darsa azotlu gazlı yay daha uygun olabilir. Buna karşılık çelik yay sızdırmaz, basınç kontrolü istemez ve anında değiştirilir. Vuruş sayısı düşük, kuvvet ihtiyacı orta düzeydeyse çelik yay hâlâ en sakin çözümdür.</p>
<p>Elinizde eski bir yay varsa dış çapını, pim çapını ve serbest boyunu ölçmeniz yeterlidir; rengi silinmişse tel kesitini de yazın, <a href="/contact">doğru sınıfı birlikte bulalım</a>.</p>`,
};
