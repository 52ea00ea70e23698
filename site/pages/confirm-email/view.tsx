import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { api } from '../../browser-api.ts';
import { Door } from '../../account/door.tsx';
import type { PropsOf } from '../../page.tsx';
import { ACCOUNT_FRAME_TEXTS, CONFIRM_TEXTS as texts } from '../../texts/account.ts';
import { FRAME_TEXTS } from '../../texts.ts';
import { useFocusWhenSent } from '../../ui/form-focus.ts';
import { FormEnd } from '../../ui/form-field.tsx';
import { useForm } from '../../ui/form-state.ts';
import type { confirmEmailPage } from './page.ts';

/** Nobody types here. */
const nothing = async () => undefined;

export default function ConfirmEmailView({ params: { token }, data }: PropsOf<typeof confirmEmailPage>) {
  const [invalid, setInvalid] = useState<string>();
  const form = useForm({
    id: 'onay',
    given: data ?? undefined,
    failure: texts.failure,
    prepare: nothing,
    check: nothing,
    send: () => api('POST /api/auth/confirm-email', { body: { token } }),
    onRefused: (error) => { if (ApiError.is(error) && (error.code === 'INVALID_TOKEN' || error.fields?.['token'])) setInvalid(error.message); },
  });
  const isSent = form.phase === 'sent';
  const isOver = isSent || invalid !== undefined;
  const said = useFocusWhenSent(isOver);
  return (
    <Door title={isSent ? texts.doneTitle : isOver ? texts.invalidTitle : texts.title}>
      {isOver ? (
        <>
          <p className="door-said lead" tabIndex={-1} ref={said}>{isSent ? form.message || texts.done : invalid}</p>
          {!isSent && <p>{texts.invalidHint}</p>}
          <p className="door-ways"><a className="button" href="/hesabim">{ACCOUNT_FRAME_TEXTS.account}</a><a className="button button--quiet" href="/">{FRAME_TEXTS.home}</a></p>
        </>
      ) : (
        <>
          <p>{texts.lead}</p>
          <form className="form" {...form.props}><FormEnd form={form} submit={texts.submit} /></form>
        </>
      )}
    </Door>
  );
}
