import { trackingFields, type StaffOrder } from '#contract/orders.ts';
import { TextField } from '../../form/text-fields.tsx';

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

/** How a parcel travels. */
export function TrackingFields() {
  return (
    <>
      <TextField name={['tracking', 'carrier']} />
      <TextField name={['tracking', 'number']} isMono />
      <TextField
        name={['tracking', 'url']}
        placeholder="https://"
        extra="İsteğe bağlı. Müşteri bu adresten kargosunu izler."
      />
    </>
  );
}
