import { withRangeDash } from '#contract/format.ts';
import { categoryPath, SHOP_PATH } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { useFrame } from '../../base/frame.ts';
import { mailLink, phoneLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { LANDING_TEXTS, type LandingTexts } from '../../texts/landing.ts';
import { Block, Blocks } from '../../ui/blocks/block.tsx';
import { FactList } from '../../ui/blocks/fact-list.tsx';
import { Paragraphs } from '../../ui/blocks/paragraphs.tsx';
import { PointList } from '../../ui/blocks/point-list.tsx';
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
  const { settings } = useFrame();
  const texts = LANDING_TEXTS[lang];
  const points = texts.points.map(({ title, text }, i) => ({
    title,
    text: i < texts.points.length - 1 ? text : [...deliveryOf(settings, texts), text].join(' '),
  }));
  const { contact_phone: phone, contact_email: email, contact_address: address } = settings;
  return (
    <>
      <header className="landing-head">
        <div className="wrap">
          <div>
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
          <FactList
            facts={[
              { label: texts.facts.founded, value: settings.company_founded_year },
              { label: texts.facts.groups, value: figure(settings.company_main_groups, lang) },
              { label: texts.facts.varieties, value: figure(settings.company_varieties, lang) },
              { label: texts.facts.countries, value: settings.company_export_countries },
            ]}
          />
        </div>
      </header>
      <Blocks>
        <Block id="landing-company" title={texts.companyTitle} isHalf>
          <Paragraphs html={texts.company} />
          {settings.company_certificates.length > 0 && (
            <ul className="inline-list landing-certificates">
              {settings.company_certificates.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Block>
        <Block id="landing-points" title={texts.pointsTitle} isHalf>
          <PointList points={points} />
        </Block>
        <Block
          id="landing-products"
          title={texts.productsTitle}
          lead={texts.productsLead}
          more={
            <a className="more" href={SHOP_PATH} hrefLang="tr">
              {texts.allProducts}
              <ArrowIcon />
            </a>
          }
        >
          {categories === null ? (
            <p className="notice notice--error">{texts.productsError}</p>
          ) : (
            <ul className="landing-products">
              {categories.map(({ _id, slug, name, img }) => {
                const own = texts.products[slug];
                return (
                  <li key={_id}>
                    <a href={categoryPath(_id)} hrefLang="tr">
                      <Picture kind="categories" image={img} alt="" sizes="72px" width={96} height={72} />
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
            </ul>
          )}
        </Block>
        <Block id="landing-contact" title={texts.contactTitle} className="landing-contact" isHalf>
          <FactList
            isText
            facts={[
              {
                label: texts.contact.phone,
                value: (
                  <a className="figures" href={phoneLink(phone)}>
                    {phone}
                  </a>
                ),
              },
              {
                label: texts.contact.email,
                value: <a href={mailLink(email, texts.contact.mailSubject)}>{email}</a>,
              },
              { label: texts.contact.address, value: <span lang="tr">{address}</span> },
              {
                label: texts.contact.hours,
                value: (
                  <span className="figures">
                    {texts.contact.weekdays} {withRangeDash(settings.working_hours_weekdays)}
                    <br />
                    {texts.contact.saturday} {withRangeDash(settings.working_hours_saturday)}
                  </span>
                ),
              },
            ]}
          />
        </Block>
        <Block id="landing-ask" title={texts.askFor} isHalf>
          <ul className="row-list">
            {texts.askItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className="block-note">{texts.contactLead}</p>
        </Block>
      </Blocks>
    </>
  );
}
