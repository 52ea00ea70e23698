import type { PaymentMethod, PaymentMode } from '#contract/order-facts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { FormServices } from '../../../call/services.ts';
import type { Db } from '../../../base/db/database.ts';
import type { CardProvider, PaymentProviders } from './providers.ts';

/** Services of orders and payments. */
export interface ShopServices extends FormServices {
  providers: PaymentProviders;
}

/** Whether orders may be paid by transfer: switched on, with an account in the shop's currency. */
export const takesTransfers = ({
  shop_transfer: isOn,
  shop_currency: currency,
  bank_accounts: accounts,
}: Pick<AllSettings, 'shop_transfer' | 'shop_currency' | 'bank_accounts'>): boolean =>
  isOn && accounts.some((account) => account.currency === currency);

/** How a new order can be paid at this moment. */
export interface PaymentWays {
  /** null: no card is taken. */
  cards: CardProvider | null;
  hasTransfers: boolean;
}

/** @param db the transaction, where there is one */
export const paymentWays = async (
  { providers }: Pick<ShopServices, 'providers'>,
  db: Db,
  settings: AllSettings,
): Promise<PaymentWays> => ({
  cards: await providers.forCards(db, settings),
  hasTransfers: takesTransfers(settings),
});

export const paymentMethods = ({ cards, hasTransfers }: PaymentWays): PaymentMethod[] => [
  ...(cards ? (['card'] as const) : []),
  ...(hasTransfers ? (['transfer'] as const) : []),
];

/** Payment mode of new orders, as replies name it. */
export function paymentMode({ cards, hasTransfers }: PaymentWays): PaymentMode {
  if (cards) return cards.isTest ? 'test' : 'card';
  return hasTransfers ? 'transfer' : 'none';
}
