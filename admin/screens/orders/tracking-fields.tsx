import { AutoComplete } from 'antd';
import { fold } from '#contract/text.ts';
import { useCall } from '../../base/queries.ts';
import { Field } from '../../form/field.tsx';
import { TextField } from '../../form/text-fields.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

/** Inputs for carrier, number and address of a shipment. A carrier that is not in the list is typed. */
export function TrackingFields() {
  const { data = [] } = useCall('GET /api/carriers', {});
  const active = data.filter(({ isActive }) => isActive);
  return (
    <>
      <div className="order-tracking-pair">
        <Field name="carrier">
          <AutoComplete
            options={active.map(({ name }) => ({ value: name }))}
            showSearch={{ filterOption: (typed, option) => fold(option?.value ?? '').includes(fold(typed)) }}
          />
        </Field>
        <TextField name="number" isMono />
      </div>
      <TextField name="url" placeholder="https://" extra={texts.trackingUrlHint} />
    </>
  );
}
