import { useState } from 'react';
import { Button, Tag, Tooltip } from 'antd';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { Job } from '#contract/jobs.ts';
import { ACTIVE_FILTER, activeColumn, matchesActive } from '../crud/active-column.tsx';
import { useListState } from '../crud/list-state.ts';
import { shortDate } from '../crud/moment.ts';
import { ResourceList, RowLink } from '../crud/resource-list.tsx';
import type { Column } from '../crud/row-views.tsx';
import { StatCards } from '../crud/stat-cards.tsx';
import { Deadline } from './deadline.tsx';
import { JobDetails } from './details.tsx';
import { JOB_TYPE_COLORS, JOB_TYPE_NAMES, JOB_TYPE_OPTIONS, jobs } from './resource.ts';

const COLUMNS: Column<Job>[] = [
  {
    key: 'title', title: 'Pozisyon', onPhone: 'heading', sort: ({ title }) => title,
    render: (row) => <><RowLink resource={jobs} row={row}>{row.title}</RowLink><div className="crud-note">{row.department} · {row.location}</div></>,
  },
  { key: 'type', title: 'İş Türü', width: 116, render: ({ type }) => <Tag color={JOB_TYPE_COLORS[type]}>{JOB_TYPE_NAMES[type]}</Tag> },
  { key: 'experience', title: 'Deneyim', width: 124, render: ({ experience }) => <span className="crud-break">{experience}</span> },
  { key: 'salary', title: 'Maaş', width: 132, render: ({ salary }) => (salary ? <span className="crud-break">{salary}</span> : <span className="crud-note">Belirtilmemiş</span>) },
  activeColumn(jobs),
  { key: 'deadline', title: 'Son Başvuru', width: 128, sort: ({ applicationDeadline }) => applicationDeadline ?? '9999', render: (row) => <Deadline job={row} /> },
  { key: 'created', title: 'Oluşturulma', width: 122, sort: ({ createdAt }) => createdAt, render: ({ createdAt }) => shortDate(createdAt) },
];

const FIGURES = [{ name: 'total', label: 'Toplam İlan' }, { name: 'active', label: 'Aktif İlan' }, { name: 'inactive', label: 'Pasif İlan' }] as const;

export function JobList() {
  const [state, change] = useListState(['type', 'isActive'], 10);
  const [shown, setShown] = useState<Job>();
  const details = (row: Job) => (
    <Tooltip title="Detay"><Button type="text" size="small" icon={<EyeOutlined aria-hidden />} aria-label={`Detay: ${row.title}`} onClick={() => setShown(row)} /></Tooltip>
  );
  return (
    <>
      <ResourceList
        resource={jobs} columns={COLUMNS} state={state} onChange={change} hasQuickJumper searchText="Pozisyon, departman veya konum ara" moreActions={details}
        above={<StatCards statsKey="GET /api/jobs/stats/dashboard" figures={FIGURES} />}
        filters={[{ name: 'type', label: 'İş türü', options: JOB_TYPE_OPTIONS }, ACTIVE_FILTER]}
        inBrowser={{ matches: { isActive: matchesActive, type: ({ type }, value) => type === value }, searched: ({ title, department, location }) => [title, department, location] }}
      />
      <JobDetails job={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
