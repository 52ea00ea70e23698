import type { ReactNode } from 'react';
import './door.css';

interface Props {
  title: string;
  lead?: string;
  /** Facts beside the form, below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page with one form in a narrow column: signing in, registering, and the pages that mails lead to. */
export const Door = ({ title, lead, aside, children }: Props) => (
  <div className="door wrap">
    <div className="door-main">
      <h1>{title}</h1>
      {lead && <p className="door-lead">{lead}</p>}
      {children}
    </div>
    {aside && <aside className="door-aside">{aside}</aside>}
  </div>
);

interface RuledFactsProps {
  id: string;
  title: string;
  facts: readonly { title: string; text: string }[];
}

/** Facts in ruled rows below their heading, beside a narrow form. */
export const RuledFacts = ({ id, title, facts }: RuledFactsProps) => (
  <section className="ruled-facts" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {facts.map(({ title: name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
