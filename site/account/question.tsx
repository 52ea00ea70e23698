import { useEffect } from 'react';
import { SIGN_IN_TEXTS as texts, ACCOUNT_FORM_TEXTS } from '../texts/account.ts';
import { useForm } from '../ui/form-state.ts';
import { useModal } from '../ui/use-modal.ts';
import { LiveForm } from './live-form.tsx';
import { PasswordField } from './password-field.tsx';
import './dialog.css';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  isDangerous?: boolean;
  /** The answer is the signed-in person's password. */
  isPasswordAsked?: boolean;
  failure: string;
  /** Does what the question is about. An error's sentence is shown in the window, which stays open. */
  send(password: string): Promise<unknown>;
}

const loadRules = () => import('./rules.ts');

/** Asks before an action that cannot be undone or that needs the password. */
export function QuestionDialog({
  question: { title, text, confirm, isDangerous = false, isPasswordAsked = false, failure, send },
  onClose,
}: {
  question: Question;
  onClose(): void;
}) {
  const modal = useModal(onClose);
  const { ref } = modal;
  useEffect(
    () => ref.current!.querySelector<HTMLElement>(isPasswordAsked ? 'input' : 'h2')!.focus(),
    [ref, isPasswordAsked],
  );

  const form = useForm({
    id: 'soru',
    failure,
    prepare: isPasswordAsked ? loadRules : async () => undefined,
    check: async ({ currentPassword = '' }) =>
      isPasswordAsked ? (await loadRules()).checkOwnPassword({ currentPassword }) : undefined,
    async send({ currentPassword = '' }) {
      await send(currentPassword);
      return { message: '' };
    },
    onSent: () => {
      if (ref.current) onClose();
    }, // another question may be open by now
  });
  return (
    <dialog className="dialog" aria-labelledby="question" {...modal}>
      <h2 id="question" tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <LiveForm
        form={form}
        submit={confirm}
        isDangerous={isDangerous}
        beside={
          <button type="button" className="button button--quiet" onClick={onClose}>
            {texts.cancel}
          </button>
        }
      >
        {isPasswordAsked && (
          <PasswordField
            form={form}
            name="currentPassword"
            label={ACCOUNT_FORM_TEXTS.currentPassword}
            autoComplete="current-password"
          />
        )}
      </LiveForm>
    </dialog>
  );
}
