import { Block } from '../../ui/blocks/block.tsx';
import { Milestones } from '../../ui/blocks/milestones.tsx';
import { PointList } from '../../ui/blocks/point-list.tsx';
import type { PropsOfSection } from './section-props.ts';

export function Values({ section: { title, values }, ...place }: PropsOfSection<'values'>) {
  return (
    <Block title={title} {...place}>
      <PointList
        points={values.map(({ title: name, description }) => ({ title: name, text: description }))}
        isWide={!place.isHalf}
      />
    </Block>
  );
}

export function Features({ section: { title, items }, ...place }: PropsOfSection<'features'>) {
  return (
    <Block title={title} {...place}>
      <PointList
        points={items.map(({ icon, title: name, description }) => ({ icon, title: name, text: description }))}
        isWide={!place.isHalf}
      />
    </Block>
  );
}

export function Timeline({ section: { title, milestones }, ...place }: PropsOfSection<'timeline'>) {
  return (
    <Block title={title} {...place}>
      <Milestones
        milestones={milestones.map(({ year, title: name, description }) => ({ year, title: name, text: description }))}
      />
    </Block>
  );
}
