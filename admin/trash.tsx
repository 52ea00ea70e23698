import { useState } from 'react';
import { App, Button, Popconfirm, Tag } from 'antd';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { TrashEntry } from '#contract/trash.ts';
import { useListState } from './crud/list-state.ts';
import { shortDate, shortTime } from './crud/moment.ts';
import { ResourceList } from './crud/resource-list.tsx';
import { textsFor, type Resource } from './crud/resource.ts';
import type { Column } from './crud/row-views.tsx';
import { api } from '#browser/signed-in-api.ts';
import { KIND_NAMES, KIND_OPTIONS } from './kinds.ts';
import { queryClient, sentenceOf } from './queries.ts';

const entries: Resource<TrashEntry> = {
  path: '/admin/trash',
  calls: { list: 'GET /api/trash' },
  titleOf: ({ title }) => title,
  texts: textsFor('Kayıt', { counted: 'kayıt', empty: 'Çöp kutusu boş. Moderatörlerin sildiği kayıtlar 30 gün burada kalır.' }),
};

function Restore({ row }: { row: TrashEntry }) {
  const { message } = App.useApp();
  const [isRestoring, setIsRestoring] = useState(false);
  const restore = async (): Promise<void> => {
    setIsRestoring(true);
    try {
      await api('POST /api/trash/:id/restore', { params: { id: row._id } });
      void message.success(`${KIND_NAMES[row.kind]} geri alındı.`);
    } catch (error) {
      void message.error(sentenceOf(error, 'Kayıt geri alınamadı.'));
    } finally {
      setIsRestoring(false);
    }
    await queryClient.invalidateQueries(); // it is in its own lists again, and this one has changed in any case
  };
  return (
    <Popconfirm
      title="Kayıt geri alınsın mı?" description={<strong className="crud-break">{row.title}</strong>} okText="Evet" cancelText="Hayır" cancelButtonProps={{ autoFocus: true }}
      placement="topRight" onConfirm={restore}
    >
      <Button size="small" icon={<UndoOutlined aria-hidden />} loading={isRestoring} aria-label={`Geri Al: ${row.title}`}>Geri Al</Button>
    </Popconfirm>
  );
}

const COLUMNS: Column<TrashEntry>[] = [
  { key: 'kind', title: 'Tür', width: 150, onPhone: 'heading', render: ({ kind }) => <Tag>{KIND_NAMES[kind]}</Tag> },
  { key: 'title', title: 'Kayıt', onPhone: 'heading', render: ({ title }) => <span className="crud-break">{title}</span> },
  { key: 'deletedBy', title: 'Silen', width: 200, render: ({ deletedBy }) => deletedBy },
  { key: 'deletedAt', title: 'Silinme', width: 170, render: ({ deletedAt }) => shortTime(deletedAt) },
  { key: 'removedAt', title: 'Kalıcı Silinme', width: 150, render: ({ removedAt }) => shortDate(removedAt) },
];

const restore = (row: TrashEntry) => <Restore row={row} />;

/** What moderators deleted within the last 30 days. */
export function TrashList() {
  const [state, change] = useListState(['kind'], 20);
  return (
    <ResourceList
      resource={entries} columns={COLUMNS} state={state} onChange={change} filters={[{ name: 'kind', label: 'Kayıt türü', options: KIND_OPTIONS }]}
      moreActions={restore} actionsWidth={130}
    />
  );
}
