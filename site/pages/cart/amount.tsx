import { formatMoney, type Currency } from '#contract/money.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';

/** An amount as the server computed it; until then a placeholder of the same size. */
export function Amount({
  value,
  currency,
  isFailed = false,
}: {
  value: number | undefined;
  currency: Currency | undefined;
  isFailed?: boolean;
}) {
  if (value !== undefined && currency)
    return <span className="figures cart-amount">{formatMoney(value, currency)}</span>;
  return isFailed ? (
    <span className="cart-amount">{texts.priceUnknown}</span>
  ) : (
    <span className="cart-amount cart-amount--unknown skeleton" />
  );
}
