import type { DeliveryAddress } from '#contract/addresses.ts';
import { PROVINCES } from '#contract/provinces.ts';
import type { FormValues } from '../base/page.tsx';
import { ADDRESS_TEXTS } from '../texts/my-account.ts';
import { FormField } from '../ui/form-field.tsx';
import { FormSelect } from '../ui/form-select.tsx';
import type { Form } from '../ui/form-state.ts';

const texts = ADDRESS_TEXTS.fields;

/** The fields of a delivery address, for any form that asks for one. */
export function AddressFields({ form, initial }: { form: Form; initial?: Partial<DeliveryAddress> | undefined }) {
  return (
    <>
      <FormField
        form={form}
        name="recipient"
        label={texts.recipient}
        autoComplete="shipping name"
        initial={initial?.recipient}
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="phone"
        label={texts.phone}
        type="tel"
        autoComplete="shipping tel"
        initial={initial?.phone}
        isRequired
        className="form-half"
      />
      <FormSelect
        form={form}
        name="city"
        label={texts.city}
        none={texts.cityNone}
        options={PROVINCES}
        autoComplete="shipping address-level1"
        initial={initial?.city}
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="district"
        label={texts.district}
        autoComplete="shipping address-level2"
        initial={initial?.district}
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="line"
        label={texts.line}
        hint={texts.lineHint}
        rows={3}
        autoComplete="shipping street-address"
        initial={initial?.line}
        isRequired
      />
      <FormField
        form={form}
        name="postalCode"
        label={texts.postalCode}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        initial={initial?.postalCode}
        className="form-half"
      />
    </>
  );
}

/** The address out of the form's fields. */
export const deliveryOf = ({
  recipient = '',
  phone = '',
  city = '',
  district = '',
  line = '',
  postalCode = '',
}: FormValues) => ({
  recipient,
  phone,
  city: city as DeliveryAddress['city'],
  district,
  line,
  postalCode: postalCode.trim(),
});
