import { useEffect, type ReactNode } from 'react';
import { Button } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { useNavigate } from 'react-router';
import { tabTitle } from '../base/company.ts';
import { useScreen } from '../base/screens.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

interface PageHeadProps {
  /** Name of the row, for screens that show one: heading and tab title. */
  title?: string | undefined;
  note?: ReactNode;
  /** In the heading's line, where there is room. */
  isNoteBeside?: boolean;
  /** How many rows there are, and of what: beside the heading. */
  count?: { number: string; counted: string } | undefined;
  backTo?: string;
  children?: ReactNode;
}

/** Heading of a screen (by default its route's), actions, and the way back. */
export function PageHead({ title, note, isNoteBeside, count, backTo, children }: PageHeadProps) {
  const navigate = useNavigate();
  const screen = useScreen()?.title;
  useEffect(() => {
    if (title) document.title = tabTitle(title);
  }, [title]);
  return (
    <header className="crud-head">
      {backTo && (
        <Button
          className="crud-back"
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          onClick={() => void navigate(backTo)}
        >
          {texts.back}
        </Button>
      )}
      <div className="crud-head-text" data-beside={isNoteBeside || undefined}>
        {/* Phones have it in the header. */}
        <h1 className={title === undefined ? 'crud-head-screen' : undefined}>{title ?? screen}</h1>
        {count && (
          <span className="crud-head-count" aria-hidden>
            {count.number}
            {count.counted && <span> {count.counted}</span>}
          </span>
        )}
        {note && <div className="crud-head-note">{note}</div>}
      </div>
      {children && <div className="crud-head-actions">{children}</div>}
    </header>
  );
}
