import { useCallback, useRef, useState } from 'react';
import { App, Button, Modal, Select } from 'antd';
import SendOutlined from '@ant-design/icons/SendOutlined';
import type { ContactMessage } from '#contract/contacts.ts';
import type { MessageStatus } from '#contract/content.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailGroup, DetailList, type useDetails } from '../../crud/details.tsx';
import { changedPaths } from '../../crud/resource.ts';
import { StatusHistory, StatusTag } from '../../crud/status.tsx';
import { MESSAGE_LOOKS, MESSAGE_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { ReplyForm } from './reply-form.tsx';
import { messages } from './resource.ts';
import { MESSAGE_TEXTS } from './texts.ts';

/** A message over the list: status, replies and a new reply. Its button marks it as read. */
export function MessageDetails({ row, isOpen, show, close, forget }: ReturnType<typeof useDetails<ContactMessage>>) {
  const { modal } = App.useApp();
  const markRead = useMarkRead();
  const isReplyTyped = useRef<() => boolean>(() => false);
  const watchReply = useCallback((isTyped: () => boolean) => {
    isReplyTyped.current = isTyped;
  }, []);
  const leave = async (isRead: boolean): Promise<void> => {
    const isLost =
      isReplyTyped.current() &&
      !(await modal.confirm({
        title: MESSAGE_TEXTS.replyLostTitle,
        content: MESSAGE_TEXTS.replyLostText,
        okText: COMMON_TEXTS.close,
        okButtonProps: { danger: true },
        cancelText: MESSAGE_TEXTS.backToReply,
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (isLost) return;
    close();
    if (isRead && row && !row.isRead) await markRead(row);
  };
  return (
    <Modal
      className="crud-dialog"
      open={isOpen}
      title={row ? MESSAGE_TEXTS.detailsOf(row.name) : MESSAGE_TEXTS.details}
      width={760}
      onCancel={() => void leave(false)}
      afterClose={forget}
      footer={
        <Button type="primary" onClick={() => void leave(true)}>
          {COMMON_TEXTS.ok}
        </Button>
      }
    >
      {row && <Details key={row._id} row={row} onChange={show} onReply={watchReply} />}
    </Modal>
  );
}

const MAILS = {
  sent: { label: MESSAGE_TEXTS.mailSent, color: '#389e0d', shape: 'done' },
  waiting: { label: MESSAGE_TEXTS.mailWaiting, color: '#d46b08', shape: 'half' },
  failed: { label: MESSAGE_TEXTS.mailFailed, color: '#cf1322', shape: 'failed' },
} as const;

interface DetailsProps {
  row: ContactMessage;
  onChange: (row: ContactMessage) => void;
  onReply: (isTyped: () => boolean) => void;
}

function Details({ row, onChange, onReply }: DetailsProps) {
  const { message } = App.useApp();
  const guarded = useStaleQuestion('message');
  const [isSaving, setIsSaving] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const setStatus = async (status: MessageStatus): Promise<void> => {
    setIsSaving(true);
    try {
      const reply = await guarded(row.version, (version) =>
        api('PATCH /api/contacts/:id/status', { params: { id: row._id }, body: { status, version } }),
      );
      if (reply) {
        onChange(reply);
        void message.success({ content: messages.texts.statusChanged as string, key: 'status' });
      }
    } catch (error) {
      void message.error({ content: sentenceOf(error, messages.texts.statusFailed), key: 'status' });
    } finally {
      setIsSaving(false);
    }
    await refresh(...changedPaths(messages));
  };
  const onSent = useCallback(
    (reply: ContactMessage) => {
      setReplying(false);
      onChange(reply);
    },
    [onChange],
  );
  return (
    <>
      <DetailGroup title={COMMON_TEXTS.status}>
        <div className="crud-controls">
          <Select
            aria-label={MESSAGE_TEXTS.statusOf}
            value={row.status}
            options={MESSAGE_STATUS_OPTIONS}
            loading={isSaving}
            disabled={isSaving}
            onChange={(status: MessageStatus) => void setStatus(status)}
          />
          {!isReplying && (
            <Button icon={<SendOutlined aria-hidden />} onClick={() => setReplying(true)}>
              {MESSAGE_TEXTS.reply}
            </Button>
          )}
        </div>
      </DetailGroup>
      <DetailGroup title={MESSAGE_TEXTS.sender}>
        <DetailList>
          <Detail label={COMMON_TEXTS.fullName}>{row.name}</Detail>
          <Detail label={COMMON_TEXTS.email}>
            <a href={`mailto:${row.email}`}>{row.email}</a>
          </Detail>
          <Detail label={COMMON_TEXTS.phone}>{row.phone}</Detail>
          <Detail label={COMMON_TEXTS.date}>{shortTime(row.createdAt)}</Detail>
        </DetailList>
      </DetailGroup>
      <DetailGroup title={COMMON_TEXTS.message}>
        <DetailList>
          <Detail label={MESSAGE_TEXTS.subject} isWide>
            {row.subject}
          </Detail>
          <Detail label={COMMON_TEXTS.message} isWide>
            {row.message}
          </Detail>
        </DetailList>
      </DetailGroup>
      <DetailGroup title={MESSAGE_TEXTS.replies}>
        {row.replies.length === 0 ? (
          !isReplying && <p className="crud-note">{MESSAGE_TEXTS.noReplies}</p>
        ) : (
          <ol className="message-replies">
            {row.replies.map(({ at, by, subject, text, mail }, index) => (
              <li key={`${at} ${index}`}>
                <div className="crud-history-head">
                  <time dateTime={at}>{shortTime(at)}</time>
                  <b className="crud-break">{by}</b>
                  <StatusTag look={MAILS[mail]} />
                </div>
                <h4>{subject}</h4>
                <p className="crud-written">{text}</p>
              </li>
            ))}
          </ol>
        )}
        {isReplying && <ReplyForm row={row} onReply={onReply} onSent={onSent} onCancel={() => setReplying(false)} />}
      </DetailGroup>
      <DetailGroup title={COMMON_TEXTS.history}>
        <StatusHistory changes={row.history} looks={MESSAGE_LOOKS} />
      </DetailGroup>
    </>
  );
}

/** Marks a message as read and reports it. */
export function useMarkRead(): (row: ContactMessage) => Promise<void> {
  const { message } = App.useApp();
  return useCallback(
    async ({ _id }) => {
      try {
        await api('PATCH /api/contacts/:id/read', { params: { id: _id } });
        void message.success({ content: MESSAGE_TEXTS.markedRead, key: 'read' });
      } catch (error) {
        void message.error({ content: sentenceOf(error, messages.texts.statusFailed), key: 'read' });
      }
      await refresh(...changedPaths(messages)); // also after a failure: the message may be gone
    },
    [message],
  );
}
