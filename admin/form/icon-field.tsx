import { useId, type ReactNode } from 'react';
import { ICON_NAMES, NEUTRAL_ICON, iconName, type IconName } from '#contract/icons.ts';
import { ICON_LABELS } from '../fields/names.ts';
import { Field, type FieldProps } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

/** Icon of a class as on the site. Decorative: the class or text beside it names it. */
export function ClassIcon({ name }: { name: string }) {
  return (
    <svg className="crud-icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${iconName(name)}`} />
    </svg>
  );
}

interface IconPickerProps {
  value?: string;
  onChange?: (className: string) => void;
  id?: string;
  /** Prefix of the chosen class: 'fa' → 'fa-award'. */
  set: 'fa' | 'bi';
  /** Bundled icons to offer; default: all. */
  icons?: readonly IconName[];
}

/**
 * Shows the chosen icon and its class, and offers the bundled ones. Keeps a class that is not bundled until another is
 * chosen.
 */
export function IconPicker({ value = '', onChange, id, set, icons = ICON_NAMES }: IconPickerProps) {
  const chosen = value === '' ? undefined : iconName(value);
  return (
    <div className="crud-icon-picker">
      <div className="crud-icon-preview">
        <span className="crud-icon-frame">{chosen && <ClassIcon name={value} />}</span>
        <span>
          {chosen === undefined ? texts.chooseIcon : <code className="crud-mono">{value}</code>}
          {chosen === NEUTRAL_ICON && <span className="crud-note">{texts.iconUnknown}</span>}
        </span>
      </div>
      <ChoiceGrid
        label={texts.icons}
        id={id}
        chosen={chosen}
        onChoose={(name) => onChange?.(`${set}-${name}`)}
        choices={icons.map((name) => ({ value: name, label: ICON_LABELS[name], mark: <ClassIcon name={name} /> }))}
      />
    </div>
  );
}

export function IconField({
  set,
  icons,
  ...field
}: Omit<FieldProps, 'children'> & Pick<IconPickerProps, 'set' | 'icons'>) {
  return (
    <Field checkOn="change" {...field}>
      <IconPicker set={set} icons={icons} />
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
  /** Visible part of the choice. */
  mark: ReactNode;
}

interface ChoiceGridProps {
  choices: readonly Choice[];
  /** Value of a choice, if any. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** The group's label for screen readers. */
  label: string;
  /** Id for the form's input. */
  id?: string | undefined;
}

/** Choice among small pictures or colours, as radio buttons for keyboards and screen readers. */
export function ChoiceGrid({ choices, chosen, onChoose, label, id }: ChoiceGridProps) {
  const name = useId();
  const entered = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value; // receives the focus by Tab
  return (
    <div role="radiogroup" aria-label={label} className="crud-choices">
      {choices.map(({ value, label: text, mark }) => (
        <label key={value} title={text} className="crud-choice">
          <input
            type="radio"
            name={name}
            id={value === entered ? id : undefined}
            value={value}
            checked={value === chosen}
            aria-label={text}
            onChange={() => onChoose(value)}
          />
          {mark}
        </label>
      ))}
    </div>
  );
}
