import type { PageSection } from '#contract/page-sections.ts';
import { Certificates } from './certificates.tsx';
import { Equipment, Facilities } from './facilities.tsx';
import { Features, Values } from './points.tsx';
import { QualityCategories } from './quality-categories.tsx';
import { Capacity, Intro, Story } from './story.tsx';
import { Growth, Standards, Timeline } from './timeline.tsx';

interface SectionProps {
  section: PageSection;
  id: string;
  category: number;
}

/** A section by its type; an unknown type renders nothing. */
export function Section({ section, id, category }: SectionProps) {
  switch (section.type) {
    case 'intro':
      return <Intro section={section} id={id} />;
    case 'company-story':
    case 'mission':
    case 'vision':
      return <Story section={section} id={id} />;
    case 'capacity':
      return <Capacity section={section} id={id} />;
    case 'values':
      return <Values section={section} id={id} />;
    case 'features':
      return <Features section={section} id={id} />;
    case 'timeline':
      return <Timeline section={section} id={id} />;
    case 'growth':
      return <Growth section={section} id={id} />;
    case 'certificates':
      return <Certificates section={section} id={id} />;
    case 'facilities':
      return <Facilities section={section} id={id} />;
    case 'equipment':
      return <Equipment section={section} id={id} />;
    case 'standards':
      return <Standards section={section} id={id} />;
    case 'quality-categories':
      return <QualityCategories section={section} id={id} category={category} />;
    default:
      return null;
  }
}
