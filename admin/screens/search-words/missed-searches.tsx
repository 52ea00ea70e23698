import { useState } from 'react';
import { App, Button } from 'antd';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { formatNumber } from '#contract/format.ts';
import type { MissedSearch, MissedState } from '#contract/missed-searches.ts';
import { MISSED_SEARCH_STATES } from '#contract/missed-search-texts.ts';
import { searchPath } from '#contract/page-paths.ts';
import { PANEL_MISSED_SEARCHES_PATH, panelNewSynonymPath } from '#contract/panel-paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import type { StatusLook } from '../../fields/statuses.ts';
import { SearchTabs } from './tabs.tsx';
import { MISSED_TEXTS as texts, SEARCH_WORD_TEXTS } from './texts.ts';

const missedSearches: Resource<MissedSearch> = {
  kind: 'missed-search',
  path: PANEL_MISSED_SEARCHES_PATH,
  calls: { list: 'GET /api/missed-searches' },
  titleOf: ({ text }) => text,
  texts: texts.rows,
};

const LOOKS: Readonly<Record<MissedState, StatusLook>> = {
  new: { label: MISSED_SEARCH_STATES.new, color: '#8a5300', shape: 'open' },
  done: { label: MISSED_SEARCH_STATES.done, color: '#146c43', shape: 'done' },
};

const COLUMNS: Column<MissedSearch>[] = [
  {
    key: 'text',
    title: texts.text,
    onPhone: 'heading',
    isKey: true,
    render: ({ text }) => (
      <b className="crud-break" title={text}>
        {text}
      </b>
    ),
  },
  {
    key: 'times',
    title: texts.times,
    width: 90,
    align: 'right',
    sort: { up: 'seldom', down: 'often' },
    render: ({ times }) => formatNumber(times),
  },
  {
    key: 'firstAt',
    title: texts.firstAt,
    width: 160,
    isExtra: true,
    onPhone: 'none',
    render: ({ firstAt }) => <time dateTime={firstAt}>{shortTime(firstAt)}</time>,
  },
  {
    key: 'lastAt',
    title: texts.lastAt,
    width: 160,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ lastAt }) => <time dateTime={lastAt}>{shortTime(lastAt)}</time>,
  },
  {
    key: 'state',
    title: texts.state,
    width: 110,
    onPhone: 'plain',
    render: ({ state }) => <StatusTag look={LOOKS[state]} />,
  },
];

/** Marks and deletes searches, one or many, and says what was done. */
function useWork(onDone: () => void) {
  const { message, modal } = App.useApp();
  const run = async (work: () => Promise<{ changed: number }>, said: (changed: number) => string): Promise<void> => {
    try {
      const { changed } = await work();
      void message.success({ content: said(changed), key: 'missed' });
      onDone();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.failed), key: 'missed' });
    }
    await refresh('/api/missed-searches', '/api/audit');
  };
  return {
    mark: (ids: string[], isDone: boolean) =>
      void run(
        () => api('PUT /api/missed-searches', { body: { ids, isDone } }),
        isDone ? texts.marked : texts.reopened,
      ),
    remove: (ids: string[]) =>
      void modal.confirm({
        title: texts.confirmRemove(ids.length),
        content: texts.removeHint,
        okText: texts.remove,
        cancelText: COMMON_TEXTS.giveUp,
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
        onOk: () => run(() => api('POST /api/missed-searches/remove', { body: { ids } }), texts.removed),
      }),
  };
}

/** Searches of visitors that found nothing: the words that the catalogue lacks. */
export function MissedSearchList() {
  const [state, change] = useListState(['state'], 50);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { mark, remove } = useWork(() => setChosen([]));
  const actions = ({ _id, text, state: now }: MissedSearch): RowAction[] => [
    {
      key: 'synonym',
      label: SEARCH_WORD_TEXTS.addSynonym,
      icon: <PlusOutlined aria-hidden />,
      href: panelNewSynonymPath({ words: text }),
    },
    {
      key: 'search',
      label: SEARCH_WORD_TEXTS.search,
      icon: <SearchOutlined aria-hidden />,
      href: searchPath(text),
      opensTab: true,
    },
    now === 'new'
      ? { key: 'done', label: texts.markDone, icon: <CheckOutlined aria-hidden />, onClick: () => mark([_id], true) }
      : {
          key: 'open',
          label: texts.reopen,
          icon: <RollbackOutlined aria-hidden />,
          onClick: () => mark([_id], false),
        },
    {
      key: 'remove',
      label: texts.remove,
      icon: <DeleteOutlined aria-hidden />,
      isGrave: true,
      onClick: () => remove([_id]),
    },
  ];
  const isNoneChosen = chosen.length === 0;
  return (
    <ResourceList
      resource={missedSearches}
      columns={COLUMNS}
      state={state}
      onChange={(by) => {
        setChosen([]); // rows of another page are out of sight
        change(by);
      }}
      searchText={texts.find}
      note={texts.note}
      above={<SearchTabs open="synonyms/missed-searches" />}
      filters={[
        {
          name: 'state',
          label: texts.state,
          options: Object.entries(MISSED_SEARCH_STATES).map(([value, label]) => ({ value, label })),
        },
      ]}
      selection={{
        chosen,
        onChange: setChosen,
        actions: (
          <>
            <Button
              icon={<CheckOutlined aria-hidden />}
              disabled={isNoneChosen}
              onClick={() => mark([...chosen], true)}
            >
              {texts.markMany(chosen.length)}
            </Button>
            <Button
              danger
              icon={<DeleteOutlined aria-hidden />}
              disabled={isNoneChosen}
              onClick={() => remove([...chosen])}
            >
              {texts.removeMany(chosen.length)}
            </Button>
          </>
        ),
      }}
      moreActions={actions}
      actionsWidth={150}
    />
  );
}
