import { useState } from 'react';
import { Button, Modal, Pagination, Result, Spin } from 'antd';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { HISTORY_KINDS, type AuditKind, type HistoryKind } from '#contract/audit.ts';
import { dateTimeText } from '../base/dates.ts';
import { ACTION_NAMES } from '../fields/kinds.ts';
import { sentenceOf, useCall } from '../base/queries.ts';
import { ChangeList } from './change-list.tsx';
import type { FormTab } from '../form/form-tabs.tsx';
import type { Row } from './resource.ts';
import '../form/crud.css';

const PAGE_SIZE = 10;

export const hasHistory = (kind: AuditKind | undefined): kind is HistoryKind =>
  (HISTORY_KINDS as readonly (AuditKind | undefined)[]).includes(kind);

/** What became of a row: who, when, which fields, from what to what; the newest first. Asked for once it is drawn. */
export function RowHistory({ kind, id }: { kind: HistoryKind; id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCall(
    'GET /api/audit/rows/:kind/:id',
    { params: { kind, id }, query: { page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data) {
    return error ? (
      <Result
        status="warning"
        title={sentenceOf(error, 'Geçmiş yüklenemedi.')}
        extra={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Tekrar Dene
          </Button>
        }
      />
    ) : (
      <div className="panel-waiting">
        <Spin description="Geçmiş yükleniyor..." />
      </div>
    );
  }
  if (data.total === 0)
    return (
      <p className="crud-note">
        Bu kayıtta henüz değişiklik yapılmadı. Bundan sonraki her değişiklik, kimin ne zaman yaptığıyla burada görünür.
      </p>
    );
  return (
    <section className="row-history" aria-label="Geçmiş" aria-busy={isFetching}>
      <ol className="crud-history">
        {data.items.map((entry) => (
          <li key={entry._id}>
            <div className="crud-history-head">
              <time dateTime={entry.at}>{dateTimeText(entry.at)}</time>
              <b className="crud-break">{entry.actor}</b>
              <span>{ACTION_NAMES[entry.action]}</span>
            </div>
            <ChangeList entry={entry} />
          </li>
        ))}
      </ol>
      {data.pages > 1 && (
        <Pagination
          current={data.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          showLessItems
          size="small"
          onChange={setPage}
        />
      )}
    </section>
  );
}

/** The history of a row whose form has no tabs. */
export function HistoryButton(props: { kind: HistoryKind; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        Geçmiş
      </Button>
      <Modal
        open={isOpen}
        title="Geçmiş"
        width={720}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Kapat</Button>}
        destroyOnHidden
      >
        <RowHistory {...props} />
      </Modal>
    </>
  );
}

/** The last tab of a form with tabs; none for a row that is not there yet. */
export const historyTab = (kind: HistoryKind, row: Row | undefined): FormTab[] =>
  row
    ? [{ key: 'history', label: 'Geçmiş', fields: [], isLazy: true, children: <RowHistory kind={kind} id={row._id} /> }]
    : [];
