import { Tag } from 'antd';
import type { AuditAction, AuditEntry } from '#contract/audit.ts';
import { ChangeList } from './crud/change-list.tsx';
import { useListState } from './crud/list-state.ts';
import { shortTime } from './crud/moment.ts';
import { ResourceList } from './crud/resource-list.tsx';
import { textsFor, type Resource } from './crud/resource.ts';
import type { Column } from './crud/row-views.tsx';
import { ACTION_NAMES, ACTION_OPTIONS, KIND_NAMES, KIND_OPTIONS } from './kinds.ts';

const entries: Resource<AuditEntry> = {
  path: '/admin/audit',
  calls: { list: 'GET /api/audit' },
  titleOf: ({ title }) => title,
  texts: textsFor('Kayıt', { counted: 'kayıt', empty: 'Henüz işlem kaydı yok. Panelde yapılan her değişiklik burada görünür.' }),
};

const COLORS: Partial<Record<AuditAction, string>> = { create: 'green', update: 'blue', delete: 'red', restore: 'gold' };

const COLUMNS: Column<AuditEntry>[] = [
  { key: 'at', title: 'Zaman', width: 160, render: ({ at }) => <time dateTime={at}>{shortTime(at)}</time> },
  { key: 'actor', title: 'Kim', width: 180, onPhone: 'heading', render: ({ actor }) => <strong className="crud-break">{actor}</strong> },
  { key: 'action', title: 'İşlem', width: 120, onPhone: 'heading', render: ({ action }) => <Tag color={COLORS[action] ?? 'default'}>{ACTION_NAMES[action]}</Tag> },
  { key: 'row', title: 'Kayıt', width: 260, render: ({ kind, title }) => <><span className="crud-note">{KIND_NAMES[kind]}</span><div className="crud-break">{title}</div></> },
  { key: 'changes', title: 'Değişiklikler', render: (entry) => <ChangeList entry={entry} /> },
];

/** Who did what, when, and from what to what. */
export function AuditList() {
  const [state, change] = useListState(['kind', 'action'], 20);
  return (
    <ResourceList
      resource={entries} columns={COLUMNS} state={state} onChange={change} hasActions={false}
      filters={[{ name: 'kind', label: 'Kayıt türü', options: KIND_OPTIONS }, { name: 'action', label: 'İşlem', options: ACTION_OPTIONS }]}
    />
  );
}
