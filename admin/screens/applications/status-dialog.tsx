import { useState } from 'react';
import { App, Form } from 'antd';
import { ApplicationStatusInput, type Application } from '#contract/applications.ts';
import { ApiError } from '#contract/api-error.ts';
import type { ApplicationStatus } from '#contract/content.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { changedPaths } from '../../crud/resource.ts';
import { StatusMove } from '../../crud/status.tsx';
import { APPLICATION_LOOKS } from '../../fields/statuses.ts';
import { GrowingText } from '../../form/growing-text.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { applications, fullName } from './resource.ts';
import { APPLICATION_TEXTS } from './texts.ts';

const {
  texts: { statusChanged, statusFailed },
} = applications;
const MAX_NOTE = 2_000;

interface StatusDialogProps {
  row: Application;
  /** The row's own status: only the note changes. */
  status: ApplicationStatus;
  onCancel: () => void;
  /** Called after a change, or when the row is gone: closes the details. */
  onDone: () => void;
}

/** Asks before changing an application's status, with a note. */
export function StatusDialog({ row, status, onCancel, onDone }: StatusDialogProps) {
  const { message } = App.useApp();
  const [notes, setNotes] = useState(row.notes);
  const [isSaving, setIsSaving] = useState(false);
  const guarded = useStaleQuestion('application');
  const isNoteOnly = status === row.status;
  const problem = ApplicationStatusInput.shape.notes.safeParse(notes).error?.issues[0]?.message;

  const save = async (): Promise<void> => {
    setIsSaving(true);
    try {
      const reply = await guarded(row.version, (version) =>
        api('PATCH /api/job-applications/:id/status', { params: { id: row._id }, body: { status, notes, version } }),
      );
      if (reply)
        void message.success({
          content: isNoteOnly ? APPLICATION_TEXTS.noteSaved : (statusChanged as string),
          key: 'status',
        });
    } catch (error) {
      void message.error({ content: sentenceOf(error, statusFailed), key: 'status' });
      setIsSaving(false);
      if (!ApiError.is(error) || error.status !== 404) return; // keeps the typed note
    }
    onDone();
    await refresh(...changedPaths(applications));
  };

  return (
    <TypedDialog
      open
      title={isNoteOnly ? APPLICATION_TEXTS.noteTitle : APPLICATION_TEXTS.statusQuestion}
      okText={isNoteOnly ? COMMON_TEXTS.save : COMMON_TEXTS.confirm}
      cancelText={COMMON_TEXTS.giveUp}
      width={520}
      confirmLoading={isSaving}
      okButtonProps={{ disabled: problem !== undefined }}
      cancelButtonProps={{ disabled: isSaving }}
      onOk={() => void save()}
      onCancel={() => {
        if (!isSaving) onCancel();
      }}
    >
      <p className="crud-dialog-head">
        <strong className="crud-break">{fullName(row)}</strong>
        {!isNoteOnly && (
          <>
            : <StatusMove from={APPLICATION_LOOKS[row.status]} to={APPLICATION_LOOKS[status]} />
          </>
        )}
      </p>
      <p className="crud-note">{APPLICATION_TEXTS.noteHint}</p>
      <Form layout="vertical" className="crud-dialog-form">
        <Form.Item
          label={APPLICATION_TEXTS.noteOptional}
          htmlFor="application-notes"
          validateStatus={problem ? 'error' : ''}
          help={problem}
        >
          <GrowingText
            id="application-notes"
            rows={4}
            value={notes}
            count={{ show: true, max: MAX_NOTE }}
            disabled={isSaving}
            onChange={(event) => setNotes(event.target.value)}
          />
        </Form.Item>
      </Form>
    </TypedDialog>
  );
}
