import type { DemoPost } from '../../base/content-types.ts';

export const ejectorPins: DemoPost = {
  slug: 'dogru-itici-pimi-secmek',
  title: 'Doğru itici pimi seçmek: form, sertlik ve alıştırma',
  excerpt:
    'Silindirik mi, konik başlı mı, kademeli mi? İtici pimde form, yüzey ve delik toleransını birlikte düşünmek kalıbın ömrünü belirler.',
  category: 'Üretim',
  author: 'Selim Ardıç',
  tags: ['itici pim', 'DIN 1530', 'enjeksiyon kalıbı', 'alıştırma'],
  readTime: 6,
  ageInDays: 6,
  cover: { key: 'itici-pim-a', view: 'izometrik' },
  content: `
<p>İtici pim, enjeksiyon kalıbının en ucuz parçalarından biridir; ama üretim durduğunda ilk bakılan yer çoğu zaman orasıdır. Kırılan, saran ya da çapak bırakan bir pim, parçanın kendisinden çok seçimin bir sonucudur. Bu yazıda tasarım masasında cevaplanması gereken dört soruyu sırayla ele alıyoruz: hangi form, hangi çelik ve yüzey, hangi delik toleransı, hangi boy.</p>

<h2>Form: başın şekli neyi değiştirir?</h2>
<p>DIN 1530 itici pimleri baş ve gövde biçimine göre ayırır. En yaygın olanı, <a href="/seri/z40-itici-pim">silindirik başlı A formudur</a>; ISO 6751 ile aynı ölçülere sahiptir. Baş, itici plakadaki faturaya oturur ve üst plaka ile sıkıştırılır. Montajı kolaydır, yedeği her yerde bulunur.</p>
<p><a href="/seri/z42-itici-pim-konik">Konik başlı pimler</a>, itici plakada havşa açılarak kullanılır. Baş yüksekliği azdır; ince itici plakalarda ve kesme kalıplarında tercih edilir. <a href="/seri/z44-kademeli-itici-pim">Kademeli pim (C formu, ISO 8694)</a> ise küçük çaplı uç ile kalın gövdeyi birleştirir: iki milimetrenin altındaki çaplarda uzun, ince bir pimin burkulmasını önler.</p>
<table>
<thead><tr><th scope="col">Form</th><th scope="col">Karşılığı</th><th scope="col">Ne zaman?</th><th scope="col">Dikkat edilecek nokta</th></tr></thead>
<tbody>
<tr><td>Silindirik başlı (A)</td><td>ISO 6751</td><td>Genel kullanım, Ø1,5–Ø32</td><td>Baş kalınlığı toleransı, plaka faturasıyla birlikte ölçülür</td></tr>
<tr><td>Kademeli (C)</td><td>ISO 8694</td><td>Ø0,8–Ø3 uç çapları</td><td>Kademe boyu, maça kalınlığından kısa kalmamalıdır</td></tr>
<tr><td>Konik başlı (D)</td><td>–</td><td>İnce itici plaka, kesme kalıbı</td><td>Havşa açısı 60° olmalı, baş yüzeyden taşmamalıdır</td></tr>
<tr><td><a href="/seri/z46-lama-itici">Lama itici (F)</a></td><td>ISO 8693</td><td>Kaburga ve dar duvarlar</td><td>Köşe yarıçapı, tel erozyon kanalına uymalıdır</td></tr>
</tbody>
</table>

<h2>Çelik ve yüzey</h2>
<p>İki ana seçenek vardır. Tam sertleştirilmiş takım çeliği (1.2210, 1.2516 gibi) 60 ±2 HRC sertliğindedir; çekirdeğe kadar serttir, boyu kısaltıldığında ve ucu taşlandığında sertliğini kaybetmez. Sıcak iş çeliğinden (1.2343, 1.2344) yapılan <a href="/seri/z41-itici-pim-nitrurlu">nitrürlü pim</a> ise çekirdekte 45 HRC dolayında tok, yüzeyde 950 HV ve üzerinde serttir. Isıl yorgunluğa dayanır; 200 °C üzerinde çalışan kalıplarda ve cam elyaf dolgulu malzemelerde ilk tercihtir.</p>
<p>Nitrürlü pimin zayıf yanı şudur: yüzey tabakası onda bir–iki milimetre kalınlığındadır. Uç biçimlendirilecekse, işlenen bölgede yumuşak çekirdek ortaya çıkar. Profilli uç gerekiyorsa tam sert pim kullanın ya da işlemeden sonra yeniden nitrürleyin.</p>

<h2>Delik toleransı ve kılavuzlama boyu</h2>
<p>Pim gövdesi g6, delik H7 olarak işlenirse, altı milimetrelik bir pimde boşluk 4 ile 24 mikron arasında kalır. Çoğu termoplastik için bu değer çapak sınırının altındadır. Ancak akışkanlığı yüksek malzemelerde (PA 6.6, LCP) boşluk 10 mikronun altında tutulmalıdır; bu durumda delik honlanır veya raybalanıp pimle eşleştirilir.</p>
<ul>
<li>Kılavuzlama boyu, pim çapının iki buçuk–üç katı olmalıdır; daha uzunu sürtünmeyi artırır, fayda sağlamaz.</li>
<li>Kılavuzlama bölgesinin gerisinde delik, çaptan 0,5–1 mm büyük açılır.</li>
<li>İtici plakadaki fatura deliği pimden 0,3–0,5 mm geniş bırakılır; pim kendi eksenini maçadan almalıdır, plakadan değil.</li>
</ul>
<p>Son madde en sık atlanandır. Pim hem plakada hem maçada sıkı kılavuzlanırsa, plakanın ısıl genleşmesi pimi yana iter. Uzun kalıplarda kenardaki pimlerin önce sarmasının nedeni genellikle budur.</p>

<h2>Boy ve burkulma</h2>
<p>İnce pimlerde boy, dayanımdan önce burkulmayı belirler. Kaba bir kural olarak serbest boyun çapa oranı 40’ı geçiyorsa kademeli pime geçmek gerekir. Örneğin Ø2 pim 80 mm serbest boydan sonra risklidir; aynı uç çapı Ø3 gövdeli kademeli pimle rahatça 160 mm’ye çıkar.</p>
<p>Sipariş boyunu, gereken boydan bir sonraki standart kademe olarak seçin ve pimi kalıpta taşlayın. Uç yüzeyi parçaya 0,05–0,1 mm gömülecek biçimde taşlanırsa, parçada çıkıntı yerine fark edilmeyen bir iz kalır.</p>

<h2>Montajda üç alışkanlık</h2>
<p>Pimi takmadan önce başın altındaki köşe yarıçapına bakın: standart pimlerde küçük bir radyüs vardır ve plakadaki faturanın ağzına buna uygun bir pah açılmamışsa baş oturmaz, pim ilk vuruşlarda kopar. İkinci alışkanlık temizliktir; honlama tozu kalmış bir delik, en iyi pimi bile birkaç saatte sardırır. Üçüncüsü işaretlemedir: profilli pimler aynı deliğe aynı yönde dönmelidir. Başa açılan küçük bir düzlük ve plakaya çakılan bir kama, ileride yapılacak hatayı baştan engeller.</p>

<h2>Kısa kontrol listesi</h2>
<ol>
<li>Kalıp sıcaklığı 200 °C’nin üzerinde mi? Nitrürlü sıcak iş çeliği.</li>
<li>Uç profilli mi? Tam sert takım çeliği.</li>
<li>Uç çapı 3 mm’nin altında, serbest boy çapın 40 katından fazla mı? Kademeli pim.</li>
<li>Kılavuzlama boyu 2,5–3 × çap mı, arkası boşaltılmış mı?</li>
<li>Plakadaki fatura pime serbestlik veriyor mu?</li>
</ol>
<p>Ölçüleriniz belliyse <a href="/shop">ürün listesinde</a> kod ya da çap × boy yazarak arayabilir, standart dışı bir uç için <a href="/contact">teknik resminizle bize</a> ulaşabilirsiniz.</p>`,
};
