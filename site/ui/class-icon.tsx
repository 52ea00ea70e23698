import { iconName } from '#contract/icons.ts';

/** An icon by the class that staff chose ('bi-gear', 'fa-cog'); an unknown one shows a neutral mark. Decorative. */
export function ClassIcon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${iconName(name)}`} />
    </svg>
  );
}
