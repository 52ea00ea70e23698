import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Editor } from '@tiptap/core';
import { Tooltip } from 'antd';

/** A toolbar with one Tab stop: arrow keys inside, Escape back to the text. Groups are separated by a line. */
export function ToolRow({
  label,
  groups,
  editor,
}: {
  label: string;
  groups: readonly (readonly Tool[])[];
  editor: Editor;
}) {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const count = groups.flat().length;
  let index = 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return void editor.commands.focus();
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1 + count, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    row.current?.querySelectorAll<HTMLElement>('.editor-tool')[to % count]?.focus();
  };

  return (
    <div ref={row} className="editor-tools" role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((tools) => (
        <div key={tools[0]?.label} className="editor-tool-group">
          {tools.map((tool) => {
            const at = index++;
            return (
              <ToolButton
                key={tool.label}
                tool={tool}
                isStop={at === Math.min(stop, count - 1)}
                onFocus={() => setStop(at)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

export interface Tool {
  label: string;
  /** Shown to people: 'Ctrl+B'. */
  keys?: string;
  icon: ReactNode;
  /** On or off; undefined where the tool is not a toggle. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}

/** A button of a toolbar; the toolbar moves the focus. */
function ToolButton({
  tool: { label, keys, icon, isOn, isOff = false, onUse },
  isStop,
  onFocus,
}: {
  tool: Tool;
  isStop: boolean;
  onFocus: () => void;
}) {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label} mouseEnterDelay={0.4}>
      <button
        type="button"
        className="editor-tool"
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isOff}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onMouseDown={(event) => event.preventDefault() /* keeps the text's selection */}
        onClick={() => {
          if (!isOff) onUse();
        }}
      >
        <span aria-hidden="true">{icon}</span>
      </button>
    </Tooltip>
  );
}
