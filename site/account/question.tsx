import { useEffect, useRef } from 'react';
import { SIGN_IN_TEXTS as texts, ACCOUNT_FORM_TEXTS } from '../texts/account.ts';
import { useForm } from '../ui/form-state.ts';
import { LiveForm } from './live-form.tsx';
import { PasswordField } from './password-field.tsx';
import './dialog.css';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  isDangerous?: boolean;
  /** The answer is the person's own password. */
  isPasswordAsked?: boolean;
  failure: string;
  /** Does what was asked about. What it throws is said in the window, which stays. */
  send(password: string): Promise<unknown>;
}

const loadRules = () => import('./rules.ts');

/** Asks before something that cannot be undone, or that must be the person's own will. */
export function QuestionDialog({ question: { title, text, confirm, isDangerous = false, isPasswordAsked = false, failure, send }, onClose }: { question: Question; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const current = dialog.current!;
    current.showModal();
    current.querySelector<HTMLElement>(isPasswordAsked ? 'input' : 'h2')!.focus();
    return () => current.close(); // while it still stands in the document, to give the focus back
  }, [isPasswordAsked]);

  const form = useForm({
    id: 'soru',
    failure,
    prepare: isPasswordAsked ? loadRules : async () => undefined,
    check: async ({ currentPassword = '' }) => (isPasswordAsked ? (await loadRules()).checkOwnPassword({ currentPassword }) : undefined),
    async send({ currentPassword = '' }) {
      await send(currentPassword);
      return { message: '' };
    },
    onSent: () => dialog.current?.close(),
  });
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby="question" onClose={onClose}>
      <h2 id="question" tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      <LiveForm form={form} submit={confirm} isDangerous={isDangerous} beside={<button type="button" className="button button--quiet" onClick={() => dialog.current!.close()}>{texts.cancel}</button>}>
        {isPasswordAsked && <PasswordField form={form} name="currentPassword" label={ACCOUNT_FORM_TEXTS.currentPassword} autoComplete="current-password" />}
      </LiveForm>
    </dialog>
  );
}
