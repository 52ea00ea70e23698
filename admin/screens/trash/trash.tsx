// screens/trash/: deleted rows, to restore or to erase.
import { useState } from 'react';
import { App, Button, Popconfirm } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { formatNumber } from '#contract/format.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { TRASH_DAYS, TRASH_KINDS, type TrashEntry } from '#contract/trash.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { shortDate, shortTime } from '../../base/dates.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import { useRestore, type RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { KIND_NAMES } from '../../fields/names.ts';
import { TRASH_TEXTS as texts } from './texts.ts';
import './trash.css';

const entries: Resource<TrashEntry> = {
  path: panelListPath('trash'),
  calls: { list: 'GET /api/trash' },
  titleOf: ({ title }) => title,
  texts: texts.rows,
};
const KIND_OPTIONS = TRASH_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

function RestoreButton({ row }: { row: TrashEntry }) {
  const restore = useRestore();
  const [isRestoring, setIsRestoring] = useState(false);
  return (
    <Popconfirm
      title={texts.restoreTitle}
      description={<strong className="crud-break">{row.title}</strong>}
      okText={COMMON_TEXTS.yes}
      cancelText={COMMON_TEXTS.no}
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
        aria-label={texts.restoreOf(row.title)}
      >
        {COMMON_TEXTS.takeBack}
      </Button>
    </Popconfirm>
  );
}

const restoreButton = (row: TrashEntry) => <RestoreButton row={row} />;

/** Erases an entry of the trash after a question. */
function useErase(): (row: TrashEntry) => RowAction {
  const { message, modal } = App.useApp();
  const erase = async (row: TrashEntry): Promise<void> => {
    try {
      await api('DELETE /api/trash/:id', { params: { id: row._id } });
      void message.success({ content: texts.erased(KIND_NAMES[row.kind]), key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.eraseFailed), key: 'remove', duration: 6 });
    }
    await refresh('/api/trash', '/api/audit');
  };
  const ask = (row: TrashEntry): void =>
    void modal.confirm({
      title: texts.eraseTitle,
      content: (
        <>
          <strong className="crud-break">{row.title}</strong>
          <br />
          {COMMON_TEXTS.irrevocable}
        </>
      ),
      okText: COMMON_TEXTS.yes,
      cancelText: COMMON_TEXTS.no,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => erase(row),
    });
  return (row) => ({
    key: 'erase',
    label: texts.erase,
    icon: <DeleteOutlined aria-hidden />,
    isGrave: true,
    onClick: () => ask(row),
  });
}

/** Asks with the current number; rows deleted after the question stay. */
function EmptyButton() {
  const { message, modal } = App.useApp();
  const { data: shown } = useCall('GET /api/trash', { query: { page: 1, limit: 1 } });
  const [isAsking, setIsAsking] = useState(false);
  const empty = async (until: string): Promise<void> => {
    try {
      const { removed } = await api('DELETE /api/trash', { query: { until } });
      void message.success({ content: texts.emptied(formatNumber(removed)), key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.eraseFailed), key: 'remove' });
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
        title: texts.emptyTitle,
        content: (
          <>
            <strong>{COMMON_TEXTS.records(formatNumber(total))}</strong>
            {texts.emptyText(COMMON_TEXTS.irrevocable)}
          </>
        ),
        okText: COMMON_TEXTS.yes,
        cancelText: COMMON_TEXTS.no,
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        onOk: () => empty(youngest.deletedAt),
      });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.eraseFailed), key: 'remove' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isAsking} disabled={!shown?.total} onClick={ask}>
      {texts.empty}
    </Button>
  );
}

const COLUMNS: Column<TrashEntry>[] = [
  {
    key: 'title',
    title: COMMON_TEXTS.row,
    onPhone: 'heading',
    isKey: true,
    render: ({ title, kind }) => (
      <>
        <strong className="crud-break" title={title}>
          {title}
        </strong>
        <div className="crud-note">{KIND_NAMES[kind]}</div>
      </>
    ),
  },
  {
    key: 'deletedAt',
    title: texts.deletedAt,
    width: 152,
    onPhone: 'heading',
    render: ({ deletedAt, deletedBy }) => (
      <div className="trash-deleted">
        <time dateTime={deletedAt}>{shortTime(deletedAt)}</time>
        {deletedBy && <div className="crud-note crud-one-line">{deletedBy}</div>}
      </div>
    ),
  },
  {
    key: 'removedAt',
    title: texts.removedAt,
    width: 116,
    render: ({ removedAt }) => <time dateTime={removedAt}>{shortDate(removedAt)}</time>,
  },
];

/** Rows deleted within the last 30 days. */
export function TrashList() {
  const may = useMay();
  const [state, change] = useListState(['kind'], 20);
  const mayErase = may('DELETE /api/trash/:id');
  const erase = useErase();
  return (
    <ResourceList
      resource={entries}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      filters={[{ name: 'kind', label: COMMON_TEXTS.rowKind, options: KIND_OPTIONS }]}
      note={texts.note(TRASH_DAYS)}
      rowsActions={may('DELETE /api/trash') && <EmptyButton />}
      inlineActions={restoreButton}
      {...(mayErase && { moreActions: (row: TrashEntry) => [erase(row)] })}
      actionsWidth={mayErase ? 142 : 110}
    />
  );
}
