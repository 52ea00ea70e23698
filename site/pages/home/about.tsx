import { dispatchSentence } from '#contract/dispatch.ts';
import { ABOUT_PATH } from '#contract/paths.ts';
import { experienceOf, type FrameData } from '../../base/frame.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { ArrowIcon } from '../../ui/icon.tsx';

/** The company in short. */
export function About({ frame }: { frame: FrameData }) {
  return (
    <section className="section home-about" aria-labelledby="home-about">
      <div className="wrap">
        <div className="home-about-words">
          <p className="eyebrow">
            {HOME_TEXTS.aboutEyebrow} · {experienceOf(frame)}
          </p>
          <h2 id="home-about">{HOME_TEXTS.aboutTitle}</h2>
          <div className="prose">
            {[...HOME_TEXTS.aboutText, dispatchSentence(frame.settings)].map(
              (paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>,
            )}
          </div>
          <a className="more" href={ABOUT_PATH}>
            {HOME_TEXTS.aboutMore}
            <ArrowIcon />
          </a>
        </div>
        <ul className="home-points">
          {HOME_TEXTS.aboutPoints.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
