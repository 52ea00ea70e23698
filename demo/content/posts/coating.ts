import type { DemoPost } from '../../base/content-types.ts';

export const coating: DemoPost = {
  slug: 'dlc-kapli-iticiler',
  title: 'Yağsız çalışan itici: DLC kaplama ne zaman kendini öder?',
  excerpt:
    'Medikal ve gıda kalıplarında yağ istenmez. DLC kaplı pim sürtünmeyi düşürür, ama her kalıpta gerekli değildir. Hesabı birlikte yapalım.',
  category: 'İnovasyon',
  author: 'Derya Uzunoğlu',
  tags: ['kaplama', 'itici pim', 'temiz oda'],
  readTime: 6,
  ageInDays: 216,
  cover: { key: 'itici-pim-d', view: 'izometrik' },
  content: `
<p>Temiz odada çalışan bir kalıpta gres istenmez. Parçanın üzerinde görülen küçük bir yağ izi, bütün partinin ayrılması anlamına gelebilir. Bu yüzden son on yılda itici pimlerde elmas benzeri karbon kaplama (DLC) yaygınlaştı. Kaplama gerçekten işe yarıyor; yalnızca her yerde değil, her fiyata değil.</p>

<h2>Kaplama ne yapar?</h2>
<p>DLC, karbon atomlarının bir bölümünün elmastaki gibi, bir bölümünün grafitteki gibi bağlandığı, iki–üç mikron kalınlığında bir tabakadır. Elmas payı sertliği (2000 HV ve üzeri), grafit payı düşük sürtünmeyi sağlar. Kuru çelik–çelik temasında 0,5’in üzerinde olan sürtünme katsayısı, DLC–çelik çiftinde 0,1 ile 0,15 arasına iner.</p>
<p>Pratikte üç sonuç görülür: pim yağsız sarmaz, delik cidarı daha yavaş aşınır, ince pimlerde itme kuvveti azaldığı için burkulma payı artar. Bir dördüncüsü daha vardır: koyu gri, parlak yüzeyde aşınma izi çıplak gözle hemen seçilir. Bakımcılar bunu sever.</p>

<h2>Neye dayanmaz?</h2>
<ul>
<li><strong>Isıya:</strong> Hidrojenli DLC türleri 300 °C dolayında grafitleşmeye başlar. Basınçlı döküm kalıbı için uygun değildir.</li>
<li><strong>Darbeye:</strong> İnce tabaka, altındaki çelik ezildiğinde yumurta kabuğu gibi kırılır. Taban malzemesi 58 HRC altındaysa ömrü kısalır.</li>
<li><strong>Pürüze:</strong> Kaplama yüzeyi düzeltmez, kopyalar. Ra 0,2’den kaba bir pimde tepeler karşı deliği törpüler.</li>
<li><strong>Sonradan işlemeye:</strong> Boy taşlandığında uç kaplamasız kalır. Çoğu uygulamada sorun olmaz; profilli uçta kaplama en sona bırakılmalıdır.</li>
</ul>

<h2>Seçenekleri karşılaştırmak</h2>
<table>
<thead><tr><th scope="col">Yüzey</th><th scope="col">Sertlik</th><th scope="col">Kuru sürtünme</th><th scope="col">Sıcaklık sınırı</th><th scope="col">Göreli fiyat</th></tr></thead>
<tbody>
<tr><td>Tam sert, kaplamasız</td><td>60 HRC</td><td>0,5–0,6</td><td>200 °C</td><td>1</td></tr>
<tr><td>Gaz nitrürlü</td><td>950–1100 HV</td><td>0,4</td><td>500 °C</td><td>1,1</td></tr>
<tr><td>TiN</td><td>2300 HV</td><td>0,4</td><td>500 °C</td><td>2,2</td></tr>
<tr><td>CrN</td><td>1800 HV</td><td>0,4</td><td>700 °C</td><td>2,3</td></tr>
<tr><td>DLC</td><td>2000–3000 HV</td><td>0,1–0,15</td><td>300 °C</td><td>3–4</td></tr>
</tbody>
</table>
<p>Tabloda dikkat çeken nokta, sert kaplamaların hepsinin sürtünmeyi düşürmediğidir. TiN aşınmaya karşı iyidir, yağsız çalışma için değildir.</p>

<h2>Hesap: kalıp başına kaç duruş?</h2>
<p>32 gözlü bir medikal kalıpta göz başına iki pim, toplam 64 pim olsun. Kaplamasız pimlerle her 120.000 çevrimde bir söküp silme ve ince yağlama gerekiyor; her duruş, temiz oda prosedürüyle birlikte üç saat sürüyor. Yılda dört milyon çevrim için bu otuz üç duruş, yaklaşık yüz saat demektir.</p>
<p>DLC ile aynı kalıpta bakım aralığı 600.000 çevrime çıktığında duruş sayısı yediye iner ve yılda seksen saate yakın üretim kazanılır. Pim takımındaki fiyat farkı, genellikle ilk iki duruşun maliyetinden azdır. Aynı hesabı yılda 200.000 parça yapan dört gözlü bir kasa kalıbı için yaptığınızda ise sonuç tersine döner: yılda iki duruşu kaldırmak için ödenen fark, kalıp hurdaya ayrılana kadar geri dönmez.</p>

<h2>Delik tarafını unutmayın</h2>
<p>Kaplama sürtünen iki yüzeyden birine yapılır; öbürü değişmez. Honlanmış, Ra 0,4’ün altında bir delik olmadan DLC’den beklenen sonuç alınmaz. Boşluğu da bir miktar değiştirmek gerekir: yağ filmi olmayacağı için H7/g6 yerine birkaç mikron daha geniş bir eşleşme, tozu dışarı taşıyan boşluğu sağlar. Kılavuzlama boyunun çapın üç katını geçmemesi burada her zamankinden önemlidir.</p>
<p>İlk çalıştırmada, ilk iki yüz çevrim boyunca pim ile delik birbirine alışır. Bu sırada deliğe grafitten ince bir film geçer ve sürtünme düşmeye devam eder. Bu süreyi düşük hızla geçirmek, kaplamanın ömrünü belirgin biçimde uzatır.</p>

<h2>Kaplamayı nasıl denetlemeli?</h2>
<p>Kaplama kalitesini anlamak için laboratuvar şart değildir. Rockwell ucuyla bırakılan izin çevresine yirmi kat büyüteçle bakın: ince çatlaklar kabul edilebilir, pul pul kalkma edilemez. Çapı kaplamadan önce ve sonra aynı yerde ölçün; fark iki kaplama kalınlığı, yani dört–altı mikron olmalıdır. Renk halkaları kalınlığın eşit dağılmadığını gösterir. Partiden bir pimi saklamak ise en ucuz sigortadır: bir yıl sonra çıkan tartışmada elinizde hiç çalışmamış bir örnek bulunur.</p>

<h2>Ne öneriyoruz?</h2>
<ol>
<li>Temiz oda, gıda teması ya da saydam parça varsa DLC kaplı pimi baştan tasarıma alın.</li>
<li>Yılda bir milyon çevrimin üzerindeyseniz yukarıdaki hesabı kendi duruş sürenizle yapın.</li>
<li>Kalıp sıcaklığı 150 °C’yi geçiyorsa CrN ya da <a href="/seri/z41-itici-pim-nitrurlu">nitrürlü pimle</a> başlayın.</li>
<li>Yalnız sorun çıkaran birkaç pim varsa bütün takımı kaplatmadan önce o deliklerin eksenini ölçün. Eksen hatasını hiçbir kaplama örtmez.</li>
</ol>
<p>Kaplamalı pimlerimiz tam sert tabandan, uç boyu taşlanmış ve kaplama sonrası ölçülmüş olarak gönderilir. Deneme için dört–altı pimlik küçük bir takım istemeniz, kararı kendi kalıbınızın vermesini sağlar.</p>`,
};
