import { useEffect } from 'react';
import { App, Modal } from 'antd';
import type { SignedInUser } from '#contract/auth.ts';
import { SESSION_ENDED } from '#contract/client-texts.ts';
import { session } from '#browser/session.ts';
import { queryClient } from '../base/queries.ts';
import { useSession } from '../base/session.ts';
import { SignInForm } from './door/sign-in-form.tsx';
import { SHELL_TEXTS as texts } from './texts.ts';

/** Sign-in over the page whose session the server has ended: typed values stay below it. */
export function SessionDialog({ owner, hasEnded }: { owner: SignedInUser; hasEnded: boolean }) {
  const { message } = App.useApp();
  const hasSession = useSession() !== null;
  // The dialog says it; refused calls would repeat it below and after it.
  useEffect(() => {
    if (!hasEnded) return;
    document.documentElement.dataset['sessionEnded'] = '';
    return () => {
      message.destroy();
      delete document.documentElement.dataset['sessionEnded'];
    };
  }, [hasEnded, message]);
  // Repeats what was refused meanwhile.
  useEffect(() => {
    if (hasSession) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [hasSession]);

  return (
    <Modal
      open={hasEnded}
      title={texts.title}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false, blur: true }}
      destroyOnHidden
      width={400}
    >
      <p className="session-dialog-text">{texts.sessionEndedText(SESSION_ENDED)}</p>
      <SignInForm email={owner.email} />
      <p className="door-links">
        <button type="button" className="link-button" onClick={() => session.leave()}>
          {texts.toSignIn}
        </button>
      </p>
    </Modal>
  );
}
