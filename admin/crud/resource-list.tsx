import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { App, Button, Empty, Pagination, Result } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { formatNumber } from '#contract/format.ts';
import type { Key } from '#contract/endpoints.ts';
import { useMay } from '../base/access.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { refresh, sentenceOf, useAnyCall } from '../base/queries.ts';
import { useScreen } from '../base/screens.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { pageOfRows, type BrowserRules } from './browser-rows.ts';
import { LinkButton } from './link-button.tsx';
import { PAGE_SIZES, type ListChange, type ListState, rememberQuery } from './list-state.ts';
import { ListToolbar, nothingSet, type Filter } from './list-toolbar.tsx';
import { PageHead } from './page-head.tsx';
import { type Resource, type Row, rowsOf, type ListReply } from './resource.ts';
import { RowActions, type RowAction } from './row-actions.tsx';
import { RowCards, RowTable, type Column } from './row-views.tsx';
import { CRUD_TEXTS } from './texts.ts';
import '../form/crud.css';

export interface ResourceListProps<R extends Row> {
  resource: Resource<R>;
  columns: readonly Column<R>[];
  /** From `useListState`, with the filters' names. */
  state: ListState;
  onChange: (change: ListChange) => void;
  filters?: readonly Filter[];
  /** Filters that are no selects, of names that the state has too. */
  moreFilters?: ReactNode;
  /** Text of the empty search box; without it there is no search. */
  searchText?: string;
  /** Lists that are loaded whole; without it the call takes page, limit, q, sort and the filters. */
  inBrowser?: Omit<BrowserRules<R>, 'sorts'>;
  /** false: all rows at once. */
  isPaged?: boolean;
  /** Row actions besides edit and delete. */
  moreActions?: (row: R) => readonly RowAction[];
  /** Controls among the row's actions that a phone's menu does not hide. */
  inlineActions?: (row: R) => ReactNode;
  hasActions?: boolean;
  actionsWidth?: number;
  /** Of all rows, or of those that stand out. */
  rowClass?: string | ((row: R) => string | undefined);
  /** Why a row may not be deleted. */
  removeRefusal?: (row: R) => string | undefined;
  note?: ReactNode;
  /** Beside the heading. */
  headActions?: ReactNode;
  /** Rows that stay out of sight under their group, and what the foot says of them. */
  folding?: { isHidden: (row: R) => boolean; summary: string } | undefined;
  /** Rows of one line of text. */
  isSlim?: boolean;
  /** Between heading and list: figures. */
  above?: ReactNode;
  /** A box to type the page's number into; without it there is one where pages are many. */
  hasQuickJumper?: boolean;
}

/** Height of the panel's header once the page is scrolled, under which table heads stick. */
const HEADER_PX = 52;

/** A column's title leads to the row's form. */
export function RowLink<R extends Row>({
  resource,
  row,
  children,
}: {
  resource: Resource<R>;
  row: R;
  children: ReactNode;
}) {
  return (
    <Link className="crud-row-link" to={`${resource.path}/update/${row._id}`}>
      {children}
    </Link>
  );
}

/**
 * A resource's list: search, filters, sort and page in the address, loading, empty and failed states, and the rows'
 * actions.
 */
export function ResourceList<R extends Row>({
  resource,
  columns,
  state,
  onChange,
  filters = [],
  moreFilters,
  searchText,
  inBrowser,
  isPaged = true,
  moreActions,
  inlineActions,
  hasActions = true,
  actionsWidth,
  rowClass,
  removeRefusal,
  note,
  headActions,
  folding,
  isSlim = false,
  above,
  hasQuickJumper = false,
}: ResourceListProps<R>) {
  const { calls, texts, path } = resource;
  const { message } = App.useApp();
  const may = useMay();
  const title = useScreen()?.title ?? '';
  const isNarrow = useIsNarrow();
  const sorts = Object.fromEntries(columns.map(({ key, sort }) => [key, sort]));
  const serverSort = sorts[state.sort.replace(/^-/, '')];
  const query = inBrowser
    ? {}
    : {
        page: state.page,
        limit: state.size,
        q: state.q || undefined,
        ...state.filters,
        sort: typeof serverSort === 'object' ? serverSort[state.sort.startsWith('-') ? 'down' : 'up'] : undefined,
      };
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnyCall<ListReply<R>>(
    calls.list,
    { query },
    { keepPrevious: true },
  );
  useEffect(() => {
    if (error) void message.error({ content: sentenceOf(error, texts.listFailed), key: 'list' });
  }, [error, message, texts.listFailed]);

  const asked = inBrowser ? undefined : JSON.stringify(query);
  useEffect(() => {
    if (asked) rememberQuery(path, JSON.parse(asked) as typeof query);
  }, [asked, path]);

  const found =
    data &&
    (inBrowser
      ? pageOfRows(
          rowsOf(data),
          state,
          {
            ...inBrowser,
            sorts: Object.fromEntries(
              columns.map(({ key, sort }) => [key, typeof sort === 'function' ? sort : undefined]),
            ),
          },
          isPaged,
        )
      : {
          rows: rowsOf(data),
          total: 'total' in data ? data.total : data.length,
          page: 'total' in data ? data.page : 1,
        });
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / state.size));
  const isBeyond = !inBrowser && found !== undefined && !isPlaceholderData && state.page > pages;
  useEffect(() => {
    if (isBeyond) onChange({ page: pages });
  }, [isBeyond, pages, onChange]); // the last page's only row was deleted

  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  const create =
    calls.create && may(calls.create) ? (
      <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={`${path}/create`}>
        {texts.create}
      </LinkButton>
    ) : null;
  const actions =
    hasActions &&
    ((calls.update && may(calls.update)) || (calls.remove && may(calls.remove)) || moreActions || inlineActions)
      ? (row: R) => (
          <RowActions
            resource={resource}
            row={row}
            more={moreActions?.(row)}
            inline={inlineActions?.(row)}
            refusal={removeRefusal?.(row)}
          />
        )
      : undefined;
  const views = {
    columns,
    rows: folding ? found?.rows.filter((row) => !folding.isHidden(row)) : found?.rows,
    expected: Math.min(state.size, 20),
    isReading: isFetching && (isPlaceholderData || error !== null),
    sort: state.sort,
    onSort: (sort: string) => onChange({ sort }),
    actions,
    actionsWidth,
    rowClass,
    label: title,
    stickyTop: HEADER_PX,
  };
  const Rows = isNarrow ? RowCards<R> : RowTable<R>;
  const firstShown = found && found.total > 0 ? (found.page - 1) * state.size + 1 : 0;

  return (
    <>
      <PageHead note={note}>
        {(headActions || create) && (
          <>
            {headActions}
            {create}
          </>
        )}
      </PageHead>
      {above}
      <section className="crud-list" aria-label={title} data-slim={isSlim || undefined}>
        <ListToolbar
          state={state}
          onChange={onChange}
          searchText={searchText}
          filters={filters}
          moreFilters={moreFilters}
          isReading={isFetching}
          onReload={() => void refresh(calls.list.split(' ')[1] as `/api/${string}`) /* with the figures above */}
          sorts={
            isNarrow
              ? columns.flatMap((column) =>
                  column.sort
                    ? [
                        { value: column.key, label: `${column.title} ↑` },
                        { value: `-${column.key}`, label: `${column.title} ↓` },
                      ]
                    : [],
                )
              : undefined
          }
        />
        {!data && error ? (
          <Result
            status="warning"
            title={sentenceOf(error, texts.listFailed)}
            extra={
              <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
                {COMMON_TEXTS.tryAgain}
              </Button>
            }
          />
        ) : found?.total === 0 ? (
          <Empty
            className="crud-empty"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={isNarrowed ? texts.nothingFound : texts.empty}
          >
            {isNarrowed ? (
              <Button onClick={() => onChange(nothingSet(state))}>{CRUD_TEXTS.clearFilters}</Button>
            ) : (
              create
            )}
          </Empty>
        ) : (
          <Rows {...views} />
        )}
        {!data && !error && <div className="crud-pages" aria-hidden />}
        {found && found.total > 0 && (
          <footer className="crud-pages">
            {isPaged ? (
              <Pagination
                current={found.page}
                pageSize={state.size}
                total={found.total}
                showSizeChanger
                pageSizeOptions={[...PAGE_SIZES]}
                showQuickJumper={!isNarrow && (hasQuickJumper || pages > 5)}
                showLessItems={isNarrow}
                size={isNarrow ? 'small' : 'medium'}
                showTotal={(total) =>
                  `${formatNumber(firstShown)}-${formatNumber(firstShown + found.rows.length - 1)} / ${formatNumber(total)} ${texts.counted}`
                }
                onChange={(page, size) => onChange(size === state.size ? { page } : { size })}
              />
            ) : (
              <span>
                {folding?.summary ??
                  `1-${formatNumber(found.rows.length)} / ${formatNumber(found.total)} ${texts.counted}`}
              </span>
            )}
          </footer>
        )}
      </section>
    </>
  );
}

interface StatCardsProps<S extends Readonly<Record<string, number>>> {
  /** Replies the figures. */
  statsKey: Key;
  figures: readonly { name: keyof S & string; label: string }[];
}

/** Figures above a list. While they are missing a dash stands in their place: the list works without them. */
export function StatCards<S extends Readonly<Record<string, number>>>({ statsKey, figures }: StatCardsProps<S>) {
  const { data, isPending } = useAnyCall<S>(statsKey, {}, { keepPrevious: true });
  return (
    <dl className="crud-stats" aria-busy={isPending}>
      {figures.map(({ name, label }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{data ? formatNumber(data[name]!) : '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
