import type { Feature } from '#contract/features.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { ClassIcon } from '../../ui/class-icon.tsx';

/** The company's strengths in a line; built-in ones if they could not be loaded. */
export function Features({ features }: { features: Feature[] | null }) {
  const shown: readonly Pick<Feature, 'title' | 'description' | 'icon'>[] = features ?? HOME_TEXTS.fallbackFeatures;
  if (shown.length === 0) return null;
  return (
    <section className="home-features" aria-label={HOME_TEXTS.features}>
      <ul className="wrap" data-items={shown.length}>
        {shown.map(({ title, description, icon }) => (
          <li key={title}>
            <ClassIcon name={icon} />
            <h2>{title}</h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
