/** All markup of the panel's editor, spelled the same way: sanitizing must not change it. */
export const EDITOR_SAMPLE = [
  '<h2>Seçim &amp; montaj</h2>',
  '<p>Ø5 &lt; Ø6, <strong>kalın <em>ve eğik</em></strong>, <u>altı çizili</u>, <s>eski</s>, H<sub>2</sub>O, mm<sup>2</sup>, <code>KK-1</code><br />yeni satır</p>',
  '<h3>Bağlantılar</h3>',
  '<p><a href="/shop?a=1&amp;b=2">Ürünler</a>, <a href="https://ornek.example/" target="_blank" rel="noopener">dışarısı</a>, <a href="mailto:bilgi@ornek.example">posta</a></p>',
  '<h4>Listeler</h4>',
  '<ul><li>bir<ol start="3"><li>üç</li></ol></li><li><p>iki</p><p>devamı</p></li></ul>',
  '<blockquote><p>Alıntı</p></blockquote>',
  '<pre><code>a &lt; b</code></pre>',
  '<hr />',
  '<table><caption>Ölçüler</caption><thead><tr><th scope="col">Çap</th><th colspan="2" scope="col">Boy</th></tr></thead><tbody><tr><th scope="row">5</th><td rowspan="2">100</td><td>120</td></tr><tr><th scope="row">6</th><td></td></tr></tbody></table>',
  '<img src="/placeholder.svg" alt="Çizim &quot;A&quot;" width="640" height="400" loading="lazy" />',
  '<p>Son.</p>',
].join('');
