import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Form, Input, Modal, type InputRef } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { GivenPassword } from '#contract/auth.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { rule } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

interface Question<T> {
  title: string;
  /** Purpose, shown above the password. */
  text: ReactNode;
  okText: string;
  isDangerous?: boolean;
  /**
   * Makes the call. A wrong password is shown at the field and can be retried; any other failure closes the dialog and
   * goes to the caller.
   */
  send: (password: string) => Promise<T>;
}
interface Asked {
  question: Question<unknown>;
  resolve: (reply: unknown) => void;
  reject: (error: unknown) => void;
}

/** Resolves to the call's reply; undefined when cancelled. */
type AskPassword = <T>(question: Question<T>) => Promise<T | undefined>;

/**
 * Asks for the signed-in user's password before a sensitive change.
 * @returns the question, and the dialog to render
 */
export function usePasswordDialog(): { ask: AskPassword; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<AskPassword>(
    (question) =>
      new Promise((resolve, reject) => {
        setAsked({ question, resolve: resolve as Asked['resolve'], reject });
      }),
    [],
  );
  return { ask, dialog: asked && <PasswordDialog asked={asked} onDone={() => setAsked(undefined)} /> };
}

function PasswordDialog({ asked: { question, resolve, reject }, onDone }: { asked: Asked; onDone: () => void }) {
  const [form] = Form.useForm<{ password: string }>();
  const [isSending, setSending] = useState(false);
  const field = useRef<InputRef>(null);
  const { title, text, okText, isDangerous, send } = question;

  async function confirm({ password }: { password: string }): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      resolve(await send(password));
      onDone();
    } catch (error) {
      if (ApiError.is(error) && (error.code === 'WRONG_PASSWORD' || error.code === 'RATE_LIMITED')) {
        setSending(false);
        form.setFields([{ name: 'password', errors: [error.message] }]);
        field.current?.focus({ cursor: 'all' });
        return;
      }
      reject(error);
      onDone();
    }
  }

  return (
    <Modal
      open
      title={title}
      width={420}
      okText={okText}
      cancelText={COMMON_TEXTS.giveUp}
      confirmLoading={isSending}
      okButtonProps={{ danger: isDangerous ?? false }}
      onOk={() => form.submit()}
      onCancel={() => {
        resolve(undefined);
        onDone();
      }}
      afterOpenChange={(isOpen) => {
        if (isOpen) field.current?.focus();
      }}
    >
      <p className="password-dialog-text">{text}</p>
      <Form
        form={form}
        name="confirmation"
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void confirm(values)}
      >
        <Form.Item
          name="password"
          label={texts.yourPassword}
          rules={rule(GivenPassword)}
          validateTrigger={['onBlur', 'onChange']}
        >
          <Input.Password ref={field} autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
