// screens/seo/: what search engines see of all published rows, and what could be better.
import { Link } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { PANEL_SEO_PATH, panelRowPath } from '#contract/panel-paths.ts';
import { SEO_FINDINGS, SEO_KINDS, type SeoRow } from '#contract/seo.ts';
import { shortTime } from '../../base/dates.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { SEO_LISTS } from '../../crud/seo-checks.tsx';
import { KIND_NAMES } from '../../fields/names.ts';
import { SEO_FINDING_NAMES, SEO_FINDING_SENTENCES } from '../../fields/seo.ts';
import { SEO_REPORT_TEXTS as texts } from './texts.ts';
import './seo.css';

const findings: Resource<SeoRow> = {
  path: PANEL_SEO_PATH,
  calls: { list: 'GET /api/seo' },
  titleOf: ({ name }) => name,
  texts: texts.rows,
};

const COLUMNS: Column<SeoRow>[] = [
  {
    key: 'name',
    title: texts.name,
    minWidth: 200,
    onPhone: 'heading',
    isKey: true,
    render: ({ kind, _id, name }) => (
      <Link className="crud-row-link" to={panelRowPath(SEO_LISTS[kind], _id)} title={name}>
        {name}
      </Link>
    ),
  },
  { key: 'kind', title: texts.kind, width: 110, render: ({ kind }) => KIND_NAMES[kind] },
  {
    key: 'findings',
    title: texts.findings,
    minWidth: 260,
    onPhone: 'line',
    render: ({ findings: found }) => {
      const sentences = found.map(({ name, count }) => SEO_FINDING_SENTENCES[name](formatNumber(count))).join(' ');
      return <span title={sentences}>{found.map(({ name }) => SEO_FINDING_NAMES[name]).join(' · ')}</span>;
    },
  },
  {
    key: 'title',
    title: texts.title,
    minWidth: 200,
    isExtra: true,
    onPhone: 'none',
    render: ({ title }) => <span title={title}>{title}</span>,
  },
];

/** How many rows were looked at and when, and how many have each finding: a press narrows the list. */
function Summary({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (finding: string | undefined) => void;
}) {
  const { data, error } = useCall('GET /api/seo/summary', {}, { keepPrevious: true });
  if (error) return <p className="seo-summary">{sentenceOf(error, texts.summaryFailed)}</p>;
  return (
    <div className="seo-summary">
      <p>
        {data ? texts.checked(formatNumber(data.checked), formatNumber(data.found), shortTime(data.at)) : texts.waiting}
      </p>
      <ul aria-label={texts.counts}>
        {SEO_FINDINGS.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name === chosen ? undefined : name)}
            >
              {SEO_FINDING_NAMES[name]} <b>{data ? formatNumber(data.findings[name]) : '–'}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Findings of all published rows, with links to their forms. */
export function SeoReport() {
  const [state, change] = useListState(['kind', 'finding'], 50);
  return (
    <ResourceList
      resource={findings}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.find}
      note={texts.note}
      above={<Summary chosen={state.filters['finding']} onChoose={(finding) => change({ filters: { finding } })} />}
      filters={[
        {
          name: 'kind',
          label: texts.kind,
          options: SEO_KINDS.map((value) => ({ value, label: KIND_NAMES[value] })),
        },
        {
          name: 'finding',
          label: texts.finding,
          options: SEO_FINDINGS.map((value) => ({ value, label: SEO_FINDING_NAMES[value] })),
        },
      ]}
      hasActions={false}
    />
  );
}
