// screens/audit/: the log of changes, readings and sessions (docs/decisions/0082).
import { useState } from 'react';
import { Button, Segmented, Spin } from 'antd';
import { Link } from 'react-router';
import { AUDIT_GROUPS, groupOf, type AuditGroup, type ListedAuditEntry } from '#contract/audit.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { actorText } from '../../base/actors.ts';
import { shortDateTimeText, timeText } from '../../base/dates.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DayRange } from '../../crud/day-range.tsx';
import { ChangeList } from '../../crud/change-list.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { ACTION_NAMES, ACTION_OPTIONS, GROUP_NAMES, KIND_NAMES, KIND_OPTIONS } from '../../fields/names.ts';
import { ACTION_MARKS, OTHER_ACTION_MARK } from '../../fields/statuses.ts';
import { readingText } from '../../fields/values.ts';
import { addressOf } from './address.ts';
import { AUDIT_TEXTS as texts } from './texts.ts';
import './audit.css';

const entries: Resource<ListedAuditEntry> = {
  path: panelListPath('audit'),
  calls: { list: 'GET /api/audit' },
  titleOf: ({ title }) => title,
  texts: texts.rows,
};

/** Most entries per call. */
const MAX_RECORDS = 100;

/** Readings that one entry stands for, each with what was shown. */
function Records({ id, times }: { id: string; times: number }) {
  const { data, error } = useCall('GET /api/audit', { query: { within: id, limit: MAX_RECORDS } });
  if (error) return <p className="crud-note">{sentenceOf(error, texts.recordsFailed)}</p>;
  if (!data) return <Spin size="small" />;
  return (
    <>
      <ol className="audit-records">
        {data.items.map((entry) => (
          <li key={entry._id}>
            <time dateTime={entry.at}>{timeText(entry.at)}</time> {readingText(entry)}
          </li>
        ))}
      </ol>
      {times > data.items.length && <p className="crud-note">{texts.lastShown(data.items.length)}</p>}
    </>
  );
}

/** Changes of an entry, or what was read; for repeated reading, how often. */
function What({ entry, first }: { entry: ListedAuditEntry; first?: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  if (entry.times === 1) return <ChangeList entry={entry} first={first} />;
  return (
    <>
      <Button type="link" size="small" className="audit-times" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.times(entry.times, timeText(entry.lastAt))}
      </Button>
      {isOpen && <Records id={entry._id} times={entry.times} />}
    </>
  );
}

function RowTitle({ entry }: { entry: ListedAuditEntry }) {
  const address = addressOf(entry);
  return (
    <>
      {address ? (
        <Link className="crud-row-link" to={address} title={entry.title}>
          {entry.title}
        </Link>
      ) : (
        <span className="crud-break">{entry.title}</span>
      )}
      {entry.place === 'trash' && entry.rowId !== '' && <span className="crud-note">{texts.inTrash}</span>}
    </>
  );
}

const COLUMNS: Column<ListedAuditEntry>[] = [
  {
    key: 'at',
    title: texts.time,
    width: 136,
    render: ({ at }) => <time dateTime={at}>{shortDateTimeText(at)}</time>,
  },
  {
    key: 'actor',
    title: texts.whoDidWhat,
    width: 168,
    render: ({ actor, action }) => (
      <>
        <strong className="crud-break" title={actorText(actor)}>
          {actorText(actor)}
        </strong>
        <div className="audit-done">
          <StatusTag look={{ label: ACTION_NAMES[action], ...(ACTION_MARKS[action] ?? OTHER_ACTION_MARK) }} />
        </div>
      </>
    ),
  },
  {
    key: 'row',
    title: COMMON_TEXTS.row,
    render: (entry) => (
      <div className="audit-row">
        <div>
          <RowTitle entry={entry} />
        </div>
        <div className="crud-note">{KIND_NAMES[entry.kind]}</div>
      </div>
    ),
  },
  { key: 'changes', title: texts.changes, render: (entry) => <What entry={entry} first={2} /> },
];

/** An entry in a few lines. */
const ON_PHONE: Column<ListedAuditEntry>[] = [
  {
    key: 'entry',
    title: COMMON_TEXTS.row,
    onPhone: 'heading',
    render: (entry) => (
      <div className="audit-entry">
        <div className="audit-line">
          <span>
            <strong>{actorText(entry.actor)}</strong>{' '}
            <span className="audit-action">{ACTION_NAMES[entry.action].toLocaleLowerCase('tr')}</span>
          </span>{' '}
          <time dateTime={entry.at}>{shortDateTimeText(entry.at)}</time>
        </div>
        <div className="audit-line-of">
          <span className="crud-note">{KIND_NAMES[entry.kind]}:</span> <RowTitle entry={entry} />
        </div>
        <What entry={entry} first={1} />
      </div>
    ),
  },
];

const GROUP_OPTIONS = [...AUDIT_GROUPS, 'all' as const].map((value) => ({ value, label: GROUP_NAMES[value] }));
const groupAsked = (text: string | undefined): AuditGroup | 'all' =>
  GROUP_OPTIONS.find(({ value }) => value === text)?.value ?? 'changes';

/** List of who did what, when, and from what to what. */
export function AuditList() {
  const [state, change] = useListState(['group', 'kind', 'action', 'actor', 'from', 'to'], 20);
  const { data: people = [] } = useCall('GET /api/audit/people', { query: {} });
  const isNarrow = useIsNarrow();
  const { action } = state.filters;
  const known = ACTION_OPTIONS.find(({ value }) => value === action)?.value;
  const group = known ? groupOf(known) : groupAsked(state.filters['group']);
  const persons = people.map(({ _id, name, isStaff }) => ({
    value: _id,
    label: isStaff || _id === 'system' ? name : texts.formerStaff(name),
  }));
  return (
    <ResourceList
      resource={entries}
      columns={isNarrow ? ON_PHONE : COLUMNS}
      state={state}
      onChange={change}
      hasActions={false}
      searchText={texts.search}
      above={
        <Segmented<AuditGroup | 'all'>
          className="audit-groups"
          aria-label={texts.shownGroups}
          options={GROUP_OPTIONS}
          value={group}
          onChange={(next) => change({ filters: { group: next === 'changes' ? undefined : next, action: undefined } })}
        />
      }
      filters={[
        { name: 'actor', label: texts.who, options: persons },
        { name: 'kind', label: COMMON_TEXTS.rowKind, options: KIND_OPTIONS },
        {
          name: 'action',
          label: COMMON_TEXTS.action,
          options: ACTION_OPTIONS.filter(({ value }) => group === 'all' || groupOf(value) === group),
        },
      ]}
      moreFilters={<DayRange state={state} onChange={change} />}
    />
  );
}
