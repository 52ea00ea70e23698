import type { Quote } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { DELIVERY_LABELS, type DeliveryMethod } from '#contract/order-facts.ts';
import { rememberFastCargo } from '../../cart/store.ts';
import { shippingPrice } from '../../cart/totals.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard } from '../../ui/form-choice.tsx';

/** The delivery methods with their prices: the same choice as the cart's box. */
export function DeliveryStep({
  methods,
  isFast,
  quote: { shippingFee, fastCargoPrice, currency },
}: {
  methods: readonly DeliveryMethod[];
  isFast: boolean;
  quote: Quote;
}) {
  const price = {
    standard: shippingPrice(shippingFee, currency),
    fast: texts.plus(formatMoney(fastCargoPrice, currency)),
  };
  const words = { standard: texts.standardText, fast: texts.fastText };
  const chosen = isFast ? 'fast' : 'standard';
  return (
    <fieldset className="form-cards">
      <legend className="visually-hidden">{texts.deliveryMethod}</legend>
      {methods.map((method) => (
        <FormCard
          key={method}
          name="delivery"
          value={method}
          isChosen={chosen === method}
          onChoose={() => rememberFastCargo(method === 'fast')}
          title={DELIVERY_LABELS[method]}
          aside={price[method]}
        >
          {words[method]}
        </FormCard>
      ))}
    </fieldset>
  );
}
