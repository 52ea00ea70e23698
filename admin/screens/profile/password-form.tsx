import { App, Button, Form, Input } from 'antd';
import { GivenPassword, NewPassword, type SignedInUser } from '#contract/auth.ts';
import { minPasswordLength, passwordTooShort } from '#contract/passwords.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { rule } from '../../form/field.tsx';
import { useLeaveGuard } from '../../form/leave-guard.tsx';
import { PasswordRules } from '../../form/password-rules.tsx';
import { useSave } from '../../form/save-form.tsx';
import { PROFILE_TEXTS as texts } from './texts.ts';

interface Values {
  currentPassword: string;
  newPassword: string;
  repeated: string;
}
const TRIGGERS = ['onBlur', 'onChange'];

/** Changes the user's own password, which ends all other sessions. */
export function PasswordForm({ user }: { user: SignedInUser }) {
  const [form] = Form.useForm<Values>();
  const { message } = App.useApp();
  const { save, isSaving } = useSave(form);
  const typed = Form.useWatch('newPassword', form) ?? '';
  const min = minPasswordLength(user.role);
  useLeaveGuard(() => Object.values(form.getFieldsValue(true) as Partial<Values>).some(Boolean));

  async function send({ currentPassword, newPassword }: Values): Promise<void> {
    const done = await save(() => api('POST /api/auth/password', { body: { currentPassword, newPassword } }), {
      failed: texts.passwordFailed,
    });
    if (!done) return;
    form.resetFields();
    void refresh('/api/auth/sessions');
    void message.success({ content: texts.passwordSaved, key: 'save' });
  }

  return (
    <Form
      form={form}
      name="password"
      layout="vertical"
      disabled={isSaving}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void send(values)}
    >
      {/* Tells password managers which account it is. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      <Form.Item
        name="currentPassword"
        label={FIELD_LABELS.user.currentPassword}
        required
        rules={rule(GivenPassword)}
        validateTrigger={TRIGGERS}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={FIELD_LABELS.user.newPassword}
        required
        rules={rule(NewPassword.min(min, passwordTooShort(min)))}
        validateTrigger={TRIGGERS}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <PasswordRules password={typed} min={min} />
      <Form.Item
        name="repeated"
        label={texts.repeatPassword}
        required
        dependencies={['newPassword']}
        validateTrigger="onBlur"
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_rule, value: unknown) => {
              if ((value ?? '') !== (getFieldValue('newPassword') ?? '')) throw new Error(COMMON_TEXTS.passwordsDiffer);
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <div className="crud-form-actions">
        <Button htmlType="submit" loading={isSaving}>
          {texts.changePassword}
        </Button>
      </div>
    </Form>
  );
}
