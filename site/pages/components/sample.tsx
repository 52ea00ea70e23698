import type { ReactNode } from 'react';

/** A group of components under one heading. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="section wrap" aria-label={title}>
    <div className="section-head">
      <h2>{title}</h2>
    </div>
    {children}
  </section>
);

/** A component in one state, with the state's name. */
export const Sample = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="component-sample">
    <h3>{name}</h3>
    <div>{children}</div>
  </div>
);
