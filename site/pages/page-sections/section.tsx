import type { PageSection } from '#contract/page-sections.ts';
import { Certificates } from './certificates.tsx';
import { Equipment, Facilities } from './facilities.tsx';
import { Features, Timeline, Values } from './lists.tsx';
import { QualityCategories } from './quality-categories.tsx';
import { Capacity, Growth, Intro, Standards, Story } from './story.tsx';

interface SectionProps {
  section: PageSection;
  id: string;
  category: number;
  isHalf: boolean;
}

/** A section by its type; an unknown type renders nothing. */
export function Section({ section, category, ...place }: SectionProps) {
  switch (section.type) {
    case 'intro':
      return <Intro section={section} {...place} />;
    case 'company-story':
    case 'mission':
    case 'vision':
      return <Story section={section} {...place} />;
    case 'capacity':
      return <Capacity section={section} {...place} />;
    case 'values':
      return <Values section={section} {...place} />;
    case 'features':
      return <Features section={section} {...place} />;
    case 'timeline':
      return <Timeline section={section} {...place} />;
    case 'growth':
      return <Growth section={section} {...place} />;
    case 'certificates':
      return <Certificates section={section} {...place} />;
    case 'facilities':
      return <Facilities section={section} {...place} />;
    case 'equipment':
      return <Equipment section={section} {...place} />;
    case 'standards':
      return <Standards section={section} {...place} />;
    case 'quality-categories':
      return <QualityCategories section={section} category={category} {...place} />;
    default:
      return null;
  }
}
