import { ABOUT_PATH } from '#contract/paths.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { HOME_TEXTS as texts } from '../../texts/home.ts';

/** The company in short, beside its figures; what the owner leaves empty is left out. The opening names the certificates. */
export function About({ settings }: { settings: Settings }) {
  const proof = [
    { label: texts.founded, value: settings.company_founded_year },
    { label: texts.groups, value: settings.company_main_groups },
    { label: texts.varieties, value: settings.company_varieties },
    { label: texts.countries, value: settings.company_export_countries },
    { label: texts.warranty, value: settings.company_warranty_text },
  ].filter(({ value }) => value);
  return (
    <section className="section" aria-labelledby="home-about">
      <div className="wrap home-about">
        <div className="section-head">
          <h2 id="home-about">{texts.aboutTitle}</h2>
          <a className="more" href={ABOUT_PATH}>
            {texts.aboutMore}
          </a>
        </div>
        <p>{texts.aboutText}</p>
        <dl className="figures">
          {proof.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
