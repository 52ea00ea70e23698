import type { ReactNode } from 'react';
import { Breadcrumb, trailTo } from './breadcrumb.tsx';

interface PageHeadProps {
  /** The page's name in its trail. */
  title: string;
  path: string;
  /** The first heading, where it is not the page's name. */
  heading?: string;
  lead?: string;
  children?: ReactNode;
}

/** The head of a page of prose: trail, title, and a sentence. */
export function PageHead({ title, path, heading, lead, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap">
        <Breadcrumb trail={trailTo(title, path)} />
        <h1>{heading || title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
