// screens/newsletter/: newsletter subscribers and their consent.
import { App } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#contract/content.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { NEWSLETTER_PATH } from '#contract/paths.ts';
import { useMay } from '../../base/access.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { SUBSCRIBER_LOOKS } from '../../fields/statuses.ts';
import { NEWSLETTER_TEXTS as texts } from './texts.ts';

const subscribers: Resource<Subscriber> = {
  kind: 'newsletter',
  path: panelListPath('newsletter'),
  calls: { list: 'GET /api/newsletter', remove: 'DELETE /api/newsletter/:id' },
  titleOf: ({ email }) => email,
  texts: texts.rows,
};

const isStatus = (text: string | undefined): text is SubscriberStatus =>
  SUBSCRIBER_STATUSES.some((status) => status === text);
const timeOrDash = (at: string | null) => (at ? <time dateTime={at}>{shortTime(at)}</time> : '-');

const COLUMNS: Column<Subscriber>[] = [
  {
    key: 'email',
    title: COMMON_TEXTS.email,
    onPhone: 'heading',
    isKey: true,
    render: ({ email }) => (
      <strong className="crud-break" title={email}>
        {email}
      </strong>
    ),
  },
  {
    key: 'status',
    title: FIELD_LABELS.newsletter.status,
    width: 130,
    onPhone: 'plain',
    render: ({ status }) => <StatusTag look={SUBSCRIBER_LOOKS[status]} />,
  },
  {
    key: 'consented',
    title: COMMON_TEXTS.row,
    width: 160,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ consentedAt }) => timeOrDash(consentedAt),
  },
  { key: 'confirmed', title: texts.confirmedAt, width: 160, render: ({ confirmedAt }) => timeOrDash(confirmedAt) },
  {
    key: 'unsubscribed',
    title: texts.unsubscribedAt,
    width: 160,
    isExtra: true,
    render: ({ unsubscribedAt }) => timeOrDash(unsubscribedAt),
  },
];

/** The exact text the subscriber agreed to. */
function useConsent(): (row: Subscriber) => RowAction[] {
  const { modal } = App.useApp();
  const show = (row: Subscriber): void => {
    void modal.info({
      title: texts.consent,
      icon: null,
      okText: COMMON_TEXTS.close,
      width: 520,
      content: (
        <DetailList>
          <Detail label={COMMON_TEXTS.email} isWide>
            {row.email}
          </Detail>
          <Detail label={texts.consentText} isWide>
            {row.consentText}
          </Detail>
          <Detail label={texts.noticeVersion}>{row.noticeVersion}</Detail>
          <Detail label={COMMON_TEXTS.date}>{shortTime(row.consentedAt)}</Detail>
        </DetailList>
      ),
    });
  };
  return (row) => [
    { key: 'consent', label: texts.consent, icon: <FileTextOutlined aria-hidden />, onClick: () => show(row) },
  ];
}

/** Newsletter subscribers: what they agreed to, and when. */
export function SubscriberList() {
  const may = useMay();
  const consent = useConsent();
  const [state, change] = useListState(['status'], 10);
  const { status } = state.filters;
  const exported = isStatus(status) ? status : undefined;
  return (
    <ResourceList
      resource={subscribers}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[
        {
          name: 'status',
          label: FIELD_LABELS.newsletter.status,
          options: SUBSCRIBER_STATUSES.map((value) => ({ value, label: SUBSCRIBER_LOOKS[value].label })),
        },
      ]}
      waysOn={[{ label: texts.openForm, to: NEWSLETTER_PATH, isOnSite: true }]}
      rowsActions={
        may('GET /api/newsletter/export') && (
          <DownloadButton
            call="GET /api/newsletter/export"
            input={{ query: { status: exported } }}
            failed={texts.exportFailed}
          >
            {exported ? texts.downloadSome(SUBSCRIBER_LOOKS[exported].label) : COMMON_TEXTS.downloadAll}
          </DownloadButton>
        )
      }
      moreActions={consent}
    />
  );
}
