// screens/messages/: messages of visitors and replies by mail.
import { useState } from 'react';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { ContactMessage } from '#contract/contacts.ts';
import { shorten } from '#contract/format.ts';
import { panelSiteSettingsPath } from '#contract/panel-paths.ts';
import { CONTACT_PATH } from '#contract/paths.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useDetails } from '../../crud/details.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, StatCards, type WayOn } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { MESSAGE_LOOKS, MESSAGE_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { MessageDetails, useMarkRead } from './details.tsx';
import { messages } from './resource.ts';
import { MESSAGE_TEXTS as texts } from './texts.ts';
import './messages.css';

const FIGURES = [
  { name: 'total', label: texts.total },
  { name: 'unread', label: texts.unread },
  { name: 'pending', label: texts.pending },
] as const;
const TEXT_SHOWN = 90;
const WAYS_ON: readonly WayOn[] = [
  { label: texts.openContact, to: CONTACT_PATH, isOnSite: true },
  { label: texts.contactSettings, to: panelSiteSettingsPath('iletisim'), needs: 'PUT /api/settings' },
];

export function MessageList() {
  const [state, change] = useListState(['status', 'isRead'], 10);
  const details = useDetails<ContactMessage>();
  const markRead = useMarkRead();
  const [marking, setMarking] = useState<string>();
  const mark = async (row: ContactMessage): Promise<void> => {
    setMarking(row._id);
    await markRead(row);
    setMarking(undefined);
  };
  const columns: Column<ContactMessage>[] = [
    {
      key: 'sender',
      title: texts.sender,
      width: 208,
      onPhone: 'heading',
      isKey: true,
      render: (row) => (
        <>
          <button type="button" className="crud-title-button" onClick={() => details.show(row)}>
            {row.name}
          </button>
          {!row.isRead && (
            <>
              {' '}
              <span className="message-new">{COMMON_TEXTS.unread}</span>
            </>
          )}
          <div className="crud-note">{row.email}</div>
        </>
      ),
    },
    {
      key: 'subject',
      title: texts.subject,
      onPhone: 'heading',
      render: ({ subject, message }) => (
        <>
          <div className="message-subject">{subject}</div>
          <div className="crud-note">{shorten(message.replace(/\s+/g, ' '), TEXT_SHOWN)}</div>
        </>
      ),
    },
    {
      key: 'status',
      title: FIELD_LABELS.message.status,
      width: 116,
      onPhone: 'plain',
      render: ({ status }) => <StatusTag look={MESSAGE_LOOKS[status]} />,
    },
    {
      key: 'date',
      title: COMMON_TEXTS.date,
      width: 138,
      onPhone: 'plain',
      sort: { up: 'oldest', down: 'newest' },
      render: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
    },
  ];
  const rowActions = (row: ContactMessage): RowAction[] => [
    { key: 'details', label: texts.showDetails, icon: <EyeOutlined aria-hidden />, onClick: () => details.show(row) },
    ...(row.isRead
      ? []
      : [
          {
            key: 'read',
            label: texts.markRead,
            icon: <CheckOutlined aria-hidden />,
            isBusy: marking === row._id,
            onClick: () => void mark(row),
          },
        ]),
  ];
  return (
    <>
      <ResourceList
        resource={messages}
        columns={columns}
        state={state}
        onChange={change}
        searchText={texts.search}
        hasQuickJumper
        filters={[
          {
            name: 'isRead',
            label: COMMON_TEXTS.read,
            options: [
              { value: 'false', label: texts.unreadOnes },
              { value: 'true', label: texts.readOnes },
            ],
          },
          { name: 'status', label: FIELD_LABELS.message.status, options: MESSAGE_STATUS_OPTIONS },
        ]}
        figures={<StatCards statsKey="GET /api/contacts/stats/dashboard" figures={FIGURES} />}
        waysOn={WAYS_ON}
        rowClass={({ isRead }) => (isRead ? undefined : 'message-unread')}
        moreActions={rowActions}
      />
      <MessageDetails {...details} />
    </>
  );
}
