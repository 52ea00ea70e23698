import { useEffect, type ReactNode } from 'react';
import { Button } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { useNavigate } from 'react-router';
import { tabTitle } from '../base/company.ts';
import { useScreen } from '../base/screens.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

interface PageHeadProps {
  /** Of screens that show one row: what it is called, here and in the tab. */
  title?: string | undefined;
  note?: ReactNode;
  backTo?: string;
  children?: ReactNode;
}

/** A screen's heading, as its route names it unless told, what can be done there, and the way back. */
export function PageHead({ title, note, backTo, children }: PageHeadProps) {
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
      <div className="crud-head-text">
        {/* On a phone the header says it already. */}
        <h1 className={title === undefined ? 'crud-head-screen' : undefined}>{title ?? screen}</h1>
        {note && <div className="crud-head-note">{note}</div>}
      </div>
      {children && <div className="crud-head-actions">{children}</div>}
    </header>
  );
}
