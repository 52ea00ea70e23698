import type { MouseEvent, ReactNode } from 'react';
import { searchPath } from '#contract/page-paths.ts';

/** Searches in place. @param isExact words are taken as typed */
export type OnSearch = (text: string, isExact?: boolean) => void;

interface SearchLinkProps {
  text: string;
  isExact?: boolean;
  className?: string;
  title?: string;
  /** Absent: the link leads to the catalogue's page. */
  onSearch: OnSearch | undefined;
  children: ReactNode;
}

/** Another search: in place where there is a box for it. */
export function SearchLink({ text, isExact = false, className, title, onSearch, children }: SearchLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSearch(text, isExact);
  };
  return (
    <a className={className} title={title} href={searchPath(text, isExact)} onClick={onClick}>
      {children}
    </a>
  );
}
