import type { PaymentMethod } from '#contract/order-facts.ts';
import { METHOD_LABELS } from '#contract/order-texts.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard } from '../../ui/form-choice.tsx';

/** The ways of paying, of which one is taken. */
export const MethodStep = ({
  methods,
  chosen,
  onChoose,
}: {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}) => (
  <fieldset className="form-cards">
    <legend className="visually-hidden">{texts.methodStep}</legend>
    {methods.map((method) => (
      <FormCard
        key={method}
        name="method"
        value={method}
        isChosen={chosen === method}
        onChoose={() => onChoose(method)}
        title={METHOD_LABELS[method]}
      >
        {texts.methods[method]}
      </FormCard>
    ))}
  </fieldset>
);
