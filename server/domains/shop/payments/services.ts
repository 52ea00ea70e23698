import type { PaymentMode } from '#contract/order-facts.ts';
import type { FormServices } from '../../../call/services.ts';
import type { PaymentProvider } from './provider/provider.ts';

/** What orders and payments need. */
export interface ShopServices extends FormServices {
  /** null: no payments; the shop takes requests for quotes. */
  provider: PaymentProvider | null;
}

/** As replies name it. */
export const paymentMode = ({ provider }: Pick<ShopServices, 'provider'>): PaymentMode =>
  provider ? (provider.isTest ? 'test' : 'card') : 'none';
