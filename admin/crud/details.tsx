import { useCallback, useState, type ReactNode } from 'react';
import { App, Button, Tooltip } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

/** Row whose details are open over its list, kept until the dialog has closed. */
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

/** Titled part of a dialog. */
export function DetailGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="crud-group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Holds `Detail`s. */
export function DetailList({ children }: { children: ReactNode }) {
  return <dl className="crud-details">{children}</dl>;
}

/**
 * A labelled value; a dash when empty.
 * @param isWide takes the whole line
 */
export function Detail({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children || '-'}</dd>
    </div>
  );
}

/**
 * Copies a text to the clipboard.
 * @param name label of the button: 'Adresi kopyala'
 */
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
