import type { FamilyAlias } from '#contract/families.ts';

/**
 * What toolmakers call a family, in Turkish, English and German; words of its name need not be repeated.
 * @param first commonly this family, parted by commas
 * @param also this family among others
 */
const words = (first: string, also = ''): FamilyAlias[] => {
  const list = (text: string, isFirst: boolean): FamilyAlias[] =>
    text === '' ? [] : text.split(',').map((part) => ({ text: part.trim(), isFirst }));
  return [...list(first, true), ...list(also, false)];
};

/** Aliases by family key. */
export const demoAliases: Record<string, FamilyAlias[]> = {
  'kk-kilavuz-kolon': words(
    'kolon, kılavuz mil, kılavuz pim, kalıp kolonu, guide pillar, guide pin, guide post, leader pin, Führungssäule, Führungsbolzen',
    'merkezleme kolonu, kılavuz mili, Säule, guide column',
  ),
  'fk-flansli-kolon': words(
    'flanşlı kolon, kalıp seti kolonu, pres kolonu, sac kalıbı kolonu, flanged pillar, die set pillar, die set post, Flanschsäule, Führungssäule mit Flansch',
    'set kolonu, die set, flanged guide pillar, Säulengestell Säule',
  ),
  'kb-kilavuz-burc': words(
    'burç, kalıp burcu, kolon burcu, kılavuz kovan, guide bush, leader pin bushing, Führungsbuchse, Buchse, bush',
    'guide sleeve, kovan',
  ),
  'kbg-kilavuz-burc-grafitli': words(
    'grafitli kılavuz burç',
    'kalıp burcu, kolon burcu, guide bush, Führungsbuchse, graphite guide bush',
  ),
  'fb-flansli-burc': words(
    'flanşlı burç, kalıp seti burcu, yakalı burç, flanged bush, die set bush, Flanschbuchse, Bundbuchse',
    'flanged guide bush, Führungsbuchse mit Flansch, pres burcu',
  ),
  'mb-merkezleme-burcu': words(
    'merkezleme kovanı, santraj burcu, centring sleeve, locating sleeve, dowel sleeve, Zentrierhülse, Zentrierbuchse',
    'merkezleme bilezik, tubular dowel, santraj kovanı',
  ),
  'bkp-bilyali-kafes-pirinc': words(
    'bilyeli kafes, bilya kafesi, ball cage, ball retainer, Kugelkäfig, Kugelführung',
    'bilyalı yatak, bilye kafesi, brass ball cage',
  ),
  'bka-bilyali-kafes-aluminyum': words(
    '',
    'bilyeli kafes, bilya kafesi, ball cage, ball retainer, Kugelkäfig, Kugelführung, bilye kafesi, alu kafes',
  ),
  'bbf-bronz-burc-flansli': words(
    'flanşlı bronz burç, headed bronze bush, Bundbuchse Bronze',
    'grafitli burç, yağsız burç, kaymalı yatak, bronze bush, graphite bush, oilless bush, self-lubricating bush, plain bearing, Bronzebuchse, Gleitbuchse, Gleitlager',
  ),
  'bbd-bronz-burc-duz': words(
    'bronz burç, grafitli burç, yağsız burç, kaymalı yatak, bronze bush, graphite bush, oilless bush, self-lubricating bush, plain bearing, Bronzebuchse, Gleitbuchse, Gleitlager',
    'bronz yatak, bronze bearing',
  ),
  'bbs-sinter-bronz-burc': words(
    'yağ emdirilmiş burç, yağlı burç, sintered bush, oil-impregnated bush, oilite, Sinterbuchse, Sinterlager',
    'sinter burç, sintered bronze bush, sinter yatak',
  ),
  'z40-itici-pim': words(
    'itici, itici pin, itici pim, ejektör, ejektör pimi, çıkarıcı pim, düz itici, silindir başlı itici, ejector pin, ejector, knockout pin, KO pin, Auswerferstift, Auswerfer, Auswerferbolzen',
    'çıkarıcı, silindirik başlı itici, straight ejector pin, sertleştirilmiş itici',
  ),
  'z41-itici-pim-nitrurlu': words(
    'nitrürlü itici, nitrasyonlu itici, nitrided ejector pin',
    'itici, itici pin, ejektör, ejektör pimi, çıkarıcı pim, düz itici, silindir başlı itici, ejector pin, ejector, knockout pin, Auswerferstift, Auswerfer',
  ),
  'z42-itici-pim-konik': words(
    'konik kafalı itici, konik başlı itici, havşa başlı itici, havşalı itici, konik başlı ejektör, countersunk head ejector pin, conical head ejector pin, Auswerferstift kegeliger Kopf, Auswerferstift Senkkopf',
    'havşa başlı ejektör, Kegelkopf Auswerfer, konik itici',
  ),
  'z43-itici-pim-konik-nitrurlu': words(
    '',
    'konik kafalı itici, konik başlı itici, havşa başlı itici, havşalı itici, konik başlı ejektör, countersunk head ejector pin, conical head ejector pin, Auswerferstift kegeliger Kopf, Auswerferstift Senkkopf, konik itici',
  ),
  'z44-kademeli-itici-pim': words(
    'basamaklı itici, faturalı itici, ince uçlu itici, stepped ejector pin, shouldered ejector pin, step pin, abgesetzter Auswerferstift, gestufter Auswerfer, kademeli itici',
    'kademeli ejektör, shoulder ejector pin, Auswerfer abgesetzt',
  ),
  'z46-lama-itici': words(
    'yassı itici, bıçak itici, lama ejektör, lama, blade ejector, flat ejector pin, rectangular ejector, Flachauswerfer, Flachauswerferstift, yassı ejektör',
    'ejector blade, dikdörtgen itici, bıçaklı itici',
  ),
  'z47-lama-itici-nitrurlu': words(
    '',
    'yassı itici, bıçak itici, lama ejektör, lama, blade ejector, flat ejector pin, rectangular ejector, Flachauswerfer, Flachauswerferstift, yassı ejektör',
  ),
  'zimba-d-hss': words(
    'kesme zımbası, delme zımbası, delici zımba, panç, hava çeliği zımba, hız çeliği zımba, piercing punch, round punch, perforator punch, Schneidstempel, Lochstempel, Stempel, punch',
    'delici, havşa başlı zımba, konik başlı zımba, HSS punch',
  ),
  'zimba-d-ws': words(
    '',
    'kesme zımbası, delme zımbası, delici zımba, panç, piercing punch, round punch, Schneidstempel, Lochstempel, Stempel, punch',
  ),
  'zimba-da-hss': words(
    '',
    'kesme zımbası, delme zımbası, delici zımba, panç, piercing punch, round punch, Schneidstempel, Lochstempel, Stempel, punch',
  ),
  'zimba-da-ws': words(
    '',
    'kesme zımbası, delme zımbası, delici zımba, panç, piercing punch, round punch, Schneidstempel, Lochstempel, Stempel, punch',
  ),
  'z45-itici-yuksuk': words(
    'yüksük, boru itici, borulu itici, tüp itici, itici kovan, boru ejektör, ejector sleeve, sleeve, Auswerferhülse, Hülse, Rohrauswerfer, itici yüksüğü',
    'yüksük itici, tüp ejektör, sleeve ejector',
  ),
  'z49-itici-yuksuk-nitrurlu': words(
    'nitrürlü yüksük',
    'yüksük, boru itici, borulu itici, tüp itici, itici kovan, boru ejektör, ejector sleeve, sleeve, Auswerferhülse, Hülse, Rohrauswerfer',
  ),
  'zy-itici-yuksuk-konik': words(
    'konik başlı yüksük, havşa başlı yüksük, countersunk sleeve, Auswerferhülse kegeliger Kopf, konik kafalı yüksük',
    'konik yüksük, conical head sleeve',
  ),
  'zc-yuksuk-ic-pimi': words('maça pimi, iç pim, göbek pimi, core pin, Kernstift, yüksük pimi', 'maça pini, core'),
  'kalip-yayi-yesil': words(
    'yay, baskı yayı, basma yayı, bası yayı, pres yayı, die spring, compression spring, mould spring, Druckfeder, Werkzeugfeder, Systemdruckfeder, Feder, yeşil yay',
    'hafif yük yayı, green spring, light load, light duty spring, grüne Feder, leichte Last, spiral yay',
  ),
  'kalip-yayi-mavi': words(
    'mavi yay',
    'yay, baskı yayı, basma yayı, bası yayı, pres yayı, die spring, compression spring, mould spring, Druckfeder, Werkzeugfeder, Systemdruckfeder, orta yük yayı, blue spring, medium load, medium duty spring, blaue Feder, mittlere Last',
  ),
  'kalip-yayi-kirmizi': words(
    'kırmızı yay',
    'yay, baskı yayı, basma yayı, bası yayı, pres yayı, die spring, compression spring, mould spring, Druckfeder, Werkzeugfeder, Systemdruckfeder, ağır yük yayı, red spring, heavy load, heavy duty spring, rote Feder, schwere Last',
  ),
  'kalip-yayi-sari': words(
    'sarı yay',
    'yay, baskı yayı, basma yayı, bası yayı, pres yayı, die spring, compression spring, mould spring, Druckfeder, Werkzeugfeder, Systemdruckfeder, ekstra ağır yük, yellow spring, extra heavy load, extra heavy duty spring, gelbe Feder, extra schwere Last',
  ),
  'yay-pimi': words(
    'yay mili, spring guide pin, spring guide rod, Federführungsbolzen, Federbolzen, yay pimi',
    'spring pin',
  ),
  'yb-yolluk-burcu-duz': words(
    'yolluk, yolluk memesi, sprue bush, sprue, Angießbuchse, Angussbuchse, Anguss',
    'düz yolluk, enjeksiyon memesi burcu, sprue bushing',
  ),
  'ybr-yolluk-burcu-r15-5': words(
    'radyuslu yolluk, radüslü yolluk, küresel yolluk, spherical sprue bush',
    'yolluk, yolluk memesi, sprue bush, Angießbuchse, Angussbuchse, radyuslu yolluk burcu',
  ),
  'ybr-yolluk-burcu-r20': words(
    '',
    'radyuslu yolluk, radüslü yolluk, küresel yolluk, spherical sprue bush, yolluk, yolluk memesi, sprue bush, Angießbuchse, Angussbuchse, radyuslu yolluk burcu',
  ),
  'ybr-yolluk-burcu-r40': words(
    '',
    'radyuslu yolluk, radüslü yolluk, küresel yolluk, spherical sprue bush, yolluk, yolluk memesi, sprue bush, Angießbuchse, Angussbuchse, radyuslu yolluk burcu',
  ),
  'mf-merkezleme-flansi': words(
    'flanş, merkezleme bileziği, merkezleme halkası, santraj flanşı, locating ring, register ring, centring ring, locating flange, Zentrierring, Zentrierflansch',
    'santraj halkası, centering ring, Flansch',
  ),
  'mfy-merkezleme-flansi-yuksek': words(
    'yüksek flanş, uzun flanş, high locating ring, extended locating ring, hoher Zentrierring',
    'yüksek merkezleme bileziği, Zentrierflansch hoch',
  ),
  'snp-sogutma-nipeli-pirinc': words(
    'nipel, su nipeli, hortum nipeli, rakor, rekor, nipple, cooling nipple, hose nipple, hose barb, connector plug, Kühlnippel, Anschlussnippel, Schlauchtülle, Nippel',
    'su rakoru, pirinç nipel, water nipple',
  ),
  'sna-sogutma-nipeli-paslanmaz': words(
    'paslanmaz nipel',
    'nipel, su nipeli, hortum nipeli, rakor, rekor, nipple, cooling nipple, hose nipple, Kühlnippel, Anschlussnippel, Nippel',
  ),
  'hkf-hizli-kaplin-fkm': words(
    'kaplin, çabuk kaplin, çabuk bağlantı, su kaplini, quick coupling, quick coupler, quick connect, coupling, Schnellkupplung, Kupplung',
    'hızlı bağlantı, hızlı rakor, quick release coupling, quick connector',
  ),
  'hke-hizli-kaplin-epdm': words(
    '',
    'kaplin, çabuk kaplin, çabuk bağlantı, su kaplini, quick coupling, quick coupler, quick connect, coupling, Schnellkupplung, Kupplung, hızlı bağlantı',
  ),
  'boru-tapasi-celik': words(
    'tapa, kör tapa, alyan tapa, imbus tapa, su tapası, pipe plug, pressure plug, blanking plug, screw plug, Verschlussschraube, Verschlussstopfen, Stopfen, plug',
    'körtapa, allen tapa, konik tapa',
  ),
  'boru-tapasi-pirinc': words(
    'pirinç tapa',
    'tapa, kör tapa, alyan tapa, imbus tapa, su tapası, pipe plug, pressure plug, blanking plug, screw plug, Verschlussschraube, Verschlussstopfen, Stopfen, plug',
  ),
  'boru-tapasi-paslanmaz': words(
    'paslanmaz tapa',
    'tapa, kör tapa, alyan tapa, imbus tapa, su tapası, pipe plug, pressure plug, blanking plug, screw plug, Verschlussschraube, Verschlussstopfen, Stopfen, plug',
  ),
  'spd-sogutma-perdesi-duz': words(
    'perde, su perdesi, perdeli tapa, baffle, Umlenkblech, Umlenksteg, Umlenkstopfen',
    'plug baffle, soğutma perdesi, düz perde',
  ),
  'spb-sogutma-perdesi-burgulu': words(
    'burgulu perde, spiral baffle, twisted baffle',
    'perde, su perdesi, perdeli tapa, baffle, spiral perde, Spiralumlenksteg',
  ),
  'ss1-spiral-sogutucu': words(
    'spiral göbek, soğutma spirali, helezon, spiral core, helical core, cooling spiral, Spiralkern, Kühlwendel, Kühlspirale',
    'tek ağızlı spiral, spiral soğutma, helisel göbek',
  ),
  'ss2-spiral-sogutucu': words(
    'çift ağızlı spiral',
    'spiral göbek, soğutma spirali, helezon, spiral core, helical core, cooling spiral, Spiralkern, Kühlwendel, Kühlspirale, çift helezon',
  ),
  'o-ring-fkm': words(
    'viton, FPM, viton oring, oring viton, viton o-ring',
    'oring, orink, conta, sızdırmazlık halkası, lastik halka, seal, seal ring, gasket, Dichtring, Rundring, Dichtung, O-Ring',
  ),
  'o-ring-nbr': words(
    'oring, orink, conta, sızdırmazlık halkası, lastik halka, seal, seal ring, gasket, Dichtring, Rundring, Dichtung, nitril, buna, nitrile, Perbunan, O-Ring',
    'lastik conta, nitril o-ring',
  ),
  'o-ring-epdm': words(
    '',
    'oring, orink, conta, sızdırmazlık halkası, lastik halka, seal, seal ring, gasket, Dichtring, Rundring, Dichtung, O-Ring',
  ),
  'km-konik-merkezleme': words(
    'konik kilit, taper interlock, round interlock, taper lock, centring unit, Zentriereinheit, Konuszentrierung',
    'konik merkezleyici, tapered interlock, kalıp merkezleme, locating unit',
  ),
  'kmd-konik-merkezleme-dlc': words(
    '',
    'konik kilit, taper interlock, round interlock, taper lock, centring unit, Zentriereinheit, Konuszentrierung',
  ),
  'yk-yan-kilit-duz': words(
    'yan kilit, kalıp yan kilidi, sıfır derece kilit, kenar kilit, side lock, side interlock, straight interlock, zero-degree interlock, Flachzentrierung, Seitenverriegelung, Flachführung',
    'düz kilit, interlock',
  ),
  'yk-yan-kilit-konik': words(
    'konik yan kilit',
    'yan kilit, kalıp yan kilidi, kenar kilit, side lock, side interlock, tapered side lock, Flachzentrierung, Seitenverriegelung',
  ),
  'yk-yan-kilit-sicak': words(
    '',
    'yan kilit, kalıp yan kilidi, kenar kilit, side lock, side interlock, sıcak kalıp yan kilidi, Flachzentrierung, Seitenverriegelung',
  ),
  'kl-kalip-kilidi': words(
    'plastik kilit, naylon kilit, poliamid kilit, sürtünmeli kilit, ayırma kilidi, parting lock, mould lock, nylon lock, friction puller, Formverriegelung, Trennebenensicherung',
    'naylon kalıp kilidi, kalıp kilidi, resin parting lock',
  ),
  'lk-lata-kilidi': words(
    'lata, mandal, mandallı kilit, açma kilidi, latch lock, latch bar, latch, Klinkenzug, Klinke',
    'mandal kilidi, üç plaka kilidi',
  ),
  'kalip-plakasi-1730': words(
    'plaka, levha, düz plaka, deliksiz plaka, kalıp çeliği, mould plate, ground plate, blank plate, plate, Formplatte, Werkzeugplatte, Platte, kalıp plakası',
    'taşlanmış plaka, C45 plaka, çelik plaka',
  ),
  'kalip-plakasi-2312': words(
    '',
    'plaka, levha, düz plaka, deliksiz plaka, kalıp çeliği, mould plate, ground plate, blank plate, plate, Formplatte, Werkzeugplatte, Platte, kalıp plakası, taşlanmış plaka',
  ),
  'kalip-plakasi-2083': words(
    'paslanmaz plaka',
    'plaka, levha, düz plaka, deliksiz plaka, kalıp çeliği, mould plate, ground plate, blank plate, plate, Formplatte, Werkzeugplatte, Platte, kalıp plakası, taşlanmış plaka',
  ),
  'delikli-plaka-1730': words(
    'delikli plaka, işlenmiş plaka, bored plate, drilled plate, gebohrte Platte, Platte mit Bohrungen',
    'kolon plakası, kolonlu plaka',
  ),
  'delikli-plaka-2312': words(
    '',
    'delikli plaka, işlenmiş plaka, bored plate, drilled plate, gebohrte Platte, Platte mit Bohrungen, kolonlu plaka',
  ),
  'dt-destek-takozu': words(
    'takoz, paralel takoz, paralel, kalıp takozu, spacer block, riser, rail, parallel, Leiste, Distanzleiste, Auflageleiste',
    'ara takoz, spacer, riser block, ayak takozu',
  ),
  'da-destek-ayagi': words(
    'destek kolonu, destek silindiri, takoz ayağı, support pillar, support post, support column, Stützsäule, Stützrolle',
    'yuvarlak destek, destek mili',
  ),
  'ep-egik-pim': words(
    'eğik kolon, kam pimi, sürgü pimi, açılı pim, angle pin, angular pin, cam pin, horn pin, inclined pin, Schrägbolzen, Schrägsäule',
    'maça pimi, eğik mil, açılı kolon',
  ),
  'skc-surgu-kizagi-celik': words(
    'kızak, L kızak, maça kızağı, sürgü yatağı, gib, slide guide, slide rail, guide strip, Führungsleiste, Schieberführung',
    'çelik kızak, kızak lataşı, wear gib, sürgü kızağı',
  ),
  'skb-surgu-kizagi-bronz': words(
    'bronz kızak',
    'kızak, L kızak, maça kızağı, sürgü yatağı, gib, slide guide, slide rail, guide strip, Führungsleiste, Schieberführung, sürgü kızağı',
  ),
  'st-surgu-tutucu': words(
    'maça tutucu, sürgü kilidi, sürgü stoperi, bilyalı tutucu, yaylı tutucu, slide retainer, slide lock, slide holder, Schieberhalter, Schieberarretierung, sürgü tutucu',
    'bilyalı sürgü tutucu, yaylı sürgü tutucu, maça kilidi',
  ),
  'sth-surgu-tutucu-180': words(
    '',
    'maça tutucu, sürgü kilidi, sürgü stoperi, bilyalı tutucu, yaylı tutucu, slide retainer, slide lock, slide holder, Schieberhalter, sürgü tutucu',
  ),
  'apb-asinma-plakasi-bronz': words(
    'kayma plakası, sürtünme plakası, grafitli plaka, bronz plaka, wear plate, sliding plate, wear strip, Gleitplatte, Verschleißplatte, Druckleiste',
    'aşınma plakası, bronze wear plate',
  ),
  'apc-asinma-plakasi-celik': words(
    'çelik aşınma plakası',
    'kayma plakası, sürtünme plakası, wear plate, sliding plate, wear strip, Gleitplatte, Verschleißplatte, Druckleiste',
  ),
  'sym-sicak-yolluk-memesi': words(
    'sıcak meme, nozul, meme, sıcak yolluk, hot runner, hot runner nozzle, heated nozzle, nozzle, Heißkanal, Heißkanaldüse, Heizdüse, Düse',
    'torpido, torpido meme, enjeksiyon nozulu',
  ),
  'kr-kartus-rezistans': words(
    'rezistans, fişek, fişek rezistans, kartuş ısıtıcı, çubuk ısıtıcı, cartridge heater, heater, Heizpatrone',
    'ısıtıcı, rezidans, çubuk rezistans, heating cartridge',
  ),
  'br-bilezik-rezistans': words(
    'kelepçe rezistans, mika rezistans, bant rezistans, kovan rezistansı, band heater, mica heater, nozzle heater, Heizband, Heizmanschette, Düsenheizband',
    'rezistans, kelepçe ısıtıcı, meme rezistansı, heater band',
  ),
  'tkj-termokupl-j': words(
    'termokupl, termokapıl, ısıl çift, ısı sensörü, thermocouple, temperature sensor, temperature probe, Thermoelement, Temperaturfühler',
    'termokopl, sıcaklık sensörü, ısı probu',
  ),
  'tkk-termokupl-k': words(
    '',
    'termokupl, termokapıl, ısıl çift, ısı sensörü, thermocouple, temperature sensor, temperature probe, Thermoelement, Temperaturfühler, sıcaklık sensörü',
  ),
  'mapa-c15e': words(
    'mapa, aybolt, halkalı cıvata, kaldırma halkası, halka, eye bolt, lifting eye, lifting ring, Ringschraube, Augenschraube',
    'kaldırma mapası, gözlü cıvata, eyebolt',
  ),
  'mapa-a2': words(
    'paslanmaz mapa',
    'aybolt, halkalı cıvata, kaldırma halkası, eye bolt, lifting eye, lifting ring, Ringschraube, Augenschraube, mapa',
  ),
  'dm-doner-mapa': words(
    'döner halka, fırdöndü mapa, swivel eye bolt, hoist ring, swivel hoist ring, Wirbelbock, Anschlagwirbel',
    'fırdöndü, döner kanca, swivel',
  ),
  'mapa-somunu-c15e': words(
    'halkalı somun, gözlü somun, eye nut, lifting eye nut, Ringmutter, Augenmutter, mapa somunu',
    'somun, kaldırma somunu',
  ),
  'mapa-somunu-a2': words(
    '',
    'halkalı somun, gözlü somun, eye nut, lifting eye nut, Ringmutter, Augenmutter, mapa somunu',
  ),
  'tarih-kasesi-ay-yil': words(
    'tarih damgası, tarihlik, kaşe, date stamp, date insert, date dial, Datumstempel, Datumsuhr, tarih kaşesi',
    'ay yıl kaşesi, tarih dönerlisi, date marker, Datumeinsatz, month year',
  ),
  'tarih-kasesi-gun': words(
    'günlük kaşe, gün kaşesi, day stamp, Tagesstempel, Tagesuhr',
    'tarih damgası, tarihlik, date stamp, Datumstempel, kaşe, günlük',
  ),
  'tarih-kasesi-vardiya': words(
    'vardiya kaşesi, shift stamp, Schichtstempel, Schichtuhr',
    'tarih damgası, tarihlik, date stamp, Datumstempel, kaşe, shift',
  ),
  'tarih-kasesi-uc-yil': words(
    '3 yıllık kaşe, üç yıllık kaşe, three-year date stamp, Dreijahresstempel',
    'tarih damgası, tarihlik, date stamp, Datumstempel, kaşe, 3 yıllık',
  ),
  'yg-yil-gobegi': words(
    'kaşe göbeği, kaşe içi, oklu göbek, year insert, arrow insert, centre insert, Jahreseinsatz, Pfeileinsatz',
    'yıl oku, göbek, year',
  ),
  'gk-geri-donusum-kasesi': words(
    'malzeme kaşesi, üçgen kaşe, recycle kaşe, recycling stamp, recycling insert, material stamp, Recyclingstempel, Werkstoffstempel',
    'recycle, recycling, geri dönüşüm damgası, plastik kaşesi',
  ),
  'ic-imbus-civata-129': words(
    'imbus, inbus, vida, cıvata, alyan cıvata, alyan başlı cıvata, allen, allen cıvata, socket screw, socket head cap screw, SHCS, allen bolt, Zylinderschraube, Inbusschraube, Innensechskantschraube',
    'alyan, silindir başlı cıvata, cap screw, screw, bolt, Schraube, siyah cıvata',
  ),
  'ica-imbus-civata-a2': words(
    'paslanmaz imbus, paslanmaz cıvata, paslanmaz vida',
    'imbus, inbus, vida, cıvata, alyan cıvata, allen, socket screw, socket head cap screw, Zylinderschraube, Inbusschraube, Innensechskantschraube, krom cıvata',
  ),
  'fc-faturali-civata': words(
    'omuzlu cıvata, pasolu cıvata, sıyırıcı cıvatası, shoulder screw, shoulder bolt, stripper bolt, Passschraube, Ansatzschraube',
    'faturalı vida, omuzlu vida, stripper screw',
  ),
  'mp-merkezleme-pimi': words(
    'pim, silindirik pim, kontra pim, konum pimi, dowel pin, dowel, parallel pin, Zylinderstift, Passstift',
    'pin, merkezleme pini, düz pim, straight dowel, dübel pim',
  ),
  'mpd-merkezleme-pimi-disli': words(
    'içten dişli pim, çekmeli pim, çektirmeli pim, dişli pim, extractable dowel, tapped dowel, pull dowel, Zylinderstift mit Innengewinde',
    'silindirik pim, dowel pin, çekme dişli pim, pull-out dowel',
  ),
  'sd-setskur-duz': words(
    'setskur, başsız vida, gömme vida, ayar vidası, setuskur, set screw, grub screw, Gewindestift, Madenschraube',
    'düz uçlu setskur, flat point set screw, başsız cıvata, setiskur',
  ),
  'ss-setskur-sivri': words(
    'sivri uçlu setskur, cone point set screw, Gewindestift mit Spitze',
    'setskur, başsız vida, gömme vida, ayar vidası, setuskur, set screw, grub screw, Gewindestift, Madenschraube, setiskur',
  ),
};
