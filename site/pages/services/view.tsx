import { CERTIFICATES_PATH, SERVICES_PATH } from '#contract/paths.ts';
import type { QualityCategory } from '#contract/quality.ts';
import { useFrame, experienceOf } from '../../base/frame.ts';
import { mailLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { SERVICES_TEXTS, SERVICES_PAGE_TEXTS } from '../../texts/services.ts';
import { CategoryPanel } from '../../ui/category-panel.tsx';
import { ArrowIcon, MailIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { servicesPage } from './page.ts';
import './services.css';

export default function ServicesView({ data, search }: PropsOf<typeof servicesPage>) {
  const frame = useFrame();
  const experience = experienceOf(frame);
  return (
    <>
      <PageHead
        title={SERVICES_PAGE_TEXTS.title}
        path={SERVICES_PATH}
        lead={SERVICES_PAGE_TEXTS.lead(experience)}
        eyebrow={experience}
      />
      <section className="section" aria-labelledby="quality-categories">
        <div className="wrap">
          <div className="section-head">
            <h2 id="quality-categories">{SERVICES_TEXTS.categoriesTitle}</h2>
          </div>
          <Categories categories={data.categories} chosen={search.category} email={frame.settings.contact_email} />
        </div>
      </section>
      <section className="section" aria-labelledby="steps">
        <div className="wrap">
          <div className="section-head">
            <h2 id="steps">{SERVICES_TEXTS.stepsTitle}</h2>
          </div>
          <ol className="services-steps">
            {SERVICES_TEXTS.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section services-standards" aria-labelledby="standards">
        <div className="wrap">
          <div className="section-head">
            <h2 id="standards">{SERVICES_TEXTS.standardsTitle}</h2>
            <a className="more" href={CERTIFICATES_PATH}>
              {SERVICES_TEXTS.certificates}
              <ArrowIcon />
            </a>
            <p>{SERVICES_TEXTS.standardsLead}</p>
          </div>
          <ul className="cells">
            {SERVICES_TEXTS.standards.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

/** The quality categories, with the one that the address names open, otherwise the first. */
function Categories({
  categories,
  chosen,
  email,
}: {
  categories: QualityCategory[] | null;
  chosen: string;
  email: string;
}) {
  if (!categories)
    return (
      <p className="notice notice--error" role="alert">
        {SERVICES_TEXTS.error}
      </p>
    );
  const active = categories.find(({ _id }) => _id === chosen) ?? categories[0];
  if (!active) {
    return (
      <div className="empty">
        <p>{SERVICES_TEXTS.empty}</p>
        <p className="muted">{SERVICES_TEXTS.emptyHint}</p>
        <a className="button button--quiet" href={mailLink(email, SERVICES_PAGE_TEXTS.title)}>
          <MailIcon />
          {SERVICES_TEXTS.ask}
        </a>
      </div>
    );
  }
  const { icon, color, content } = active;
  return (
    <CategoryPanel
      label={SERVICES_TEXTS.categoriesTitle}
      links={categories.map((one) => ({
        path: `${SERVICES_PATH}?kategori=${one._id}`,
        name: one.name,
        icon: one.icon,
        color: one.color,
        isActive: one === active,
      }))}
      content={{ ...content, icon, color }}
    />
  );
}
