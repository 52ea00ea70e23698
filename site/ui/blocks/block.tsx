// The blocks that plain pages consist of: headings over a line of ink, lists and tables hanging from it.
import type { ReactNode } from 'react';
import './blocks.css';

/** A page's blocks below each other; of those marked as halves, two stand side by side on wide screens. */
export const Blocks = ({ children }: { children: ReactNode }) => <div className="wrap blocks">{children}</div>;

export interface BlockProps {
  /** Of the heading, which names the block. */
  id: string;
  /** Empty: the block has no heading. */
  title: string;
  /** A sentence beside the heading. */
  lead?: string;
  /** A link to more, at the right. */
  more?: ReactNode;
  isHalf?: boolean;
  className?: string;
  children: ReactNode;
}

export function Block({ id, title, lead, more, isHalf = false, className = '', children }: BlockProps) {
  return (
    <section className={`block ${isHalf ? 'block--half' : ''} ${className}`} aria-labelledby={title ? id : undefined}>
      {(title || lead) && (
        <div className="section-head">
          {title && <h2 id={id}>{title}</h2>}
          {lead && <p>{lead}</p>}
          {more}
        </div>
      )}
      {children}
    </section>
  );
}
