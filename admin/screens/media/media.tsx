// screens/media/: the media library: every picture and document of the shop, and where each is used
// (docs/decisions/0137).
import { useEffect, useState } from 'react';
import { App, Button, Input, Pagination, Segmented } from 'antd';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import type { Media } from '#contract/media.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { Waiting } from '../../base/waiting.tsx';
import { useListState, useQueryChange } from '../../crud/list-state.ts';
import { PageHead } from '../../crud/page-head.tsx';
import { LIBRARY_TEXTS } from '../../form/library-texts.ts';
import { MediaTiles } from '../../form/media-tiles.tsx';
import { MediaDialog } from './detail.tsx';
import { MAX_MEDIA_AT_ONCE } from '#contract/media-limits.ts';
import { useFolders } from '../../form/media-folders.tsx';
import { MediaBulk } from './bulk.tsx';
import { Folders, IN_NONE } from './folders.tsx';
import { MEDIA_TEXTS as texts } from './texts.ts';
import { UnusedDialog } from './unused.tsx';
import { MediaUploads } from './uploads.tsx';
import './media.css';

type Show = keyof typeof texts.shows;
const SHOWS = Object.keys(texts.shows) as Show[];
const QUERIES = {
  '': {},
  unused: { isUsed: 'false' },
  noalt: { hasAlt: 'false' },
  image: { kind: 'image' },
  document: { kind: 'document' },
  unowned: { isOwned: 'false' },
} as const satisfies Record<Show, object>;
const TYPING_MS = 300;

/** The library: files to drop, to find, to describe, to replace and to delete. */
export function MediaLibrary() {
  const [state, change] = useListState(['show', 'look', 'in'], 50);
  const changeQuery = useQueryChange();
  const [isRemoving, setIsRemoving] = useState(false);
  const wanted = state.filters['show'] ?? '';
  const show = SHOWS.find((one) => one === wanted) ?? '';
  const isList = state.filters['look'] === 'list';
  const folders = useFolders();
  const asked = state.filters['in'] ?? '';
  const folder = folders?.find(({ _id }) => _id === asked);
  // Of a folder that is gone all files are shown.
  const place = folder || asked === IN_NONE || !folders ? asked : '';
  const { message } = App.useApp();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    if (next.size > MAX_MEDIA_AT_ONCE) void message.warning(texts.chooseMost(MAX_MEDIA_AT_ONCE));
    else setChosen(next);
  };
  const { data, error, refetch } = useCall(
    'GET /api/media',
    {
      query: { ...QUERIES[show], in: place || undefined, q: state.q || undefined, page: state.page, limit: state.size },
    },
    { keepPrevious: true, enabled: place === '' || folders !== undefined },
  );
  const openFile = (id: string | undefined): void =>
    changeQuery((params) => {
      if (id === undefined) params.delete('file');
      else params.set('file', id);
      return params;
    });
  const file = useSearchParams()[0].get('file');
  const isNarrowed = state.q !== '' || show !== '' || place === IN_NONE;
  const unfiltered = folder ? texts.emptyFolder : texts.empty;
  const nothing = isNarrowed ? texts.nothingFound : unfiltered;
  return (
    <>
      <PageHead
        count={data && { number: formatNumber(data.total), counted: '' }}
        note={show === 'unowned' ? texts.unownedHint : texts.note}
      >
        <Button icon={<DeleteOutlined aria-hidden />} onClick={() => setIsRemoving(true)}>
          {texts.removeUnused}
        </Button>
      </PageHead>
      <MediaUploads folder={folder} />
      <div className="media-body">
        <Folders folders={folders ?? []} place={place} onOpen={(id) => change({ filters: { in: id || undefined } })} />
        <div className="media-files">
          <div className="media-tools">
            <Search q={state.q} onSearch={(q) => change({ q })} />
            <Segmented
              aria-label={texts.look}
              value={isList ? 'list' : 'grid'}
              onChange={(look) => change({ page: state.page, filters: { look: look === 'list' ? 'list' : undefined } })}
              options={[
                { value: 'grid', icon: <AppstoreOutlined aria-hidden />, label: texts.grid },
                { value: 'list', icon: <UnorderedListOutlined aria-hidden />, label: texts.lines },
              ]}
            />
          </div>
          <ul className="media-shows" aria-label={texts.show}>
            {SHOWS.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === show}
                  onClick={() => change({ filters: { show: one || undefined } })}
                >
                  {texts.shows[one]}
                </button>
              </li>
            ))}
          </ul>
          {error && (
            <div className="media-empty" role="alert">
              <p>{sentenceOf(error, LIBRARY_TEXTS.loadFailed)}</p>
              <Button onClick={() => void refetch()}>{LIBRARY_TEXTS.retry}</Button>
            </div>
          )}
          {!data && !error && <Waiting />}
          {chosen.size > 0 && (
            <MediaBulk
              chosen={chosen}
              onChoosePage={() =>
                choose(
                  (data?.items ?? []).map(({ _id }) => _id),
                  true,
                )
              }
              onDone={() => setChosen(new Set())}
            />
          )}
          {data && (
            <Found
              data={data}
              isList={isList}
              nothing={nothing}
              onOpen={openFile}
              selection={{ chosen, onChoose: (id, isChosen) => choose([id], isChosen) }}
            />
          )}
          {data && (
            <Pagination
              className="media-pages"
              current={state.page}
              pageSize={state.size}
              total={data.total}
              hideOnSinglePage
              showSizeChanger={false}
              onChange={(page) => change({ page })}
            />
          )}
        </div>
      </div>
      {file !== null && <MediaDialog id={file} onClose={() => openFile(undefined)} />}
      {isRemoving && <UnusedDialog onClose={() => setIsRemoving(false)} />}
    </>
  );
}

function Found({
  data,
  isList,
  nothing,
  onOpen,
  selection,
}: {
  data: { items: readonly Media[]; total: number };
  isList: boolean;
  /** The sentence where there is no file. */
  nothing: string;
  onOpen: (id: string) => void;
  selection: { chosen: ReadonlySet<string>; onChoose: (id: string, isChosen: boolean) => void };
}) {
  if (data.total === 0) return <p className="media-empty">{nothing}</p>;
  return <MediaTiles items={data.items} isList={isList} onOpen={({ _id }) => onOpen(_id)} selection={selection} />;
}

/** Searches a moment after the last letter. */
function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, q, onSearch]);
  return (
    <Input
      allowClear
      type="search"
      aria-label={LIBRARY_TEXTS.search}
      placeholder={LIBRARY_TEXTS.search}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
