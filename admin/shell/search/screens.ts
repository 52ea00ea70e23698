import { fold, searchTerms } from '#contract/text.ts';
import { allowedGroups, type May, type MenuEntry } from '../menu/menu.ts';

export interface FoundScreen {
  label: string;
  path: string;
  /** Where it belongs. */ group: string;
}
interface MoreScreen extends MenuEntry {
  group: string;
  /** Other words that people look for it by. */ words?: string;
}

/** Screens and narrowed lists without a line in the menu. */
const MORE: readonly MoreScreen[] = [
  {
    label: 'Site Ayarları',
    path: '/admin/settings/site',
    group: 'Ayarlar',
    needs: 'PUT /api/settings',
    words: 'logo renk iletişim adres firma mağaza kargo para birimi',
  },
  {
    label: 'Ana Sayfa Ayarları',
    path: '/admin/settings/homepage',
    group: 'Ayarlar',
    needs: 'PUT /api/settings',
    words: 'bölüm',
  },
  { label: 'Profil', path: '/admin/profile', group: 'Hesabım', words: 'şifre parola oturum' },
  {
    label: 'Bekleyen Siparişler',
    path: '/admin/orders?isWaiting=true',
    group: 'Siparişler',
    needs: 'GET /api/orders',
    words: 'kargo hazırlanan ödenen',
  },
  {
    label: 'Azalan Stok',
    path: '/admin/products?stock=low&isActive=true',
    group: 'Ürünler',
    needs: 'POST /api/products',
    words: 'biten',
  },
  {
    label: 'Stokta Olmayanlar',
    path: '/admin/products?stock=out_of_stock&isActive=true',
    group: 'Ürünler',
    needs: 'POST /api/products',
    words: 'tükenen biten',
  },
  {
    label: 'Okunmamış Mesajlar',
    path: '/admin/messages?isRead=false',
    group: 'Mesajlar',
    needs: 'GET /api/contacts',
    words: 'teklif',
  },
  {
    label: 'Bekleyen Başvurular',
    path: '/admin/job-applications?status=pending',
    group: 'İnsan Kaynakları',
    needs: 'GET /api/job-applications',
    words: 'cv özgeçmiş',
  },
];
const MENU_WORDS: Record<string, string> = {
  '/admin/audit': 'log geçmiş kim değiştirdi',
  '/admin/trash': 'silinen geri al',
  '/admin/newsletter': 'abone',
  '/admin/orders': 'satış',
  '/admin/users': 'müşteri üye',
};

const allScreens = (may: May): (FoundScreen & { words: string })[] => [
  ...allowedGroups(may).flatMap(({ label: group, entries }) =>
    entries.map(({ label, path }) => ({ label, path, group, words: MENU_WORDS[path] ?? '' })),
  ),
  ...MORE.filter(({ needs }) => !needs || may(needs)).map(({ label, path, group, words = '' }) => ({
    label,
    path,
    group,
    words,
  })),
];

/**
 * The role's screens and actions that hold every word of the text, in any case and with or without Turkish letters;
 * labels that begin so first.
 */
export function findScreens(text: string, may: May, limit: number): FoundScreen[] {
  const terms = searchTerms(text);
  if (terms.length === 0) return [];
  const rank = ({ label }: FoundScreen): number => {
    const folded = ` ${fold(label)}`;
    return folded.startsWith(` ${terms[0]}`) ? 0 : terms.every((term) => folded.includes(` ${term}`)) ? 1 : 2;
  };
  return allScreens(may)
    .filter(({ label, group, words }) => {
      const folded = ` ${fold(`${label} ${group} ${words}`)}`;
      return terms.every((term) => folded.includes(` ${term}`));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
