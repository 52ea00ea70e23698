// Choices in a form: boxes to tick, and cards of which one is taken.
import type { ReactNode } from 'react';
import { FieldError } from './form-field.tsx';
import type { Form } from './form-state.ts';
import './form-choice.css';

interface CheckProps {
  form: Form;
  name: string;
  isTicked?: boolean;
  isRequired?: boolean;
  onChange?(isTicked: boolean): void;
  className?: string;
  children: ReactNode;
}

/** A box to tick, with its sentence. */
export function FormCheck({
  form,
  name,
  isTicked = false,
  isRequired = false,
  onChange,
  className = '',
  children,
}: CheckProps) {
  const id = `${form.id}-${name}`;
  const error = form.errorOf(name);
  return (
    <div className={`form-field ${className}`}>
      <label className="form-check" htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          defaultChecked={isTicked}
          required={isRequired}
          onChange={onChange && ((event) => onChange(event.target.checked))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface CardProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose(value: string): void;
  isDisabled?: boolean;
  title: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}

/** One of several cards of which one is taken; in a `<fieldset className="form-cards">`. */
export function FormCard({ name, value, isChosen, onChoose, isDisabled = false, title, aside, children }: CardProps) {
  return (
    <label className="form-card">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={() => onChoose(value)}
      />
      <span className="form-card-words">
        <span className="form-card-title">
          <strong>{title}</strong>
          {aside && <span>{aside}</span>}
        </span>
        {children && <span className="form-card-text">{children}</span>}
      </span>
    </label>
  );
}
