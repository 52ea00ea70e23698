import { ABOUT_PATH, FACILITIES_PATH } from '#contract/paths.ts';
import { useFrame, experienceOf } from '../../base/frame.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { ABOUT_TEXTS } from '../../texts/company.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';
import './company.css';

export default staffPageOr(About);

function About() {
  const frame = useFrame();
  const { settings } = frame;
  const { facts } = ABOUT_TEXTS;
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.about} path={ABOUT_PATH} eyebrow={experienceOf(frame)} />
      <section className="section">
        <div className="wrap company-columns">
          <h2>{ABOUT_TEXTS.storyTitle}</h2>
          <div className="prose company-story">
            {ABOUT_TEXTS.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <section className="section company-tinted" aria-labelledby="capacity">
        <div className="wrap">
          <h2 id="capacity">{ABOUT_TEXTS.factsTitle}</h2>
          <dl className="facts cells company-facts">
            <div>
              <dt>{facts.founded}</dt>
              <dd>{settings.company_founded_year}</dd>
            </div>
            <div>
              <dt>{facts.groups}</dt>
              <dd>{settings.company_main_groups}</dd>
            </div>
            <div>
              <dt>{facts.varieties}</dt>
              <dd>{settings.company_varieties}</dd>
            </div>
            <div>
              <dt>{facts.countries}</dt>
              <dd>{settings.company_export_countries}</dd>
            </div>
            <div>
              <dt>{facts.area}</dt>
              <dd>{facts.areaValue}</dd>
            </div>
            <div>
              <dt>{facts.people}</dt>
              <dd>{facts.peopleValue}</dd>
            </div>
            <div>
              <dt>{facts.monthly}</dt>
              <dd>{facts.monthlyValue}</dd>
            </div>
            <div>
              <dt>{facts.experience}</dt>
              <dd className="company-words">{experienceOf(frame)}</dd>
            </div>
          </dl>
        </div>
      </section>
      <section className="section" aria-labelledby="values">
        <div className="wrap">
          <div className="section-head">
            <h2 id="values">{ABOUT_TEXTS.valuesTitle}</h2>
          </div>
          <ul className="company-values">
            {ABOUT_TEXTS.values.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="areas">
        <div className="wrap">
          <div className="section-head">
            <h2 id="areas">{ABOUT_TEXTS.areasTitle}</h2>
            <p>{ABOUT_TEXTS.areasLead}</p>
          </div>
          <ul className="cells company-areas">
            {ABOUT_TEXTS.areas.map(({ title, text, sectors }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p className="company-small">{sectors}</p>
              </li>
            ))}
          </ul>
          <a className="more" href={FACILITIES_PATH}>
            {ABOUT_TEXTS.next}
            <ArrowIcon />
          </a>
        </div>
      </section>
    </>
  );
}
