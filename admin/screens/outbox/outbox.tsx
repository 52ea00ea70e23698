// screens/outbox/: mails of the site that wait, were sent or could not be sent.
import { App } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import { formatNumber } from '#contract/format.ts';
import type { OutboxMail } from '#contract/outbox.ts';
import { mailKindLabel } from '#contract/outbox-texts.ts';
import { PANEL_OUTBOX_PATH } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import { changedPaths, type Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { MAIL_LOOKS } from '../../fields/statuses.ts';
import { OUTBOX_TEXTS as texts } from './texts.ts';

const mails: Resource<OutboxMail> = {
  kind: 'mail',
  path: PANEL_OUTBOX_PATH,
  calls: { list: 'GET /api/outbox', remove: 'DELETE /api/outbox/:id' },
  shownIn: ['/api/system'],
  titleOf: ({ subject }) => subject,
  confirmRemove: ({ state }) => (state === 'waiting' ? texts.confirmRemoveWaiting : texts.rows.confirmRemove),
  texts: texts.rows,
};

const timeOf = (at: string | null) => (at === null ? null : <time dateTime={at}>{shortTime(at)}</time>);

const COLUMNS: Column<OutboxMail>[] = [
  {
    key: 'recipient',
    title: texts.recipient,
    minWidth: 150,
    onPhone: 'line',
    render: ({ recipient }) => (
      <span className="crud-break" title={recipient}>
        {recipient}
      </span>
    ),
  },
  {
    key: 'subject',
    title: texts.subject,
    minWidth: 170,
    onPhone: 'heading',
    isKey: true,
    render: ({ subject }) => (
      <strong className="crud-break" title={subject}>
        {subject}
      </strong>
    ),
  },
  { key: 'kind', title: texts.kind, width: 200, isExtra: true, render: ({ kind }) => mailKindLabel(kind) },
  {
    key: 'state',
    title: COMMON_TEXTS.status,
    minWidth: 160,
    onPhone: 'plain',
    render: ({ state, lastError }) => (
      <>
        <StatusTag look={MAIL_LOOKS[state]} />
        {lastError !== null && (
          <div className="crud-note" title={lastError}>
            {lastError}
          </div>
        )}
      </>
    ),
  },
  {
    key: 'attempts',
    title: texts.attempts,
    width: 90,
    align: 'right',
    isExtra: true,
    render: ({ attempts }) => formatNumber(attempts),
  },
  { key: 'createdAt', title: COMMON_TEXTS.date, width: 140, render: ({ createdAt }) => timeOf(createdAt) },
];

/** What is known of a mail but its words, and sending it again. */
function useMailActions(): (row: OutboxMail) => RowAction[] {
  const { message, modal } = App.useApp();
  const show = (row: OutboxMail): void => {
    void modal.info({
      title: texts.details,
      icon: null,
      okText: COMMON_TEXTS.close,
      width: 560,
      content: (
        <DetailList>
          <Detail label={texts.subject} isWide>
            {row.subject}
          </Detail>
          <Detail label={texts.recipient} isWide>
            {row.recipient}
          </Detail>
          <Detail label={texts.kind}>{mailKindLabel(row.kind)}</Detail>
          <Detail label={COMMON_TEXTS.status}>
            <StatusTag look={MAIL_LOOKS[row.state]} />
          </Detail>
          <Detail label={texts.attempts}>{formatNumber(row.attempts)}</Detail>
          <Detail label={texts.createdAt}>{timeOf(row.createdAt)}</Detail>
          {row.dueAt !== null && <Detail label={texts.dueAt}>{timeOf(row.dueAt)}</Detail>}
          {row.sentAt !== null && <Detail label={texts.sentAt}>{timeOf(row.sentAt)}</Detail>}
          {row.lastError !== null && (
            <Detail label={texts.lastError} isWide>
              {row.lastError}
            </Detail>
          )}
        </DetailList>
      ),
    });
  };
  const resend = async ({ _id: id }: OutboxMail): Promise<void> => {
    try {
      await api('POST /api/outbox/:id/resend', { params: { id } });
      void message.success({ content: texts.resent, key: 'resend' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.resendFailed), key: 'resend' });
    }
    await refresh(...changedPaths(mails)); // after a refusal too: the mail has changed since it was listed
  };
  const ask = (row: OutboxMail): void => {
    void modal.confirm({
      title: texts.resendQuestion,
      content: (
        <>
          <strong className="crud-break">{row.subject}</strong>
          <br />
          {row.recipient}
          <br />
          {texts.resendHint}
        </>
      ),
      okText: texts.resend,
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => resend(row),
    });
  };
  return (row) => [
    { key: 'details', label: texts.details, icon: <FileTextOutlined aria-hidden />, onClick: () => show(row) },
    ...(row.state === 'sent'
      ? []
      : [{ key: 'resend', label: texts.resend, icon: <SendOutlined aria-hidden />, onClick: () => ask(row) }]),
  ];
}

/** Mails of the site: which wait, which went out, and why some did not. */
export function OutboxList() {
  const [state, change] = useListState(['state'], 20);
  const actions = useMailActions();
  return (
    <ResourceList
      resource={mails}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[
        {
          name: 'state',
          label: COMMON_TEXTS.status,
          options: Object.entries(MAIL_LOOKS).map(([value, { label }]) => ({ value, label })),
        },
      ]}
      moreActions={actions}
    />
  );
}
