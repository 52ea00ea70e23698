import type { SectionOf } from '#contract/page-sections.ts';
import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { ColumnList } from '../../ui/blocks/column-list.tsx';
import { RuledTable, type Column } from '../../ui/blocks/ruled-table.tsx';
import type { PropsOfSection } from './section-props.ts';

type Facility = SectionOf<'facilities'>['facilities'][number];

const COLUMNS: readonly Column<Facility>[] = [
  {
    label: texts.facility,
    width: 'name',
    cell: ({ name, type }) => (
      <>
        {name}
        {type && <span className="ruled-note">{type}</span>}
      </>
    ),
  },
  {
    label: texts.area,
    width: 'narrow',
    place: 'beside',
    cell: ({ area }) => <span className="code">{area}</span>,
    isEmpty: ({ area }) => !area,
  },
  { label: texts.capacity, place: 'labelled', cell: ({ capacity }) => capacity, isEmpty: ({ capacity }) => !capacity },
  { label: texts.location, place: 'labelled', cell: ({ location }) => location, isEmpty: ({ location }) => !location },
  {
    label: texts.features,
    width: 'wide',
    cell: ({ features }) => (
      <ul className="inline-list">
        {features.map((feature, i) => (
          <li key={i}>{feature}</li>
        ))}
      </ul>
    ),
    isEmpty: ({ features }) => features.length === 0,
  },
];

export const FacilityTable = ({ facilities }: { facilities: readonly Facility[] }) => (
  <RuledTable columns={COLUMNS} rows={facilities} />
);

export function Facilities({ section: { title, facilities }, ...place }: PropsOfSection<'facilities'>) {
  return (
    <Block title={title} {...place}>
      <FacilityTable facilities={facilities} />
    </Block>
  );
}

export function Equipment({ section: { title, categories }, ...place }: PropsOfSection<'equipment'>) {
  return (
    <Block title={title} {...place}>
      <ColumnList lists={categories} />
    </Block>
  );
}
