import { useEffect, useRef, useState } from 'react';
import { App, Button, Progress, Upload } from 'antd';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import { formatNumber } from '#contract/format.ts';
import { MAX_DROPPED, MEDIA_ENDINGS, MEDIA_FILE } from '#contract/media-file.ts';
import { MEDIA_NEITHER } from '#contract/media-texts.ts';
import { DOCUMENT_ENDINGS, IMAGE_BYTES, IMAGE_TOO_LARGE } from '#contract/uploads.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { upload } from '../../base/upload.ts';
import type { PlacedFolder } from '../../form/media-folders.tsx';
import { endingOf } from '../../form/uploads.tsx';
import { MEDIA_TEXTS as texts } from './texts.ts';

/** Files on their way at a time: the server makes one picture after the other. */
const AT_ONCE = 2;

type State = 'waiting' | 'running' | 'done' | 'known' | 'failed';
interface Upload_ {
  id: string;
  file: File;
  /** Id of the folder into which it goes. */
  inFolder: string | undefined;
  state: State;
  percent: number;
  /** Why it failed. */
  sentence: string;
}

/** Reason not to send a file; the server checks it in any case. */
export function mediaRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const ending = endingOf(name);
  if (!MEDIA_ENDINGS.includes(ending)) return MEDIA_NEITHER;
  if (DOCUMENT_ENDINGS.some((one) => one === ending))
    return size > MEDIA_FILE.maxBytes ? MEDIA_FILE.tooLarge : undefined;
  return size > IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}

/**
 * Takes many files at once, with the progress of each. Leaving the screen cancels those under way.
 * @param folder into which they go
 */
export function MediaUploads({ folder }: { folder: PlacedFolder | undefined }) {
  const { message } = App.useApp();
  const [uploads, setUploads] = useState<readonly Upload_[]>([]);
  const queue = useRef<Upload_[]>([]);
  const running = useRef(0);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => {
      leaving.current.abort();
      queue.current = [];
    };
  }, []);

  const change = (id: string, by: Partial<Upload_>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...by } : one)));

  const send = async ({ id, file, inFolder }: Upload_): Promise<void> => {
    const { signal } = leaving.current;
    change(id, { state: 'running' });
    try {
      const show = (percent: number) => change(id, { percent });
      const into = inFolder === undefined ? undefined : { in: inFolder };
      const { isKnown } = await upload('POST /api/media', MEDIA_FILE.field, file, show, signal, undefined, into);
      change(id, { state: isKnown ? 'known' : 'done', percent: 100 });
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', sentence: sentenceOf(error, texts.uploadFailed(file.name)) });
    }
  };
  const work = async (): Promise<void> => {
    if (running.current >= AT_ONCE) return;
    running.current += 1;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    running.current -= 1;
    if (running.current === 0 && !leaving.current.signal.aborted) await refresh('/api/media');
  };
  const take = (files: readonly File[]): void => {
    if (files.length > MAX_DROPPED) void message.warning(texts.tooMany(MAX_DROPPED));
    const made = files.slice(0, MAX_DROPPED).map((file): Upload_ => {
      const sentence = mediaRefusal(file);
      return {
        id: crypto.randomUUID(),
        file,
        inFolder: folder?._id,
        state: sentence === undefined ? 'waiting' : 'failed',
        percent: 0,
        sentence: sentence ?? '',
      };
    });
    setUploads((all) => [...all.filter(({ state }) => state === 'waiting' || state === 'running'), ...made]);
    queue.current.push(...made.filter(({ state }) => state === 'waiting'));
    for (let i = 0; i < AT_ONCE; i++) void work();
  };

  const ended = uploads.filter(({ state }) => state === 'done' || state === 'known').length;
  const isWorking = uploads.some(({ state }) => state === 'waiting' || state === 'running');
  return (
    <section className="media-uploads">
      <Upload.Dragger
        accept={MEDIA_ENDINGS.map((ending) => `.${ending}`).join()}
        multiple
        showUploadList={false}
        beforeUpload={(file, together) => {
          if (file === together[0]) take(together);
          return Upload.LIST_IGNORE;
        }}
      >
        <p className="media-drop">
          <InboxOutlined aria-hidden />
          <b>{texts.drop}</b>
        </p>
        <p className="media-drop-hint">{texts.dropHint(MAX_DROPPED)}</p>
        {folder && <p className="media-drop-hint">{texts.dropInto(folder.path)}</p>}
      </Upload.Dragger>
      {uploads.length > 0 && (
        <div className="media-progress">
          <div className="media-progress-head">
            <output>{texts.uploaded(formatNumber(ended), formatNumber(uploads.length))}</output>
            {!isWorking && (
              <Button size="small" onClick={() => setUploads([])}>
                {texts.closeUploads}
              </Button>
            )}
          </div>
          {/* Scrolls, so it can have the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul aria-label={texts.uploads} tabIndex={0}>
            {uploads.map((one) => (
              <li key={one.id} data-state={one.state}>
                <span className="media-name">{one.file.name}</span>
                <UploadState upload={one} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function UploadState({ upload: { state, percent, sentence, file } }: { upload: Upload_ }) {
  if (state === 'failed') return <span className="media-failed">{sentence}</span>;
  if (state === 'running') return <Progress percent={percent} size="small" aria-label={texts.progress(file.name)} />;
  return <span className="media-facts">{texts[state]}</span>;
}
