import type { Settings } from '#contract/setting-defaults.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { MouldDrawing } from './mould-drawing.tsx';

/** What the company makes, shown as its customers know it: a section through a mould, with its part list. */
export function Hero({ settings }: { settings: Settings }) {
  return (
    <section className="home-hero grid-paper">
      <div className="wrap">
        <div className="home-hero-words">
          <p className="eyebrow">{HOME_TEXTS.eyebrow(settings.company_founded_year)}</p>
          <h1>{HOME_TEXTS.title}</h1>
          <p className="lead">{HOME_TEXTS.lead}</p>
          <SearchForm />
        </div>
        <div className="home-sheet sheet">
          <figure><MouldDrawing /><figcaption className="visually-hidden">{HOME_TEXTS.drawing}</figcaption></figure>
          <nav aria-label={HOME_TEXTS.partList}>
            <ol className="home-parts cells">{HOME_TEXTS.parts.map(({ name, query }) => <li key={name}><a href={`/shop?q=${encodeURIComponent(query)}`}>{name}</a></li>)}</ol>
          </nav>
          <p className="home-sheet-title cells"><span>{settings.site_title}</span><span>{HOME_TEXTS.drawingTitle}</span><span>{HOME_TEXTS.drawingScale}</span></p>
        </div>
      </div>
      <div className="wrap">
        <dl className="home-facts facts cells">
          <div><dt>{HOME_TEXTS.founded}</dt><dd>{settings.company_founded_year}</dd></div>
          <div><dt>{HOME_TEXTS.groups}</dt><dd>{settings.company_main_groups}</dd></div>
          <div><dt>{HOME_TEXTS.varieties}</dt><dd>{settings.company_varieties}</dd></div>
          <div><dt>{HOME_TEXTS.countries}</dt><dd>{settings.company_export_countries}</dd></div>
        </dl>
      </div>
    </section>
  );
}
