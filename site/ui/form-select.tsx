import type { ReactNode } from 'react';
import { fieldAttributes, FieldFrame, type FieldProps } from './form-field.tsx';
import './form-select.css';

interface SelectProps extends Pick<
  FieldProps,
  'form' | 'name' | 'label' | 'hint' | 'initial' | 'isRequired' | 'autoComplete' | 'className'
> {
  /** Text of the empty choice. */
  none: string;
  options: readonly string[];
}

/** A field whose value is one of a list. */
export function FormSelect({ none, options, autoComplete, initial, ...field }: SelectProps): ReactNode {
  return (
    <FieldFrame {...field}>
      <select {...fieldAttributes({ ...field, initial })} autoComplete={autoComplete}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}
