import { App, AutoComplete, Form } from 'antd';
import { trackingFields, type StaffOrder } from '#contract/orders.ts';
import { fold } from '#contract/text.ts';
import { api } from '#browser/signed-in-api.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useCall } from '../../base/queries.ts';
import { Field } from '../../form/field.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface TrackingDialogProps {
  order: StaffOrder;
  place: DialogPlace;
  onChanged: (order: StaffOrder) => void;
}

/** Corrects the tracking of a shipped order. */
export function TrackingDialog({ order, place, onChanged }: TrackingDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  const save = async ({ tracking }: { tracking: TrackingValues }): Promise<void> => {
    const reply = await send(
      () =>
        guarded(order.version, (version) =>
          api('PATCH /api/orders/:id', { params: { id: order._id }, body: { tracking, version } }),
        ),
      texts.trackingFailed,
    );
    if (!reply) return;
    void message.success({ content: texts.trackingSaved, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog
      place={place}
      name="order-tracking"
      form={form}
      title={texts.editTracking}
      okText={COMMON_TEXTS.save}
      schemas={trackingSchemas}
      initialValues={{ tracking: trackingOf(order) }}
      first={FIRST_TRACKING_FIELD}
      isSending={isSending}
      problem={problem}
      onSave={(values) => void save(values)}
    >
      <p className="crud-note">{texts.trackingHint}</p>
      <TrackingFields />
    </OrderDialog>
  );
}

export interface TrackingValues {
  carrier: string;
  number: string;
  url: string;
}

export const trackingSchemas = {
  'tracking.carrier': trackingFields.carrier,
  'tracking.number': trackingFields.number,
  'tracking.url': trackingFields.url,
};
export const FIRST_TRACKING_FIELD = ['tracking', 'carrier'];
export const trackingOf = ({ tracking }: Pick<StaffOrder, 'tracking'>): TrackingValues =>
  tracking ?? { carrier: '', number: '', url: '' };

/** Inputs for carrier, number and address of a parcel. A carrier that is not in the list is typed. */
export function TrackingFields() {
  const { data = [] } = useCall('GET /api/carriers', {});
  const active = data.filter(({ isActive }) => isActive);
  return (
    <>
      <Field name={['tracking', 'carrier']}>
        <AutoComplete
          options={active.map(({ name }) => ({ value: name }))}
          showSearch={{ filterOption: (typed, option) => fold(option?.value ?? '').includes(fold(typed)) }}
        />
      </Field>
      <TextField name={['tracking', 'number']} isMono />
      <TextField name={['tracking', 'url']} placeholder="https://" extra={texts.trackingUrlHint} />
    </>
  );
}
