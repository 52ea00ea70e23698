import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Field, type FieldProps } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

interface DateInputProps {
  value?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  id?: string;
}

/** A day as '2026-05-31'; null for none. */
function DateInput({ value, onChange, ...input }: DateInputProps) {
  return (
    <DatePicker
      {...input}
      className="crud-date"
      format={['D MMMM YYYY', 'D.M.YYYY', 'D.MM.YYYY', 'DD.MM.YYYY']}
      placeholder={texts.chooseDate}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault(); /* accepts the typed day without submitting the form */
      }}
    />
  );
}

export function DateField(field: Omit<FieldProps, 'children'>) {
  return (
    <Field checkOn="change" {...field}>
      <DateInput />
    </Field>
  );
}
