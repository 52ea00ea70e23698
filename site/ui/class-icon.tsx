import { iconName } from '#contract/icons.ts';

/**
 * An icon by the class that staff chose ('bi-gear', 'fa-cog'); a neutral mark for unknown ones. Decorative. Not in
 * icon.tsx, because it brings the list of names.
 */
export function ClassIcon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${iconName(name)}`} />
    </svg>
  );
}
