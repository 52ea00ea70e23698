import type { ReactNode } from 'react';
import { Breadcrumb, trailTo } from './breadcrumb.tsx';

interface PageHeadProps {
  title: string;
  path: string;
  lead: string;
  eyebrow?: string;
  children?: ReactNode;
}

/** The head of a page of prose: trail, title, and a sentence. */
export function PageHead({ title, path, lead, eyebrow, children }: PageHeadProps) {
  return (
    <div className="page-head grid-paper">
      <div className="wrap">
        <Breadcrumb trail={trailTo(title, path)} />
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  );
}
