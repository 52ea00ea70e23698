import { useEffect } from 'react';
import type { SignedInUser } from '#contract/auth.ts';
import { doorPath } from '#contract/page-paths.ts';
import { SIGN_IN_PATH } from '#contract/paths.ts';
import { session } from '#browser/session.ts';
import { useLocation } from '../base/router.tsx';
import { SESSION_ENDED_TEXTS as texts } from '../texts/account.ts';
import { useModal } from '../ui/use-modal.ts';
import { SignInForm, useSignIn } from './sign-in-form.tsx';
import './dialog.css';

/**
 * A sign-in window over a screen whose session has ended. The screen stays as it is and goes on after signing in, here
 * or in another tab.
 */
export default function SessionEnded({ user }: { user: SignedInUser }) {
  const modal = useModal(() => {});
  const { ref } = modal;
  const { pathname, search } = useLocation();
  const form = useSignIn('yeniden', () => {});
  useEffect(() => ref.current!.querySelector<HTMLInputElement>('input[type=password]')!.focus(), [ref]);
  return (
    <dialog
      className="dialog"
      aria-labelledby="session-ended"
      closedby="none"
      {...modal}
      onCancel={(event) => event.preventDefault()}
      onClose={() => {
        if (ref.current?.open === false) ref.current.showModal();
      }} // for browsers without `closedby`
    >
      <h2 id="session-ended">{texts.title}</h2>
      <p>{texts.text}</p>
      <SignInForm form={form} email={user.email} />
      <p className="dialog-links">
        <a className="more" href={doorPath(SIGN_IN_PATH, pathname + search)} target="_blank" rel="noopener">
          {texts.newTab}
        </a>
        <button type="button" className="more" onClick={() => session.leave()}>
          {texts.leave}
        </button>
      </p>
    </dialog>
  );
}
