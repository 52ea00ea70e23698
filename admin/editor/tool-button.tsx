import type { ReactNode } from 'react';
import { Tooltip } from 'antd';

export interface Tool {
  label: string;
  /** As people read it: 'Ctrl+B'. */
  keys?: string;
  icon: ReactNode;
  /** On or off; left out where the tool is no switch. */
  isOn?: boolean;
  isOff?: boolean;
  onUse: () => void;
}

/** One of a toolbar's buttons; the toolbar moves the focus among them. */
export function ToolButton({
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
        onMouseDown={(event) => event.preventDefault() /* the text keeps its selection */}
        onClick={() => {
          if (!isOff) onUse();
        }}
      >
        <span aria-hidden="true">{icon}</span>
      </button>
    </Tooltip>
  );
}
