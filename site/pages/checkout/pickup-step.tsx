import type { FormValues } from '../../base/page.tsx';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { ADDRESS_TEXTS } from '../../texts/my-account.ts';
import { FormField } from '../../ui/form-field.tsx';
import type { Form } from '../../ui/form-state.ts';

/** Who fetches the order, and where. */
export function PickupStep({ form, start, place }: { form: Form; start: FormValues; place: string }) {
  return (
    <div className="form">
      <p className="form-note">{texts.pickupPlace(place)}</p>
      <FormField
        form={form}
        name="pickup.recipient"
        label={texts.pickupPerson}
        autoComplete="name"
        initial={start['pickup.recipient'] ?? start['recipient'] ?? ''}
        isRequired
        className="form-half"
      />
      <FormField
        form={form}
        name="pickup.phone"
        label={ADDRESS_TEXTS.fields.phone}
        type="tel"
        autoComplete="tel"
        initial={start['pickup.phone'] ?? start['phone'] ?? ''}
        isRequired
        className="form-half"
      />
    </div>
  );
}
