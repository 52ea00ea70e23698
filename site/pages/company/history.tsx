import { FACILITIES_PATH, HISTORY_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { HISTORY_TEXTS } from '../../texts/company.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';
import './company.css';

export default staffPageOr(History);

/** The milestones along a dimension line. */
function History() {
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.history} path={HISTORY_PATH} eyebrow={HISTORY_TEXTS.eyebrow} />
      <div className="section">
        <div className="wrap">
          <ol className="company-timeline">
            {HISTORY_TEXTS.milestones.map(({ year, title, text }) => (
              <li key={year}>
                <p className="company-year">{year}</p>
                <div>
                  <h2>{title}</h2>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <a className="more" href={FACILITIES_PATH}>
            {HISTORY_TEXTS.next}
            <ArrowIcon />
          </a>
        </div>
      </div>
    </>
  );
}
