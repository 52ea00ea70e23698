import { ATTRIBUTE_KINDS } from '#contract/attribute-texts.ts';
import { ATTRIBUTE_WORDS } from '#contract/attribute-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const ATTRIBUTE_TEXTS = {
  rows: textsFor(ATTRIBUTE_WORDS.one, {
    create: ATTRIBUTE_WORDS.create,
    confirmRemove: 'Filtre özelliğini silmek istediğinize emin misiniz?',
  }),
  search: 'Ad veya kısa ad ara',
  keyHint: 'Adreslerde kullanılır: küçük harf, rakam ve tire. Örnek: dis-cap',
  unitHint: 'Sayılar için: mm, N, °C …',
  note: 'Serilerin ölçüleri bu özelliklere bağlanır; ziyaretçiler seriler arasında bunlarla arar.',
  kinds: ATTRIBUTE_KINDS,
} as const;
