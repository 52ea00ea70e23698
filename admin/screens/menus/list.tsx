// screens/menus/: the site's menus.
import type { StoredMenu } from '#contract/menus.ts';
import { shortDate } from '../../base/dates.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, RowLink } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { hiddenCount, linksOf } from './counts.ts';
import { menus } from './resource.ts';
import { MENU_TEXTS as texts } from './texts.ts';

const COLUMNS: Column<StoredMenu>[] = [
  {
    key: 'label',
    title: texts.place,
    onPhone: 'heading',
    isKey: true,
    width: 240,
    render: (row) => (
      <RowLink resource={menus} row={row}>
        {row.label}
      </RowLink>
    ),
  },
  {
    key: 'entries',
    title: texts.entries,
    onPhone: 'line',
    render: (row) => {
      const hidden = hiddenCount(row);
      return (
        <>
          {texts.count(linksOf(row).length)}
          {hidden > 0 && <span className="crud-note"> · {texts.hidden(hidden)}</span>}
        </>
      );
    },
  },
  {
    key: 'state',
    title: texts.state,
    width: 120,
    onPhone: 'plain',
    render: ({ isOwn }) => (isOwn ? texts.own : <span className="crud-note">{texts.standard}</span>),
  },
  {
    key: 'changed',
    title: texts.changed,
    width: 210,
    onPhone: 'plain',
    render: ({ changedAt, changedBy }) =>
      changedAt && (
        <>
          <time dateTime={changedAt}>{shortDate(changedAt)}</time> · {changedBy}
        </>
      ),
  },
];

export function MenuList() {
  const [state, change] = useListState([], 50);
  return (
    <ResourceList
      resource={menus}
      columns={COLUMNS}
      state={state}
      onChange={change}
      note={texts.note}
      inBrowser={{ searched: ({ label }) => [label] }}
      isPaged={false}
      hasActions={false}
    />
  );
}
