import { Block } from '../../ui/blocks/block.tsx';
import { FactList } from '../../ui/blocks/fact-list.tsx';
import { Paragraphs } from '../../ui/blocks/paragraphs.tsx';
import { Plate } from '../../ui/blocks/plate.tsx';
import type { PropsOfSection } from './section-props.ts';

export function Intro({ section: { title, subtitle, paragraphs, stats }, ...place }: PropsOfSection<'intro'>) {
  return (
    <Block title={title} lead={subtitle} {...place}>
      <div className={stats.length > 0 ? 'block-pair' : undefined}>
        <Paragraphs html={paragraphs} isWide={title !== '' && stats.length === 0} />
        {stats.length > 0 && (
          <FactList facts={stats.map(({ icon, number, label }) => ({ icon, value: number, label }))} />
        )}
      </div>
    </Block>
  );
}

/** The company's story, its mission, its vision. */
export function Story({
  section: { title, paragraphs, image, overlayText },
  ...place
}: PropsOfSection<'company-story' | 'mission' | 'vision'>) {
  return (
    <Block title={title} {...place}>
      <div className={image ? 'block-plate' : undefined}>
        <Paragraphs html={paragraphs} isWide={!place.isHalf} />
        <Plate image={image} text={overlayText} />
      </div>
    </Block>
  );
}

export function Capacity({ section: { title, image, overlayText, stats }, ...place }: PropsOfSection<'capacity'>) {
  return (
    <Block title={title} className="block--capacity" {...place}>
      <div className={image ? 'block-plate' : undefined}>
        {stats.length > 0 && <FactList facts={stats} />}
        <Plate image={image} text={overlayText} />
      </div>
    </Block>
  );
}

export function Growth({ section: { title, paragraphs, achievements }, ...place }: PropsOfSection<'growth'>) {
  return (
    <Block title={title} {...place}>
      <div className={achievements.length > 0 ? 'block-pair' : undefined}>
        <Paragraphs html={paragraphs} isWide={achievements.length === 0} />
        {achievements.length > 0 && (
          <ul className="row-list">
            {achievements.map((one, i) => (
              <li key={i}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </Block>
  );
}

/** A chapter: its heading in the margin, its text beside it. */
export function Standards({ section: { title, paragraphs }, id }: PropsOfSection<'standards'>) {
  return (
    <section className="block block--chapter" aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      <Paragraphs html={paragraphs} />
    </section>
  );
}
