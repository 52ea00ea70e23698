import { CARRIER_WORDS } from '#contract/carrier-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const CARRIER_TEXTS = {
  rows: textsFor(CARRIER_WORDS.one, {
    create: CARRIER_WORDS.create,
    confirmRemove: 'Kargo firmasını silmek istediğinize emin misiniz?',
  }),
  search: 'Ad ara',
  note: 'Siparişi kargoya verirken firma seçilir; takip adresi numarayla kendiliğinden doldurulur.',
  urlHint: 'Takip numarasının yerine {no} yazın. Boş bırakılabilir.',
} as const;
