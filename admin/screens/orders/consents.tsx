import { useState } from 'react';
import { Button, Modal } from 'antd';
import type { StaffOrder } from '#contract/orders.ts';
import { shortTime } from '../../base/moment.ts';
import { Part } from './part.tsx';

/** What the customer agreed to; the text that was shown opens in a dialog. */
export function OrderConsents({ consents }: Pick<StaffOrder, 'consents'>) {
  const [shown, setShown] = useState<StaffOrder['consents'][number]>();
  const [isOpen, setOpen] = useState(false);
  return (
    <Part title="Onaylanan sözleşmeler">
      {consents.length === 0 && <p className="crud-note">Kayıtlı onay yok.</p>}
      <ul className="order-entries">
        {consents.map((consent) => (
          <li key={consent.key}>
            <button
              type="button"
              className="crud-title-button"
              onClick={() => {
                setShown(consent);
                setOpen(true);
              }}
            >
              {consent.title}
            </button>
            <div className="crud-note">
              {`Sürüm ${consent.version}, `}
              <time dateTime={consent.at}>{shortTime(consent.at)}</time>
            </div>
          </li>
        ))}
      </ul>
      <Modal
        open={isOpen}
        title={shown?.title}
        width={760}
        onCancel={() => setOpen(false)}
        footer={
          <Button type="primary" onClick={() => setOpen(false)}>
            Tamam
          </Button>
        }
      >
        {shown && (
          <>
            <p className="crud-note">{`Sürüm ${shown.version}, onay: ${shortTime(shown.at)}`}</p>
            <div className="crud-written order-consent-text">{shown.text}</div>
          </>
        )}
      </Modal>
    </Part>
  );
}
