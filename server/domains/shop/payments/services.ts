import type { PaymentMode } from '#contract/order-facts.ts';
import type { FormServices } from '../../../call/services.ts';
import type { PaymentProviders } from './providers.ts';

/** Services of orders and payments. */
export interface ShopServices extends FormServices {
  providers: PaymentProviders;
}

/** Payment mode of new orders, as replies name it. */
export function paymentMode({ providers: { current } }: Pick<ShopServices, 'providers'>): PaymentMode {
  if (!current) return 'none';
  return current.isTest ? 'test' : 'card';
}
