import { useState } from 'react';
import { INVOICE_KINDS, INVOICE_LABELS, type InvoiceKind } from '#contract/order-facts.ts';
import { PROVINCES } from '#contract/provinces.ts';
import type { FormValues } from '../../base/page.tsx';
import { ADDRESS_TEXTS } from '../../texts/my-account.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard, FormCheck } from '../../ui/form-choice.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormSelect } from '../../ui/form-select.tsx';
import type { Form } from '../../ui/form-state.ts';

/** The invoice: for a person or a company. */
export function InvoiceStep({ form, start, isPickup }: { form: Form; start: FormValues; isPickup: boolean }) {
  const [kind, setKind] = useState<InvoiceKind>(start['invoiceKind'] === 'company' ? 'company' : 'individual');
  const [isSame, setIsSame] = useState(start['isSameAddress'] === 'on');
  const startOf = (name: string): string => start[name] ?? '';
  return (
    <>
      <fieldset className="form-cards">
        <legend className="visually-hidden">{texts.invoiceKind}</legend>
        {INVOICE_KINDS.map((one) => (
          <FormCard
            key={one}
            name="invoiceKind"
            value={one}
            isChosen={kind === one}
            onChoose={() => setKind(one)}
            title={INVOICE_LABELS[one]}
          />
        ))}
      </fieldset>
      <div className="form checkout-part" hidden={kind !== 'individual'}>
        <FormField
          form={form}
          name="invoice.name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="billing name"
          initial={startOf('invoice.name')}
          isRequired
          className="form-half"
        />
        <FormField
          form={form}
          name="invoice.tckn"
          label={texts.tckn}
          hint={texts.tcknHint}
          inputMode="numeric"
          autoComplete="off"
          initial={startOf('invoice.tckn')}
          className="form-half"
        />
      </div>
      <div className="form checkout-part" hidden={kind !== 'company'}>
        <FormField
          form={form}
          name="invoice.company"
          label={texts.company}
          autoComplete="billing organization"
          initial={startOf('invoice.company')}
          isRequired
        />
        <FormField
          form={form}
          name="invoice.vkn"
          label={texts.vkn}
          hint={texts.vknHint}
          inputMode="numeric"
          autoComplete="off"
          initial={startOf('invoice.vkn')}
          isRequired
          className="form-half"
        />
        <FormField
          form={form}
          name="invoice.taxOffice"
          label={texts.taxOffice}
          hint={texts.taxOfficeHint}
          autoComplete="off"
          initial={startOf('invoice.taxOffice')}
          isRequired
          className="form-half"
        />
        <FormField
          form={form}
          name="invoice.email"
          label={texts.invoiceEmail}
          hint={texts.invoiceEmailHint}
          type="email"
          autoComplete="off"
          initial={startOf('invoice.email')}
          className="form-half"
        />
        <FormCheck
          form={form}
          name="invoice.isEInvoice"
          isTicked={startOf('invoice.isEInvoice') === 'on'}
          className="form-half"
        >
          {texts.eInvoice}
        </FormCheck>
      </div>
      <div className="form checkout-part">
        {/* There is no delivery address where the order is fetched. */}
        <div hidden={isPickup}>
          <FormCheck form={form} name="isSameAddress" isTicked={isSame} onChange={setIsSame}>
            {texts.sameAddress}
          </FormCheck>
        </div>
        <div className="form" hidden={isSame && !isPickup}>
          <FormField
            form={form}
            name="invoice.address"
            label={texts.invoiceAddress}
            rows={3}
            autoComplete="billing street-address"
            initial={startOf('invoice.address')}
            isRequired
          />
          <FormField
            form={form}
            name="invoice.district"
            label={ADDRESS_TEXTS.fields.district}
            autoComplete="billing address-level2"
            initial={startOf('invoice.district')}
            isRequired
            className="form-half"
          />
          <FormSelect
            form={form}
            name="invoice.city"
            label={ADDRESS_TEXTS.fields.city}
            none={ADDRESS_TEXTS.fields.cityNone}
            options={PROVINCES}
            autoComplete="billing address-level1"
            initial={startOf('invoice.city')}
            isRequired
            className="form-half"
          />
        </div>
      </div>
    </>
  );
}
