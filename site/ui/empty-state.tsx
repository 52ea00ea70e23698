import type { ReactNode } from 'react';
import './empty-state.css';

/** A list without a hit: one sentence, what is nearest, and the way to a quote. */
export function EmptyState({
  sentence,
  values = [],
  nearest,
  children,
}: {
  sentence: string;
  /** Nearest values, by what they measure. */
  values?: readonly { title: string; links: readonly { text: string; href: string }[] }[];
  nearest?: { title: string; chips: ReactNode } | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="empty-state">
      <output>{sentence}</output>
      {values.map(({ title, links }) => (
        <p key={title} className="empty-state-values">
          {title}:{' '}
          {links.map(({ text, href }) => (
            <a key={href} className="chip" href={href} rel="nofollow" data-keep-scroll="">
              {text}
            </a>
          ))}
        </p>
      ))}
      {nearest && (
        <div className="empty-state-nearest">
          <h3>{nearest.title}</h3>
          {nearest.chips}
        </div>
      )}
      {children}
    </div>
  );
}
