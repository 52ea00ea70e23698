import { CONTACT_PATH } from '#contract/paths.ts';
import { HOME_TEXTS as texts } from '../../texts/home.ts';
import { ProgramDownload } from './program.tsx';
import type { HomeData } from './page.ts';

/** What a visitor may want besides a size of the catalogue: models to draw with, or a part of another size. */
export function Ways({ program, isProgramOn }: { program: HomeData['program']; isProgramOn: boolean }) {
  return (
    <div className="section">
      <div className="wrap home-ways">
        {isProgramOn && program !== undefined && <ProgramDownload program={program} />}
        <section className="home-way home-quote" aria-labelledby="home-quote">
          <h2 id="home-quote">{texts.quoteTitle}</h2>
          <p>{texts.quoteText}</p>
          <ul>
            {texts.quotePoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a className="button button--quiet" href={CONTACT_PATH}>
            {texts.quote}
          </a>
        </section>
      </div>
    </div>
  );
}
