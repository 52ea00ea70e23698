import { useState } from 'react';
import { App, Button, Form } from 'antd';
import * as z from 'zod';
import { noteFields, type StaffOrder } from '#contract/orders.ts';
import { shipmentFields } from '#contract/shipments.ts';
import { openAtMost, SHIPMENT_LINES_MISSING, shipmentTitle } from '#contract/shipment-texts.ts';
import { api } from '#browser/signed-in-api.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { LongTextField, NumberField } from '../../form/text-fields.tsx';
import { chosenLines, LineQuantity } from './line-quantity.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { useOrderCall } from './use-order-call.ts';

export type Shipment = StaffOrder['shipments'][number];
type Line = StaffOrder['lines'][number];

interface Props {
  order: StaffOrder;
  place: DialogPlace;
  onChanged: (order: StaffOrder) => void;
}
interface Values {
  carrier: string;
  number: string;
  url: string;
  parcels: number;
  weightKg: number | null;
}
interface NewValues extends Values {
  notes: string;
  quantities: Record<string, number | null>;
}

const GRAMS = 1_000;
const toGrams = (kilograms: number | null): number | null =>
  kilograms === null ? null : Math.round(kilograms * GRAMS);
const weightKg = z.number().nullable().transform(toGrams).pipe(shipmentFields.weightG);
const { carrier, number, url, parcels } = shipmentFields;
const parcelSchemas = { carrier, number, url, parcels, weightKg };

const bodyOf = ({ carrier: by, number: no, url: page, parcels: count, weightKg: weight }: Values) => ({
  carrier: by,
  number: no,
  url: page,
  parcels: count,
  weightG: toGrams(weight),
});

export const openOf = ({ quantity, shipped }: Pick<Line, 'quantity' | 'shipped'>): number => quantity - shipped;

/** Sends what is chosen of the open lines; all of it unless staff say otherwise. */
export function NewShipmentDialog({ order, place, onChanged }: Props) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  // As it was when it was asked: the order changes before the dialog closes.
  const [open] = useState(() => order.lines.filter((line) => openOf(line) > 0));
  const [count] = useState(order.shipments.length);
  const all = Object.fromEntries(open.map((line) => [line.position, openOf(line)]));
  // What was noted before the first shipment belongs to it.
  const noted = count === 0 ? order.tracking : null;

  const save = async ({ quantities, notes, ...parcel }: NewValues): Promise<void> => {
    const lines = chosenLines(quantities);
    if (lines.length === 0) {
      form.setFields([{ name: ['quantities', String(open[0]?.position)], errors: [SHIPMENT_LINES_MISSING] }]);
      return;
    }
    const reply = await send(
      () =>
        guarded(order.version, (version) =>
          api('POST /api/orders/:id/shipments', {
            params: { id: order._id },
            body: { ...bodyOf(parcel), lines, notes, version },
          }),
        ),
      texts.shipmentFailed,
    );
    if (!reply) return;
    void message.success({ content: reply.isPartShipped ? texts.partShipped : texts.allShipped, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog<NewValues>
      place={place}
      name="order-shipment"
      form={form}
      title={texts.shipTitle}
      okText={texts.ship}
      schemas={{ ...parcelSchemas, notes: noteFields.notes }}
      initialValues={{
        ...(noted ?? { carrier: '', number: '', url: '' }),
        parcels: 1,
        weightKg: null,
        notes: '',
        quantities: all,
      }}
      first="carrier"
      isSending={isSending}
      problem={problem}
      refusal={order.canShip || order.shipments.length > count ? undefined : texts.notShippable}
      onSave={(values) => void save(values)}
    >
      <p className="crud-note order-dialog-effect">{texts.shipEffect}</p>
      <fieldset className="order-leaving">
        <legend>
          <span>{texts.leaving}</span>
          <Button size="small" onClick={() => form.setFieldsValue({ quantities: all })}>
            {texts.leaveAll}
          </Button>
        </legend>
        {open.map((line) => (
          <LineQuantity
            key={line.position}
            line={line.position}
            code={line.code}
            name={line.name}
            unit={line.unit}
            most={openOf(line)}
            tooMany={openAtMost(openOf(line), line.unit)}
            label={texts.leavingOf(line.code)}
          />
        ))}
      </fieldset>
      <TrackingFields />
      <ParcelFields />
      <LongTextField name="notes" rows={2} extra={texts.noteHint} />
    </OrderDialog>
  );
}

const ParcelFields = () => (
  <div className="order-tracking-pair">
    <NumberField name="parcels" />
    <NumberField name="weightKg" decimals={2} suffix="kg" required={false} />
  </div>
);

/** Corrects the tracking and the parcels of a shipment. */
export function EditShipmentDialog({ order, shipment, place, onChanged }: Props & { shipment: Shipment }) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  const save = async (values: Values): Promise<void> => {
    const reply = await send(
      () =>
        guarded(order.version, (version) =>
          api('PUT /api/orders/:id/shipments/:shipment', {
            params: { id: order._id, shipment: shipment._id },
            body: { ...bodyOf(values), version },
          }),
        ),
      texts.trackingFailed,
    );
    if (!reply) return;
    void message.success({ content: texts.trackingSaved, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog<Values>
      place={place}
      name="order-tracking"
      form={form}
      title={texts.editShipment(shipmentTitle(shipment.no))}
      okText={COMMON_TEXTS.save}
      schemas={parcelSchemas}
      initialValues={{
        carrier: shipment.carrier,
        number: shipment.number,
        url: shipment.url,
        parcels: shipment.parcels,
        weightKg: shipment.weightG === null ? null : shipment.weightG / GRAMS,
      }}
      first="carrier"
      isSending={isSending}
      problem={problem}
      onSave={(values) => void save(values)}
    >
      <p className="crud-note">{texts.trackingHint}</p>
      <TrackingFields />
      <ParcelFields />
    </OrderDialog>
  );
}
