import type { DemoPost } from '../../base/content-types.ts';

export const cooling: DemoPost = {
  slug: 'kalip-sogutmasinda-akis',
  title: 'Soğutmada debi mi, sıcaklık mı? Türbülansı tasarlamak',
  excerpt:
    'Çevrim süresinin yarısından fazlası soğutmadır. Reynolds sayısı, spiral çekirdek ve soğutma perdesiyle aynı sudan daha çok ısı almak mümkün.',
  category: 'Teknoloji',
  author: 'Derya Uzunoğlu',
  tags: ['soğutma', 'çevrim süresi', 'enjeksiyon kalıbı'],
  readTime: 6,
  ageInDays: 90,
  cover: { key: 'spiral-sogutucu-cift', view: 'izometrik' },
  content: `
<p>Bir enjeksiyon çevriminde en uzun dilim soğutmadır; ince cidarlı ambalaj dışında neredeyse her parçada sürenin yarısını geçer. Çevrimi kısaltmak isteyen işletmenin ilk refleksi soğutucunun ayarını düşürmek olur. Oysa çoğu kalıpta sorun suyun sıcaklığı değil, suyun nasıl aktığıdır.</p>

<h2>Türbülanslı akış neden şart?</h2>
<p>Su kanalda sakin, katmanlı akarsa duvara değen tabaka ısınır ve yerinden oynamaz; ortadaki soğuk su, ısıyla hiç karşılaşmadan çıkar gider. Akış türbülanslı olduğunda katmanlar birbirine karışır ve ısı geçişi birkaç kat artar. Geçişi Reynolds sayısı belirler: 2300’ün altı laminer, 4000’in üstü türbülanslıdır. Kalıpta güvenli hedef 8.000–10.000 aralığıdır; bunun çok üstüne çıkmak pompayı yorar, kazancı azdır.</p>
<p>Ø10 kanalda 20 °C su ile Re = 10.000 için gereken debi yaklaşık 4,7 litre/dakikadır. Aynı kanalda 60 °C su kullanıldığında suyun viskozitesi yarıdan fazla düşer; aynı Reynolds sayısına iki litre/dakikadan biraz fazlasıyla ulaşılır. Yani sıcak su, soğuk sudan daha kolay türbülans yapar. Parça yüzeyi izin veriyorsa suyu birkaç derece ısıtmak bazen çevrimi uzatmaz, dengeler.</p>

<h2>Kanalın ulaşamadığı yerler</h2>
<p>Düz delikler plakaları soğutur; ısı ise en çok maçada birikir. İnce ve derin maçalar için üç standart çözüm vardır.</p>
<h3>Soğutma perdesi</h3>
<p>Maçaya dipten kör delik açılır, içine konan <a href="/seri/spd-sogutma-perdesi-duz">yassı perde</a> deliği ikiye böler. Su bir yarıdan çıkar, öbüründen döner. Ucuzdur ve söküp temizlenebilir. Perde delik cidarına tam oturmazsa su kısa devre yapar; deliğin çapı ve yüzeyi bu nedenle önemlidir. Uygun aralık Ø8–Ø25 mm’dir.</p>
<h3>Spiral çekirdek</h3>
<p><a href="/seri/ss2-spiral-sogutucu">Çift sarımlı spiralde</a> su bir sarımdan uca çıkar, diğerinden döner. Deliğin bütün çevresi eşit soğur, hız her noktada aynıdır. Yuvarlak ve hassas maçalarda perdeye göre belirgin biçimde dengeli sonuç verir. Spiralin dış çapı ile delik arasında 0,2 mm’den fazla boşluk kalmamalıdır.</p>
<h3>Isı borusu</h3>
<p>Suyun giremeyeceği Ø3–Ø8 mm maçalarda, içinde buharlaşıp yoğuşan bir akışkan bulunan kapalı boru kullanılır. Isıyı kendi yok etmez, soğuk bölgeye taşır; öbür ucu mutlaka sulu bir kanalda olmalıdır.</p>

<h2>Seri mi, paralel mi?</h2>
<p>Kanalları seri bağlamak her devrede aynı debiyi garanti eder, ama su son maçaya ısınmış gelir. Paralel bağlamada her maça aynı sıcaklıkta su alır; buna karşılık en az dirençli yol suyun çoğunu çeker, tıkanan devre fark edilmez. Önerimiz: dağıtıcıdan paralel çıkın, her çıkışa debi göstergeli vana koyun, bir devrede en çok iki–üç maçayı seri bağlayın. Giriş ile çıkış arasındaki fark 3–5 °C’yi, hassas parçalarda 2 °C’yi geçmemelidir.</p>

<h2>Bağlantı elemanları da kanalın parçasıdır</h2>
<p>10 mm’lik kanala 6 mm geçişli rakor takıldığında, tasarlanan debinin yarısı daha kalıba girmeden kaybolur. <a href="/seri/snp-sogutma-nipeli-pirinc">Nipel</a> ve <a href="/seri/hkf-hizli-kaplin-fkm">hızlı kaplinlerin</a> iç geçişi kanal kesitine yakın olmalıdır. Valfli kaplin sızdırmazlık sağlar, direnç ekler; sık sökülmeyen devrelerde valfsiz tip yeterlidir.</p>
<ul>
<li>Hortum boylarını eşit tutun; on metre hortum, bir valf kadar direnç yapar.</li>
<li>Giriş ve çıkışları kalıp üzerine IN/OUT olarak kazıyın, hortumları iki renk seçin.</li>
<li>O-ring yuvasını standart ölçüde açın; sıkıştırma oranı %15–25 aralığında kalmalıdır.</li>
<li>Tapaları sızdırmazlık macunuyla değil, konik diş ya da contalı tapa ile kapatın.</li>
</ul>

<h2>Küçük bir örnek</h2>
<p>Bir müşterimizin dört gözlü kapak kalıbında çevrim 21 saniyeydi; soğutma suyu 8 °C’ye kadar indirilmiş, buna rağmen maça uçları 70 °C’nin altına inmemişti. Ölçtüğümüzde perdeli devrelerin her birinden yalnızca 1,6 litre/dakika geçtiğini gördük: dört maça seri bağlanmış, araya da dar geçişli valfli kaplinler konmuştu. Devreler ikiye bölündü, kaplinler tam geçişli tiple değiştirildi, perdeler spiral çekirdeğe çevrildi. Su sıcaklığı 14 °C’ye yükseltildiği hâlde çevrim 16,5 saniyeye indi. Kalıpta tek bir delik bile yeniden açılmadı.</p>

<h2>Kireç: görünmeyen yalıtım</h2>
<p>Bir milimetre kireç, yaklaşık kırk–elli milimetre çelik kadar ısı direnci yaratır. Kapalı devre, yumuşatılmış su ve yılda bir debi ölçümü, en pahalı soğutma tasarımından daha çok işe yarar. Kalıp devreye alındığında her devrenin debisini ve basınç farkını kaydedin; iki yıl sonra elinizde karşılaştıracak bir sayı bulunsun.</p>

<h2>Nereden başlamalı?</h2>
<p>Termal kamerayla açık kalıbın fotoğrafını çekin. Sıcak nokta genellikle tahmin edilen yerde değildir. Sonra o maçanın devresindeki gerçek debiyi ölçün, Reynolds sayısını hesaplayın. Çoğu işletmede sonuç aynı çıkar: daha soğuk su değil, doğru yere giden daha hızlı su gerekir.</p>`,
};
