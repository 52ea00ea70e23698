import { useCallback, useEffect, useRef } from 'react';
import { Alert, App, Button, Form } from 'antd';
import { replyFields, type ContactMessage } from '#contract/contacts.ts';
import { shorten } from '#contract/format.ts';
import { waitsForServer } from '#contract/mail.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { refresh, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { changedPaths } from '../../crud/resource.ts';
import { SaveForm, useReveal, useSave } from '../../form/save-form.tsx';
import { LongTextField, TextField } from '../../form/text-fields.tsx';
import { messages } from './resource.ts';
import { MESSAGE_TEXTS as texts } from './texts.ts';

interface Values {
  subject: string;
  text: string;
}

const LABELS = { subject: texts.subject, text: texts.replyText };
const MAX_SUBJECT = 200;
const subjectOf = ({ subject }: ContactMessage): string =>
  shorten(/^re:/i.test(subject) ? subject : `Re: ${subject}`, MAX_SUBJECT - 1);

interface ReplyFormProps {
  row: ContactMessage;
  /** Receives a function that tells whether closing would lose a reply. */
  onReply: (isTyped: () => boolean) => void;
  onSent: (row: ContactMessage) => void;
  onCancel: () => void;
}

/** Replies to a message by mail. */
export function ReplyForm({ row, onReply, onSent, onCancel }: ReplyFormProps) {
  const [form] = Form.useForm<Values>();
  const { message } = App.useApp();
  const reveal = useReveal(form);
  const { save, isSaving } = useSave(form, reveal);
  // Other roles see beside the written reply that its mail is waiting.
  const canSeeMail = useMay()('GET /api/system/status');
  const system = useCall('GET /api/system/status', {}, { enabled: canSeeMail }).data;
  const isMailWaiting = system !== undefined && waitsForServer(system.mailServer);
  const isDone = useRef(false);
  const isDirty = useCallback(
    () => !isDone.current && form.isFieldsTouched() && (form.getFieldValue('text') as string).trim() !== '',
    [form],
  );
  useEffect(() => {
    onReply(isDirty);
    reveal(['text']);
    return () => onReply(() => false);
  }, [onReply, isDirty, reveal]);

  const send = async (body: Values): Promise<void> => {
    const done = await save(
      () =>
        api('POST /api/contacts/:id/reply', {
          params: { id: row._id },
          body: { subject: body.subject, text: body.text },
        }),
      { failed: texts.replyFailed },
    );
    if (!done) return;
    isDone.current = true;
    void message.success(isMailWaiting ? texts.replyWaits : texts.replySending);
    onSent(done.reply);
    await refresh(...changedPaths(messages));
  };
  return (
    <div className="message-reply">
      {isMailWaiting && <Alert type="warning" showIcon title={texts.noMailServer} />}
      <p className="crud-note">{texts.replyHint(row.email)}</p>
      <SaveForm
        form={form}
        name="reply"
        schemas={replyFields}
        labels={LABELS}
        initialValues={{ subject: subjectOf(row), text: '' }}
        isSaving={isSaving}
        isDirty={isDirty}
        isNew
        reveal={reveal}
        onSave={(values: Values) => void send(values)}
        saveText={texts.sendReply}
        actions={<Button onClick={onCancel}>{COMMON_TEXTS.giveUp}</Button>}
      >
        <TextField name="subject" />
        <LongTextField name="text" rows={6} />
      </SaveForm>
    </div>
  );
}
