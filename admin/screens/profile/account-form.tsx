import { useState } from 'react';
import { App, Form } from 'antd';
import { profileFields, type SignedInUser } from '#contract/auth.ts';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { upload } from '../../base/upload.ts';
import { labelsOf } from '../../fields/labels.ts';
import { usePasswordDialog } from '../../form/password-dialog.tsx';
import { SaveForm, useReveal, useSave } from '../../form/save-form.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { UserAvatar } from '../../form/thumb.tsx';
import { FileUpload, imageRefusal } from '../../form/uploads.tsx';
import { PROFILE_TEXTS as texts } from './texts.ts';

interface Values {
  name: string;
  username: string;
  email: string;
}
const valuesOf = ({ name, username, email }: SignedInUser): Values => ({ name, username, email });

/** Name, username, e-mail. A new e-mail needs the password. */
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
              title: texts.emailTitle,
              text: (
                <>
                  {texts.emailBefore}
                  <b>{body.email}</b>
                  {texts.emailAfter}
                </>
              ),
              okText: COMMON_TEXTS.confirm,
              send: (currentPassword) => api('PUT /api/auth/me', { body: { ...body, currentPassword } }),
            }),
      { failed: texts.saveFailed },
    );
    if (!done?.reply) return;
    const now = valuesOf(done.reply.user);
    setSaved(now);
    form.setFieldsValue(now);
    session.showUser(done.reply.user);
    void message.success({ content: texts.saved, key: 'save' });
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

/** The user's picture, saved as soon as it is uploaded. */
export function AvatarUpload({ user }: { user: SignedInUser }) {
  return (
    <div className="profile-avatar">
      <UserAvatar user={user} size={72} />
      <div className="profile-avatar-text">
        <FileUpload
          endings={IMAGE_ENDINGS}
          refusalOf={imageRefusal}
          send={async (file, onProgress, signal) => {
            session.showUser((await upload('POST /api/auth/avatar', 'image', file, onProgress, signal)).user);
            return texts.avatarSaved;
          }}
        >
          {texts.uploadAvatar}
        </FileUpload>
        <p>{texts.avatarHint}</p>
      </div>
    </div>
  );
}
