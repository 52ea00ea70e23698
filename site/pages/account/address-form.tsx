import { useEffect, useRef } from 'react';
import type { Address, DeliveryAddress } from '#contract/addresses.ts';
import { api } from '#browser/signed-in-api.ts';
import { AddressFields, deliveryOf } from '../../account/address-fields.tsx';
import { LiveForm } from '../../account/live-form.tsx';
import type { FormValues } from '../../base/page.tsx';
import { ACCOUNT_FORM_TEXTS, SIGN_IN_TEXTS } from '../../texts/account.ts';
import { ADDRESS_TEXTS as texts } from '../../texts/my-account.ts';
import { FormCheck } from '../../ui/form-choice.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import { useForm } from '../../ui/form-state.ts';

interface Props {
  /** The address to edit; a new one if absent. */
  address?: Address;
  onSaved(address: Address): void;
  onCancel(): void;
}

const loadRules = () => import('../../account/rules.ts');

/** The form of a new or an edited address. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current!.focus(), []);
  const isDefaultAlready = address?.isDefault ?? false;
  const typed = ({ title = '', isDefault, ...values }: FormValues) => ({
    title,
    ...deliveryOf(values),
    isDefault: isDefaultAlready || isDefault === 'on',
  });

  const form = useForm({
    id: 'adres',
    failure: texts.failure,
    prepare: loadRules,
    check: async (values) => (await loadRules()).checkAddress(typed(values)),
    async send(values) {
      const body = typed(values);
      onSaved(
        await (address
          ? api('PUT /api/addresses/:id', { params: { id: address._id }, body: { ...body, version: address.version } })
          : api('POST /api/addresses', { body })),
      );
      return { message: '' };
    },
  });
  return (
    <section className="address-form" aria-labelledby="address-form">
      <h2 id="address-form" tabIndex={-1} ref={heading}>
        {address ? texts.editTitle(address.title) : texts.addTitle}
      </h2>
      <LiveForm
        form={form}
        submit={texts.save}
        sending={ACCOUNT_FORM_TEXTS.saving}
        beside={
          <button type="button" className="button button--quiet" onClick={onCancel}>
            {SIGN_IN_TEXTS.cancel}
          </button>
        }
        note={<DataNotice purpose={texts.purpose} />}
      >
        <FormField
          form={form}
          name="title"
          label={texts.fields.title}
          hint={texts.fields.titleHint}
          initial={address?.title}
          isRequired
        />
        <AddressFields form={form} initial={address as Partial<DeliveryAddress> | undefined} />
        {!isDefaultAlready && (
          <FormCheck form={form} name="isDefault">
            {texts.fields.isDefault}
          </FormCheck>
        )}
      </LiveForm>
    </section>
  );
}
