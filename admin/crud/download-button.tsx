import { useState, type ReactNode } from 'react';
import { App, Button } from 'antd';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Input } from '#contract/endpoints.ts';
import { download, type DownloadKey } from '#browser/download.ts';
import { sentenceOf } from '../base/queries.ts';

interface DownloadButtonProps<K extends DownloadKey> {
  call: K;
  input: Input<K>;
  /** Fallback when the server gave no sentence. */
  failed: string;
  size?: 'small';
  children: ReactNode;
}

/** Downloads a file; failures become a toast. */
export function useDownload<K extends DownloadKey>(call: K, failed: string) {
  const { message } = App.useApp();
  const [isLoading, setIsLoading] = useState(false);
  const save = async (input: Input<K>): Promise<void> => {
    setIsLoading(true);
    try {
      await download(call, input);
    } catch (error) {
      void message.error({ content: sentenceOf(error, failed), key: 'download' });
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, save };
}

export function DownloadButton<K extends DownloadKey>({ call, input, failed, size, children }: DownloadButtonProps<K>) {
  const { isLoading, save } = useDownload(call, failed);
  return (
    <Button size={size} icon={<DownloadOutlined aria-hidden />} loading={isLoading} onClick={() => void save(input)}>
      {children}
    </Button>
  );
}
