import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Address } from '#contract/addresses.ts';
import { ApiError } from '#contract/api-error.ts';
import type { SignedInUser } from '#contract/auth.ts';
import type { Quote } from '#contract/cart.ts';
import type { Output } from '#contract/endpoints.ts';
import type { OwnAccount } from '#contract/open-accounts.ts';
import { PAYMENT_FAILED, type PaymentMethod } from '#contract/order-facts.ts';
import { NOT_DELIVERED } from '#contract/shipping-texts.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { api } from '#browser/signed-in-api.ts';
import type { FormValues } from '../../base/page.tsx';
import {
  attemptFor,
  forgetCheckout,
  keepDraft,
  keepInvoice,
  readDraft,
  readInvoice,
} from '../../cart/checkout-draft.ts';
import { clearCart, type CartLine } from '../../cart/store.ts';
import type { Pricing, Province } from '../../cart/use-quote.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FORM_TEXTS } from '../../texts/form.ts';
import { FormField } from '../../ui/form-field.tsx';
import { useForm, valuesOf } from '../../ui/form-state.ts';
import { AddressStep, knownAddress } from './address-step.tsx';
import { ConsentStep } from './consent-step.tsx';
import { chosenOption, DeliveryStep } from './delivery-step.tsx';
import { InvoiceStep } from './invoice-step.tsx';
import { accountRefusal, MethodStep } from './method-step.tsx';
import { missingFields, NEW_ADDRESS, paymentBody, toFormFields } from './payment-body.ts';
import { PickupStep } from './pickup-step.tsx';
import { Pay } from './pay.tsx';
import { Summary, withNames } from './summary.tsx';

const loadRules = () => import('./rules.ts');

interface Props {
  user: SignedInUser;
  options: Output<'GET /api/payment/options'>;
  addresses: readonly Address[];
  /** null: nothing can be bought on account. */
  account: OwnAccount | null;
  lines: readonly CartLine[];
  /** The delivery method that this browser remembers. */
  delivery: string;
  onProvince(province: Province | ''): void;
  quote: Quote;
  pricing: Pricing;
  /** Called when agreements or addresses have changed on the server. */
  onStale(): void;
}

/** Empties the cart of an order that is placed. */
function clearOrdered(): void {
  forgetCheckout();
  clearCart();
}

/** The form's first values: the draft, or the last order's invoice fields. */
function startOf({ id, name }: SignedInUser): FormValues {
  const draft = readDraft(id);
  if (draft) return draft;
  const invoice = readInvoice(id);
  return { ...invoice, 'invoice.name': invoice['invoice.name'] || name, recipient: name, isSameAddress: 'on' };
}

/** Where the order goes, as far as the form says. */
function provinceOf(values: FormValues, addresses: readonly Address[]): Province | '' {
  const addressId = knownAddress(values['addressId'] ?? '', addresses);
  const city = addressId === NEW_ADDRESS ? values['city'] : addresses.find(({ _id }) => _id === addressId)?.city;
  return (city ?? '') as Province | '';
}

/** A failure with this form's field names and a message that says the payment has failed. */
function explained(error: unknown): unknown {
  if (!ApiError.is(error) || error.code === 'PRICE_CHANGED') return error;
  const { status, code, message, fields } = error;
  if (status === 0) return new ApiError(503, code, `${PAYMENT_FAILED} ${texts.offline}`);
  const sentence = status >= 500 && !message.startsWith(PAYMENT_FAILED) ? `${PAYMENT_FAILED} ${message}` : message;
  return new ApiError(status, code, sentence, fields && toFormFields(fields));
}

export function CheckoutForm({
  user,
  options: { agreements, methods: ways },
  addresses,
  account,
  lines,
  delivery,
  onProvince,
  quote,
  pricing,
  onStale,
}: Props) {
  const [start] = useState(() => startOf(user));
  /** The total before the server's change of price. */
  const [totalBefore, setTotalBefore] = useState<number>();
  const [consentRound, setConsentRound] = useState(0);
  const [wanted, setWanted] = useState(start['method']);
  const [isCompany, setCompany] = useState(start['invoiceKind'] === 'company');
  const methods: PaymentMethod[] = account ? [...ways, 'account'] : ways;
  const refusal = account ? accountRefusal(account, { total: quote.total, isCompany }) : undefined;
  const usable = methods.filter((one) => one !== 'account' || refusal === undefined);
  const method = usable.find((one) => one === wanted) ?? usable[0] ?? 'card';
  const option = chosenOption(quote, delivery);
  const isPickup = option?.kind === 'pickup';
  const [province, setProvince] = useState(() => provinceOf(start, addresses));
  const ordered = { lines, option, quote, agreements, method };
  const tellProvince = useEffectEvent(onProvince);
  useEffect(() => tellProvince(province), [province]);

  const form = useForm({
    id: 'odeme',
    failure: PAYMENT_FAILED,
    prepare: loadRules,
    async check(values) {
      const failed = await loadRules().then(
        (rules) => rules.checkPayment(paymentBody(values, ordered)),
        () => undefined,
      );
      const fields = { ...toFormFields(failed?.fields ?? {}), ...missingFields(values, isPickup) };
      const [first] = Object.values(fields);
      if (first !== undefined) return { message: failed?.message ?? first, fields };
      if (pricing.isCurrent && !option) return { message: NOT_DELIVERED, fields };
      if (!pricing.isCurrent) return { message: pricing.isFailed ? texts.quoteLost : texts.noTotal, fields };
      return quote.isPayable ? undefined : { message: texts.unacceptedChanges, fields };
    },
    async send(values) {
      const body = paymentBody(values, ordered);
      const attempt = attemptFor(user.id, lines, newUuid);
      const { url } = await api('POST /api/payment', { body: { ...body, attempt } }).catch((error: unknown) => {
        throw explained(error);
      });
      keepInvoice(user.id, values);
      const { isSaved: _, ...rest } = values; // the address is saved by now
      keepDraft(user.id, rest);
      if (method !== 'card') clearOrdered(); // nothing more is to be done here; a card may still be refused
      location.assign(url);
      return new Promise<never>(() => {}); // keeps the button busy until the page is left
    },
    onRefused(error) {
      if (!ApiError.is(error)) return;
      if (error.code === 'PRICE_CHANGED') {
        setTotalBefore(quote.total);
        void pricing.ask();
      }
      if (method === 'account') onStale(); // what is left of the limit may have changed
      if (error.code === 'CONSENT_CHANGED') setConsentRound((last) => last + 1);
      if (error.code === 'CONSENT_CHANGED' || error.code === 'NOT_FOUND') onStale();
    },
  });

  const steps = { form, start };
  /** Before the address, which is not asked for where the order is fetched. */
  const canPickUp = quote.deliveryOptions.some(({ kind }) => kind === 'pickup');
  const methodPart = (
    <Part title={texts.deliveryMethod}>
      <DeliveryStep quote={quote} chosen={option} hasProvince={province !== ''} />
    </Part>
  );
  const named = withNames(quote.lines, lines);
  return (
    <form
      className="checkout-form"
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        const values = valuesOf(event.currentTarget);
        setCompany(values['invoiceKind'] === 'company');
        setProvince(provinceOf(values, addresses));
        keepDraft(user.id, values);
      }}
    >
      <Summary lines={named} quote={quote} isCurrent={pricing.isCurrent} />
      <div className="checkout-steps">
        <p className="form-note">{FORM_TEXTS.requiredNote}</p>
        <Step number={1} title={texts.deliveryStep}>
          {canPickUp && methodPart}
          {/* Stays in the form, so that typed values are kept. */}
          <div hidden={isPickup}>
            <Part title={texts.address}>
              <AddressStep {...steps} addresses={addresses} />
            </Part>
          </div>
          {isPickup && (
            <Part title={texts.pickup}>
              <PickupStep {...steps} place={option.place} />
            </Part>
          )}
          {!canPickUp && methodPart}
        </Step>
        <Step number={2} title={texts.invoiceStep}>
          <div className="checkout-part">
            <InvoiceStep {...steps} isPickup={isPickup} />
          </div>
          <Part title={texts.more}>
            <div className="form">
              <FormField
                form={form}
                name="poNumber"
                label={texts.poNumber}
                hint={texts.poHint}
                autoComplete="off"
                initial={start['poNumber'] ?? ''}
                className="form-half"
              />
              <FormField
                form={form}
                name="note"
                label={texts.note}
                rows={2}
                autoComplete="off"
                initial={start['note'] ?? ''}
              />
            </div>
          </Part>
        </Step>
        {methods.length > 1 && (
          <Step number={3} title={texts.methodStep}>
            <div className="checkout-part">
              <MethodStep methods={methods} chosen={method} onChoose={setWanted} account={account} refusal={refusal} />
            </div>
          </Step>
        )}
        <Step number={methods.length > 1 ? 4 : 3} title={texts.consentStep}>
          <div className="checkout-part">
            <ConsentStep key={consentRound} form={form} agreements={agreements} />
          </div>
        </Step>
        <Pay
          form={form}
          lines={named}
          quote={quote}
          pricing={pricing}
          totalBefore={totalBefore}
          method={method}
          account={account}
        />
      </div>
    </form>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="checkout-step" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`} aria-label={texts.step(number, title)}>
        <span className="code" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="checkout-part">
    <h3>{title}</h3>
    {children}
  </div>
);
