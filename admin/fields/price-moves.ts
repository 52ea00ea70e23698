import type { PriceOperation, PriceRounding } from '#contract/bulk-price.ts';

/** Words of how many prices are moved at once. */
export const PRICE_MOVE_TEXTS = {
  operation: 'Nasıl?',
  operations: {
    percentUp: '+ %  artır',
    percentDown: '− %  azalt',
    amountUp: '+ tutar  ekle',
    amountDown: '− tutar  çıkar',
    set: '= tutar  yap',
  } satisfies Record<PriceOperation, string>,
  percent: 'Oran',
  amount: 'Tutar',
  rounding: 'Yuvarlama',
  roundings: {
    none: 'yok',
    '0.05': '0,05',
    '0.10': '0,10',
    '1': '1',
    '5': '5',
    '10': '10',
    'x.90': 'x,90',
  } satisfies Record<PriceRounding, string>,
} as const;
