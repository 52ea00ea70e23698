// The register of small lists that go out as files and come back by the import.
import { ATTRIBUTE_KINDS } from '#contract/attribute-texts.ts';
import { ACTIVE } from '#contract/article-texts.ts';
import type { ListFileKind } from '#contract/list-files.ts';
import { NO } from '#contract/product-table-texts.ts';
import { attributeList } from './domains/catalogue/attributes/resource.ts';
import { synonymList } from './domains/catalogue/synonyms/resource.ts';
import { redirectList, storedTarget } from './domains/content/redirects/resource.ts';
import { carrierList } from './domains/shop/carriers/resource.ts';
import type { ListFile } from './entities/list-files/list-file.ts';
import type { SmallList } from './entities/small-list.ts';

/** @param publicUrl the site's address: redirects to it are stored as paths */
export const listFiles = (publicUrl: string): Readonly<Record<ListFileKind, ListFile>> => ({
  synonyms: {
    list: synonymList as unknown as SmallList,
    keys: ['words', 'means'],
    aliases: { words: ['Kelime', 'Aranan'], means: ['Anlam', 'Katalogdaki anlamı'] },
    sample: { words: 'itici mil', means: 'itici pim', isSoft: NO },
  },
  attributes: {
    list: attributeList as unknown as SmallList,
    keys: ['key'],
    words: { kind: ATTRIBUTE_KINDS },
    sample: {
      key: 'dis-cap',
      name: 'Dış Çap',
      kind: ATTRIBUTE_KINDS.number,
      unit: 'mm',
      isActive: ACTIVE,
      sortOrder: 10,
    },
  },
  carriers: {
    list: carrierList as unknown as SmallList,
    keys: ['name'],
    aliases: { name: ['Kargo Firması'] },
    sample: {
      name: 'Örnek Kargo',
      trackingUrl: 'https://kargo.example/takip?no={no}',
      isActive: ACTIVE,
      sortOrder: 10,
    },
  },
  redirects: {
    list: redirectList as unknown as SmallList,
    keys: ['fromPath'],
    aliases: { fromPath: ['from', 'Eski adres'], to: ['to', 'Yeni adres'], code: ['code'] },
    sample: { fromPath: '/eski-sayfa', code: 301, to: '/hakkimizda', isActive: ACTIVE },
    prepare(values, row) {
      if (row && values['to'] === undefined && values['code'] === undefined) return values;
      const [to, code] = [values['to'] ?? row?.['to'], values['code'] ?? row?.['code']];
      return { ...values, to: storedTarget(String(to), Number(code), publicUrl) };
    },
    made: { hits: 0, lastHitAt: null },
  },
});
