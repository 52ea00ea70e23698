import type { InputHTMLAttributes, ReactNode } from 'react';
import { REQUIRED_FIELDS } from '#contract/form-texts.ts';
import { FORM_TEXTS } from '../texts/form.ts';
import type { Form } from './form-state.ts';
import './form-field.css';

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'min' | 'placeholder' | 'onFocus'> {
  form: Form;
  name: string;
  label: ReactNode;
  hint?: string;
  /** What it holds before anybody types. */
  initial?: string;
  isRequired?: boolean;
  /** Several lines. */
  rows?: number;
  className?: string;
}

/** A field with its label, what helps to fill it in, and what is wrong with it. */
export function FormField({ form, name, label, hint, initial, isRequired = false, rows, className = '', ...input }: FieldProps) {
  const id = `${form.id}-${name}`;
  const error = form.errorOf(name);
  const shared = {
    id, name, className: 'field', required: isRequired, defaultValue: form.startOf(name, initial),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={`form-field ${className}`}>
      <label htmlFor={id}>{label}{isRequired && <span className="form-star" aria-hidden="true"> *</span>}</label>
      {hint && <p className="form-hint" id={`${id}-hint`}>{hint}</p>}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} {...input} />}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? <p className="form-error" id={`${id}-error`}>{error === REQUIRED_FIELDS ? FORM_TEXTS.fieldMissing : error}</p> : null;
}

/** For programs only: out of sight, out of the way of the Tab key, and unknown to what fills in addresses. */
export function Honeypot({ form }: { form: Form }) {
  return (
    <div className="form-honeypot" aria-hidden="true">
      <label>{FORM_TEXTS.honeypot}<input name="website" tabIndex={-1} autoComplete="off" defaultValue={form.startOf('website')} /></label>
    </div>
  );
}

/** The button, and above it what the whole form has to say. It stays a button while sending, so that the focus stays too. */
export function FormEnd({ form, submit, children }: { form: Form; submit: ReactNode; children?: ReactNode }) {
  const isSending = form.phase === 'sending';
  return (
    <>
      <div className="form-said" role="alert">{form.message && <p className="notice notice--error">{form.message}</p>}</div>
      <div className="form-end">
        {children}
        <button type="submit" className="button button--accent" aria-disabled={isSending || undefined}>
          {isSending ? <><span className="form-busy" aria-hidden="true" />{FORM_TEXTS.sending}</> : submit}
        </button>
      </div>
    </>
  );
}
