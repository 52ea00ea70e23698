// Sentences of the page with PayTR's form.
import { CHECKOUT_CANCELLED_PATH } from '#contract/paths.ts';

export const PAYTR_TEXTS = {
  title: 'Ödeme',
  order: 'Sipariş no',
  frame: 'PayTR güvenli ödeme',
  note: 'Kart bilgileriniz yalnızca PayTR tarafından işlenir.',
  giveUp: 'Vazgeç',
  unknown: 'Böyle bir ödeme sayfası yok.',
  leave: `<p><a href="${CHECKOUT_CANCELLED_PATH}">Sepete dön</a></p>`,
  ended: 'Ödeme sonucu',
  goOn: 'Sonucu görün',
};
