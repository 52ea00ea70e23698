import type { DemoPost } from '../../base/content-types.ts';

export const renewal: DemoPost = {
  slug: 'kalip-omru-ve-yenileme',
  title: 'Kalıbı yenilemek: hurdaya ayırmadan önce sorulacak sorular',
  excerpt:
    'Bir kalıbın gövdesi, içindeki elemanlardan çok daha uzun yaşar. Yenileme ile hem maliyet hem çelik tasarrufu sağlamanın yolları.',
  category: 'Sürdürülebilirlik',
  author: 'Orhan Tezcan',
  tags: ['bakım', 'kalıp ömrü', 'standart eleman'],
  readTime: 5,
  ageInDays: 251,
  cover: { key: 'kalip-plakasi', view: 'izometrik' },
  content: `
<p>Orta boy bir enjeksiyon kalıbında yaklaşık yarım ton çelik bulunur. Bu çeliğin büyük bölümü plakalardadır ve plakalar neredeyse hiç aşınmaz. Aşınan; iticiler, burçlar, kilitler, contalar, yaylar ve parça yüzeyini oluşturan lokmalardır. Buna rağmen pek çok kalıp, toplam ağırlığının yüzde onu kadar bir bölümü yorulduğu için bütünüyle hurdaya ayrılır.</p>
<p>Yenileme her zaman doğru karar değildir. Ama kararı alışkanlıkla değil, birkaç ölçümle vermek gerekir.</p>

<h2>Önce durum tespiti</h2>
<p>Yenilemeye aday kalıbı söküp temizledikten sonra aşağıdaki ölçümleri yapıyoruz. Hepsi bir iş gününe sığar ve sonucun büyük bölümünü belirler.</p>
<ul>
<li>Kapanma yüzeylerinin düzlemselliği ve ezilme derinliği</li>
<li>Kolon–burç boşlukları, dört köşede ve iki yönde</li>
<li>İtici deliklerinin ağız çapları; en az on pimde</li>
<li>Soğutma devrelerinin debisi ve sızdırmazlığı</li>
<li>Lokmaların kritik ölçüleri ile ilk numune raporunun karşılaştırması</li>
<li>Plakalarda çatlak kontrolü; özellikle cep köşelerinde</li>
</ul>
<p>Cep köşelerinde çatlak varsa yenileme çoğunlukla ekonomik değildir. Kaynakla kapatılan çatlak, birkaç yüz bin çevrim sonra yanından yeniden açılır. Diğer bütün bulgular onarılabilir.</p>

<h2>Neyi değiştirmeli, neyi onarmalı?</h2>
<p>Standart elemanlarda kural basittir: değiştirin. Bir itici pimi taşlayıp kaplatmak, yenisinden pahalıya gelir ve ölçüsü küçüldüğü için delikle uyuşmaz. Kolon ve burçlar takım hâlinde, contalar tamamen, yaylar plaka bazında yenilenir.</p>
<p>İtici delikleri ağızda büyümüşse bir üst çapa geçilir: Ø4 delik Ø4,2’ye ya da Ø4,5’e raybalanır, ara ölçülü pim takılır. Ara ölçüler standart listede yer alır ve tam da bunun için vardır. Deliği kaynakla doldurup yeniden delmek son çaredir.</p>
<p>Kapanma yüzeyleri onda bir milimetre taşlanarak temizlenebilir; bu durumda itici boyları, kilitler ve soğutma geçişleri de aynı miktarda düzeltilmelidir. Taşlama miktarını kalıp kartına işlemek, bir sonraki ustaya bırakılacak en değerli nottur.</p>

<h2>Karbon hesabı</h2>
<p>Bir kilogram takım çeliğinin üretimi, haddehanenin enerji kaynağına göre iki ile altı kilogram arasında karbondioksit eşdeğeri salım yaratır. Plakaları korunan 500 kilogramlık bir kalıpta 430 kilogram çelik kullanılmaya devam eder. Talaşa giden malzeme, işleme enerjisi ve nakliye eklendiğinde yenileme, yeni kalıba göre salımı dörtte bire indirir. Müşterilerinin tedarik zinciri raporlarına veri sağlayan firmalar için bu sayı artık yalnızca iyi niyet değil, teklif dosyasının bir satırıdır.</p>
<p>Elemanlar da bu hesaba girer. Plakaya gömülü, kaynakla birleştirilmiş bir çözüm yerine sökülebilir standart eleman kullanmak, on yıl sonraki yenilemeyi bugünden mümkün kılar.</p>

<h2>Yenilemenin takvimi</h2>
<p>Yenilemeyi arızadan sonra değil, planlı bir duruşa denk getirin. Standart elemanları söküm başlamadan sipariş etmek on iki günlük işi bir haftaya indirir; bunun için son bakım kartındaki ölçüler çoğu zaman yeter. Ara ölçülü pimleri ise deliği ölçmeden sipariş etmeyin: en sık yapılan fazladan harcama budur. Kalıp toplandıktan sonra ilk beş yüz çevrimi yarı hızda yapın, kolonların ve kilitlerin izini kontrol edin, sonra hızı kademeli olarak artırın.</p>

<h2>Tasarımda bugünden bırakılacak kolaylıklar</h2>
<ol>
<li>Aşınacak her yüzeyi vidalı bir lokmaya ya da <a href="/seri/apb-asinma-plakasi-bronz">aşınma plakasına</a> taşıyın.</li>
<li>İtici çaplarında yarım milimetrelik büyütme payı bırakın; komşu özelliklere en az 2 mm uzaklık yeterlidir.</li>
<li>Sürgü kızaklarının altına şim konacak kadar boşluk ayırın.</li>
<li>Soğutma devrelerini <a href="/seri/boru-tapasi-pirinc">sökülebilir tapalarla</a> kapatın; pas ve kireç temizliği ancak böyle mümkündür.</li>
<li>Bütün standart elemanları parça listesinde standart adıyla yazın. Tedarikçi değişse de kalıp yaşar.</li>
</ol>

<h2>Ne zaman vazgeçmeli?</h2>
<p>Yenileme bedeli yeni kalıbın yüzde altmışını aşıyorsa, parça tasarımı değişmek üzereyse ya da çevrim süresi güncel soğutma çözümlerinin çok gerisindeyse yeni kalıp daha doğru olabilir. Eski kalıbı hurdaya gönderirken sağlam standart elemanları ayırmayı unutmayın: merkezleme flanşı, mapalar, hızlı kaplinler ve kilitler ölçülüp rafa konduğunda bir sonraki acil işte altın değerindedir. Kaldırma elemanlarını bu kuralın dışında tutun; geçmişi bilinmeyen mapa yeniden kullanılmaz.</p>

<p>Hurdaya ayırma kararını ve nedenini yazılı bırakın; aynı tartışma üç yıl sonra benzer bir kalıpta yeniden açılır.</p>

<h2>Bir örnek</h2>
<p>2008 yapımı, iki milyon çevrim görmüş on altı gözlü bir kapak kalıbı geçen yıl tezgâhımızdan geçti. Dört kolon ve burç, yüz yirmi sekiz itici pim, bütün contalar ve iki kilit değişti; maça lokmaları yeniden kaplandı. Toplam duruş on iki iş günü, bedel yeni kalıbın dörtte birinden biraz fazla oldu. Kalıp bugün ilk günkü çevriminden bir saniye daha kısa çalışıyor; çünkü sökülmüşken soğutma perdeleri de elden geçirildi.</p>`,
};
