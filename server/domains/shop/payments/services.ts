import type { PaymentMethod, PaymentMode } from '#contract/order-facts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { FormServices } from '../../../call/services.ts';
import type { PaymentProviders } from './providers.ts';

/** Services of orders and payments. */
export interface ShopServices extends FormServices {
  providers: PaymentProviders;
}

type Providers = Pick<ShopServices, 'providers'>;

/** Whether orders may be paid by transfer: switched on, with an account in the shop's currency. */
export const takesTransfers = ({
  shop_transfer: isOn,
  shop_currency: currency,
  bank_accounts: accounts,
}: Pick<AllSettings, 'shop_transfer' | 'shop_currency' | 'bank_accounts'>): boolean =>
  isOn && accounts.some((account) => account.currency === currency);

/** How a new order can be paid. @param hasTransfers see `takesTransfers` */
export const paymentMethods = ({ providers: { current } }: Providers, hasTransfers: boolean): PaymentMethod[] => [
  ...(current ? (['card'] as const) : []),
  ...(hasTransfers ? (['transfer'] as const) : []),
];

/** Payment mode of new orders, as replies name it. @param hasTransfers see `takesTransfers` */
export function paymentMode({ providers: { current } }: Providers, hasTransfers: boolean): PaymentMode {
  if (current) return current.isTest ? 'test' : 'card';
  return hasTransfers ? 'transfer' : 'none';
}
