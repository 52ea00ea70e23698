import type { SectionOf } from '#contract/page-sections.ts';
import { SECTION_TEXTS as texts } from '../../texts/dynamic-page.ts';
import { Block } from '../../ui/blocks/block.tsx';
import { RuledTable, type Column } from '../../ui/blocks/ruled-table.tsx';
import type { PropsOfSection } from './section-props.ts';

type Certificate = SectionOf<'certificates'>['certificates'][number];

const COLUMNS: readonly Column<Certificate>[] = [
  {
    label: texts.certificate,
    width: 'name',
    cell: ({ name, title }) => (
      <>
        {name} {title && <span className="ruled-note">{title}</span>}
      </>
    ),
  },
  {
    label: texts.description,
    width: 'wide',
    cell: ({ description }) => description,
    isEmpty: ({ description }) => !description,
  },
  {
    label: texts.number,
    place: 'labelled',
    cell: ({ number }) => number && <span className="code">{number}</span>,
    isEmpty: ({ number }) => !number,
  },
  {
    label: texts.year,
    width: 'narrow',
    place: 'labelled',
    cell: ({ year }) => year,
    isEmpty: ({ year }) => !year,
  },
  {
    label: texts.authority,
    place: 'labelled',
    cell: ({ authority }) => authority,
    isEmpty: ({ authority }) => !authority,
  },
  {
    label: texts.validity,
    width: 'narrow',
    place: 'labelled',
    cell: ({ validity }) => validity,
    isEmpty: ({ validity }) => !validity,
  },
  {
    label: texts.status,
    width: 'narrow',
    place: 'beside',
    cell: ({ status }) => <span className={`status status--${status}`}>{texts[status]}</span>,
  },
];

export const CertificateTable = ({ certificates }: { certificates: readonly Certificate[] }) => (
  <RuledTable columns={COLUMNS} rows={certificates} />
);

export function Certificates({ section: { title, certificates }, ...place }: PropsOfSection<'certificates'>) {
  return (
    <Block title={title} {...place}>
      <CertificateTable certificates={certificates} />
    </Block>
  );
}
