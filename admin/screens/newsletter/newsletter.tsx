import { App } from 'antd';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import { SUBSCRIBER_STATUSES, type SubscriberStatus } from '#contract/content.ts';
import type { Subscriber } from '#contract/newsletter.ts';
import { useMay } from '../../base/access.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { useListState } from '../../crud/list-state.ts';
import { shortTime } from '../../base/dates.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import { textsFor, type Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { SUBSCRIBER_LOOKS } from '../../fields/statuses.ts';

const subscribers: Resource<Subscriber> = {
  kind: 'newsletter',
  path: '/admin/newsletter',
  calls: { list: 'GET /api/newsletter', remove: 'DELETE /api/newsletter/:id' },
  titleOf: ({ email }) => email,
  texts: textsFor('Kayıt', {
    counted: 'kayıt',
    empty: 'Henüz bülten kaydı yok. Sitedeki bülten formundan kaydolanlar burada görünür.',
    confirmRemove: 'Bülten kaydı ve kayda ait e-postalar kalıcı olarak silinsin mi (KVKK)?',
  }),
};

const isStatus = (text: string | undefined): text is SubscriberStatus =>
  SUBSCRIBER_STATUSES.some((status) => status === text);
const timeOrDash = (at: string | null) => (at ? <time dateTime={at}>{shortTime(at)}</time> : '-');

const COLUMNS: Column<Subscriber>[] = [
  {
    key: 'email',
    title: 'E-posta',
    width: 260,
    onPhone: 'heading',
    render: ({ email }) => <span className="crud-break">{email}</span>,
  },
  { key: 'status', title: 'Durum', width: 130, render: ({ status }) => <StatusTag look={SUBSCRIBER_LOOKS[status]} /> },
  {
    key: 'consented',
    title: 'Kayıt',
    width: 160,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ consentedAt }) => timeOrDash(consentedAt),
  },
  { key: 'confirmed', title: 'Onay', width: 160, render: ({ confirmedAt }) => timeOrDash(confirmedAt) },
  { key: 'unsubscribed', title: 'Ayrılma', width: 160, render: ({ unsubscribedAt }) => timeOrDash(unsubscribedAt) },
];

/** What the subscriber agreed to, word for word. */
function useConsent(): (row: Subscriber) => RowAction[] {
  const { modal } = App.useApp();
  const show = (row: Subscriber): void => {
    void modal.info({
      title: 'Onay metni',
      icon: null,
      okText: 'Kapat',
      width: 520,
      content: (
        <DetailList>
          <Detail label="E-posta" isWide>
            {row.email}
          </Detail>
          <Detail label="İşaretlenen kutunun metni" isWide>
            {row.consentText}
          </Detail>
          <Detail label="Aydınlatma metni sürümü">{row.noticeVersion}</Detail>
          <Detail label="Tarih">{shortTime(row.consentedAt)}</Detail>
        </DetailList>
      ),
    });
  };
  return (row) => [
    { key: 'consent', label: 'Onay metni', icon: <FileTextOutlined aria-hidden />, onClick: () => show(row) },
  ];
}

/** Who asked for the newsletter, what they agreed to, and when. */
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
      searchText="E-posta ara"
      filters={[
        {
          name: 'status',
          label: 'Durum',
          options: SUBSCRIBER_STATUSES.map((value) => ({ value, label: SUBSCRIBER_LOOKS[value].label })),
        },
      ]}
      headActions={
        may('GET /api/newsletter/export') && (
          <DownloadButton
            call="GET /api/newsletter/export"
            input={{ query: { status: exported } }}
            failed="Bülten kayıtları dışa aktarılamadı."
          >
            {exported ? `CSV indir (${SUBSCRIBER_LOOKS[exported].label})` : 'Tümünü CSV indir'}
          </DownloadButton>
        )
      }
      moreActions={consent}
      isSlim
    />
  );
}
