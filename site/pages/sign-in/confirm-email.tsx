import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { ACCOUNT_PATH, FORGOT_PASSWORD_PATH, HOME_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { PasswordField } from '../../account/password-field.tsx';
import { nameOf, useSession } from '../../account/use-session.ts';
import type { PropsOf } from '../../base/page.tsx';
import {
  ACCOUNT_FORM_TEXTS as fields,
  ACCOUNT_FRAME_TEXTS,
  CONFIRM_TEXTS as texts,
  SIGN_IN_PAGE_TEXTS,
} from '../../texts/account.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { Door } from '../../ui/door.tsx';
import { FormEnd } from '../../ui/form-field.tsx';
import { useFocusWhenSent, useForm } from '../../ui/form-state.ts';
import type { confirmEmailPage } from './page.ts';
import './confirm-email.css';

const loadRules = () => import('../../account/rules.ts');

export default function ConfirmEmailView({ params: { token }, data }: PropsOf<typeof confirmEmailPage>) {
  const [invalid, setInvalid] = useState<string>();
  /** Id of the signed-in account if the link belongs to another one. */
  const [otherId, setOtherId] = useState<string>();
  const stored = useSession();
  const isOther = stored?.user.id !== undefined && stored.user.id === otherId;
  const needsPassword = !stored || isOther;
  const form = useForm({
    id: 'onay',
    given: data ?? undefined,
    failure: texts.failure,
    prepare: loadRules,
    check: async ({ password = '' }) =>
      needsPassword ? (await loadRules()).checkConfirmation({ password }) : undefined,
    send: ({ password }) =>
      api('POST /api/auth/confirm-email', { body: needsPassword ? { token, password } : { token } }),
    onRefused(error) {
      if (!ApiError.is(error)) return;
      if (error.code === 'INVALID_TOKEN' || error.fields?.['token']) setInvalid(error.message);
      else if (error.code === 'WRONG_PASSWORD' && !needsPassword) setOtherId(stored.user.id);
    },
  });
  const isSent = form.phase === 'sent';
  const isOver = isSent || invalid !== undefined;
  const said = useFocusWhenSent(isOver);
  if (isOver) {
    return (
      <Door title={isSent ? texts.doneTitle : texts.invalidTitle}>
        <p className="door-said lead" tabIndex={-1} ref={said}>
          {isSent ? form.message || texts.done : invalid}
        </p>
        {!isSent && <p>{texts.invalidHint}</p>}
        <p className="door-ways">
          <a className="button button--accent" href={ACCOUNT_PATH}>
            {ACCOUNT_FRAME_TEXTS.account}
          </a>
          <a className="button button--quiet" href={HOME_PATH}>
            {FRAME_TEXTS.home}
          </a>
        </p>
      </Door>
    );
  }
  return (
    <Door title={texts.title} lead={texts.lead}>
      <form className="form" {...form.props}>
        {/* Only the browser knows the session, after hydration: the unneeded part keeps its place, so that nothing
           moves. */}
        <div className="confirm-owner">
          <div className="confirm-password" inert={!needsPassword}>
            <p>{isOther ? texts.whyOther(nameOf(stored.user)) : texts.why}</p>
            <PasswordField form={form} name="password" label={fields.password} autoComplete="current-password" />
            <p>
              {texts.forgotten} <a href={FORGOT_PASSWORD_PATH}>{SIGN_IN_PAGE_TEXTS.forgot}</a>
            </p>
          </div>
          {!needsPassword && (
            <p className="confirm-account">{texts.signedIn(nameOf(stored.user), stored.user.email)}</p>
          )}
        </div>
        <FormEnd form={form} submit={texts.submit} />
      </form>
      <p className="muted">{texts.notYours}</p>
    </Door>
  );
}
