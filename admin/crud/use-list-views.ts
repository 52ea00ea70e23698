import { useEffect, useRef, useState } from 'react';
import { App } from 'antd';
import { useLocation } from 'react-router';
import type { Output } from '#contract/endpoints.ts';
import type { ListChoice, ListView, ViewState } from '#contract/list-views.ts';
import { api } from '#browser/signed-in-api.ts';
import { queryClient, refresh, sentenceOf, useCall } from '../base/queries.ts';
import { columnsOf, rememberColumns, type ListChange, type ListState } from './list-state.ts';
import { isUnchanged, listKeyOf, NO_VIEW, shownColumns, toView, viewStateOf, type OwnView } from './list-views.ts';
import type { Resource, Row } from './resource.ts';
import type { Column } from './row-views.tsx';
import { VIEW_TEXTS as texts } from './view-texts.ts';

type Reply = Output<'GET /api/list-views'>;

/** What a list knows of its views and columns. */
export interface ListViews {
  key: string;
  own: readonly OwnView[];
  saved: readonly ListView[];
  /** The saved view that the address names. */
  active: ListView | undefined;
  /** The screen's own view that the address names. */
  activeOwn: OwnView | undefined;
  /** The list differs from the active view. */
  isChanged: boolean;
  /** Id of the view with which the list opens. */
  opening: string | null;
  /** The list as a view would keep it. */
  now: ViewState;
  show: (view: ListView | OwnView | undefined) => void;
  setColumns: (columns: string[] | null) => void;
  setOpening: (view: string | null) => void;
}

const KEY = ['GET /api/list-views', { query: {} }] as const;

/**
 * Views and columns of a list. A bare address becomes that of the view with which the list opens.
 * @returns `isReady`: rows may be asked for and shown; lists without views always may
 */
export function useListViews<R extends Row>(
  resource: Pick<Resource<R>, 'path'>,
  {
    state,
    onChange,
    columns,
    own = [],
  }: {
    state: ListState;
    onChange: (change: ListChange) => void;
    columns: readonly Column<R>[];
    own?: readonly OwnView[] | undefined;
  },
): { isReady: boolean; isOpening: boolean; columns: Column<R>[]; chosen: readonly string[] | null; views?: ListViews } {
  const key = listKeyOf(resource as Resource<Row>);
  const { message } = App.useApp();
  const { data, isError } = useCall('GET /api/list-views', { query: {} }, { enabled: key !== undefined });
  const [tried, setTried] = useState<{ view: string; columns: string[] | null }>(); // on top of a view, until it is saved
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isBare = useLocation().search === '';

  const saved = (data?.views ?? []).filter(({ list }) => list === key);
  const choice = data?.choices.find(({ list }) => list === key);
  const active = saved.find(({ _id }) => _id === state.view);
  const activeOwn = active ? undefined : own.find((view) => view.key === state.view);
  const opening = saved.find(({ _id }) => _id === choice?.defaultView);
  const isReady = key === undefined || data !== undefined || isError;
  const isOpening = isBare && (!isReady || opening !== undefined);
  useEffect(() => {
    if (isBare && opening) onChange({ ...toView({ filters: {} }, opening.state), view: opening._id });
  }, [isBare, opening, onChange]);

  const ofView = active && tried?.view === active._id ? tried.columns : (active?.state.columns ?? null);
  const ofList = data || key === undefined ? (choice?.columns ?? null) : columnsOf(key);
  const chosen = active ? (ofView ?? ofList) : ofList;
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown && key !== undefined) rememberColumns(key, chosen);
  }, [isKnown, key, chosen]);
  const shown = { isReady, isOpening, columns: shownColumns(columns, chosen), chosen };
  if (key === undefined) return shown;

  const choose = (change: Partial<Omit<ListChoice, 'list'>>): void => {
    queryClient.setQueryData<Reply>(KEY, (reply) => {
      if (!reply) return reply;
      const before = reply.choices.find(({ list }) => list === key) ?? { list: key, columns: null, defaultView: null };
      return {
        ...reply,
        choices: [...reply.choices.filter(({ list }) => list !== key), { ...before, ...change }],
      };
    });
    running.current = running.current.then(async () => {
      try {
        await api('PUT /api/list-views/choices/:list', { params: { list: key }, body: change });
      } catch (error) {
        void message.error({ content: sentenceOf(error, texts.choiceFailed), key: 'view' });
        await refresh('/api/list-views');
      }
    });
  };
  const now = viewStateOf(state, active ? ofView : (choice?.columns ?? null));
  return {
    ...shown,
    views: {
      key,
      own,
      saved,
      active,
      activeOwn,
      isChanged: active !== undefined && !isUnchanged(active, now),
      opening: opening?._id ?? null,
      now,
      show: (view) => {
        setTried(undefined);
        if (!view) onChange({ ...toView(state, {}), view: opening ? NO_VIEW : '' });
        else if ('_id' in view) onChange({ ...toView(state, view.state), view: view._id });
        else onChange({ ...toView(state, { filters: { ...view.filters } }), view: view.key });
      },
      setColumns: (next) => {
        if (active && (next !== null || ofView !== null)) setTried({ view: active._id, columns: next });
        else choose({ columns: next });
      },
      setOpening: (view) => choose({ defaultView: view }),
    },
  };
}

/** Puts a saved view into the replies at hand. */
export const keepView = (view: ListView): void => {
  queryClient.setQueryData<Reply>(
    KEY,
    (reply) => reply && { ...reply, views: [...reply.views.filter(({ _id }) => _id !== view._id), view] },
  );
};
