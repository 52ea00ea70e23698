import type { ReactNode } from 'react';
import { useAlive } from '../base/use-alive.ts';
import { ACCOUNT_FORM_TEXTS } from '../texts/account.ts';
import { FormEnd } from '../ui/form-field.tsx';
import type { Form } from '../ui/form-state.ts';

interface Props {
  form: Form;
  submit: string;
  sending?: string;
  isDangerous?: boolean;
  /** Below the fields, above the button. */
  note?: ReactNode;
  /** Another button beside the first. */
  beside?: ReactNode;
  children: ReactNode;
}

/**
 * A form that only this page's code can send, because the code keeps the session. The button waits for the code, so
 * that no password is sent by a plain request.
 */
export function LiveForm({ form, note, children, ...end }: Props) {
  const isAlive = useAlive();
  return (
    <form className="form" {...form.props}>
      <noscript>
        <p className="notice">{ACCOUNT_FORM_TEXTS.needsScript}</p>
      </noscript>
      {children}
      <FormEnd form={form} {...end} isWaiting={!isAlive}>
        {note}
      </FormEnd>
    </form>
  );
}
