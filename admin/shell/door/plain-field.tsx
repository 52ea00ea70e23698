import { useId, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { DOOR_TEXTS as texts } from './texts.ts';

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'onChange' | 'className'>;
interface Props extends Attributes {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  below?: ReactNode;
}

/** A labelled field without Ant Design, for the sign-in page. */
export function PlainField({ label, value, onChange, error, inputRef, below, ...attributes }: Props) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="plain-field-box">
        <input
          {...attributes}
          ref={inputRef}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || below ? `${id}-note` : undefined}
        />
      </div>
      {(error || below) && (
        <div id={`${id}-note`} className="plain-field-note">
          {error && <span className="plain-field-error">{error}</span>}
          {below}
        </div>
      )}
    </div>
  );
}

/** A password field with a show button and a caps lock warning. */
export function PasswordField({ label, value, onChange, error, inputRef, below, ...attributes }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const hasNote = Boolean(error || below || isCapsLock);
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      <div className="plain-field-box">
        <input
          {...attributes}
          ref={inputRef}
          id={id}
          type={isShown ? 'text' : 'password'}
          value={value}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasNote ? `${id}-note` : undefined}
        />
        <button type="button" className="plain-field-eye" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
          <span className="unseen"> ({label})</span>
        </button>
      </div>
      {hasNote && (
        <div id={`${id}-note`} className="plain-field-note" aria-live="polite">
          {error && <span className="plain-field-error">{error}</span>}
          {isCapsLock && <span className="plain-field-hint">{texts.capsLock}</span>}
          {below}
        </div>
      )}
    </div>
  );
}
