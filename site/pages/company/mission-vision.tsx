import { MISSION_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { MISSION_TEXTS } from '../../texts/company.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { FactList } from '../../ui/blocks/fact-list.tsx';
import { Paragraphs } from '../../ui/blocks/paragraphs.tsx';
import { PointList } from '../../ui/blocks/point-list.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';

export default staffPageOr(MissionVision);

function MissionVision() {
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS['mission-vision']} path={MISSION_PATH} />
      <Blocks>
        <Block id="mission" title={MISSION_TEXTS.missionTitle} isHalf>
          <Paragraphs html={MISSION_TEXTS.mission} />
        </Block>
        <Block id="vision" title={MISSION_TEXTS.visionTitle} isHalf>
          <Paragraphs html={MISSION_TEXTS.vision} />
        </Block>
        <Block id="goals" title={MISSION_TEXTS.goalsTitle} isHalf>
          <FactList facts={MISSION_TEXTS.goals} />
          <p className="block-note">{MISSION_TEXTS.goalsLead}</p>
        </Block>
        <Block id="principles" title={MISSION_TEXTS.principlesTitle} isHalf>
          <PointList points={MISSION_TEXTS.principles} />
        </Block>
      </Blocks>
    </>
  );
}
