// How the demo's turned parts become models, by their drawing.
import type { CadMapping } from '#contract/cad.ts';
import type { DrawingKey } from '../base/types.ts';
import { columns, finished } from './columns.ts';

const CONE = columns('konik-kafali-pim', 'd1 L d2 k angle=kafaacis');
const NIPPLE = columns('sogutma-nipeli', 'd=anmacapi M=dis neck=boyunboy s=anahtara');
const NOZZLE = columns('sicak-yolluk-memesi', 'd1 L bore=akisdeli tip=uctipi');
const PLUG = columns('boru-tapasi', 'M=dis L s');
const BAFFLE = columns('sogutma-perdesi', 'M=dis L b');
const STAMP = columns('kase', 'd L');
const HEADED = columns('kafali-burc', 'd1 d2 L d3 k');
const SPRUE = 'd1 L d2 k d3 angle=konikaci';
const O_RING = columns('o-ring', 'd1 d2');
const CAGE = columns('bilyali-kafes', 'd1 d2 L ball=bilyacap');
const SENSOR = columns('termokupl', 'd L');

export const TURNED: Partial<Record<DrawingKey, CadMapping>> = {
  'kilavuz-kolon': columns('kilavuz-kolon', 'd1 d2 L1 L2 d3 k'),
  'kilavuz-burc': HEADED,
  'kilavuz-burc-grafitli': finished('bronze', HEADED),
  // Clamped at its flange, 9 mm from the end.
  'flansli-burc-pabuclu': columns('kafali-burc', 'd1 d2 L d3', { k: 7, neck: 9 }),
  'bronz-burc': finished('bronze', columns('kafali-burc', 'd1 d2 L d3')),
  'merkezleme-burcu': columns('duz-burc', 'd1 d2 L'),
  'bronz-burc-duz': finished('bronze', columns('duz-burc', 'd1 d2 L')),
  'sinter-bronz-burc': finished('bronze', columns('duz-burc', 'd1 d2 L')),
  'bilyali-kafes': CAGE,
  'bilyali-kafes-aluminyum': finished('aluminium', CAGE),
  'itici-pim-a': columns('itici-pim-a', 'd1 L d2 k r'),
  'yuksuk-ic-pimi': columns('itici-pim-a', 'd1 L d2 k'),
  'itici-pim-d': CONE,
  'zimba-d': CONE,
  'zimba-da': CONE,
  'itici-pim-kademeli': columns('itici-pim-kademeli', 'd1 d2 L L2 d3 k'),
  'itici-yuksuk': columns('itici-yuksuk', 'd1 d2 L d3 k L1'),
  'itici-yuksuk-d': columns('itici-yuksuk', 'd1 d2 L d3 angle=kafaacis L1'),
  'yay-kilavuz-pimi': columns('yay-kilavuz-pimi', 'd1 L d2 M=icdis'),
  'yolluk-burcu': columns('yolluk-burcu', SPRUE),
  'yolluk-burcu-radyus': columns('yolluk-burcu', `${SPRUE} R`),
  'sogutma-nipeli-pirinc': NIPPLE,
  'sogutma-nipeli-paslanmaz': finished('stainless', NIPPLE),
  'hizli-kaplin-pirinc': columns('hizli-kaplin', 'd=anmacapi connection=baglanti angle=dirsekac'),
  'boru-tapasi-celik': PLUG,
  'boru-tapasi-pirinc': finished('brass', PLUG),
  'boru-tapasi-paslanmaz': finished('stainless', PLUG),
  'sogutma-perdesi-duz': BAFFLE,
  'sogutma-perdesi-burgulu': BAFFLE,
  'o-ring': O_RING,
  'o-ring-fkm': finished('fkm', O_RING),
  'konik-merkezleme': columns('konik-merkezleme', 'd1 L d2 angle=koniacis M=baglamac'),
  'destek-ayagi': columns('destek-ayagi', 'd h M=merkezdi'),
  'egik-pim': columns('egik-pim', 'd1 L d2 k'),
  'sicak-yolluk-memesi': NOZZLE,
  'sicak-yolluk-memesi-acik': NOZZLE,
  'kartus-rezistans': columns('kartus-rezistans', 'd L'),
  'termokupl-j': SENSOR,
  'termokupl-k': SENSOR,
  'bilezik-rezistans': columns('bilezik-rezistans', 'd b'),
  'tarih-kasesi-ay-yil': STAMP,
  'tarih-kasesi-gun': STAMP,
  'tarih-kasesi-vardiya': STAMP,
  'tarih-kasesi-uc-yil': STAMP,
  'geri-donusum-kasesi': STAMP,
  'yil-gobegi': columns('kase', 'd=gobekcap'),
  'merkezleme-pimi': columns('merkezleme-pimi', 'd L'),
  'merkezleme-pimi-disli': columns('merkezleme-pimi', 'd L M=cekmedis'),
};
