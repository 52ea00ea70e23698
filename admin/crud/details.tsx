import { useCallback, useState, type ReactNode } from 'react';
import { App, Button, Tooltip } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

/** The row whose details are open over its list. It stays until its dialog is out of sight. */
export function useDetails<R>() {
  const [row, setRow] = useState<R>();
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((next: R) => {
    setRow(next);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const forget = useCallback(() => setRow(undefined), []);
  return { row, isOpen, show, close, forget };
}

/** A part of a dialog with what it tells. */
export function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="crud-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Names and values: `Detail`s. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="crud-details">{children}</dl>;
}

/** A value with its name; nothing is a dash. @param isWide takes a line of its own */
export function Detail({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children || '-'}</dd>
    </div>
  );
}

/** Puts a text into the clipboard. @param name of what is copied: 'Adresi kopyala' */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { message } = App.useApp();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      void message.success({ content: texts.copied, key: 'copy' });
    } catch {
      void message.error({ content: texts.copyFailed, key: 'copy' });
    }
  };
  return (
    <Tooltip title={name}>
      <Button
        className="crud-copy"
        type="text"
        size="small"
        icon={<CopyOutlined aria-hidden />}
        aria-label={name}
        onClick={() => void copy()}
      />
    </Tooltip>
  );
}
