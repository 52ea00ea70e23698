// Pictures of families and categories before each kind had separate ones, for installations that still hold those.
import type { DrawingKey } from './base/types.ts';

/** Kinds that are no longer drawn. */
type FormerDrawing =
  | DrawingKey
  | 'flansli-kolon'
  | 'flansli-burc'
  | 'yay-pimi'
  | 'sogutma-nipeli'
  | 'hizli-kaplin'
  | 'boru-tapasi'
  | 'sogutma-perdesi'
  | 'spiral-sogutucu'
  | 'yan-kilit'
  | 'termokupl'
  | 'tarih-kasesi'
  | 'yil-kasesi';

/** By the family's key: the kind whose three views showed all its products. Families not named kept their pictures. */
export const FORMER_DRAWINGS: Readonly<Record<string, FormerDrawing>> = {
  'fk-flansli-kolon': 'flansli-kolon',
  'kbg-kilavuz-burc-grafitli': 'kilavuz-burc',
  'fb-flansli-burc': 'flansli-burc',
  'bka-bilyali-kafes-aluminyum': 'bilyali-kafes',
  'bbd-bronz-burc-duz': 'bronz-burc',
  'bbs-sinter-bronz-burc': 'bronz-burc',
  'z41-itici-pim-nitrurlu': 'itici-pim-a',
  'z43-itici-pim-konik-nitrurlu': 'itici-pim-d',
  'z47-lama-itici-nitrurlu': 'lama-itici',
  'z49-itici-yuksuk-nitrurlu': 'itici-yuksuk',
  'zc-yuksuk-ic-pimi': 'itici-pim-a',
  'yay-pimi': 'yay-pimi',
  'snp-sogutma-nipeli-pirinc': 'sogutma-nipeli',
  'sna-sogutma-nipeli-paslanmaz': 'sogutma-nipeli',
  'hkf-hizli-kaplin-fkm': 'hizli-kaplin',
  'hke-hizli-kaplin-epdm': 'hizli-kaplin',
  'boru-tapasi-celik': 'boru-tapasi',
  'boru-tapasi-pirinc': 'boru-tapasi',
  'boru-tapasi-paslanmaz': 'boru-tapasi',
  'spd-sogutma-perdesi-duz': 'sogutma-perdesi',
  'spb-sogutma-perdesi-burgulu': 'sogutma-perdesi',
  'ss1-spiral-sogutucu': 'spiral-sogutucu',
  'ss2-spiral-sogutucu': 'spiral-sogutucu',
  'o-ring-fkm': 'o-ring',
  'kmd-konik-merkezleme-dlc': 'konik-merkezleme',
  'yk-yan-kilit-duz': 'yan-kilit',
  'yk-yan-kilit-konik': 'yan-kilit',
  'yk-yan-kilit-sicak': 'yan-kilit',
  'kalip-plakasi-1730': 'kalip-plakasi',
  'kalip-plakasi-2312': 'kalip-plakasi',
  'kalip-plakasi-2083': 'kalip-plakasi',
  'skb-surgu-kizagi-bronz': 'surgu-kizagi',
  'st-surgu-tutucu': 'surgu-tutucu',
  'sth-surgu-tutucu-180': 'surgu-tutucu',
  'apc-asinma-plakasi-celik': 'asinma-plakasi',
  'sym-sicak-yolluk-memesi': 'sicak-yolluk-memesi',
  'tkj-termokupl-j': 'termokupl',
  'tkk-termokupl-k': 'termokupl',
  'tarih-kasesi-ay-yil': 'tarih-kasesi',
  'tarih-kasesi-gun': 'tarih-kasesi',
  'tarih-kasesi-vardiya': 'tarih-kasesi',
  'tarih-kasesi-uc-yil': 'tarih-kasesi',
  'yg-yil-gobegi': 'yil-kasesi',
  'gk-geri-donusum-kasesi': 'geri-donusum-kasesi',
  'ica-imbus-civata-a2': 'imbus-civata',
  'fc-faturali-civata': 'imbus-civata',
  'mpd-merkezleme-pimi-disli': 'merkezleme-pimi',
  'sd-setskur-duz': 'setskur',
};

/** By the category's key: the kind whose shaded view showed it. */
export const FORMER_CATEGORY_PICTURES: Readonly<Record<string, FormerDrawing>> = {
  'yuksuk-ic-pimleri': 'itici-pim-a',
  'yay-pimleri': 'yay-pimi',
  'sogutma-elemanlari': 'sogutma-nipeli',
  'sogutma-nipelleri': 'sogutma-nipeli',
  'hizli-kaplinler': 'hizli-kaplin',
  'boru-tapalari': 'boru-tapasi',
  'sogutma-perdeleri': 'sogutma-perdesi',
  'spiral-sogutucular': 'spiral-sogutucu',
  'yan-kilitler': 'yan-kilit',
  'taslanmis-plakalar': 'kalip-plakasi',
  termokupllar: 'termokupl',
  'tarih-kaseleri': 'tarih-kasesi',
  'ay-yil-kaseleri': 'tarih-kasesi',
  'kase-gobekleri': 'yil-kasesi',
};
