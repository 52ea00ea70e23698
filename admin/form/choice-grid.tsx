import { useId, type ReactNode } from 'react';

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
            {...(id && value === entered ? { id } : {})}
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
