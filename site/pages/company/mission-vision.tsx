import { MISSION_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { MISSION_TEXTS } from '../../texts/company.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';
import './company.css';

export default staffPageOr(MissionVision);

function MissionVision() {
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS['mission-vision']} path={MISSION_PATH} eyebrow={MISSION_TEXTS.eyebrow} />
      <div className="section">
        <div className="wrap company-pair">
          <section className="sheet" aria-labelledby="mission">
            <h2 id="mission">{MISSION_TEXTS.missionTitle}</h2>
            <div className="prose">
              {MISSION_TEXTS.mission.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section className="sheet" aria-labelledby="vision">
            <h2 id="vision">{MISSION_TEXTS.visionTitle}</h2>
            <div className="prose">
              {MISSION_TEXTS.vision.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        </div>
      </div>
      <section className="section company-tinted" aria-labelledby="goals">
        <div className="wrap">
          <div className="section-head">
            <h2 id="goals">{MISSION_TEXTS.goalsTitle}</h2>
            <p>{MISSION_TEXTS.goalsLead}</p>
          </div>
          <dl className="facts cells company-facts">
            {MISSION_TEXTS.goals.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="section" aria-labelledby="principles">
        <div className="wrap company-columns">
          <h2 id="principles">{MISSION_TEXTS.principlesTitle}</h2>
          <ul className="company-list">
            {MISSION_TEXTS.principles.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
