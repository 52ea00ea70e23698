import { ABOUT_PATH, FACILITIES_PATH } from '#contract/paths.ts';
import { useFrame, experienceOf } from '../../base/frame.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { ABOUT_TEXTS } from '../../texts/company.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { FactList } from '../../ui/blocks/fact-list.tsx';
import { Paragraphs } from '../../ui/blocks/paragraphs.tsx';
import { PointList } from '../../ui/blocks/point-list.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';

export default staffPageOr(About);

function About() {
  const frame = useFrame();
  const { settings } = frame;
  const { facts } = ABOUT_TEXTS;
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.about} path={ABOUT_PATH} />
      <Blocks>
        <Block id="story" title={ABOUT_TEXTS.storyTitle}>
          <Paragraphs html={ABOUT_TEXTS.story} isWide />
        </Block>
        <Block id="capacity" title={ABOUT_TEXTS.factsTitle} isHalf>
          <FactList
            facts={[
              { label: facts.founded, value: settings.company_founded_year },
              { label: facts.experience, value: experienceOf(frame) },
              { label: facts.groups, value: settings.company_main_groups },
              { label: facts.varieties, value: settings.company_varieties },
              { label: facts.countries, value: settings.company_export_countries },
              { label: facts.area, value: facts.areaValue },
              { label: facts.people, value: facts.peopleValue },
              { label: facts.monthly, value: facts.monthlyValue },
            ]}
          />
        </Block>
        <Block id="values" title={ABOUT_TEXTS.valuesTitle} isHalf>
          <PointList points={ABOUT_TEXTS.values} />
        </Block>
        <Block
          id="areas"
          title={ABOUT_TEXTS.areasTitle}
          lead={ABOUT_TEXTS.areasLead}
          more={
            <a className="more" href={FACILITIES_PATH}>
              {ABOUT_TEXTS.next}
              <ArrowIcon />
            </a>
          }
        >
          <PointList points={ABOUT_TEXTS.areas.map(({ sectors, ...area }) => ({ ...area, note: sectors }))} isWide />
        </Block>
      </Blocks>
    </>
  );
}
