import type { Quote } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { FAST, STANDARD } from '#contract/order-facts.ts';
import { shippingText } from '#contract/order-texts.ts';
import { CART_QUOTE_PATH } from '#contract/paths.ts';
import { estimatedDelivery, NOT_DELIVERED } from '#contract/shipping-texts.ts';
import { rememberDelivery } from '../../cart/store.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard } from '../../ui/form-choice.tsx';

type Option = Quote['deliveryOptions'][number];

/** The method that was chosen last, where it is offered; otherwise the one that the prices are for. */
export const chosenOption = (
  { deliveryOptions, deliveryMethodId }: Pick<Quote, 'deliveryOptions' | 'deliveryMethodId'>,
  remembered: string,
): Option | undefined =>
  deliveryOptions.find(({ _id }) => _id === remembered) ?? deliveryOptions.find(({ _id }) => _id === deliveryMethodId);

/** The delivery methods with their prices: of a shop without its own the same choice as the cart's box. */
export function DeliveryStep({
  quote: { deliveryOptions, currency, isByProvince },
  chosen,
  hasProvince,
}: {
  quote: Quote;
  chosen: Option | undefined;
  hasProvince: boolean;
}) {
  const money = (amount: number): string => formatMoney(amount, currency);
  const price = ({ fee, extra, isEstimate }: Option): string => {
    if (extra > 0) return texts.plus(money(extra));
    return isEstimate ? texts.atLeast(shippingText(fee, money)) : shippingText(fee, money);
  };
  if (deliveryOptions.length === 0)
    return (
      <p className="notice notice--error" role="alert">
        {NOT_DELIVERED}{' '}
        <a className="more" href={CART_QUOTE_PATH}>
          {texts.askQuote}
        </a>
      </p>
    );
  return (
    <>
      <fieldset className="form-cards">
        <legend className="visually-hidden">{texts.deliveryMethod}</legend>
        {deliveryOptions.map((option) => (
          <FormCard
            key={option._id}
            name="delivery"
            value={option._id}
            isChosen={chosen?._id === option._id}
            onChoose={rememberDelivery}
            title={option.name}
            aside={price(option)}
          >
            {wordsOf(option)}
          </FormCard>
        ))}
      </fieldset>
      {isByProvince && !hasProvince && <p className="form-note">{texts.byProvince}</p>}
    </>
  );
}

const WORDS: Readonly<Record<string, string>> = { [STANDARD]: texts.standardText, [FAST]: texts.fastText };
const wordsOf = ({ _id, days, note, place }: Option): string =>
  WORDS[_id] ?? [place, days && estimatedDelivery(days), note].filter(Boolean).join('\n');
