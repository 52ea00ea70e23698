import type { ReactNode } from 'react';
import './empty-sheet.css';

/** A view for missing content: text beside an empty drawing sheet whose title block gives the reason. */
export function EmptySheet({
  title,
  mark,
  caption,
  children,
}: {
  title: string;
  mark: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <div className="wrap empty-sheet">
      <div className="empty-sheet-words">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="sheet grid-paper" aria-hidden="true">
        <svg viewBox="0 0 480 340">
          <path className="empty-sheet-axis" d="M240 20v270M60 155h360" />
          <path
            className="empty-sheet-missing"
            d="M150 80h180v150H150zM240 155m-48 0a48 48 0 1 0 96 0a48 48 0 1 0-96 0"
          />
          <path className="empty-sheet-rule" d="M150 245v26M330 245v26M152 263h176M152 263l9-3v6zM328 263l-9-3v6z" />
          <text x="240" y="256" textAnchor="middle">
            ?
          </text>
          <path className="empty-sheet-rule" d="M250 294h229v45H250zM390 294v45" />
          <text x="264" y="322">
            {caption}
          </text>
          <text className="empty-sheet-mark" x="434" y="325" textAnchor="middle">
            {mark}
          </text>
        </svg>
      </div>
    </div>
  );
}
