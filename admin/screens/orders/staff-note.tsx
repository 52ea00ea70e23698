import { useCallback, useState } from 'react';
import { Alert, App, Button, Form } from 'antd';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import { noteFields, type StaffOrder } from '#contract/orders.ts';
import { api } from '#browser/signed-in-api.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { maxLengthOf } from '../../form/field.tsx';
import { GrowingText } from '../../form/growing-text.tsx';
import { useLeaveGuard } from '../../form/leave-guard.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { Part } from './parts.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';
import './actions.css';

/** A note being written, with the stored note and version it began from. */
interface Draft {
  text: string;
  note: string;
  version: number;
}

/** Staff's internal note about an order. */
export function StaffNote({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const { message } = App.useApp();
  const [draft, setDraft] = useState<Draft>();
  const { send, isSending, problem } = useOrderCall(onChanged);
  const guarded = useStaleQuestion('order');
  const text = draft?.text ?? order.staffNote;
  const isDirty = text !== order.staffNote;
  const wrong = noteFields.staffNote.safeParse(text).error?.issues[0]?.message;
  useLeaveGuard(useCallback(() => isDirty, [isDirty]));

  const save = async (): Promise<void> => {
    // Asks only when somebody else changed the note meanwhile, not the rest of the order.
    const edited = draft && draft.note !== order.staffNote ? draft.version : order.version;
    const reply = await send(
      () =>
        guarded(edited, (version) =>
          api('PATCH /api/orders/:id', { params: { id: order._id }, body: { staffNote: text, version } }),
        ),
      texts.noteFailed,
    );
    if (!reply) return;
    setDraft(undefined);
    void message.success({ content: texts.noteSaved, key: 'order' });
  };
  return (
    <Part title={FIELD_LABELS.order.staffNote}>
      <Form layout="vertical" className="crud-dialog-form" onFinish={() => void save()}>
        <Form.Item validateStatus={wrong ? 'error' : ''} help={wrong} extra={texts.panelOnly}>
          <GrowingText
            aria-label={FIELD_LABELS.order.staffNote}
            rows={3}
            value={text}
            count={{ show: true, max: maxLengthOf(noteFields.staffNote)! }}
            disabled={isSending}
            onChange={({ target: { value } }) =>
              setDraft({ ...(draft ?? { note: order.staffNote, version: order.version }), text: value })
            }
          />
        </Form.Item>
        {problem !== undefined && (
          <Alert className="order-dialog-review" type="error" showIcon role="alert" title={problem} />
        )}
        <div className="order-note-actions">
          <Button
            htmlType="submit"
            icon={<SaveOutlined aria-hidden />}
            loading={isSending}
            disabled={!isDirty || wrong !== undefined}
          >
            {texts.saveNote}
          </Button>
          {isDirty && !isSending && (
            <Button type="text" onClick={() => setDraft(undefined)}>
              {COMMON_TEXTS.giveUp}
            </Button>
          )}
        </div>
      </Form>
    </Part>
  );
}
