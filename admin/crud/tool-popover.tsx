import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Popover } from 'antd';

const STOPS = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href]';

/** Keeps Tab among the controls of a frame that stands over the page; Escape closes it. */
export function keepInside(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (!event.currentTarget.contains(event.target as Node)) return; // inside a dialog above it
  if (event.key === 'Escape') {
    event.stopPropagation();
    onClose();
  }
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.tabIndex >= 0);
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

interface ToolPopoverProps {
  icon: ReactNode;
  label: ReactNode;
  /** The panel's name for screen readers. */
  title: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isMarked?: boolean;
  children: ReactNode;
}

/** A button of a list's toolbar with a panel of controls below it, which takes the focus and gives it back. */
export function ToolPopover({ icon, label, title, isOpen, onOpen, isMarked = false, children }: ToolPopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    onOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      onOpenChange={onOpen}
      content={
        <Panel title={title} onClose={close}>
          {children}
        </Panel>
      }
    >
      <Button
        ref={button}
        className="crud-tool"
        data-set={isMarked || undefined}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {label}
      </Button>
    </Popover>
  );
}

function Panel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>(STOPS)?.focus(), []);
  const frame = {
    role: 'dialog',
    'aria-label': title,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keepInside(event, onClose),
  };
  return (
    <div ref={panel} className="crud-tool-panel" {...frame}>
      {children}
    </div>
  );
}
