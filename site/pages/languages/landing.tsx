import { categoryPath, SHOP_PATH } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink, phoneLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { LANDING_TEXTS, type LandingTexts } from '../../texts/landing.ts';
import { ArrowIcon, MailIcon, PhoneIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { LandingData, LandingLanguage, landingPage } from './page.ts';
import './landing.css';

/** A Turkish figure such as '10.000+' as the language writes it. */
const figure = (value: string, lang: LandingLanguage): string =>
  lang === 'en' ? value.replace(/\.(?=\d{3})/g, ',') : value;

/** The promised delivery in the language; the Turkish settings hold an hour and a number of days. */
function deliveryOf(
  { company_dispatch_time: time, company_delivery_text: usual }: Settings,
  texts: LandingTexts,
): string[] {
  const days = /\d+(?:\s*[-–]\s*\d+)?(?=\s*iş günü)/.exec(usual)?.[0].replace(/\s*[-–]\s*/, '–');
  return [time ? texts.dispatch(time) : '', days ? texts.delivery(days) : ''].filter((sentence) => sentence !== '');
}

/** The page's view in one language. */
export const landingView = (lang: LandingLanguage) => ({
  default: ({ data }: PropsOf<ReturnType<typeof landingPage>>) => <Landing lang={lang} categories={data} />,
});

/** The page in one language; the frame around it stays Turkish. */
function Landing({ lang, categories }: { lang: LandingLanguage; categories: LandingData }) {
  const { settings, year } = useFrame();
  const texts = LANDING_TEXTS[lang];
  const points = texts.points.map(({ title, text }, i) => ({
    title,
    text: i < texts.points.length - 1 ? text : [...deliveryOf(settings, texts), text].join(' '),
  }));
  const { contact_phone: phone, contact_email: email, contact_address: address } = settings;
  return (
    <>
      <header className="landing-head grid-paper">
        <div className="wrap">
          <div>
            <p className="eyebrow">{texts.eyebrow(year - settings.company_founded_year)}</p>
            <h1>{texts.title}</h1>
            <p className="lead">{texts.lead}</p>
            <p className="landing-buttons">
              <a className="button button--accent" href={mailLink(email, texts.contact.mailSubject)}>
                <MailIcon />
                {texts.write}
              </a>
              <a className="button button--quiet figures" href={phoneLink(phone)}>
                <PhoneIcon />
                {phone}
              </a>
            </p>
          </div>
          <div className="sheet">
            <dl className="facts cells landing-facts">
              <div>
                <dt>{texts.facts.founded}</dt>
                <dd>{settings.company_founded_year}</dd>
              </div>
              <div>
                <dt>{texts.facts.groups}</dt>
                <dd>{figure(settings.company_main_groups, lang)}</dd>
              </div>
              <div>
                <dt>{texts.facts.varieties}</dt>
                <dd>{figure(settings.company_varieties, lang)}</dd>
              </div>
              <div>
                <dt>{texts.facts.countries}</dt>
                <dd>{settings.company_export_countries}</dd>
              </div>
            </dl>
          </div>
        </div>
      </header>
      <section className="section" aria-labelledby="landing-company">
        <div className="wrap landing-company">
          <div>
            <h2 id="landing-company">{texts.companyTitle}</h2>
            <div className="prose">
              {texts.company.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {settings.company_certificates.length > 0 && (
              <ul className="landing-certificates">
                {settings.company_certificates.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </div>
          <ul className="landing-points">
            {points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section" aria-labelledby="landing-products">
        <div className="wrap">
          <div className="section-head">
            <h2 id="landing-products">{texts.productsTitle}</h2>
            <p>{texts.productsLead}</p>
          </div>
          {categories === null ? (
            <div className="notice notice--error">
              <p>{texts.productsError}</p>
              <a className="more" href={SHOP_PATH} hrefLang="tr">
                {texts.allProducts}
                <ArrowIcon />
              </a>
            </div>
          ) : (
            <ul className="landing-products cells">
              {categories.map(({ _id, slug, name, img }) => {
                const own = texts.products[slug];
                return (
                  <li key={_id}>
                    <a href={categoryPath(_id)} hrefLang="tr">
                      <Picture kind="categories" image={img} alt="" sizes="96px" width={96} height={72} />
                      <span>
                        <strong lang={own ? undefined : 'tr'}>{own?.name ?? name}</strong>
                        {own && (
                          <>
                            <span>{own.text}</span>
                            <span className="landing-turkish" lang="tr">
                              {name}
                            </span>
                          </>
                        )}
                      </span>
                    </a>
                  </li>
                );
              })}
              <li className="landing-all">
                <a className="more" href={SHOP_PATH} hrefLang="tr">
                  {texts.allProducts}
                  <ArrowIcon />
                </a>
              </li>
            </ul>
          )}
        </div>
      </section>
      <section className="section" aria-labelledby="landing-contact" id="contact">
        <div className="wrap landing-contact">
          <div>
            <h2 id="landing-contact">{texts.contactTitle}</h2>
            <p className="landing-contact-lead">{texts.contactLead}</p>
            <dl className="cells sheet">
              <div>
                <dt>{texts.contact.phone}</dt>
                <dd>
                  <a className="figures" href={phoneLink(phone)}>
                    {phone}
                  </a>
                </dd>
              </div>
              <div>
                <dt>{texts.contact.email}</dt>
                <dd>
                  <a href={mailLink(email, texts.contact.mailSubject)}>{email}</a>
                </dd>
              </div>
              <div>
                <dt>{texts.contact.address}</dt>
                <dd lang="tr">{address}</dd>
              </div>
              <div>
                <dt>{texts.contact.hours}</dt>
                <dd className="figures">
                  {texts.contact.weekdays} {settings.working_hours_weekdays}
                  <br />
                  {texts.contact.saturday} {settings.working_hours_saturday}
                </dd>
              </div>
            </dl>
          </div>
          <div>
            <h3>{texts.askFor}</h3>
            <ul className="landing-ask">
              {texts.askItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <a className="button button--accent" href={mailLink(email, texts.contact.mailSubject)}>
              <MailIcon />
              {texts.write}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}
