import { formatMoney } from '#contract/money.ts';
import { ACCOUNT_NEEDS_COMPANY, limitTooSmall } from '#contract/open-account-texts.ts';
import type { OwnAccount } from '#contract/open-accounts.ts';
import type { PaymentMethod } from '#contract/order-facts.ts';
import { METHOD_LABELS } from '#contract/order-texts.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard } from '../../ui/form-choice.tsx';

/** Why this order cannot be placed on account; undefined: it can. */
export function accountRefusal(
  { remaining, currency }: OwnAccount,
  { total, isCompany }: { total: number; isCompany: boolean },
): string | undefined {
  if (total > remaining) return limitTooSmall(formatMoney(remaining, currency));
  return isCompany ? undefined : ACCOUNT_NEEDS_COMPANY;
}

/**
 * The ways of paying, of which one is taken.
 * @param refusal why nothing can be bought on the account
 */
export const MethodStep = ({
  methods,
  chosen,
  onChoose,
  account,
  refusal,
}: {
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
  account: OwnAccount | null;
  refusal: string | undefined;
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
        isDisabled={method === 'account' && refusal !== undefined}
        title={METHOD_LABELS[method]}
      >
        {method === 'account' && account ? (refusal ?? accountText(account)) : texts.methods[method]}
      </FormCard>
    ))}
  </fieldset>
);

const accountText = ({ remaining, currency, days }: OwnAccount): string =>
  texts.accountText(formatMoney(remaining, currency), days);
