import type { ReactNode } from 'react';
import { Button } from 'antd';
import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { useNavigate } from 'react-router';

/** A screen's heading, what can be done there, and the way back. */
export function PageHead({ title, note, backTo, children }: { title: string; note?: ReactNode; backTo?: string; children?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <header className="crud-head">
      {backTo && <Button type="text" icon={<ArrowLeftOutlined />} aria-label="Listeye dön" onClick={() => void navigate(backTo)} />}
      <div className="crud-head-text">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {children && <div className="crud-head-actions">{children}</div>}
    </header>
  );
}
