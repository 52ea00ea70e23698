import type { ReactNode } from 'react';
import { Button } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { useNavigate } from 'react-router';
import { useScreen } from '../shell/breadcrumb.tsx';
import './crud.css';

/** A screen's heading as its route names it, what can be done there, and the way back. */
export function PageHead({ note, backTo, children }: { note?: ReactNode; backTo?: string; children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <header className="crud-head">
      {backTo && <Button className="crud-back" type="text" icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(backTo)}>Geri Dön</Button>}
      <div className="crud-head-text">
        <h1>{useScreen()?.title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children && <div className="crud-head-actions">{children}</div>}
    </header>
  );
}
