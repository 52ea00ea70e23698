import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { App, Button, Progress, Upload } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { sentenceOf } from '../base/queries.ts';
import { FieldContext } from './field.tsx';

interface FileUploadProps {
  /** Of files that may be chosen. */
  endings: readonly string[];
  /** Why the file is not worth sending; the server looks into it in any case. */
  refusalOf: (file: File) => string | undefined;
  /** Sends one file and takes its reply to where it belongs. @returns what is said then */
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<string>;
  /** What is said of a file that could not be sent, where the server says nothing. */
  failed?: ((name: string) => string) | undefined;
  /** What is said of several that have arrived together. */
  allSent?: ((count: number) => string) | undefined;
  multiple?: boolean;
  id?: string | undefined;
  /** Of the button. */
  children: ReactNode;
}

/** The ending of a file's name, small. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/**
 * A button, and a place to drop files on, that sends them and shows how far they are. Leaving the screen ends what is
 * on its way.
 */
export function FileUpload({
  endings,
  refusalOf,
  send,
  failed = (name) => `${name} yükleme başarısız.`,
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

  /** Once for files that were on their way together. */
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
        {...(id ? { id } : {})}
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
          <Progress percent={percent} size="small" aria-label={`${name} yükleniyor`} />
        </div>
      ))}
    </div>
  );
}
