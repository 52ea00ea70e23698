import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { App, Button, Input, Progress, Upload } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { IMAGE_BYTES, IMAGE_ENDINGS, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '#contract/uploads.ts';
import { MEDIA_KNOWN } from '#contract/media-texts.ts';
import { sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { uploadImage, type ImageKey } from '../base/upload.ts';
import { Field, FieldContext, type FieldProps } from './field.tsx';
import { PickButton } from './pick-button.tsx';
import { FORM_TEXTS } from './texts.ts';
import { Thumb, type ThumbKind } from './thumb.tsx';

interface FileUploadProps {
  /** File endings to accept. */
  endings: readonly string[];
  /** Reason not to send a file; the server checks it in any case. */
  refusalOf: (file: File) => string | undefined;
  /**
   * Sends one file and stores the reply.
   * @returns sentence to show
   */
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<string>;
  /** Fallback sentence for a file that could not be sent. */
  failed?: ((name: string) => string) | undefined;
  /** Sentence for several files that arrived together. */
  allSent?: ((count: number) => string) | undefined;
  multiple?: boolean;
  id?: string | undefined;
  /** Label of the button. */
  children: ReactNode;
}

/** Lower-case ending of a file name. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** A button and drop area that uploads files and shows progress. Leaving the screen cancels uploads. */
export function FileUpload({
  endings,
  refusalOf,
  send,
  failed = FORM_TEXTS.uploadFailed,
  allSent,
  multiple = false,
  id,
  children,
}: FileUploadProps) {
  const { message } = App.useApp();
  const { countUpload } = useContext(FieldContext);
  const [running, setRunning] = useState<Readonly<Record<string, { name: string; percent: number }>>>({});
  const leaving = useRef(new AbortController());
  const together = useRef<{ onTheWay: number; said: string[] }>({ onTheWay: 0, said: [] });
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  /** Reports once for files sent together. */
  const sayArrived = (): void => {
    const { said } = together.current;
    together.current.said = [];
    if (said.length > 0) void message.success(said.length > 1 && allSent ? allSent(said.length) : said.at(-1)!);
  };
  const take = async (file: File & { uid: string }): Promise<void> => {
    const refusal = refusalOf(file);
    if (refusal) return void message.error({ content: refusal, key: refusal });
    const show = (percent: number) => setRunning((all) => ({ ...all, [file.uid]: { name: file.name, percent } }));
    const { signal } = leaving.current;
    show(0);
    countUpload(1);
    together.current.onTheWay += 1;
    try {
      together.current.said.push(await send(file, show, signal));
    } catch (error) {
      if (!signal.aborted) void message.error(sentenceOf(error, failed(file.name)));
    } finally {
      countUpload(-1);
      together.current.onTheWay -= 1;
      if (together.current.onTheWay === 0) sayArrived();
      setRunning(({ [file.uid]: _ended, ...others }) => others);
    }
  };

  const files = Object.entries(running);
  return (
    <div className="crud-upload">
      <Upload
        accept={endings.map((ending) => `.${ending}`).join()}
        multiple={multiple}
        showUploadList={false}
        id={id}
        beforeUpload={(file) => {
          void take(file);
          return Upload.LIST_IGNORE;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={files.length > 0}>
          {children}
        </Button>
      </Upload>
      {files.map(([uid, { name, percent }]) => (
        <div key={uid} className="crud-upload-file">
          <span>{name}</span>
          <Progress percent={percent} size="small" aria-label={FORM_TEXTS.uploadRunning(name)} />
        </div>
      ))}
    </div>
  );
}

/** Reason not to send a picture; the server checks it in any case. */
export function imageRefusal(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  endings: readonly string[] = IMAGE_ENDINGS,
): string | undefined {
  if (!type.startsWith('image/') || !endings.includes(endingOf(name))) return NOT_AN_IMAGE;
  return size > IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}

interface ImageUploadProps {
  uploadKey: ImageKey;
  /** Called with the path of each uploaded picture. */
  onUploaded: (imagePath: string) => void;
  multiple?: boolean;
  /** Label of the button. */
  children?: ReactNode;
  id?: string;
  /** File endings to accept; default: all pictures that the server takes. */
  endings?: readonly string[];
  texts?: { uploaded: string; failed: string };
}

/** Uploads one picture or several. */
export function ImageUpload({
  uploadKey,
  onUploaded,
  multiple = false,
  children = FORM_TEXTS.uploadPicture,
  id,
  endings = IMAGE_ENDINGS,
  texts,
}: ImageUploadProps) {
  return (
    <FileUpload
      endings={endings}
      multiple={multiple}
      id={id}
      allSent={(count) => FORM_TEXTS.picturesUploaded(count)}
      refusalOf={(file) => imageRefusal(file, endings)}
      failed={texts && (() => texts.failed)}
      send={async (file, onProgress, signal) => {
        const { imagePath, isKnown } = await uploadImage(uploadKey, 'image', file, onProgress, signal);
        onUploaded(imagePath);
        if (isKnown) return MEDIA_KNOWN;
        return texts?.uploaded ?? FORM_TEXTS.pictureUploaded;
      }}
    >
      {children}
    </FileUpload>
  );
}

/** Pictures of persons are no part of the library. */
const AVATARS: ImageKey = 'POST /api/users/upload';

interface ImageInputProps {
  /** Content of the picture, and folder of bare file names. */
  kind?: ThumbKind;
  /** Without it a picture can only be given by address. */
  uploadKey?: ImageKey;
  /** Whether an address may be typed instead. */
  byUrl?: boolean;
  placeholder?: string;
  endings?: readonly string[];
  texts?: { uploaded: string; failed: string; removed: string };
  /** Preview, where it is not a thumbnail. */
  preview?: ReactNode;
}

interface Controlled {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
}

/** One picture: preview, upload, address and remove button. */
export function ImageInput({
  kind,
  uploadKey,
  byUrl = true,
  placeholder = COMMON_TEXTS.addressHint,
  endings,
  texts,
  preview,
  value,
  onChange,
  onBlur,
  id,
}: ImageInputProps & Controlled) {
  const { message } = App.useApp();
  const remove = () => {
    onChange?.('');
    if (texts) void message.success(texts.removed);
  };
  return (
    <div className="crud-image" data-kind={kind}>
      {preview ?? <Thumb kind={kind ?? 'any'} value={value} size={120} alt={value ? FORM_TEXTS.preview : ''} />}
      <div className="crud-image-controls">
        <div className="crud-image-buttons">
          {uploadKey && (
            <ImageUpload
              uploadKey={uploadKey}
              onUploaded={(path) => onChange?.(path)}
              id={byUrl ? undefined : id}
              endings={endings}
              texts={texts}
            >
              {value ? FORM_TEXTS.changePicture : FORM_TEXTS.uploadPicture}
            </ImageUpload>
          )}
          {uploadKey && uploadKey !== AVATARS && (
            <PickButton
              // The shop's logo and its like are for programs that know no WebP.
              folder={uploadKey === 'POST /api/settings/upload' ? 'site' : undefined}
              onPick={({ path }) => onChange?.(path)}
            />
          )}
          {value ? (
            <Button icon={<DeleteOutlined aria-hidden />} onClick={remove}>
              {FORM_TEXTS.takeAway}
            </Button>
          ) : null}
        </div>
        {byUrl && (
          <Input
            id={id}
            value={value ?? ''}
            placeholder={placeholder}
            onChange={(event) => onChange?.(event.target.value)}
            onBlur={onBlur}
            allowClear
            inputMode="url"
          />
        )}
      </div>
    </div>
  );
}

export function ImageField({
  kind,
  uploadKey,
  byUrl,
  placeholder,
  endings,
  texts,
  preview,
  ...field
}: Omit<FieldProps, 'children'> & ImageInputProps) {
  const input: ImageInputProps = { kind, uploadKey, byUrl, placeholder, endings, texts, preview };
  return (
    <Field {...field}>
      <ImageInput {...input} />
    </Field>
  );
}
