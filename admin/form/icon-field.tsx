import { useId, type ReactNode } from 'react';
import { ICON_NAMES, iconName, NEUTRAL_ICON, type IconName } from '#contract/icons.ts';
import { ICON_LABELS } from '../fields/names.ts';
import { Field, type FieldProps } from './field.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

/** The icon of a class as the site draws it. Decorative: the class or the text beside it says what it is. */
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
  /** Begins the class that a choice gives: 'fa' → 'fa-award'. */
  set: 'fa' | 'bi';
  /** The bundled ones that are offered; all of them unless told otherwise. */
  icons?: readonly IconName[];
}

/**
 * Shows the chosen icon and its class, and offers the bundled ones. A class that is not bundled stays until another is
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
  /** What is seen of it. */ mark: ReactNode;
}

interface ChoiceGridProps {
  choices: readonly Choice[];
  /** One of the choices' values, or none. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Of the group, for screen readers. */
  label: string;
  /** Where a form looks for its input. */
  id?: string | undefined;
}

/** One of several small pictures or colours: radio buttons, so that arrow keys and screen readers work. */
export function ChoiceGrid({ choices, chosen, onChoose, label, id }: ChoiceGridProps) {
  const name = useId();
  const entered = choices.some(({ value }) => value === chosen) ? chosen : choices[0]?.value; // where the Tab key comes in
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
