import { FACILITIES_PATH, HISTORY_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { HISTORY_TEXTS } from '../../texts/company.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { Milestones } from '../../ui/blocks/milestones.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';

export default staffPageOr(History);

function History() {
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.history} path={HISTORY_PATH} />
      <Blocks>
        <Block id="milestones" title={HISTORY_TEXTS.title}>
          <Milestones milestones={HISTORY_TEXTS.milestones} />
          <a className="more" href={FACILITIES_PATH}>
            {HISTORY_TEXTS.next}
            <ArrowIcon />
          </a>
        </Block>
      </Blocks>
    </>
  );
}
