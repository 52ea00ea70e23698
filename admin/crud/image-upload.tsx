import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { App, Button, Progress, Upload } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { IMAGE_BYTES, IMAGE_ENDINGS, IMAGE_TOO_LARGE, NOT_AN_IMAGE } from '#contract/uploads.ts';
import { sentenceOf } from '../queries.ts';
import { uploadImage, type ImageKey } from './call.ts';
import { FieldContext } from './field.tsx';

/** Why the file is not worth sending; the server looks into it in any case. */
export function imageRefusal({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>, endings: readonly string[] = IMAGE_ENDINGS): string | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!type.startsWith('image/') || !endings.includes(ending)) return NOT_AN_IMAGE;
  return size > IMAGE_BYTES ? IMAGE_TOO_LARGE : undefined;
}

interface ImageUploadProps {
  uploadKey: ImageKey;
  /** Told the path of each picture that has arrived. */
  onUploaded: (imagePath: string) => void;
  multiple?: boolean;
  /** Of the button. */
  children?: ReactNode;
  id?: string;
  /** Of files that may be chosen; all pictures that the server takes unless told otherwise. */
  endings?: readonly string[];
  texts?: { uploaded: string; failed: string };
}

/** A button, and a place to drop files on, that sends pictures and shows how far they are. */
export function ImageUpload({ uploadKey, onUploaded, multiple = false, children = 'Görsel Yükle', id, endings = IMAGE_ENDINGS, texts }: ImageUploadProps) {
  const { message } = App.useApp();
  const { countUpload } = useContext(FieldContext);
  const [running, setRunning] = useState<Readonly<Record<string, { name: string; percent: number }>>>({});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const send = async (file: File & { uid: string }): Promise<void> => {
    const refusal = imageRefusal(file, endings);
    if (refusal) return void message.error(refusal);
    const show = (percent: number) => setRunning((all) => ({ ...all, [file.uid]: { name: file.name, percent } }));
    const { signal } = leaving.current;
    show(0);
    countUpload(1);
    try {
      const { imagePath } = await uploadImage(uploadKey, 'image', file, show, signal);
      onUploaded(imagePath);
      void message.success(texts?.uploaded ?? 'Görsel yüklendi.');
    } catch (error) {
      if (!signal.aborted) void message.error(sentenceOf(error, texts?.failed ?? `${file.name} yükleme başarısız.`));
    } finally {
      countUpload(-1);
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
        {...(id ? { id } : {})}
        beforeUpload={(file) => { void send(file); return Upload.LIST_IGNORE; }}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={files.length > 0}>{children}</Button>
      </Upload>
      {files.map(([uid, { name, percent }]) => (
        <div key={uid} className="crud-upload-file">
          <span>{name}</span>
          <Progress percent={percent} size="small" aria-label={`${name} yükleniyor`} />
        </div>
      ))}
    </div>
  );
}
