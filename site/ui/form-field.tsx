import type { InputHTMLAttributes, ReactNode } from 'react';
import { REQUIRED_FIELDS } from '#contract/form-texts.ts';
import { FORM_TEXTS } from '../texts/form.ts';
import plainStyles from './form-plain.css?url';
import type { Form } from './form-state.ts';
import './form-field.css';

export interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'min' | 'placeholder' | 'onFocus'
> {
  form: Form;
  name: string;
  label: ReactNode;
  hint?: string;
  /** The field's first value. */
  initial?: string;
  isRequired?: boolean;
  /** Number of lines; a field of one line by default. */
  rows?: number;
  className?: string;
}

/** A field with its label, hint and error. */
export function FormField({
  form,
  name,
  label,
  hint,
  initial,
  isRequired = false,
  rows,
  className = '',
  ...input
}: FieldProps) {
  const shared = fieldAttributes({ form, name, hint, initial, isRequired });
  return (
    <FieldFrame form={form} name={name} label={label} hint={hint} isRequired={isRequired} className={className}>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
    </FieldFrame>
  );
}

type Described = Pick<FieldProps, 'form' | 'name' | 'isRequired'> & { hint?: string | undefined };

/** Attributes of every kind of field: id, name, first value, and the ids of hint and error. */
export function fieldAttributes({
  form,
  name,
  hint,
  initial,
  isRequired = false,
}: Described & { initial?: string | undefined }) {
  const id = `${form.id}-${name}`;
  const error = form.errorOf(name);
  return {
    id,
    name,
    className: 'field',
    required: isRequired,
    defaultValue: form.startOf(name, initial),
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
}

/** Label, hint and error around a field. */
export function FieldFrame({
  form,
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  children,
}: Described & Pick<FieldProps, 'label' | 'className'> & { children: ReactNode }) {
  const id = `${form.id}-${name}`;
  return (
    <div className={`form-field ${className}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="form-star" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={form.errorOf(name)} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="form-error" id={`${id}-error`}>
      {error === REQUIRED_FIELDS ? FORM_TEXTS.fieldMissing : error}
    </p>
  ) : null;
}

/** A trap for programs: out of sight, out of the order of the Tab key, and without a name that browsers fill in. */
export function Honeypot({ form }: { form: Form }) {
  return (
    <div className="form-honeypot" aria-hidden="true">
      <label>
        {FORM_TEXTS.honeypot}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue={form.startOf('website')} />
      </label>
    </div>
  );
}

interface FormEndProps {
  form: Form;
  submit: ReactNode;
  /** Text of the button while sending. */
  sending?: string;
  /** The form cannot be sent yet. */
  isWaiting?: boolean;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  /** Another button beside the first. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** The button, with the whole form's message above it. It is not disabled while sending, so that it keeps the focus. */
export function FormEnd({
  form,
  submit,
  sending = FORM_TEXTS.sending,
  isWaiting = false,
  isDangerous = false,
  beside,
  children,
}: FormEndProps) {
  const isSending = form.phase !== 'editing';
  return (
    <>
      <div className="form-said" role="alert">
        {form.message && <p className={form.isAtField ? 'visually-hidden' : 'notice notice--error'}>{form.message}</p>}
      </div>
      <div className="form-end">
        {children}
        <div className="form-buttons">
          <button
            type="submit"
            className={`button ${isDangerous ? 'button--danger' : 'button--accent'}`}
            disabled={isWaiting}
            aria-disabled={isSending || undefined}
          >
            {isSending ? (
              <>
                <span className="form-busy" aria-hidden="true" />
                {sending}
              </>
            ) : (
              submit
            )}
          </button>
          {beside}
        </div>
      </div>
    </>
  );
}

/** Styles for browsers without JavaScript. */
export const PlainStyles = () => (
  <noscript>
    <link rel="stylesheet" href={plainStyles} />
  </noscript>
);
