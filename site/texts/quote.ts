/** A request for a quote: of one product, or of the cart. */
export const QUOTE_MESSAGE_TEXTS = {
  subject: (lines: number) => `Teklif talebi: sepetimdeki ${lines} ürün`,
  intro: (lines: number) =>
    lines === 1 ? 'Aşağıdaki ürün için teklif rica ederim:' : 'Aşağıdaki ürünler için teklif rica ederim:',
  product: (code: string, name: string) => [code, name].filter(Boolean).join(' – '),
  line: (what: string, quantity: number) => `- ${what}: ${quantity} adet`,
  unnamed: 'Adı bilinmeyen ürün',
  more: (lines: number) => `… ve ${lines} ürün daha`,
};
