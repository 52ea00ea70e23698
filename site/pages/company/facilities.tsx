import { CONTACT_PATH, FACILITIES_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { FACILITIES_TEXTS } from '../../texts/company.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { RuledTable, type Column } from '../../ui/blocks/ruled-table.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FacilityTable } from '../page-sections/facilities.tsx';
import { staffPageOr } from './staff-page.tsx';

const { equipmentColumns: labels } = FACILITIES_TEXTS;
const EQUIPMENT_COLUMNS: readonly Column<(typeof FACILITIES_TEXTS.equipment)[number]>[] = [
  { label: labels.name, width: 'name', cell: ({ name }) => name },
  { label: labels.items, cell: ({ items }) => items.join(', ') },
  { label: labels.count, width: 'count', place: 'beside', cell: ({ count }) => <span className="code">{count}</span> },
];

export default staffPageOr(Facilities);

function Facilities() {
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.facilities} path={FACILITIES_PATH} />
      <Blocks>
        <Block id="facilities" title="">
          <FacilityTable facilities={FACILITIES_TEXTS.facilities} />
        </Block>
        <Block id="equipment" title={FACILITIES_TEXTS.equipmentTitle} isHalf>
          <RuledTable columns={EQUIPMENT_COLUMNS} rows={FACILITIES_TEXTS.equipment} />
        </Block>
        <Block id="visit" title={FACILITIES_TEXTS.visitTitle} isHalf>
          <div className="prose">
            <p>{FACILITIES_TEXTS.visitText}</p>
            <a className="button" href={CONTACT_PATH}>
              {FACILITIES_TEXTS.visit}
            </a>
          </div>
        </Block>
      </Blocks>
    </>
  );
}
