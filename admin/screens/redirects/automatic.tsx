import { Link } from 'react-router';
import { PANEL_AUTOMATIC_REDIRECTS_PATH, panelRowPath } from '#contract/panel-paths.ts';
import type { AutomaticRedirect } from '#contract/redirects.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { KIND_NAMES } from '../../fields/names.ts';
import type { StatusLook } from '../../fields/statuses.ts';
import { RedirectTabs } from './tabs.tsx';
import { AUTOMATIC_TEXTS as texts } from './texts.ts';

const automatic: Resource<AutomaticRedirect> = {
  path: PANEL_AUTOMATIC_REDIRECTS_PATH,
  calls: { list: 'GET /api/redirects/automatic' },
  titleOf: ({ from }) => from,
  texts: texts.rows,
};

const WORKS: StatusLook = { label: texts.works, color: '#146c43', shape: 'done' };
const HIDDEN: StatusLook = { label: texts.hidden, color: '#5a636c', shape: 'open' };
const LISTS = { product: 'products', family: 'families', blog: 'blogs', page: 'pages' } as const;

const COLUMNS: Column<AutomaticRedirect>[] = [
  {
    key: 'from',
    title: texts.from,
    minWidth: 200,
    onPhone: 'heading',
    isKey: true,
    render: ({ from }) => (
      <b className="crud-break" title={from}>
        {from}
      </b>
    ),
  },
  {
    key: 'to',
    title: texts.to,
    minWidth: 200,
    onPhone: 'line',
    render: ({ to, isShown }) =>
      isShown ? (
        <a className="crud-break" href={to} target="_blank" rel="noopener" title={to}>
          {to}
        </a>
      ) : (
        <span className="crud-break" title={to}>
          {to}
        </span>
      ),
  },
  {
    key: 'title',
    title: texts.row,
    minWidth: 160,
    isExtra: true,
    render: ({ kind, rowId, title }) => (
      <Link className="crud-break" to={panelRowPath(LISTS[kind], rowId)} title={title}>
        {title}
      </Link>
    ),
  },
  { key: 'kind', title: texts.kind, width: 110, onPhone: 'plain', render: ({ kind }) => KIND_NAMES[kind] },
  {
    key: 'isShown',
    title: texts.state,
    width: 140,
    onPhone: 'plain',
    render: ({ isShown }) => <StatusTag look={isShown ? WORKS : HIDDEN} />,
  },
];

/** Former addresses of pages, which the site redirects by itself: to be read only. */
export function AutomaticRedirects() {
  const [state, change] = useListState([], 50);
  return (
    <ResourceList
      resource={automatic}
      columns={COLUMNS}
      state={state}
      onChange={change}
      searchText={texts.search}
      note={texts.note}
      above={<RedirectTabs open={PANEL_AUTOMATIC_REDIRECTS_PATH} />}
      hasActions={false}
    />
  );
}
