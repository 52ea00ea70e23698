import { useState } from 'react';
import type { Agreement } from '#contract/payment.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { FormCheck } from '../../ui/form-choice.tsx';
import type { Form } from '../../ui/form-state.ts';
import { TextDialog } from '../../ui/text-dialog.tsx';

/** The agreements of this order, each with an unticked box. */
export function ConsentStep({ form, agreements }: { form: Form; agreements: readonly Agreement[] }) {
  const [open, setOpen] = useState<Agreement>();
  return (
    <>
      <p className="form-note">{texts.consentLead}</p>
      <ul className="checkout-consents">
        {agreements.map((agreement) => {
          const { key, title } = agreement;
          return (
            <li key={key}>
              <FormCheck form={form} name={`consents.${key}`} isRequired>
                {texts.accept[key]}
              </FormCheck>
              <button type="button" className="more" onClick={() => setOpen(agreement)}>
                {texts.readText(title)}
              </button>
            </li>
          );
        })}
      </ul>
      {open && <TextDialog title={open.title} text={open.text} onClose={() => setOpen(undefined)} />}
    </>
  );
}
