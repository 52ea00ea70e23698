import { mailLink } from '../../contact-links.ts';
import { useFrame } from '../../page.tsx';
import { CAREERS_PAGE_TEXTS } from '../../texts.ts';
import { CAREERS_TEXTS } from '../../texts/careers.ts';
import { MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export default function CareersView() {
  const { settings } = useFrame();
  return (
    <>
      <PageHead title={CAREERS_PAGE_TEXTS.title} path="/careers" lead={CAREERS_PAGE_TEXTS.lead} />
      <div className="section">
        <div className="wrap">
          <div className="empty">
            <p>{CAREERS_TEXTS.empty}</p>
            <p className="muted">{CAREERS_TEXTS.emptyHint}</p>
            {settings.contact_email && <a className="button button--quiet" href={mailLink(settings.contact_email, CAREERS_TEXTS.mailSubject)}><MailIcon />{CAREERS_TEXTS.mail}</a>}
          </div>
        </div>
      </div>
    </>
  );
}
