import { useState } from 'react';
import { Button, Progress } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Link, useNavigate } from 'react-router';
import { panelPriceListPath } from '#contract/panel-paths.ts';
import {
  PRICE_LIST_KIND_LABELS,
  PRICE_LIST_LABELS as labels,
  PRICE_LIST_STATE_LABELS,
} from '#contract/price-list-texts.ts';
import { PRICE_LIST_KINDS, PRICE_LIST_STATES, type PriceList } from '#contract/price-lists.ts';
import { shortDateTimeText } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList } from '../../crud/resource-list.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { PRICE_LIST_LOOKS } from '../../fields/statuses.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { outcomesIn } from './outcomes.ts';
import { isMoving, priceLists, READ_EVERY_MS } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';
import './price-lists.css';

const COLUMNS: Column<PriceList>[] = [
  {
    key: 'name',
    title: labels.name,
    minWidth: 200,
    onPhone: 'heading',
    isKey: true,
    render: ({ _id, name, kind }) => (
      <>
        <Link className="crud-row-link" to={panelPriceListPath(_id)} title={name}>
          {name}
        </Link>
        <div className="crud-note crud-one-line">{PRICE_LIST_KIND_LABELS[kind]}</div>
      </>
    ),
  },
  {
    key: 'state',
    title: COMMON_TEXTS.status,
    width: 188,
    onPhone: 'plain',
    render: ({ state }) => <StatusTag look={PRICE_LIST_LOOKS[state]} />,
  },
  {
    key: 'time',
    title: texts.time,
    width: 212,
    render: ({ kind, startsAt, endsAt }) => (
      <>
        <span className="crud-one-line">{startsAt ? shortDateTimeText(startsAt) : texts.atOnce}</span>
        {kind === 'campaign' && (
          <div className="crud-note crud-one-line">
            {endsAt ? texts.end(shortDateTimeText(endsAt)) : texts.untilEnded}
          </div>
        )}
      </>
    ),
  },
  { key: 'items', title: texts.items, width: 84, align: 'right', render: ({ count }) => texts.count(count) },
  {
    key: 'result',
    title: texts.result,
    minWidth: 200,
    render: (list) =>
      list.progress ? (
        <span className="price-list-progress">
          {texts.progress(list.progress.done, list.progress.total)}
          <Progress
            percent={list.progress.total === 0 ? 0 : Math.floor((100 * list.progress.done) / list.progress.total)}
            size="small"
            showInfo={false}
            aria-label={list.name}
          />
        </span>
      ) : (
        list.note || outcomesIn(list) || '-'
      ),
  },
];

export function PriceLists() {
  const [state, change] = useListState(['kind', 'state'], 20);
  const [isCreating, setIsCreating] = useState(false);
  const navigate = useNavigate();
  // The list is under the same address in the cache: reading it here keeps it fresh while prices are written.
  const query = { page: state.page, limit: state.size, q: state.q || undefined, ...state.filters };
  const { data } = useCall('GET /api/price-lists', { query } as never);
  useCall('GET /api/price-lists', { query } as never, {
    everyMs: data?.items.some(isMoving) ? READ_EVERY_MS : undefined,
  });
  return (
    <>
      <ResourceList
        resource={priceLists}
        columns={COLUMNS}
        state={state}
        onChange={change}
        searchText={texts.search}
        note={texts.note}
        filters={[
          {
            name: 'state',
            label: COMMON_TEXTS.status,
            options: PRICE_LIST_STATES.map((value) => ({ value, label: PRICE_LIST_STATE_LABELS[value] })),
          },
          {
            name: 'kind',
            label: labels.kind,
            options: PRICE_LIST_KINDS.map((value) => ({ value, label: PRICE_LIST_KIND_LABELS[value] })),
          },
        ]}
        hasActions={false}
        headActions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
            {texts.create}
          </Button>
        }
      />
      {isCreating && (
        <FactsDialog
          onClose={() => setIsCreating(false)}
          onSaved={({ _id }) => void navigate(panelPriceListPath(_id))}
        />
      )}
    </>
  );
}
