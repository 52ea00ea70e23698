/** The panel of filters beside a list. */
export const FACET_TEXTS = {
  title: 'Filtreler',
  /** What the numbers beside the values count. */
  counted: 'ölçü',
  from: 'en az',
  to: 'en çok',
  fromOf: (label: string) => `${label}, en az`,
  toOf: (label: string) => `${label}, en çok`,
  apply: 'Uygula',
  all: (count: string) => `Tümü (${count})`,
};
