// Parts that several sections share.
import type { ReactNode } from 'react';
import type { PageSection, SectionOf } from '#contract/page-sections.ts';
import { ClassIcon } from '../../ui/class-icon.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface PropsOfSection<T extends PageSection['type']> {
  section: SectionOf<T>;
  id: string;
}

/** A section's box, named by its heading if it has one. */
export function Box({
  id,
  title,
  className = '',
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`section ${className}`} aria-labelledby={title ? id : undefined}>
      <div className="wrap">{children}</div>
    </section>
  );
}

export const Title = ({ id, title }: { id: string; title: string }) => (title ? <h2 id={id}>{title}</h2> : null);

/** Running text with inline marks, sanitized by the server. */
export function Paragraphs({ html }: { html: readonly string[] }) {
  return (
    <div className="prose">
      {html.map((paragraph, i) => (
        <p key={i} dangerouslySetInnerHTML={{ __html: paragraph }} />
      ))}
    </div>
  );
}

/** Figures with their labels. */
export function Stats({ stats }: { stats: readonly { icon: string; value: string; label: string }[] }) {
  if (stats.length === 0) return null;
  return (
    <dl className="sections-stats cells">
      {stats.map(({ icon, value, label }, i) => (
        <div key={i}>
          <dt>{label}</dt>
          <dd>
            {icon && <ClassIcon name={icon} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A picture with words over its lower edge. */
export function Overlay({ image, text }: { image: string; text: string }) {
  if (!image) return null;
  return (
    <figure className="sections-overlay sheet">
      <Picture kind="pages" image={image} alt="" width={1200} height={675} sizes="(min-width: 960px) 600px, 100vw" />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
}
