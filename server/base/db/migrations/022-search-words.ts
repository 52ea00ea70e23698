import type { Migration } from '../migration.ts';
import { readSynonyms } from './synonym-lines.ts';

/** Synonyms of the parts' names: in each line the catalogue's word, then what people write for it. */
const SAME = `
itici: ejektör, ejector, knockout, auswerfer, çıkarıcı
itici pim: ejector pin, knockout pin, auswerferstift, auswerferbolzen, ejektör pimi
itici pim konik: havşa başlı itici, havşa başlı ejektör, countersunk ejector pin, countersunk head ejector pin
kademeli itici: shouldered ejector pin, shoulder ejector pin, stepped ejector pin, step pin, gestufter auswerfer, abgesetzter auswerfer
lama itici: bıçak itici, bıçak ejektör, lama ejektör, blade ejector, flat ejector, flat ejector pin, rectangular ejector, ejector blade, flachauswerfer, flachauswerferstift
itici yüksük: boru ejektör, tüp ejektör, boru itici, ejector sleeve, sleeve ejector, auswerferhülse, rohrauswerfer
yüksük: sleeve, hülse
yüksük iç pimi: maça pimi, core pin, kernstift
zımba: panç, delici, punch, schneidstempel, lochstempel
kılavuz kolon: guide pillar, guide pin, guide post, guide column, leader pin, führungssäule, führungsbolzen
kolon: säule
flanşlı kolon: die set pillar, die set post, flanschsäule
kılavuz burç: guide bush, guide bushing, leader pin bushing, guide sleeve, führungsbuchse
burç: bush, buchse, kovan
flanşlı burç: die set bush, flanschbuchse, bundbuchse
merkezleme burcu: centring sleeve, locating sleeve, dowel sleeve, zentrierhülse, zentrierbuchse, santraj burcu, santraj kovanı
bilyalı kafes: kugelkäfig, kugelführung, ball cage, ball retainer
bronz burç: yağsız burç, kaymalı yatak, oilless bush, self-lubricating bush, bronzebuchse, gleitbuchse, gleitlager
sinter bronz burç: oilite, sinterbuchse, sinterlager, sintered bush
kalıp yayı: die spring, mould spring, compression spring, druckfeder, werkzeugfeder, systemdruckfeder
yay: feder, spring
yay pimi: spring guide pin, spring guide rod, federbolzen, federführungsbolzen
yolluk burcu: yolluk memesi, sprue bush, sprue bushing, sprue, angussbuchse, angießbuchse, anguss
merkezleme flanşı: locating ring, register ring, centring ring, zentrierring, zentrierflansch, merkezleme bileziği, merkezleme halkası, santraj flanşı, santraj halkası
soğutma nipeli: rakor, rekor, hortum ucu, hose nipple, hose barb, nipple, nippel, kühlnippel, anschlussnippel, schlauchtülle
hızlı kaplin: çabuk bağlantı, çabuk kaplin, quick coupling, quick coupler, quick connect, quick connector, schnellkupplung
kaplin: coupling, kupplung
boru tapası: pipe plug, pressure plug, screw plug, verschlussschraube, verschlussstopfen
tapa: plug, stopfen
soğutma perdesi: baffle, umlenkblech, umlenksteg
soğutma perdesi burgulu: spiral baffle, twisted baffle
spiral soğutucu: spiral core, helical core, cooling spiral, spiralkern, kühlspirale, helezon
o-ring: oring, orink, sızdırmazlık halkası, lastik halka, seal ring, gasket, dichtring, rundring, dichtung
konik merkezleme kilidi: taper lock, taper interlock, zentriereinheit
yan kilit: side lock, side interlock, flachzentrierung, kenar kilit
kalıp kilidi: parting lock, friction puller, naylon kilit, plastik kilit
lata kilidi: mandal, latch lock, latch bar, klinkenzug
kalıp plakası: mould plate, ground plate, blank plate, formplatte, werkzeugplatte
plaka: plate, platte, levha
destek takozu: spacer block, riser, distanzleiste, auflageleiste
destek ayağı: support pillar, support post, stützsäule, destek kolonu
eğik pim: angle pin, cam pin, horn pin, angular pin, kam pimi, açılı pim, eğik kolon, schrägbolzen, schrägsäule
sürgü kızağı: gib, slide rail, guide strip, führungsleiste, schieberführung, maça kızağı
sürgü tutucu: slide retainer, slide holder, schieberhalter, maça tutucu, sürgü kilidi, sürgü stoperi
aşınma plakası: wear plate, wear strip, sliding plate, gleitplatte, verschleißplatte, sürtünme plakası, kayma plakası
sıcak yolluk memesi: hot runner nozzle, hot runner, heated nozzle, heizdüse, heißkanaldüse, nozul
rezistans: heater, ısıtıcı
kartuş rezistans: fişek, fişek rezistans, cartridge heater, heizpatrone, kartuş ısıtıcı
bilezik rezistans: band heater, kelepçe rezistans, heizband, heizmanschette
termokupl: thermocouple, thermoelement, ısıl çift, termokapıl, temperature sensor, temperaturfühler
mapa: aybolt, halkalı cıvata, eye bolt, lifting eye, ringschraube, augenschraube, halka
döner mapa: swivel eye bolt, hoist ring, fırdöndü, wirbelbock
mapa somunu: eye nut, halkalı somun, gözlü somun, ringmutter
tarih kaşesi: date stamp, date insert, datumstempel, datumsuhr, tarih damgası, tarihlik
geri dönüşüm kaşesi: üçgen kaşe, recycle, recycling, recyclingstempel, malzeme kaşesi
imbus cıvata: imbus vida, alyan vida, alyan cıvata, allen cıvata, allen vida, inbus, socket screw, socket head cap screw, zylinderschraube, inbusschraube, innensechskantschraube
cıvata: vida, bolt, screw, schraube
faturalı cıvata: shoulder bolt, shoulder screw, stripper bolt, passschraube, ansatzschraube, omuzlu cıvata
merkezleme pimi: dowel, dowel pin, dübel, silindirik pim, kontra pim, konum pimi, zylinderstift, passstift
merkezleme pimi iç dişli: içten dişli pim, extractable dowel
setskur: set screw, grub screw, setuskur, gewindestift, madenschraube, başsız vida, gömme vida, ayar vidası
meme: nozzle, düse
`;
/** Akin, not equal: offered last. */
const SOFT = `
o-ring: conta
`;
const SEEDED_AT = '2026-11-23T20:00:00.000Z';
/** Of the first row; the migration before has numbered up to 146. */
const FIRST_NUMBER = 147;

/** A public id that is the same in every installation. */
const idOf = (n: number): string => `syn${String(n).padStart(13, '0')}`;

/** The rows that it inserts where they are not there yet, for tests of the search without a database. */
export const addedSynonyms = [...readSynonyms(SAME, false), ...readSynonyms(SOFT, true)];

/** Texts by which visitors found nothing, and further synonyms (docs/decisions/0102). */
export const searchWords: Migration = {
  name: '022-search-words',
  statements: (d) => [
    `create table missed_searches (
      ${d.id},
      public_id text not null unique,
      folded ${d.byteText} not null unique,
      text text not null,
      times integer not null check (times > 0),
      first_at timestamptz not null,
      last_at timestamptz not null,
      is_done boolean not null default false
    )`,
    `insert into synonyms (public_id, words, means, is_soft, created_at, updated_at)
      select column1, column2, column3, column4, '${SEEDED_AT}', '${SEEDED_AT}' from (values
      ${addedSynonyms
        .map(({ words, means, isSoft }, i) => `('${idOf(FIRST_NUMBER + i)}', '${words}', '${means}', ${isSoft})`)
        .join(',\n      ')}) as added
      where not exists (select 1 from synonyms s where s.words = column2 and s.means = column3)`,
  ],
};
