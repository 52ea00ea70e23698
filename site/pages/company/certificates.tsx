import { CERTIFICATES_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import { COMPANY_PAGE_TEXTS } from '../../texts/company-heads.ts';
import { CERTIFICATES_TEXTS } from '../../texts/company.ts';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { staffPageOr } from './staff-page.tsx';
import './company.css';

export default staffPageOr(Certificates);

function Certificates() {
  const { settings } = useFrame();
  return (
    <>
      <PageHead {...COMPANY_PAGE_TEXTS.certificates} path={CERTIFICATES_PATH} eyebrow={CERTIFICATES_TEXTS.eyebrow} />
      <div className="section">
        <div className="wrap">
          <ul className="company-certificates">
            {CERTIFICATES_TEXTS.certificates.map(({ name, title, scope }) => (
              <li key={name} className="sheet">
                <h2>{name}</h2>
                <p className="company-certificate-title">{title}</p>
                <dl>
                  <div>
                    <dt>{CERTIFICATES_TEXTS.scope}</dt>
                    <dd>{scope}</dd>
                  </div>
                  <div>
                    <dt>{CERTIFICATES_TEXTS.status}</dt>
                    <dd className="company-active">{CERTIFICATES_TEXTS.active}</dd>
                  </div>
                </dl>
              </li>
            ))}
          </ul>
          <p className="company-note">
            {CERTIFICATES_TEXTS.note}{' '}
            <a className="more" href="/contact#mesaj">
              {CERTIFICATES_TEXTS.ask}
              <ArrowIcon />
            </a>
            <a className="more" href={mailLink(settings.contact_email, CERTIFICATES_TEXTS.ask)}>
              <MailIcon />
              {CERTIFICATES_TEXTS.mail}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
