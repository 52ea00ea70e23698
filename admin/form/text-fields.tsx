import { useContext, useState } from 'react';
import { Input, InputNumber, Select, Switch } from 'antd';
import { COMMON_TEXTS } from '../base/texts.ts';
import { Field, FieldContext, keyOf, maxLengthOf, type FieldProps } from './field.tsx';
import { GrowingText } from './growing-text.tsx';

type Named = Omit<FieldProps, 'children'>;

// Usual inputs in one line each. Too long a text is marked and counted, not cut, so that a pasted text keeps its end.

interface TextFieldProps extends Named {
  placeholder?: string;
  autoComplete?: string;
  isMono?: boolean;
  isCounted?: boolean;
  disabled?: boolean;
}

function useMaxLength({ name, schema }: Named): number | undefined {
  const { schemas } = useContext(FieldContext);
  return maxLengthOf(schema ?? schemas[keyOf(name)]);
}

/** @param isCounted shows the number of characters and the limit */
export function TextField({
  placeholder,
  autoComplete = 'off',
  isMono,
  isCounted,
  disabled,
  ...field
}: TextFieldProps) {
  const max = useMaxLength(field);
  return (
    <Field {...field}>
      <Input
        placeholder={placeholder}
        autoComplete={autoComplete}
        disabled={disabled || undefined} // false would enable it while the form is saving
        className={isMono ? 'crud-mono' : undefined}
        count={isCounted && max ? { show: true, max } : undefined}
      />
    </Field>
  );
}

/** @param max shown beside the counter, where less than the limit is advised */
export function LongTextField({
  rows = 3,
  placeholder,
  max,
  ...field
}: Named & { rows?: number; placeholder?: string; max?: number }) {
  const limit = useMaxLength(field);
  const shown = max ?? limit;
  return (
    <Field {...field}>
      <GrowingText rows={rows} placeholder={placeholder} count={shown ? { show: true, max: shown } : undefined} />
    </Field>
  );
}

/**
 * Has no min or max: the contract's rule explains what is wrong, while Ant Design would silently replace the number.
 */
export function NumberField({
  suffix,
  decimals = 0,
  placeholder,
  disabled,
  ...field
}: Named & { suffix?: string; decimals?: number; placeholder?: string; disabled?: boolean }) {
  return (
    <Field {...field}>
      <InputNumber
        precision={decimals}
        decimalSeparator=","
        suffix={suffix}
        placeholder={placeholder}
        className="crud-number"
        disabled={disabled || undefined}
        inputMode={decimals ? 'decimal' : 'numeric'}
      />
    </Field>
  );
}

interface LabelledSwitchProps {
  value?: boolean;
  onChange?: (value: boolean) => void;
  id?: string;
  on: string;
  off: string;
  disabled: boolean;
}

function LabelledSwitch({ value = false, onChange, id, on, off, disabled }: LabelledSwitchProps) {
  return (
    <span className="crud-switch">
      <Switch checked={value} disabled={disabled || undefined} id={id} onChange={(checked) => onChange?.(checked)} />
      <span aria-hidden>{value ? on : off}</span>
    </span>
  );
}

/** A switch with its state in words. */
export function SwitchField({
  on = COMMON_TEXTS.active,
  off = COMMON_TEXTS.passive,
  disabled = false,
  ...field
}: Named & { on?: string; off?: string; disabled?: boolean }) {
  return (
    <Field checkOn="change" {...field}>
      <LabelledSwitch on={on} off={off} disabled={disabled} />
    </Field>
  );
}

/** State and place of a row, in one line at the top of a form's side column. */
export function StateAndOrder({
  order,
  hint = COMMON_TEXTS.orderHint,
  stateHint,
}: {
  order: string;
  hint?: string;
  stateHint?: string;
}) {
  return (
    <div className="crud-pair">
      <SwitchField name="isActive" extra={stateHint} />
      <NumberField name={order} extra={hint} />
    </div>
  );
}

interface ListInputProps {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  id?: string;
  placeholder?: string;
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list as text with one item per line; ignores blank lines. */
export function TextLines({ value = [], onChange, rows = 4, ...input }: ListInputProps & { rows?: number }) {
  const [text, setText] = useState(() => value.join('\n'));
  // Shows the text as typed until the list changes from outside.
  const shown = toLines(text).join('\n') === value.join('\n') ? text : value.join('\n');
  return (
    <GrowingText
      {...input}
      rows={rows}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(toLines(event.target.value));
      }}
    />
  );
}

/** A list as tags, separated by commas or Enter. */
export function TagsInput({ value = [], onChange, disabled, ...input }: ListInputProps & { disabled?: boolean }) {
  const change = (tags: string[]) => onChange?.([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      disabled={disabled || undefined}
      tokenSeparators={[',', '\n']}
      {...input}
      value={[...value]}
      onChange={change}
    />
  );
}
