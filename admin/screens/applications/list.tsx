// screens/applications/: job applications, their details, statuses and notes.
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { Application } from '#contract/applications.ts';
import { shorten } from '#contract/format.ts';
import { jobKind } from '#contract/jobs.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { CAREERS_PATH } from '#contract/paths.ts';
import { useMay } from '../../base/access.ts';
import { shortDate } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, StatCards, type WayOn } from '../../crud/resource-list.tsx';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { FIELD_LABELS } from '../../fields/labels.ts';
import { APPLICATION_LOOKS, APPLICATION_STATUS_OPTIONS } from '../../fields/statuses.ts';
import { ApplicationDetails } from './details.tsx';
import { applications, fullName } from './resource.ts';
import { APPLICATION_TEXTS as texts } from './texts.ts';

const FIGURES = [
  { name: 'total', label: COMMON_TEXTS.total },
  ...APPLICATION_STATUS_OPTIONS.map(({ value, label }) => ({ name: value, label })),
] as const;
const EXPERIENCE_SHOWN = 30;
const WAYS_ON: readonly WayOn[] = [
  { label: jobKind.words.list, to: panelListPath('jobs'), needs: 'POST /api/jobs' },
  { label: texts.openCareers, to: CAREERS_PATH, isOnSite: true },
];

export function ApplicationList() {
  const may = useMay();
  const [state, change] = useListState(['status', 'job'], 10);
  const details = useDetails<Application>();
  const jobs = useCall('GET /api/jobs/admin', {}).data ?? [];
  const columns: Column<Application>[] = [
    {
      key: 'applicant',
      title: texts.applicant,
      onPhone: 'heading',
      isKey: true,
      render: (row) => (
        <>
          <button type="button" className="crud-title-button" onClick={() => details.show(row)}>
            {fullName(row)}
          </button>
          <div className="crud-note">{row.email}</div>
        </>
      ),
    },
    {
      key: 'position',
      title: COMMON_TEXTS.position,
      onPhone: 'heading',
      render: ({ jobTitle }) => (
        <span className="crud-break" title={jobTitle}>
          {jobTitle}
        </span>
      ),
    },
    {
      key: 'status',
      title: FIELD_LABELS.application.status,
      width: 124,
      onPhone: 'plain',
      render: ({ status }) => <StatusTag look={APPLICATION_LOOKS[status]} />,
    },
    {
      key: 'date',
      title: texts.date,
      width: 116,
      onPhone: 'plain',
      sort: { up: 'oldest', down: 'newest' },
      render: ({ createdAt }) => <time dateTime={createdAt}>{shortDate(createdAt)}</time>,
    },
    {
      key: 'phone',
      title: COMMON_TEXTS.phone,
      width: 124,
      isExtra: true,
      onPhone: 'plain',
      render: ({ phone }) => <span className="crud-break">{phone}</span>,
    },
    {
      key: 'experience',
      title: COMMON_TEXTS.experience,
      width: 180,
      isExtra: true,
      onPhone: 'none',
      render: ({ experience }) => (
        <span className="crud-break">{shorten(experience.replace(/\s+/g, ' '), EXPERIENCE_SHOWN)}</span>
      ),
    },
  ];
  const showDetails = (row: Application): RowAction[] => [
    { key: 'details', label: COMMON_TEXTS.detail, icon: <EyeOutlined aria-hidden />, onClick: () => details.show(row) },
  ];
  return (
    <>
      <ResourceList
        resource={applications}
        columns={columns}
        state={state}
        onChange={change}
        searchText={texts.search}
        filters={[
          { name: 'status', label: FIELD_LABELS.application.status, options: APPLICATION_STATUS_OPTIONS },
          {
            name: 'job',
            label: FIELD_LABELS.application.job,
            options: jobs.map(({ _id, title }) => ({ value: _id, label: title })),
          },
        ]}
        waysOn={WAYS_ON}
        figures={<StatCards statsKey="GET /api/job-applications/stats/dashboard" figures={FIGURES} />}
        rowsActions={
          may('GET /api/job-applications/export') && (
            <DownloadButton call="GET /api/job-applications/export" input={{}} failed={texts.exportFailed}>
              {COMMON_TEXTS.downloadAll}
            </DownloadButton>
          )
        }
        moreActions={showDetails}
      />
      <ApplicationDetails {...details} />
    </>
  );
}
