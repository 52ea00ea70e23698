import { App, Button } from 'antd';
import { isLink } from '#contract/fields.ts';
import { DOCUMENT_FAILED, DOCUMENT_LABELS } from '#contract/order-documents.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { kilogramsText, parcelCount, shipmentTitle } from '#contract/shipment-texts.ts';
import { quantityOf, type Unit } from '#contract/units.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton, useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { DELIVERED_LOOK, UNDER_WAY_LOOK } from '../../fields/statuses.ts';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { Part } from './parts.tsx';
import { EditShipmentDialog, NewShipmentDialog, openOf, type Shipment } from './shipment-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Props {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}

/** What has left of an order, and what has not. */
export function OrderShipments({ order, onChanged }: Props) {
  const { row: asked, show, ...place } = useDetails<'new' | Shipment>();
  const { shipments, lines, canShip, isPartShipped, isRestClosed } = order;
  const call = useShipmentCalls({ order, onChanged });
  if (order.isPickup || (shipments.length === 0 && !canShip)) return null;
  const open = lines.filter((line) => openOf(line) > 0);
  return (
    <Part
      title={texts.shipments}
      aside={
        canShip && (
          <Button size="small" onClick={() => show('new')}>
            {texts.newShipment}
          </Button>
        )
      }
    >
      {shipments.length === 0 && <p className="crud-note">{texts.noShipments}</p>}
      <ul className="order-entries">
        {shipments.map((shipment) => (
          <li key={shipment._id}>
            <ShipmentEntry order={order} shipment={shipment} call={call} onEdit={() => show(shipment)} />
          </li>
        ))}
      </ul>
      {shipments.length > 0 && open.length > 0 && (
        <div className="order-rest">
          <h3>{isRestClosed ? texts.restClosed : texts.rest}</h3>
          <Contents
            of={open.map((line) => ({ key: line.position, code: line.code, quantity: openOf(line), unit: line.unit }))}
          />
          {isPartShipped && (
            <Button size="small" disabled={call.isSending} onClick={() => void call.close()}>
              {texts.closeRest}
            </Button>
          )}
        </div>
      )}
      {call.problem !== undefined && <p role="alert">{call.problem}</p>}
      {asked === 'new' && <NewShipmentDialog order={order} place={place} onChanged={onChanged} />}
      {asked !== undefined && asked !== 'new' && (
        <EditShipmentDialog order={order} shipment={asked} place={place} onChanged={onChanged} />
      )}
    </Part>
  );
}

/** Changes of shipments that need no form, each with its question. */
function useShipmentCalls({ order, onChanged }: Props) {
  const { modal, message } = App.useApp();
  const { send, isSending, problem } = useOrderCall(onChanged);
  const guarded = useStaleQuestion('order');
  const { _id: id } = order;
  type Version = { version: number | undefined };
  const ask = async (
    { title, effect, action }: { title: string; effect: string; action: string },
    work: (body: Version) => Promise<StaffOrder>,
  ): Promise<void> => {
    const isMeant = await modal.confirm({ title, content: effect, okText: action, cancelText: COMMON_TEXTS.giveUp });
    if (!isMeant) return;
    const reply = await send(() => guarded(order.version, (version) => work({ version })), texts.shipmentFailed);
    if (reply) void message.success({ content: texts.shipmentSaved, key: 'order' });
  };
  return {
    isSending,
    problem,
    deliver: ({ _id: shipment, no }: Shipment) =>
      ask({ ...texts.deliverShipment, title: texts.deliverShipment.title(shipmentTitle(no)) }, (body) =>
        api('POST /api/orders/:id/shipments/:shipment/delivered', { params: { id, shipment }, body }),
      ),
    takeBack: ({ _id: shipment, no }: Shipment) =>
      ask({ ...texts.takeBack, title: texts.takeBack.title(shipmentTitle(no)) }, (body) =>
        api('POST /api/orders/:id/shipments/:shipment/take-back', { params: { id, shipment }, body }),
      ),
    close: () => ask(texts.closing, (body) => api('POST /api/orders/:id/shipments/close', { params: { id }, body })),
  };
}

interface EntryProps {
  order: StaffOrder;
  shipment: Shipment;
  call: ReturnType<typeof useShipmentCalls>;
  onEdit: () => void;
}

function ShipmentEntry({ order, shipment, call, onEdit }: EntryProps) {
  const { no, carrier, number, url, parcels, weightG, shippedAt, deliveredAt, by, lines } = shipment;
  const ordered = new Map(order.lines.map((line) => [line.position, line]));
  const isOfSeveral = order.shipments.length > 1 || order.isPartShipped;
  const isMoving = order.status === 'preparing' || order.status === 'shipped';
  const facts = [parcelCount(parcels), weightG === null ? '' : kilogramsText(weightG), shortTime(shippedAt), by];
  return (
    <section aria-label={shipmentTitle(no)}>
      <div className="order-entry-head">
        <strong>{shipmentTitle(no)}</strong>
        <StatusTag look={deliveredAt ? DELIVERED_LOOK : UNDER_WAY_LOOK} />
        {deliveredAt && <time dateTime={deliveredAt}>{shortTime(deliveredAt)}</time>}
      </div>
      {number !== '' && (
        <div className="order-shipment-number">
          {carrier}
          <span className="order-copied">
            {isLink(url) ? (
              <a className="crud-mono" href={url} target="_blank" rel="noopener noreferrer">
                {number}
              </a>
            ) : (
              <span className="crud-mono">{number}</span>
            )}
            <CopyButton text={number} name={texts.copyTracking} />
          </span>
        </div>
      )}
      <div className="crud-note">{facts.filter(Boolean).join(' · ')}</div>
      <Contents
        of={lines.map(({ line, quantity }) => {
          const { code, unit } = ordered.get(line)!;
          return { key: line, code, quantity, unit };
        })}
      />
      <div className="order-shipment-actions">
        {isMoving && !deliveredAt && isOfSeveral && (
          <Button size="small" disabled={call.isSending} onClick={() => void call.deliver(shipment)}>
            {texts.deliver}
          </Button>
        )}
        <Button size="small" onClick={onEdit}>
          {texts.edit}
        </Button>
        {(['packing', 'label'] as const).map((kind) => (
          <DownloadButton
            key={kind}
            size="small"
            call="GET /api/orders/:id/documents/:kind"
            input={{ params: { id: order.number, kind }, query: { shipment: shipment._id } }}
            failed={DOCUMENT_FAILED}
          >
            {DOCUMENT_LABELS[kind]}
          </DownloadButton>
        ))}
        {isMoving && !deliveredAt && (
          <Button size="small" disabled={call.isSending} onClick={() => void call.takeBack(shipment)}>
            {texts.takeBack.action}
          </Button>
        )}
      </div>
    </section>
  );
}

const Contents = ({ of }: { of: { key: number; code: string; quantity: number; unit: Unit }[] }) => (
  <ul className="order-contents">
    {of.map(({ key, code, quantity, unit }) => (
      <li key={key}>
        <span className="crud-mono">{code}</span> × {quantityOf(quantity, unit)}
      </li>
    ))}
  </ul>
);
