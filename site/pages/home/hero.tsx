import type { Settings } from '#contract/setting-defaults.ts';
import type { Slide } from '#contract/sliders.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { PartList, Sheet } from './sheet.tsx';
import { Slider } from './slider.tsx';

/** The opening without slides: the company's parts, shown in a mould. */
export function Hero({ settings, partPaths }: { settings: Settings; partPaths: readonly string[] }) {
  return (
    <section className="home-hero grid-paper">
      <div className="wrap home-mould">
        <div className="home-hero-words">
          <p className="eyebrow">{HOME_TEXTS.eyebrow(settings.company_founded_year)}</p>
          <h1>{HOME_TEXTS.title}</h1>
          <p className="lead">{HOME_TEXTS.lead}</p>
          <SearchForm />
        </div>
        <Sheet company={settings.site_title} partPaths={partPaths}>
          <PartList partPaths={partPaths} />
        </Sheet>
      </div>
      <Facts settings={settings} />
    </section>
  );
}

/** The opening with slides. The search stays on top, because most visitors come with a code in hand. */
export function SliderHero({ settings, slides }: { settings: Settings; slides: readonly Slide[] | null }) {
  return (
    <section className="home-hero home-hero--slider grid-paper">
      <div className="wrap">
        <h1>{HOME_TEXTS.title}</h1>
        <SearchForm />
      </div>
      <div className="wrap">
        <Slider slides={slides} />
      </div>
      <Facts settings={settings} />
    </section>
  );
}

function Facts({ settings }: { settings: Settings }) {
  return (
    <div className="wrap">
      <dl className="home-facts facts cells">
        <div>
          <dt>{HOME_TEXTS.founded}</dt>
          <dd>{settings.company_founded_year}</dd>
        </div>
        <div>
          <dt>{HOME_TEXTS.groups}</dt>
          <dd>{settings.company_main_groups}</dd>
        </div>
        <div>
          <dt>{HOME_TEXTS.varieties}</dt>
          <dd>{settings.company_varieties}</dd>
        </div>
        <div>
          <dt>{HOME_TEXTS.countries}</dt>
          <dd>{settings.company_export_countries}</dd>
        </div>
      </dl>
    </div>
  );
}
