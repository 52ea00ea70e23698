// The media library as forms and its own screen show it.
import { Checkbox } from 'antd';
import FileOutlined from '@ant-design/icons/FileOutlined';
import { formatFileSize, formatNumber } from '#contract/format.ts';
import type { Media } from '#contract/media.ts';
import { Thumb } from './thumb.tsx';
import { LIBRARY_TEXTS as texts } from './library-texts.ts';
import './media-tiles.css';

/** What people call the file. */
export const mediaName = ({ title, originalName }: Pick<Media, 'title' | 'originalName'>): string =>
  title || originalName;

/** Size in pixels where it has one, and in bytes. */
export const mediaFacts = ({ width, height, sizeBytes }: Pick<Media, 'width' | 'height' | 'sizeBytes'>): string =>
  [
    ...(width !== null && height !== null ? [texts.size(formatNumber(width), formatNumber(height))] : []),
    formatFileSize(sizeBytes),
  ].join(' · ');

const usesText = ({ uses }: Pick<Media, 'uses'>): string =>
  uses === 0 ? texts.unused : texts.places(formatNumber(uses));

/** The picture, or a sheet with the document's ending. */
export function MediaPicture({ media, size }: { media: Pick<Media, 'kind' | 'path'>; size: number }) {
  if (media.kind === 'image') return <Thumb kind="any" value={media.path} size={size} />;
  return (
    <span className="media-document" aria-hidden>
      <FileOutlined />
      <b>{media.path.slice(media.path.lastIndexOf('.') + 1)}</b>
    </span>
  );
}

/** Files as tiles or in lines; each opens by a press. */
export function MediaTiles({
  items,
  isList = false,
  onOpen,
  selection,
}: {
  items: readonly Media[];
  isList?: boolean;
  onOpen: (media: Media) => void;
  /** Files can be chosen for work on many. */
  selection?: { chosen: ReadonlySet<string>; onChoose: (id: string, isChosen: boolean) => void };
}) {
  return (
    <ul className={isList ? 'media-lines' : 'media-tiles'} aria-label={texts.files}>
      {items.map((media) => (
        <li key={media._id} data-chosen={selection?.chosen.has(media._id) || undefined}>
          {selection && (
            <Checkbox
              aria-label={texts.choose(mediaName(media))}
              checked={selection.chosen.has(media._id)}
              onChange={({ target }) => selection.onChoose(media._id, target.checked)}
            />
          )}
          <button type="button" onClick={() => onOpen(media)}>
            <span className="media-picture">
              <MediaPicture media={media} size={isList ? 40 : 140} />
            </span>
            <span className="media-name" title={mediaName(media)}>
              {mediaName(media)}
            </span>
            <span className="media-facts">{mediaFacts(media)}</span>
            <span className="media-facts">
              {media.kind === 'image' && media.alt === '' ? `${usesText(media)} · ${texts.noAlt}` : usesText(media)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
