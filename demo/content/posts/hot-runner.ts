import type { DemoPost } from '../../base/content-types.ts';

export const hotRunner: DemoPost = {
  slug: 'sicak-yollukta-sicaklik-dengesi',
  title: 'Sıcak yollukta sıcaklık dengesi: termokuplun yeri neden önemli?',
  excerpt: '',
  category: 'Ar-Ge',
  author: 'Derya Uzunoğlu',
  tags: ['sıcak yolluk', 'termokupl', 'rezistans'],
  readTime: 5,
  ageInDays: 111,
  cover: { key: 'sicak-yolluk-memesi', view: 'izometrik' },
  content: `
<p>Sıcak yolluk sisteminde kumanda cihazının gösterdiği sayı, eriyiğin sıcaklığı değildir; <a href="/seri/tkj-termokupl-j">termokuplun</a> ucundaki metalin sıcaklığıdır. İkisi arasındaki fark, memenin tasarımına ve termokuplun konumuna göre beş dereceyle kırk derece arasında değişebilir. Laboratuvarımızda aynı memeyi üç farklı ölçüm noktasıyla çalıştırdık ve farkın nereden geldiğine baktık.</p>

<h2>Deney düzeni</h2>
<p>Ø16 gövdeli, 80 mm boyunda bir meme; çevresinde 250 W bilezik rezistans, ucunda kalıp plakasına temas eden merkezleme halkası. Malzeme olarak dar işlem aralığı nedeniyle POM seçildi. Termokupl sırasıyla rezistansın altına, uçtan 25 mm geriye ve uçtan 8 mm geriye yerleştirildi. Her konumda kumanda 205 °C’ye ayarlandı, rejime girdikten sonra meme ucundaki metal ince bir yardımcı termokuplla ölçüldü.</p>
<ul>
<li>Rezistansın altında: uç 186 °C, yani ayarın 19 °C altında.</li>
<li>Uçtan 25 mm geride: uç 196 °C.</li>
<li>Uçtan 8 mm geride: uç 203 °C; buna karşılık gövdenin ortası 214 °C’ye çıktı.</li>
</ul>
<p>Üç ölçümün de ayar değeri aynıydı. Kumanda ekranına bakan operatör için üç durum arasında hiçbir fark yoktu.</p>

<h2>Neden böyle olur?</h2>
<p>Memenin ucu, soğutulan kalıp plakasına değdiği için sürekli ısı kaybeder. Rezistansın sarım yoğunluğu uçta artırılmamışsa, ısı gövdenin ortasında birikir. Termokupl ısının girdiği yere yakınsa sistem erken doyar ve uç soğuk kalır; ısının kaçtığı yere yakınsa sistem ucu tutmak için gövdeyi fazla ısıtır. İyi tasarım, bu iki nokta arasındaki farkı küçültmektir; termokuplun yeri ancak kalan farkı paylaştırır.</p>
<h3>Temas alanını küçültmek</h3>
<p>Merkezleme halkasının temas genişliğini 4 mm’den 1,5 mm’ye indirdiğimizde, aynı termokupl konumunda uç sıcaklığı 7 °C yükseldi. Titanyum alaşımlı halka ek olarak 4 °C kazandırdı. Hiçbir elektronik ayar bu kadar ucuz ve kalıcı bir iyileşme sağlamadı.</p>
<h3>Sarım yoğunluğu</h3>
<p>Gücün üçte ikisini gövdenin iki ucundaki üçte birlik bölgelere dağıtan rezistansla gövde boyunca fark 28 °C’den 9 °C’ye düştü. Kartuş ve <a href="/seri/br-bilezik-rezistans">bilezik rezistanslarda</a> bu dağılım sipariş sırasında istenebilir; standart üründe çoğunlukla eşit sarım vardır.</p>

<h2>Termokuplu yerine oturtmak</h2>
<p>Ölçümün doğruluğu kadar tekrarlanabilirliği de önemlidir. Yuvasının dibine değmeyen, yayla bastırılmayan bir termokupl, her sökülüp takıldığında başka bir değer gösterir. Saha ziyaretlerinde karşılaştığımız dengesizliklerin önemli bölümü şu dört nedene dayanıyor:</p>
<ol>
<li>Termokupl ucu yuvanın dibine ulaşmıyor; arada hava boşluğu kalıyor.</li>
<li>J tipi sensör K tipi girişe bağlanmış. 200 °C dolayında hata elli dereceyi bulur.</li>
<li>Uzatma kablosu kutupları ters; kalıp ısındıkça gösterge düşüyor.</li>
<li>Kablo rezistans kablosuyla aynı spiralden geçiyor; gösterge titriyor ve kumanda sürekli düzeltme yapıyor.</li>
</ol>
<p>İkinci ve üçüncü maddeyi kalıbı makineye bağlamadan, sıcak hava tabancasıyla beş dakikada denetleyebilirsiniz: her bölgeyi tek tek ısıtın, doğru kanalın doğru yönde tepki verdiğini görün.</p>

<h2>Bakımda termokupl değişimi</h2>
<p>Termokupl sarf malzemesidir; iki yılda bir değiştirilmesi, üretim ortasında arızalanmasından ucuzdur. Değişim sırasında eski sensörün girdiği boyu kalemle işaretleyin ve yenisini aynı boya kadar sürün. Sensörün kılıf çapı yuvadan 0,1 mm’den fazla küçük olmamalıdır. İletken macun geçici bir çözümdür: birkaç yüz saatte kurur, toza dönüşür ve bir sonraki sensörün dibe inmesini engeller. Kabloyu ilk bükümünü uçtan en az 20 mm sonra yapacak biçimde yönlendirin; mineral yalıtımlı kılıf dar bükümde kırılmaz ama içindeki tel incelir ve değer aylar içinde kayar.</p>
<p>Değişimden sonra bütün bölgeleri aynı ortam sıcaklığında kontrol edin. Isıtma kapalıyken kanallar birbirinden iki dereceden fazla farklıysa, sorun sensörde değil bağlantıdadır.</p>

<h2>Dengeyi nasıl ölçmeli?</h2>
<p>Kumanda ekranındaki sayılar yerine kısa atışlara bakın. Enjeksiyonu kademeli olarak azaltıp gözlerin dolma sırasını izlemek, bütün sensörlerden daha dürüst bir karşılaştırmadır. Dolma farkı geometriden değil sıcaklıktan kaynaklanıyorsa ilgili memenin ayarını ikişer derece değiştirerek sırayı eşitleyin ve son ayarları kalıp kartına yazın. Bir sonraki bakımda termokupl değiştiğinde, başlangıç noktanız bu kart olacaktır.</p>

<p>Bu kartı kalıbın üzerinde, sızdırmaz bir zarfta saklamak bilgisayarda saklamaktan daha güvenlidir; kalıp başka bir işletmeye gittiğinde bilgi de onunla gider.</p>

<h2>Sonuç</h2>
<p>Ayar değeri bir hedef değil, bir başvuru noktasıdır. Aynı kalıpta aynı malzeme için bütün memelerin aynı sayıyı göstermesi değil, aynı davranması gerekir. Yeni memelerimizde termokupl kanalını uçtan 10 mm geriye kadar uzatıyor, merkezleme halkasının temasını 1,5 mm ile sınırlıyoruz. Çalışmanın ölçüm ayrıntılarını isteyen müşterilerimizle paylaşmaktan memnuniyet duyarız.</p>`,
};
