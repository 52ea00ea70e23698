import { CONTACT_PATH, FACILITIES_PATH } from '#contract/paths.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { FACILITIES_TEXTS } from '../../texts/company.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';
import './company.css';

export default staffPageOr(Facilities);

function Facilities() {
  const { equipmentColumns: columns } = FACILITIES_TEXTS;
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.facilities} path={FACILITIES_PATH} eyebrow={FACILITIES_TEXTS.eyebrow} />
      <div className="section">
        <ol className="wrap company-facilities">
          {FACILITIES_TEXTS.facilities.map(({ name, type, area, location, capacity, features }) => (
            <li key={name}>
              <div>
                <p className="company-small">{type}</p>
                <h2>{name}</h2>
              </div>
              <dl>
                <div>
                  <dt>{FACILITIES_TEXTS.area}</dt>
                  <dd>{area}</dd>
                </div>
                <div>
                  <dt>{FACILITIES_TEXTS.capacity}</dt>
                  <dd>{capacity}</dd>
                </div>
                <div>
                  <dt>{FACILITIES_TEXTS.location}</dt>
                  <dd>{location}</dd>
                </div>
              </dl>
              <ul>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
      <section className="section company-tinted" aria-labelledby="equipment">
        <div className="wrap">
          <div className="section-head">
            <h2 id="equipment">{FACILITIES_TEXTS.equipmentTitle}</h2>
          </div>
          <table className="company-table">
            <thead>
              <tr>
                <th scope="col">{columns.name}</th>
                <th scope="col">{columns.items}</th>
                <th scope="col">{columns.count}</th>
              </tr>
            </thead>
            <tbody>
              {FACILITIES_TEXTS.equipment.map(({ name, items, count }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{items.join(', ')}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <section className="section" aria-labelledby="visit">
        <div className="wrap company-visit">
          <div>
            <h2 id="visit">{FACILITIES_TEXTS.visitTitle}</h2>
            <p>{FACILITIES_TEXTS.visitText}</p>
          </div>
          <a className="button" href={CONTACT_PATH}>
            {FACILITIES_TEXTS.visit}
          </a>
        </div>
      </section>
    </>
  );
}
