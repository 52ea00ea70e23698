import { useState } from 'react';
import { App, Button, Popconfirm, Tag } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { formatNumber } from '#contract/format.ts';
import { TRASH_DAYS, TRASH_KINDS, type TrashEntry } from '#contract/trash.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { useListState } from '../../crud/list-state.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import { textsFor, type Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { useRestore } from '../../crud/row-actions.tsx';
import { KIND_NAMES } from '../../fields/names.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';

const entries: Resource<TrashEntry> = {
  path: '/admin/trash',
  calls: { list: 'GET /api/trash' },
  titleOf: ({ title }) => title,
  texts: textsFor('Kayıt', {
    counted: 'kayıt',
    empty: `Çöp kutusu boş. Panelde silinen kayıtlar, kim silmiş olursa olsun, ${TRASH_DAYS} gün burada kalır ve geri alınabilir.`,
  }),
};
const KIND_OPTIONS = TRASH_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
const FINAL = 'Bu işlem geri alınamaz.';
const ERASE_FAILED = 'Kalıcı silme başarısız.';

function RestoreButton({ row }: { row: TrashEntry }) {
  const restore = useRestore();
  const [isRestoring, setIsRestoring] = useState(false);
  return (
    <Popconfirm
      title="Kayıt geri alınsın mı?"
      description={<strong className="crud-break">{row.title}</strong>}
      okText="Evet"
      cancelText="Hayır"
      cancelButtonProps={{ autoFocus: true }}
      placement="topRight"
      onConfirm={async () => {
        setIsRestoring(true);
        await restore(row._id);
        setIsRestoring(false);
      }}
    >
      <Button
        size="small"
        icon={<UndoOutlined aria-hidden />}
        loading={isRestoring}
        aria-label={`Geri Al: ${row.title}`}
      >
        Geri Al
      </Button>
    </Popconfirm>
  );
}

function EraseButton({ row }: { row: TrashEntry }) {
  const { message } = App.useApp();
  const [isErasing, setIsErasing] = useState(false);
  const erase = async (): Promise<void> => {
    setIsErasing(true);
    try {
      await api('DELETE /api/trash/:id', { params: { id: row._id } });
      void message.success({ content: `${KIND_NAMES[row.kind]} kalıcı olarak silindi.`, key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, ERASE_FAILED), key: 'remove', duration: 6 });
    } finally {
      setIsErasing(false);
    }
    await refresh('/api/trash', '/api/audit');
  };
  return (
    <Popconfirm
      title="Kayıt kalıcı olarak silinsin mi?"
      description={
        <>
          <strong className="crud-break">{row.title}</strong>
          <br />
          {FINAL}
        </>
      }
      okText="Evet"
      cancelText="Hayır"
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      placement="topRight"
      onConfirm={erase}
    >
      <Button
        size="small"
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={isErasing}
        aria-label={`Kalıcı Sil: ${row.title}`}
      >
        Kalıcı Sil
      </Button>
    </Popconfirm>
  );
}

/** Asks with the number as it is at that moment; what is deleted while the question stands stays. */
function EmptyButton() {
  const { message, modal } = App.useApp();
  const { data: shown } = useCall('GET /api/trash', { query: { page: 1, limit: 1 } });
  const [isAsking, setIsAsking] = useState(false);
  const empty = async (until: string): Promise<void> => {
    try {
      const { removed } = await api('DELETE /api/trash', { query: { until } });
      void message.success({ content: `${formatNumber(removed)} kayıt kalıcı olarak silindi.`, key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, ERASE_FAILED), key: 'remove' });
    }
    await refresh('/api/trash', '/api/audit');
  };
  const ask = async (): Promise<void> => {
    setIsAsking(true);
    try {
      const {
        items: [youngest],
        total,
      } = await api('GET /api/trash', { query: { page: 1, limit: 1 } });
      if (!youngest) return await refresh('/api/trash'); // somebody else has emptied it
      modal.confirm({
        title: 'Çöp kutusu boşaltılsın mı?',
        content: (
          <>
            <strong>{formatNumber(total)} kayıt</strong> kalıcı olarak silinecek. {FINAL}
          </>
        ),
        okText: 'Evet',
        cancelText: 'Hayır',
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        onOk: () => empty(youngest.deletedAt),
      });
    } catch (error) {
      void message.error({ content: sentenceOf(error, ERASE_FAILED), key: 'remove' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isAsking} disabled={!shown?.total} onClick={ask}>
      Çöp Kutusunu Boşalt
    </Button>
  );
}

const COLUMNS: Column<TrashEntry>[] = [
  { key: 'kind', title: 'Tür', width: 150, onPhone: 'heading', render: ({ kind }) => <Tag>{KIND_NAMES[kind]}</Tag> },
  {
    key: 'title',
    title: 'Kayıt',
    onPhone: 'heading',
    render: ({ title }) => <span className="crud-break">{title}</span>,
  },
  { key: 'deletedBy', title: 'Silen', width: 180, render: ({ deletedBy }) => deletedBy || '-' },
  {
    key: 'deletedAt',
    title: 'Silinme',
    width: 150,
    render: ({ deletedAt }) => <time dateTime={deletedAt}>{shortTime(deletedAt)}</time>,
  },
  {
    key: 'removedAt',
    title: 'Kalıcı Silinme',
    width: 140,
    render: ({ removedAt }) => <time dateTime={removedAt}>{shortDate(removedAt)}</time>,
  },
];

/** Rows deleted within the last 30 days, by anybody. */
export function TrashList() {
  const may = useMay();
  const [state, change] = useListState(['kind'], 20);
  const mayErase = may('DELETE /api/trash/:id');
  const buttons = (row: TrashEntry) => (
    <>
      <RestoreButton row={row} />
      {mayErase && <EraseButton row={row} />}
    </>
  );
  return (
    <ResourceList
      resource={entries}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText="Silinen kayıt ara"
      filters={[{ name: 'kind', label: 'Kayıt türü', options: KIND_OPTIONS }]}
      note={`Silinen kayıtlar ${TRASH_DAYS} gün burada kalır ve geri alınabilir; sonra kalıcı olarak silinir.`}
      headActions={may('DELETE /api/trash') && <EmptyButton />}
      inlineActions={buttons}
      actionsWidth={mayErase ? 236 : 130}
    />
  );
}
