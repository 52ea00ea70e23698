import type { Order } from '#contract/orders.ts';
import { PARTLY_OPEN, REST_CLOSED_LABEL, shipmentTitle } from '#contract/shipment-texts.ts';
import { countOf } from '#contract/units.ts';
import { FactsLine, type Fact } from '../../account/facts-line.tsx';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';

type Shipment = Order['shipments'][number];
interface Content {
  line: number;
  quantity: number;
}

/** What has left, each with its carrier and number, and what has not. */
export function OrderShipments({ order }: { order: Order }) {
  const { shipments, lines, tracking, isRestClosed, isPickup } = order;
  if (isPickup) return null;
  if (shipments.length === 0) return tracking && <Tracking tracking={tracking} />;
  const open = lines.flatMap(({ position, quantity, shipped }) =>
    shipped < quantity ? [{ line: position, quantity: quantity - shipped }] : [],
  );
  const isWhole = shipments.length === 1 && open.length === 0;
  return (
    <section className="order-shipments" aria-label={texts.shipments}>
      {!isWhole && <h2>{texts.shipments}</h2>}
      {shipments.map((shipment) => (
        <Parcel key={shipment._id} shipment={shipment} order={order} isWhole={isWhole} />
      ))}
      {open.length > 0 && (
        <div className="order-shipment">
          <h3>{isRestClosed ? REST_CLOSED_LABEL : PARTLY_OPEN}</h3>
          <Contents of={open} order={order} />
        </div>
      )}
    </section>
  );
}

function Parcel({ shipment, order, isWhole }: { shipment: Shipment; order: Order; isWhole: boolean }) {
  const { no, shippedAt, deliveredAt, lines } = shipment;
  return (
    <div className="order-shipment">
      {!isWhole && (
        <h3>
          {shipmentTitle(no)}{' '}
          <span className="muted">
            {deliveredAt ? texts.deliveredOn(longDate(deliveredAt)) : texts.shippedOn(longDate(shippedAt))}
          </span>
        </h3>
      )}
      {shipment.number && <Tracking tracking={shipment} isOne={isWhole} />}
      {!isWhole && <Contents of={lines} order={order} />}
    </div>
  );
}

function Tracking({
  tracking: { carrier, number, url, parcels = 1 },
  isOne = true,
}: {
  tracking: NonNullable<Order['tracking']> & { parcels?: number };
  isOne?: boolean;
}) {
  const facts: Fact[] = [
    { label: texts.carrier, value: carrier },
    { label: texts.trackingNumber, value: <span className="code">{number}</span> },
    ...(parcels > 1 ? [{ label: texts.parcels, value: parcels }] : []),
  ];
  return (
    <section className="order-tracking" aria-label={isOne ? texts.tracking : texts.trackingOf(number)}>
      <FactsLine facts={facts} />
      {url && (
        <a className="more" href={url} target="_blank" rel="noopener noreferrer">
          {texts.track}
        </a>
      )}
    </section>
  );
}

function Contents({ of, order: { lines } }: { of: readonly Content[]; order: Order }) {
  const ordered = new Map(lines.map((line) => [line.position, line]));
  return (
    <ul className="order-contents">
      {of.map(({ line, quantity }) => {
        const { code, name, unit } = ordered.get(line)!;
        return (
          <li key={line}>
            <span className="figures">{countOf(quantity, unit)}</span> <span className="code">{code}</span>{' '}
            <span className="muted">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
