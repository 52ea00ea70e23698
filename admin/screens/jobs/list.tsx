// screens/jobs/: job openings.
import { useState } from 'react';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { jobKind, type Job, type JobState } from '#contract/jobs.ts';
import { useMay } from '../../base/access.ts';
import { shortDate } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { ActiveSwitch } from '../../crud/active-switch.tsx';
import { useListState } from '../../crud/list-state.ts';
import type { Filter } from '../../crud/list-toolbar.tsx';
import { ResourceList, RowLink, StatCards } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { JOB_TYPE_NAMES } from '../../fields/names.ts';
import { useRowsEdit } from '../tasks/rows-edit.tsx';
import { Deadline } from './deadline.tsx';
import { JobDetails } from './details.tsx';
import { JOB_STATE_NAMES, JOB_TYPE_OPTIONS, jobs, stateOf } from './resource.ts';
import { JOB_TEXTS as texts } from './texts.ts';
import './jobs.css';

const STATES: readonly JobState[] = ['open', 'over', 'closed'];
/** Values in the address; 'true' also selects what the dashboard counts. */
const STATE_FILTER: Filter = {
  name: 'isActive',
  label: jobKind.fields.isActive.label,
  options: [
    { value: 'true', label: JOB_STATE_NAMES.open },
    { value: 'over', label: JOB_STATE_NAMES.over },
    { value: 'false', label: JOB_STATE_NAMES.closed },
  ],
};
const FILTERED: Readonly<Record<string, JobState>> = { true: 'open', over: 'over', false: 'closed' };

/** A job past its last day is off the site although it is switched on. */
function StateSwitch({ row }: { row: Job }) {
  const may = useMay();
  const state = stateOf(row);
  return (
    <span className={state === 'over' ? 'job-over' : undefined}>
      <ActiveSwitch
        resource={jobs}
        row={row}
        isAllowed={may('PATCH /api/jobs/:id/toggle')}
        on={state === 'over' ? JOB_STATE_NAMES.over : JOB_STATE_NAMES.open}
      />
    </span>
  );
}

const COLUMNS: Column<Job>[] = [
  {
    key: 'title',
    title: COMMON_TEXTS.position,
    onPhone: 'heading',
    isKey: true,
    sort: ({ title }) => title,
    render: (row) => (
      <>
        <RowLink resource={jobs} row={row}>
          {row.title}
        </RowLink>
        <div className="crud-note">
          {row.department} · {row.location}
        </div>
      </>
    ),
  },
  {
    key: 'type',
    title: jobKind.fields.type.label,
    width: 104,
    onPhone: 'plain',
    render: ({ type }) => JOB_TYPE_NAMES[type],
  },
  {
    key: 'experience',
    title: COMMON_TEXTS.experience,
    width: 116,
    isExtra: true,
    onPhone: 'none',
    render: ({ experience }) => <span className="crud-break">{experience}</span>,
  },
  {
    key: 'salary',
    title: jobKind.fields.salary.label,
    width: 150,
    isExtra: true,
    onPhone: 'none',
    render: ({ salary }) =>
      salary ? <span className="crud-break">{salary}</span> : <span className="crud-note">{texts.notStated}</span>,
  },
  {
    key: 'isActive',
    title: jobKind.fields.isActive.label,
    width: 132,
    onPhone: 'foot',
    sort: (row) => STATES.indexOf(stateOf(row)),
    render: (row) => <StateSwitch row={row} />,
  },
  {
    key: 'deadline',
    title: texts.deadline,
    width: 116,
    sort: ({ applicationDeadline }) => applicationDeadline ?? '9999',
    render: (row) => <Deadline job={row} />,
  },
  {
    key: 'created',
    title: COMMON_TEXTS.createdAt,
    width: 108,
    isExtra: true,
    onPhone: 'none',
    sort: ({ createdAt }) => createdAt,
    render: ({ createdAt }) => shortDate(createdAt),
  },
];

const FIGURES = [
  { name: 'total', label: texts.total },
  { name: 'active', label: texts.activeCount },
  { name: 'over', label: texts.overCount },
  { name: 'inactive', label: texts.passiveCount },
] as const;

export function JobList() {
  const [state, change] = useListState(['type', 'isActive'], 10);
  const selection = useRowsEdit(jobs);
  const [shown, setShown] = useState<Job>();
  const details = (row: Job): RowAction[] => [
    { key: 'details', label: COMMON_TEXTS.detail, icon: <EyeOutlined aria-hidden />, onClick: () => setShown(row) },
  ];
  return (
    <>
      <ResourceList
        resource={jobs}
        selection={selection}
        columns={COLUMNS}
        state={state}
        onChange={change}
        hasQuickJumper
        searchText={texts.search}
        moreActions={details}
        figures={<StatCards statsKey="GET /api/jobs/stats/dashboard" figures={FIGURES} />}
        filters={[{ name: 'type', label: texts.type, options: JOB_TYPE_OPTIONS }, STATE_FILTER]}
        inBrowser={{
          matches: {
            isActive: (row, value) => stateOf(row) === FILTERED[value],
            type: ({ type }, value) => type === value,
          },
          searched: ({ title, department, location }) => [title, department, location],
        }}
      />
      <JobDetails job={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
