import { useState } from 'react';
import { ACCOUNT_FORM_TEXTS as texts } from '../texts/account.ts';
import { fieldAttributes, FieldFrame } from '../ui/form-field.tsx';
import type { Form } from '../ui/form-state.ts';
import './password-field.css';

interface Props {
  form: Form;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  /** Length that a new password needs: shows the rules, with the length ticked off while typing. */
  min?: number;
}

/** A password field whose content can be shown. */
export function PasswordField({ autoComplete, min, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  const [length, setLength] = useState(0);
  const { 'aria-describedby': described, ...attributes } = fieldAttributes({ ...field, isRequired: true });
  const rulesId = `${attributes.id}-rules`;
  return (
    <FieldFrame {...field} isRequired>
      <div className="password-field">
        <input
          {...attributes}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={[described, min && rulesId].filter(Boolean).join(' ') || undefined}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
          <span className="visually-hidden">{texts.showHint(field.label)}</span>
        </button>
      </div>
      {min && <PasswordRules id={rulesId} min={min} length={length} />}
    </FieldFrame>
  );
}

/** The rules for a new password. Only the length can be ticked off here; the server checks the rest. */
function PasswordRules({ id, min, length }: { id: string; min: number; length: number }) {
  const { rules } = texts;
  const missing = min - length;
  return (
    <ul className="password-rules" id={id}>
      <li data-met={missing <= 0 || undefined}>
        {rules.length(min)}
        {missing > 0 && length > 0 && rules.missing(missing)}
      </li>
      <li>{rules.common}</li>
      <li>{rules.advice}</li>
    </ul>
  );
}
