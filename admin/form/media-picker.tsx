import { useEffect, useState } from 'react';
import { Button, Input, Modal, Pagination } from 'antd';
import { formatNumber } from '#contract/format.ts';
import type { Media, MediaKind } from '#contract/media.ts';
import { sentenceOf, useCall } from '../base/queries.ts';
import { Waiting } from '../base/waiting.tsx';
import { LIBRARY_TEXTS as texts } from './library-texts.ts';
import { FolderSelect, useFolders } from './media-folders.tsx';
import { MediaTiles } from './media-tiles.tsx';

const AT_ONCE = 24;
const TYPING_MS = 300;

/** Which files are offered. */
export interface Offer {
  kind?: MediaKind | undefined;
  /** Pictures of one kind of place alone, where their size or format matters. */
  folder?: string | undefined;
}

/** The library in a dialog, to choose one file from. */
export function MediaPicker({
  offer: { kind = 'image', folder },
  onPick,
  onClose,
}: {
  offer: Offer;
  onPick: (media: Media) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [place, setPlace] = useState<string | null>(null);
  const hasFolders = (useFolders() ?? []).length > 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(typed.trim());
      setPage(1);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, error, refetch } = useCall(
    'GET /api/media',
    { query: { kind, folder, in: place ?? undefined, q: q || undefined, page, limit: AT_ONCE } },
    { keepPrevious: true },
  );
  return (
    <Modal
      open
      className="crud-dialog"
      title={texts.pickerTitle}
      width={840}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {hasFolders && (
        <div className="media-picker-folder">
          <FolderSelect
            label={texts.folder}
            none={texts.allFolders}
            value={place}
            onChange={(chosen) => {
              setPlace(chosen);
              setPage(1);
            }}
          />
        </div>
      )}
      <Input
        allowClear
        type="search"
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={(event) => event.preventDefault()} // otherwise Enter would save the form below
      />
      {error && (
        <div className="media-empty" role="alert">
          <p>{sentenceOf(error, texts.loadFailed)}</p>
          <Button onClick={() => void refetch()}>{texts.retry}</Button>
        </div>
      )}
      {!data && !error && <Waiting />}
      {data && data.total === 0 && (
        <p className="media-empty">{q === '' && place === null ? texts.nothing : texts.nothingFound}</p>
      )}
      {data && data.total > 0 && (
        <div className="media-found">
          <p aria-live="polite">{texts.found(formatNumber(data.total))}</p>
          <MediaTiles items={data.items} onOpen={onPick} />
          <Pagination
            current={page}
            pageSize={AT_ONCE}
            total={data.total}
            hideOnSinglePage
            showSizeChanger={false}
            onChange={setPage}
          />
        </div>
      )}
    </Modal>
  );
}
