import { useState } from 'react';
import { Alert, App, Button, Pagination } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Link } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import type { PriceList, PriceListItem } from '#contract/price-lists.ts';
import { TASK_OUTCOMES } from '#contract/tasks.ts';
import { api } from '#browser/signed-in-api.ts';
import { useIsNarrow } from '../../base/narrow.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PAGE_SIZES, useListState, whatIsSet } from '../../crud/list-state.ts';
import { ListToolbar } from '../../crud/list-toolbar.tsx';
import { HEADER_PX } from '../../crud/resource-list.tsx';
import { RowActions } from '../../crud/row-actions.tsx';
import { RowCards, RowTable, type Column } from '../../crud/row-views.tsx';
import type { Resource } from '../../crud/resource.ts';
import { CRUD_TEXTS } from '../../crud/texts.ts';
import { ImportDialog } from './import-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { refreshLists } from './resource.ts';
import { SourceDialog, type Source } from './source-dialog.tsx';
import { changeText, PRICE_LIST_TEXTS as texts } from './texts.ts';

const resource: Resource<PriceListItem> = {
  path: '/admin/price-lists',
  calls: { list: 'GET /api/price-lists/:id/items' },
  titleOf: ({ code }) => code,
  texts: texts.productRows,
};

const money = (price: PriceListItem['price'] | null): string =>
  price ? formatMoney(price.current, price.currency) : texts.none;

const COLUMNS: Column<PriceListItem>[] = [
  {
    key: 'code',
    title: COMMON_TEXTS.code,
    width: 150,
    onPhone: 'heading',
    isKey: true,
    render: ({ _id, code }) => (
      <Link className="crud-row-link crud-mono" to={panelRowPath('products', _id)} title={code}>
        {code}
      </Link>
    ),
  },
  {
    key: 'name',
    title: texts.productName,
    minWidth: 180,
    onPhone: 'plain',
    render: ({ name, sentence }) => (
      <>
        <span className="crud-one-line" title={name}>
          {name}
        </span>
        {sentence && <div className="crud-note">{sentence}</div>}
      </>
    ),
  },
  { key: 'before', title: texts.before, width: 130, align: 'right', render: ({ before }) => money(before) },
  {
    key: 'after',
    title: texts.after,
    width: 130,
    align: 'right',
    render: ({ price }) => <strong>{money(price)}</strong>,
  },
  {
    key: 'change',
    title: texts.change,
    width: 100,
    align: 'right',
    render: ({ change }) => (change === null ? '-' : changeText(change)),
  },
];

type Open = 'import' | 'item' | Source;

/** The list's products: searched, paged, and changed while it is a draft. */
export function PriceListItems({ list }: { list: PriceList }) {
  const { message } = App.useApp();
  const isNarrow = useIsNarrow();
  const [state, change] = useListState(['outcome'], 50);
  const [open, setOpen] = useState<Open>();
  const [edited, setEdited] = useState<PriceListItem>();
  const isDraft = list.state === 'draft';
  const query = { page: state.page, limit: state.size, q: state.q || undefined, ...state.filters };
  const { data, error, isFetching, isPlaceholderData, refetch } = useCall(
    'GET /api/price-lists/:id/items',
    { params: { id: list._id }, query } as never,
    { keepPrevious: true },
  );
  const close = (): void => {
    setOpen(undefined);
    setEdited(undefined);
  };
  const remove = async ({ _id: product, code }: PriceListItem): Promise<void> => {
    try {
      await api('DELETE /api/price-lists/:id/items/:product', { params: { id: list._id, product } });
      void message.success({ content: texts.itemRemoved(code), key: 'price-item' });
    } catch (failure) {
      void message.error({ content: sentenceOf(failure, texts.itemRemoveFailed), key: 'price-item' });
    }
    await refreshLists();
  };
  const actions = (row: PriceListItem) => (
    <RowActions
      resource={resource}
      row={row}
      more={[
        { key: 'price', label: texts.editPrice, icon: <EditOutlined aria-hidden />, onClick: () => setEdited(row) },
        {
          key: 'out',
          label: texts.removeItem,
          icon: <DeleteOutlined aria-hidden />,
          onClick: () => void remove(row),
        },
      ]}
    />
  );
  const Rows = isNarrow ? RowCards<PriceListItem> : RowTable<PriceListItem>;
  const isNarrowed = whatIsSet(state) !== 'nothing';
  const first = (state.page - 1) * state.size + 1;
  return (
    <section className="crud-list price-list-items" aria-label={texts.products}>
      <header>
        <h2>{texts.products}</h2>
        {isDraft && (
          <div className="price-list-sources">
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('item')}>
              {texts.add}
            </Button>
            <Button icon={<ImportOutlined aria-hidden />} onClick={() => setOpen('import')}>
              {texts.import}
            </Button>
            <Button onClick={() => setOpen('products')}>{texts.fromProducts}</Button>
            <Button onClick={() => setOpen('list')}>{texts.fromList}</Button>
          </div>
        )}
      </header>
      {(list.count > 0 || isNarrowed) && (
        <ListToolbar
          state={state}
          onChange={change}
          searchText={texts.productSearch}
          filters={
            isDraft || list.state === 'scheduled'
              ? []
              : [
                  {
                    name: 'outcome',
                    label: texts.outcomeFilter,
                    options: TASK_OUTCOMES.map((value) => ({ value, label: texts.outcomeNames[value] })),
                  },
                ]
          }
          isReading={isFetching}
          onReload={() => void refetch()}
        />
      )}
      {error && <Alert type="warning" showIcon title={sentenceOf(error, texts.productsFailed)} />}
      {data?.total === 0 && (
        <div className="crud-empty">
          <p>{isNarrowed ? texts.productsNothing : texts.productsEmpty}</p>
        </div>
      )}
      {(data ? data.total > 0 : !error) && (
        <Rows
          columns={COLUMNS}
          rows={data?.items}
          expected={Math.min(Math.max(list.count, 1), 20)}
          isReading={isFetching && isPlaceholderData}
          sort=""
          onSort={() => {}}
          actions={isDraft ? actions : undefined}
          label={texts.products}
          stickyTop={HEADER_PX}
        />
      )}
      {data && data.total > 0 && (
        <footer className="crud-pages">
          <Pagination
            current={data.page}
            pageSize={state.size}
            total={data.total}
            showSizeChanger
            pageSizeOptions={[...PAGE_SIZES]}
            showLessItems={isNarrow}
            showTotal={() =>
              CRUD_TEXTS.shown(
                formatNumber(first),
                formatNumber(first + data.items.length - 1),
                formatNumber(data.total),
                texts.productRows.counted,
              )
            }
            onChange={(page, size) => change(size === state.size ? { page } : { size })}
          />
        </footer>
      )}
      {open === 'import' && <ImportDialog id={list._id} onClose={close} />}
      {(open === 'item' || edited) && <ItemDialog id={list._id} item={edited} onClose={close} />}
      {(open === 'products' || open === 'list') && <SourceDialog list={list} source={open} onClose={close} />}
    </section>
  );
}
