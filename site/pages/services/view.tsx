import { mailLink } from '../../contact-links.ts';
import { experienceOf } from '../../layout/frame-data.ts';
import { useFrame } from '../../page.tsx';
import { SERVICES_PAGE_TEXTS } from '../../texts.ts';
import { SERVICES_TEXTS } from '../../texts/services.ts';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import './services.css';

export default function ServicesView() {
  const frame = useFrame();
  const experience = experienceOf(frame);
  return (
    <>
      <PageHead title={SERVICES_PAGE_TEXTS.title} path="/services" lead={SERVICES_PAGE_TEXTS.lead(experience)} eyebrow={experience} />
      <section className="section" aria-labelledby="quality-categories">
        <div className="wrap">
          <div className="section-head"><h2 id="quality-categories">{SERVICES_TEXTS.categoriesTitle}</h2></div>
          <div className="empty">
            <p>{SERVICES_TEXTS.empty}</p>
            <p className="muted">{SERVICES_TEXTS.emptyHint}</p>
            <a className="button button--quiet" href={mailLink(frame.settings.contact_email, SERVICES_PAGE_TEXTS.title)}><MailIcon />{SERVICES_TEXTS.ask}</a>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="steps">
        <div className="wrap">
          <div className="section-head"><h2 id="steps">{SERVICES_TEXTS.stepsTitle}</h2></div>
          <ol className="services-steps">{SERVICES_TEXTS.steps.map(({ title, text }) => <li key={title}><h3>{title}</h3><p>{text}</p></li>)}</ol>
        </div>
      </section>
      <section className="section services-standards" aria-labelledby="standards">
        <div className="wrap">
          <div className="section-head">
            <h2 id="standards">{SERVICES_TEXTS.standardsTitle}</h2>
            <a className="more" href="/certificates">{SERVICES_TEXTS.certificates}<ArrowIcon /></a>
            <p>{SERVICES_TEXTS.standardsLead}</p>
          </div>
          <ul className="cells">{SERVICES_TEXTS.standards.map(({ name, text }) => <li key={name}><h3>{name}</h3><p>{text}</p></li>)}</ul>
        </div>
      </section>
    </>
  );
}
