import { useId, type ReactNode } from 'react';
import { Button } from 'antd';
import { useLeaving } from './decide.ts';
import { MONEY_TEXTS as texts } from './texts.ts';
import './money.css';

/** What an admin is asked to decide, with leaving everything as it is among the answers. @param children the others */
export function Offer({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const { leave, isLeaving } = useLeaving();
  const heading = useId();
  return (
    <section className="money-offer" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="money-offer-actions">
        {children}
        <Button type={children ? 'text' : undefined} loading={isLeaving} onClick={leave}>
          {texts.leave}
        </Button>
      </div>
    </section>
  );
}
