import { useContext, useEffect, useRef, useState } from 'react';
import { App, Button, Progress, Upload } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { ApiError } from '#contract/api-error.ts';
import type { ProductDocument } from '#contract/products.ts';
import { DOCUMENT_BYTES, DOCUMENT_ENDINGS, DOCUMENT_TOO_LARGE, NOT_A_DOCUMENT } from '#contract/uploads.ts';
import { upload } from '../api.ts';
import { FieldContext } from '../crud/field.tsx';
import { sentenceOf } from '../queries.ts';
import { PRODUCT_FORM_TEXTS as texts } from './texts.ts';

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why the file is not worth sending; the server looks into it in any case. */
function refusal({ name, size }: File): string | undefined {
  if (!(DOCUMENT_ENDINGS as readonly string[]).includes(endingOf(name))) return NOT_A_DOCUMENT;
  return size > DOCUMENT_BYTES ? DOCUMENT_TOO_LARGE : undefined;
}

/** A button, and a place to drop files on, that sends documents and shows how far they are. */
export function DocumentUpload({ onUploaded }: { onUploaded: (document: ProductDocument) => void }) {
  const { message } = App.useApp();
  const { countUpload } = useContext(FieldContext);
  const [running, setRunning] = useState<Readonly<Record<string, { name: string; percent: number }>>>({});
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const send = async (file: File & { uid: string }): Promise<void> => {
    const refused = refusal(file);
    if (refused) return void message.error(refused);
    const show = (percent: number) => setRunning((all) => ({ ...all, [file.uid]: { name: file.name, percent } }));
    const { signal } = leaving.current;
    show(0);
    countUpload(1);
    try {
      const { originalName, documentPath, size, type } = await upload('POST /api/products/upload-document', 'document', file, show, signal);
      onUploaded({ name: originalName.replace(/\.[a-z]{3,4}$/i, ''), url: documentPath, type, size });
      void message.success(texts.documentUploaded);
    } catch (error) {
      if (!signal.aborted) void message.error(sentenceOf(ApiError.is(error) && error.code === 'INTERNAL' ? null : error, texts.uploadFailed(file.name)));
    } finally {
      countUpload(-1);
      setRunning(({ [file.uid]: _ended, ...others }) => others);
    }
  };

  const files = Object.entries(running);
  return (
    <div className="crud-upload">
      <Upload accept={DOCUMENT_ENDINGS.map((ending) => `.${ending}`).join()} multiple showUploadList={false} beforeUpload={(file) => { void send(file); return Upload.LIST_IGNORE; }}>
        <Button icon={<UploadOutlined />} loading={files.length > 0}>{texts.addDocument}</Button>
      </Upload>
      {files.map(([uid, { name, percent }]) => (
        <div key={uid} className="crud-upload-file">
          <span>{name}</span>
          <Progress percent={percent} size="small" aria-label={texts.uploading(name)} />
        </div>
      ))}
    </div>
  );
}
