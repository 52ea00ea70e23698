import type { PaymentMode } from '#contract/order-facts.ts';
import type { FormServices } from '../../../call/services.ts';
import type { PaymentProviders } from './providers.ts';

/** What orders and payments need. */
export interface ShopServices extends FormServices {
  providers: PaymentProviders;
}

/** How new orders are paid, as replies name it. */
export function paymentMode({ providers: { current } }: Pick<ShopServices, 'providers'>): PaymentMode {
  if (!current) return 'none';
  return current.isTest ? 'test' : 'card';
}
