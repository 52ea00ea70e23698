import { useState } from 'react';
import type { Address, DeliveryAddress } from '#contract/addresses.ts';
import { MAX_ADDRESSES } from '#contract/order-facts.ts';
import { AddressFields } from '../../account/address-fields.tsx';
import type { FormValues } from '../../base/page.tsx';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCard, FormCheck } from '../../ui/form-choice.tsx';
import { FieldError, FormField } from '../../ui/form-field.tsx';
import type { Form } from '../../ui/form-state.ts';
import { NEW_ADDRESS } from './payment-body.ts';

/** The chosen address may be deleted by now; the default address comes first. */
export const knownAddress = (chosen: string, addresses: readonly Address[]): string =>
  chosen === NEW_ADDRESS || addresses.some(({ _id }) => _id === chosen) ? chosen : (addresses[0]?._id ?? NEW_ADDRESS);

/** The delivery address: a saved or a new one. */
export function AddressStep({
  form,
  start,
  addresses,
}: {
  form: Form;
  start: FormValues;
  addresses: readonly Address[];
}) {
  const [chosen, setChosen] = useState(() => start['addressId'] ?? '');
  const addressId = knownAddress(chosen, addresses);
  const [isSaved, setIsSaved] = useState(start['isSaved'] === 'on');
  const error = form.errorOf('addressId');
  return (
    <>
      {addresses.length === 0 ? (
        <input type="hidden" name="addressId" value={NEW_ADDRESS} />
      ) : (
        <fieldset className="form-cards" aria-describedby={error && `${form.id}-addressId-error`}>
          <legend className="visually-hidden">{texts.savedAddresses}</legend>
          {addresses.map(({ _id, title, recipient, line, district, city, isDefault }) => (
            <FormCard
              key={_id}
              name="addressId"
              value={_id}
              isChosen={addressId === _id}
              onChoose={setChosen}
              title={title}
              aside={isDefault && texts.isDefault}
            >
              {recipient}
              {'\n'}
              {line}
              {'\n'}
              {district} / {city}
            </FormCard>
          ))}
          <FormCard
            name="addressId"
            value={NEW_ADDRESS}
            isChosen={addressId === NEW_ADDRESS}
            onChoose={setChosen}
            title={texts.otherAddress}
          >
            {texts.otherAddressText}
          </FormCard>
          <FieldError id={`${form.id}-addressId`} error={error} />
        </fieldset>
      )}
      {/* Stays in the form while a saved address is chosen, so that typed values are kept. */}
      <div className="form checkout-part" hidden={addressId !== NEW_ADDRESS}>
        <AddressFields form={form} initial={start as Partial<DeliveryAddress>} />
        {addresses.length < MAX_ADDRESSES && (
          <>
            <FormCheck form={form} name="isSaved" isTicked={isSaved} onChange={setIsSaved}>
              {texts.save}
            </FormCheck>
            <div hidden={!isSaved}>
              <FormField
                form={form}
                name="saveAddressAs"
                label={texts.saveAs}
                hint={texts.saveAsHint}
                autoComplete="off"
                initial={start['saveAddressAs'] ?? ''}
                isRequired
              />
            </div>
          </>
        )}
      </div>
    </>
  );
}
