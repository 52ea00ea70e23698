import { useState } from 'react';
import { App, Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { formatNumber } from '#contract/format.ts';
import type { MissingPage } from '#contract/missing-pages.ts';
import { PANEL_MISSING_PAGES_PATH, panelNewRedirectPath, panelRowPath } from '#contract/panel-paths.ts';
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
import { RedirectTabs } from './tabs.tsx';
import { MISSING_TEXTS as texts } from './texts.ts';

const nameOf = ({ isAttack, path }: MissingPage): string => (isAttack ? texts.attacks : path);

const missingPages: Resource<MissingPage> = {
  kind: 'missing-page',
  path: PANEL_MISSING_PAGES_PATH,
  calls: { list: 'GET /api/missing-pages' },
  titleOf: nameOf,
  texts: texts.rows,
};

const REDIRECTED: StatusLook = { label: texts.redirected, color: '#146c43', shape: 'done' };
const OPEN: StatusLook = { label: texts.open, color: '#8a5300', shape: 'open' };
const IGNORED: StatusLook = { label: texts.ignored, color: '#5a636c', shape: 'ended' };
const lookOf = ({ isAttack, redirectId }: MissingPage): StatusLook => {
  if (isAttack) return IGNORED;
  return redirectId === null ? OPEN : REDIRECTED;
};

const COLUMNS: Column<MissingPage>[] = [
  {
    key: 'path',
    title: texts.path,
    minWidth: 180,
    onPhone: 'heading',
    isKey: true,
    render: (row) => (
      <b className="crud-break" title={row.isAttack ? texts.attacksHint : row.path}>
        {nameOf(row)}
      </b>
    ),
  },
  {
    key: 'hits',
    title: texts.hits,
    width: 90,
    align: 'right',
    sort: { up: 'seldom', down: 'often' },
    render: ({ hits }) => formatNumber(hits),
  },
  {
    key: 'lastAt',
    title: texts.lastAt,
    width: 160,
    sort: { up: 'oldest', down: 'newest' },
    render: ({ lastAt }) => <time dateTime={lastAt}>{shortTime(lastAt)}</time>,
  },
  {
    key: 'refererHost',
    title: texts.referer,
    width: 190,
    isExtra: true,
    render: ({ refererHost }) =>
      refererHost === '' ? (
        <span className="crud-note">{texts.noReferer}</span>
      ) : (
        <span className="crud-break" title={refererHost}>
          {refererHost}
        </span>
      ),
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
    key: 'state',
    title: texts.state,
    width: 150,
    onPhone: 'plain',
    render: (row) => <StatusTag look={lookOf(row)} />,
  },
];

/** Deletes addresses, one or many, and says what was done. */
function useRemoval(onDone: () => void) {
  const { message, modal } = App.useApp();
  const run = async (ids: string[]): Promise<void> => {
    try {
      const { changed } = await api('POST /api/missing-pages/remove', { body: { ids } });
      void message.success({ content: texts.removed(changed), key: 'missing' });
      onDone();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.failed), key: 'missing' });
    }
    await refresh('/api/missing-pages', '/api/audit');
  };
  return (ids: string[]) =>
    void modal.confirm({
      title: texts.confirmRemove(ids.length),
      content: texts.removeHint,
      okText: texts.remove,
      cancelText: COMMON_TEXTS.giveUp,
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => run(ids),
    });
}

/** Addresses that visitors asked for and that have no page: a redirect may be missing. */
export function MissingPageList() {
  const [state, change] = useListState(['isRedirected'], 50);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const remove = useRemoval(() => setChosen([]));
  const actions = ({ _id, path, isAttack, redirectId }: MissingPage): RowAction[] => {
    const removal: RowAction = {
      key: 'remove',
      label: texts.remove,
      icon: <DeleteOutlined aria-hidden />,
      isGrave: true,
      onClick: () => remove([_id]),
    };
    if (isAttack) return [removal];
    const redirect: RowAction =
      redirectId === null
        ? {
            key: 'create',
            label: texts.create,
            icon: <PlusOutlined aria-hidden />,
            href: panelNewRedirectPath(path),
          }
        : {
            key: 'edit',
            label: texts.edit,
            icon: <EditOutlined aria-hidden />,
            href: panelRowPath('redirects', redirectId),
          };
    return [redirect, removal];
  };
  return (
    <ResourceList
      resource={missingPages}
      columns={COLUMNS}
      state={state}
      onChange={(by) => {
        setChosen([]); // rows of another page are out of sight
        change(by);
      }}
      searchText={texts.search}
      note={texts.note}
      above={<RedirectTabs open={PANEL_MISSING_PAGES_PATH} />}
      filters={[
        {
          name: 'isRedirected',
          label: texts.state,
          options: Object.entries(texts.states).map(([value, label]) => ({ value, label })),
        },
      ]}
      selection={{
        chosen,
        onChange: setChosen,
        actions: (
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={chosen.length === 0}
            onClick={() => remove([...chosen])}
          >
            {texts.removeMany(chosen.length)}
          </Button>
        ),
      }}
      moreActions={actions}
      actionsWidth={110}
    />
  );
}
