export const QUANTITY_TEXTS = {
  quantity: (what: string) => `Adet: ${what}`,
  fewer: (what: string) => `Adedi azalt: ${what}`,
  more: (what: string) => `Adedi artır: ${what}`,
};
