import { useCallback, useState, type ReactNode } from 'react';
import { Form, Input, Modal } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import { GivenPassword } from '#contract/auth.ts';
import { rule } from './field.tsx';

interface Asked { why: string; send: (password: string) => Promise<unknown>; done: (reply: unknown) => void; failed: (error: unknown) => void }

/** Asks for the password of who is signed in, sends with it, and asks again when it is wrong. Resolves to undefined when given up. */
export type AskPassword = <T>(why: string, send: (currentPassword: string) => Promise<T>) => Promise<T | undefined>;

export function usePasswordDialog(): { askPassword: AskPassword; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const [isSending, setIsSending] = useState(false);
  const [form] = Form.useForm<{ currentPassword: string }>();
  const askPassword: AskPassword = useCallback((why, send) => new Promise((resolve, reject) => {
    setAsked({ why, send, done: resolve as (reply: unknown) => void, failed: reject });
  }), []);

  const submit = async ({ send, done, failed }: Asked, password: string): Promise<void> => {
    setIsSending(true);
    try {
      done(await send(password));
      setAsked(undefined);
    } catch (error) {
      if (ApiError.is(error) && error.code === 'WRONG_PASSWORD') {
        form.setFields([{ name: 'currentPassword', errors: [error.message] }]);
        form.getFieldInstance('currentPassword')?.focus();
      } else {
        failed(error);
        setAsked(undefined);
      }
    } finally {
      setIsSending(false);
    }
  };

  const dialog = (
    <Modal
      open={asked !== undefined} title="Şifrenizi doğrulayın" okText="Doğrula" cancelText="Vazgeç" confirmLoading={isSending} width={420} destroyOnHidden mask={{ closable: false }}
      onOk={() => form.submit()} onCancel={() => { asked?.done(undefined); setAsked(undefined); }}
      afterOpenChange={(isOpen) => { if (isOpen) form.getFieldInstance('currentPassword')?.focus(); }}
    >
      <p>{asked?.why}</p>
      <Form form={form} layout="vertical" preserve={false} disabled={false} requiredMark={false} onFinish={({ currentPassword }) => { if (asked && !isSending) void submit(asked, currentPassword); }}>
        <Form.Item name="currentPassword" label="Mevcut Şifreniz" rules={rule(GivenPassword)} validateTrigger={['onBlur', 'onChange']}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
  return { askPassword, dialog };
}
