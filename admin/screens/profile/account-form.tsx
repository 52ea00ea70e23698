import { useState } from 'react';
import { App, Form } from 'antd';
import { profileFields, type SignedInUser } from '#contract/auth.ts';
import { api } from '#browser/signed-in-api.ts';
import { SaveForm, useReveal } from '../../form/save-form.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { useSave } from '../../form/use-save.ts';
import { labelsOf } from '../../fields/labels.ts';
import { session } from '#browser/session.ts';
import { usePasswordDialog } from '../../form/password-dialog.tsx';

interface Values {
  name: string;
  username: string;
  email: string;
}
const valuesOf = ({ name, username, email }: SignedInUser): Values => ({ name, username, email });

/** Name, username, e-mail; a new e-mail is asked to be confirmed by the password. */
export function AccountForm({ user }: { user: SignedInUser }) {
  const [form] = Form.useForm<Values>();
  const { message } = App.useApp();
  const reveal = useReveal(form);
  const { save, isSaving } = useSave(form, reveal);
  const { ask, dialog } = usePasswordDialog();
  const [saved, setSaved] = useState(valuesOf(user));
  const changed = (): Partial<Values> => {
    const typed = form.getFieldsValue(true) as Values;
    return Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== saved[name as keyof Values]));
  };

  async function send(): Promise<void> {
    const body = changed();
    const done = await save(
      () =>
        body.email === undefined
          ? api('PUT /api/auth/me', { body })
          : ask({
              title: 'E-posta adresi değişiyor',
              text: (
                <>
                  Yeni giriş adresiniz <b>{body.email}</b> olacak. Onaylamak için şifrenizi girin.
                </>
              ),
              okText: 'Onayla',
              send: (currentPassword) => api('PUT /api/auth/me', { body: { ...body, currentPassword } }),
            }),
      { failed: 'Profil güncellenirken bir hata oluştu.' },
    );
    if (!done?.reply) return;
    const now = valuesOf(done.reply.user);
    setSaved(now);
    form.setFieldsValue(now);
    session.showUser(done.reply.user);
    void message.success({ content: 'Profiliniz güncellendi.', key: 'save' });
  }

  return (
    <>
      <SaveForm
        form={form}
        schemas={profileFields}
        labels={labelsOf('user')}
        initialValues={saved}
        isSaving={isSaving}
        isDirty={() => Object.keys(changed()).length > 0}
        reveal={reveal}
        onSave={() => void send()}
        name="account"
      >
        <TextField name="name" autoComplete="name" />
        <TextField name="username" autoComplete="username" />
        <TextField name="email" autoComplete="email" />
      </SaveForm>
      {dialog}
    </>
  );
}
