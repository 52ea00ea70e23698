import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert, Button, Checkbox, Pagination } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { formatNumber } from '#contract/format.ts';
import { isDraftKind } from '#contract/drafts.ts';
import type { Key } from '#contract/endpoints.ts';
import { useMay } from '../base/access.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { refresh, sentenceOf, useAnyCall } from '../base/queries.ts';
import { useScreen } from '../base/screens.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { useArranging } from './arranging.tsx';
import { pageOfRows, type BrowserRules } from './browser-rows.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { DraftMark } from './draft-mark.tsx';
import { LinkButton } from './link-button.tsx';
import { PAGE_SIZES, rememberQuery, whatIsSet, type ListChange, type ListState } from './list-state.ts';
import { ListToolbar, nothingSet, type Filter } from './list-toolbar.tsx';
import type { OwnView } from './list-views.ts';
import { PageHead } from './page-head.tsx';
import { rowsOf, type ListReply, type Resource, type Row } from './resource.ts';
import { RowActions, type RowAction } from './row-actions.tsx';
import { RowCards, RowTable, type Column } from './row-views.tsx';
import { CRUD_TEXTS } from './texts.ts';
import { useListViews } from './use-list-views.ts';
import { ViewMenu } from './view-menu.tsx';
import '../form/crud.css';

interface ResourceListProps<R extends Row> {
  resource: Resource<R>;
  columns: readonly Column<R>[];
  /** From `useListState`, with the filters' names. */
  state: ListState;
  onChange: (change: ListChange) => void;
  filters?: readonly Filter[];
  /** Filters other than selects, for names that the state also has. */
  moreFilters?: ReactNode;
  /** Placeholder of the search box; no search without it. */
  searchText?: string;
  /** For lists loaded whole. Without it the call takes page, limit, q, sort and filters. */
  inBrowser?: Omit<BrowserRules<R>, 'sorts'>;
  /** false: all rows on one page. */
  isPaged?: boolean;
  /** Row actions besides edit and delete. */
  moreActions?: (row: R) => readonly RowAction[];
  /** Row controls that a phone's menu does not hide. */
  inlineActions?: (row: R) => ReactNode;
  hasActions?: boolean;
  actionsWidth?: number;
  /** CSS class of all rows, or of some. */
  rowClass?: string | ((row: R) => string | undefined);
  /** Reason why a row cannot be deleted. */
  removeRefusal?: (row: R) => string | undefined;
  note?: ReactNode;
  /** Beside the heading. */
  headActions?: ReactNode;
  /** Rows hidden under their group, and a summary for the foot. */
  folding?: { isHidden: (row: R) => boolean; summary: string } | undefined;
  /** Between heading and list. */
  above?: ReactNode;
  /** Figures between heading and list, as long as there is anything to count. */
  figures?: ReactNode;
  /** For all rows, beside the heading, as long as there are any. */
  rowsActions?: ReactNode;
  /** Links that say what next while there are no rows at all. */
  waysOn?: readonly WayOn[];
  /** Rows can be chosen for work on many: their ids, and the work's buttons. */
  selection?: {
    chosen: readonly string[];
    onChange: (chosen: readonly string[]) => void;
    /** A function gets the number of rows on all pages. */
    actions: ReactNode | ((total: number) => ReactNode);
  };
  /** Views that the screen brings along. */
  ownViews?: readonly OwnView[];
  /** Shows a box for the page number; by default only with many pages. */
  hasQuickJumper?: boolean;
}

/** Where an empty list leads on to: a screen of the panel, or a page of the site in a new tab. */
export interface WayOn {
  label: string;
  to: string;
  /** Call that the screen is for; without the right to it the link is left out. */
  needs?: Key;
  isOnSite?: boolean;
}

/** Height of the panel's scrolled header in pixels; table heads stick below it. */
export const HEADER_PX = 52;

/** Keeps the number's place in the head. */
const NOT_YET = '\u00a0';

/** Links a row's title to its form, and says that it has a draft. */
export function RowLink<R extends Row>({
  resource,
  row,
  children,
}: {
  resource: Resource<R>;
  row: R;
  children: ReactNode;
}) {
  const { kind } = resource;
  return (
    <>
      <Link
        className="crud-row-link"
        to={`${resource.path}/update/${row._id}`}
        title={typeof children === 'string' ? children : undefined}
      >
        {children}
      </Link>
      {isDraftKind(kind) && <DraftMark kind={kind} id={row._id} />}
    </>
  );
}

/** The call's sort; undefined: default order. */
function sortOf<R>(columns: readonly Column<R>[], sort: string): string | undefined {
  const own = columns.find(({ key }) => key === sort.replace(/^-/, ''))?.sort;
  return typeof own === 'object' ? own[sort.startsWith('-') ? 'down' : 'up'] : undefined;
}

/** Sorts for phones, which have no column heads. */
const sortOptions = <R,>(columns: readonly Column<R>[]): { value: string; label: string }[] =>
  columns
    .filter(({ sort }) => sort)
    .flatMap(({ key, title }) => [
      { value: key, label: `${title} ↑` },
      { value: `-${key}`, label: `${title} ↓` },
    ]);

/** Rows of the current page, and the total after search and filters. */
interface Found<R> {
  rows: readonly R[];
  total: number;
  page: number;
}

/** Loads a list's rows, reports failures, and returns from a page beyond the last. */
function useRows<R extends Row>({
  resource: { calls, path },
  columns,
  state,
  onChange,
  inBrowser,
  isPaged = true,
  isOn,
}: Pick<ResourceListProps<R>, 'resource' | 'columns' | 'state' | 'onChange' | 'inBrowser' | 'isPaged'> & {
  /** false: another address comes first. */
  isOn: boolean;
}) {
  const query = inBrowser
    ? {}
    : {
        page: state.page,
        limit: state.size,
        q: state.q || undefined,
        ...state.filters,
        sort: sortOf(columns, state.sort),
      };
  const { data, error, isFetching, isPlaceholderData, refetch } = useAnyCall<ListReply<R>>(
    calls.list,
    { query },
    { keepPrevious: true, enabled: isOn },
  );
  const asked = inBrowser ? undefined : JSON.stringify(query);
  useEffect(() => {
    if (asked) rememberQuery(path, JSON.parse(asked) as typeof query);
  }, [asked, path]);

  const foundIn = (reply: ListReply<R>): Found<R> => {
    const rows = rowsOf(reply);
    if (!inBrowser) return 'total' in reply ? { ...reply, rows } : { rows, total: rows.length, page: 1 };
    const sorts = Object.fromEntries(
      columns.map(({ key, sort }) => [key, typeof sort === 'function' ? sort : undefined]),
    );
    return pageOfRows(inBrowser.joined?.(rows) ?? rows, state, { ...inBrowser, sorts }, isPaged);
  };
  const found = data && foundIn(data);
  const all = data && inBrowser && !inBrowser.joined ? rowsOf(data) : undefined;
  const pages = Math.max(1, Math.ceil((found?.total ?? 0) / state.size));
  const isBeyond = !inBrowser && found !== undefined && !isPlaceholderData && state.page > pages;
  useEffect(() => {
    if (isBeyond) onChange({ page: pages });
  }, [isBeyond, pages, onChange]); // the last page's only row was deleted
  return {
    found,
    all,
    pages,
    error,
    isFetching,
    isReading: isFetching && (isPlaceholderData || error !== null),
    retry: () => void refetch(),
  };
}

/**
 * A resource's list: search, filters, sort and page in the address, loading, empty and failed states, and the rows'
 * actions.
 */
export function ResourceList<R extends Row>({
  filters = [],
  moreFilters,
  searchText,
  moreActions,
  inlineActions,
  hasActions = true,
  actionsWidth,
  rowClass,
  removeRefusal,
  note,
  headActions,
  above,
  figures,
  rowsActions,
  waysOn = [],
  selection,
  ownViews,
  ...list
}: ResourceListProps<R>) {
  const { resource, columns, state, onChange, folding } = list;
  const { calls, texts, path } = resource;
  const may = useMay();
  const title = useScreen()?.title ?? '';
  const isNarrow = useIsNarrow();
  const { isReady, isOpening, chosen, views, ...chosenColumns } = useListViews(resource, {
    state,
    onChange,
    columns,
    own: ownViews,
  });
  const { all, pages, error, isFetching, isReading, retry, ...rows } = useRows({ ...list, isOn: !isOpening });
  const found = isReady ? rows.found : undefined; // columns that come later would move the rows
  const arranging = useArranging(resource, { state, rows: all });

  const narrowing = whatIsSet(state);
  const isNarrowed = narrowing !== 'nothing';
  const nothingText = narrowing === 'filters' ? CRUD_TEXTS.nothingFiltered(texts.counted) : texts.nothingFound;
  const createButton = (type: 'primary' | 'default') =>
    calls.create && may(calls.create) ? (
      <LinkButton type={type} icon={<PlusOutlined aria-hidden />} to={`${path}/create`}>
        {texts.create}
      </LinkButton>
    ) : null;
  const create = createButton('primary');
  const hasAny =
    (calls.update && may(calls.update)) ||
    (calls.remove && may(calls.remove)) ||
    moreActions ||
    inlineActions ||
    arranging;
  const actions = (row: R) => (
    <RowActions
      resource={resource}
      row={row}
      more={arranging ? [...(moreActions?.(row) ?? []), ...arranging.actions(row)] : moreActions?.(row)}
      inline={inlineActions?.(row)}
      refusal={removeRefusal?.(row)}
    />
  );
  const ownClass = (row: R) => (typeof rowClass === 'string' ? rowClass : rowClass?.(row));
  const shown = isNarrow ? columns.filter(({ isOptional }) => !isOptional) : chosenColumns.columns;
  const Rows = isNarrow ? RowCards<R> : RowTable<R>;
  /** Nothing to search, filter, count or download. */
  const hasNothing = found?.total === 0 && !isNarrowed;
  const reload = (): void => void refresh(calls.list.split(' ')[1] as `/api/${string}`); // also reads the figures above

  return (
    <>
      <PageHead
        note={hasNothing ? undefined : note}
        count={
          hasNothing
            ? undefined
            : { number: found ? formatNumber(found.total) : NOT_YET, counted: found ? texts.counted : '' }
        }
      >
        {(headActions || create || (rowsActions && !hasNothing)) && (
          <>
            {!hasNothing && rowsActions}
            {headActions}
            {create}
          </>
        )}
      </PageHead>
      {above}
      {!hasNothing && figures}
      <section className="crud-list" aria-label={title}>
        {!hasNothing && (
          <ListToolbar
            state={state}
            onChange={onChange}
            searchText={searchText}
            filters={filters}
            moreFilters={moreFilters}
            isReading={isFetching}
            onReload={reload}
            sorts={isNarrow ? sortOptions(columns) : undefined}
            tools={
              views && (
                <>
                  <ViewMenu views={views} />
                  {!isNarrow && <ColumnsMenu columns={columns} chosen={chosen} onChoose={views.setColumns} />}
                </>
              )
            }
          />
        )}
        {error && (
          <ListFailure
            sentence={sentenceOf(error, texts.listFailed)}
            isBare={!found}
            isBusy={isFetching}
            retry={retry}
          />
        )}
        {found?.total === 0 && (
          <div className="crud-empty">
            <p>{isNarrowed ? nothingText : texts.empty}</p>
            {isNarrowed ? (
              <Button onClick={() => onChange(nothingSet(state))}>{CRUD_TEXTS.clearWhat(narrowing)}</Button>
            ) : (
              <div className="crud-ways">
                {createButton('default')}
                {waysOn
                  .filter(({ needs }) => needs === undefined || may(needs))
                  .map(({ label, to, isOnSite }) =>
                    isOnSite ? (
                      <Button key={to} href={to} target="_blank" rel="noopener">
                        {label}
                      </Button>
                    ) : (
                      <LinkButton key={to} to={to}>
                        {label}
                      </LinkButton>
                    ),
                  )}
                <Button icon={<ReloadOutlined aria-hidden spin={isFetching} />} onClick={reload}>
                  {COMMON_TEXTS.reload}
                </Button>
              </div>
            )}
          </div>
        )}
        {selection && (found ? found.rows.length > 0 : !error) && (
          // Keeps its place while the rows are loaded.
          <div className="crud-choosing" data-waiting={!found || undefined} inert={!found}>
            <PageChoice rows={found?.rows ?? []} chosen={selection.chosen} onChange={selection.onChange} />
            {typeof selection.actions === 'function'
              ? selection.actions(found?.total ?? state.size)
              : selection.actions}
          </div>
        )}
        {(found ? found.total > 0 : !error) && (
          <Rows
            columns={arranging ? [arranging.column, ...shown] : shown}
            rows={folding ? found?.rows.filter((row) => !folding.isHidden(row)) : found?.rows}
            expected={Math.min(state.size, 20)}
            isReading={isReading}
            sort={state.sort}
            onSort={(sort) => onChange({ sort })}
            actions={hasActions && hasAny ? actions : undefined}
            actionsWidth={actionsWidth}
            areActionsWide={inlineActions !== undefined}
            selection={selection && { ...selection, titleOf: resource.titleOf }}
            rowClass={arranging ? (row) => [ownClass(row), arranging.classOf(row)].filter(Boolean).join(' ') : rowClass}
            label={title}
            stickyTop={HEADER_PX}
          />
        )}
        {arranging?.spoken}
        {!found && !error && <div className="crud-pages" aria-hidden />}
        {found && found.total > 0 && <ListFoot {...list} found={found} pages={pages} isNarrow={isNarrow} />}
      </section>
    </>
  );
}

/** Chooses all rows of the page; those chosen on other pages stay chosen. */
function PageChoice<R extends Row>({
  rows,
  chosen,
  onChange,
}: {
  rows: readonly R[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const here = rows.map(({ _id }) => _id);
  const count = here.filter((id) => chosen.includes(id)).length;
  const elsewhere = chosen.filter((id) => !here.includes(id));
  return (
    <Checkbox
      checked={count === here.length}
      indeterminate={count > 0 && count < here.length}
      onChange={({ target: { checked } }) => onChange(checked ? [...elsewhere, ...here] : elsewhere)}
    >
      {CRUD_TEXTS.chooseAll(here.length)}
    </Checkbox>
  );
}

/** Why the rows, or newer ones, are not there, with a button that asks again. */
function ListFailure({
  sentence,
  isBare,
  isBusy,
  retry,
}: {
  sentence: string;
  /** There are no earlier rows below. */
  isBare: boolean;
  isBusy: boolean;
  retry: () => void;
}) {
  const again = (
    <Button loading={isBusy} onClick={retry}>
      {COMMON_TEXTS.tryAgain}
    </Button>
  );
  if (!isBare) return <Alert className="crud-list-failure" type="warning" title={sentence} action={again} showIcon />;
  return (
    <div className="crud-empty" role="alert">
      <p>{sentence}</p>
      {again}
    </div>
  );
}

/** Below the rows: the range shown, the total, and paging. */
function ListFoot<R extends Row>({
  resource: { texts },
  state,
  onChange,
  folding,
  isPaged = true,
  hasQuickJumper = false,
  found: { rows, total, page },
  pages,
  isNarrow,
}: Pick<ResourceListProps<R>, 'resource' | 'state' | 'onChange' | 'folding' | 'isPaged' | 'hasQuickJumper'> & {
  found: Found<R>;
  pages: number;
  isNarrow: boolean;
}) {
  const first = (page - 1) * state.size + 1;
  const shown = (from: number): string =>
    CRUD_TEXTS.shown(formatNumber(from), formatNumber(from + rows.length - 1), formatNumber(total), texts.counted);
  // Rows that fit on the smallest page need neither numbers nor another size.
  const hasPages = isPaged && (pages > 1 || total > PAGE_SIZES[0]);
  return (
    <footer className="crud-pages">
      {hasPages ? (
        <Pagination
          current={page}
          pageSize={state.size}
          total={total}
          showSizeChanger
          pageSizeOptions={[...PAGE_SIZES]}
          showQuickJumper={!isNarrow && (hasQuickJumper || pages > 5)}
          showLessItems={isNarrow}
          showTotal={() => shown(first)}
          onChange={(next, size) => onChange(size === state.size ? { page: next } : { size })}
        />
      ) : (
        <span>{folding?.summary ?? shown(first)}</span>
      )}
    </footer>
  );
}

interface StatCardsProps<S extends Readonly<Record<string, number>>> {
  /** Call that replies the figures. */
  statsKey: Key;
  figures: readonly { name: keyof S & string; label: string }[];
}

/** Figures above a list; dashes until they are loaded, because the list works without them. */
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
