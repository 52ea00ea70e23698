import type { ReactNode } from 'react';
import type { Slide } from '#contract/sliders.ts';
import { SLIDE_SIZES } from '#contract/images.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { focusAttributes } from '../../ui/picture-focus.ts';
import { Picture } from '../../ui/picture.tsx';

const INTERVAL_MS = 5000;

/** The slides; built-in ones if they could not be loaded. */
export function Slider({ slides }: { slides: readonly Slide[] | null }) {
  return (
    <div className="wrap home-slides">
      <Carousel label={HOME_TEXTS.slider} className="home-slider" intervalMs={INTERVAL_MS} perPage={1}>
        {slides?.map((slide) => (
          <SlideItem key={slide._id} {...slide}>
            {/* All are lazy: narrow screens show the first one below the first view, wide ones preload it. */}
            <div className="home-slide-picture" {...focusAttributes(slide.imageFocus)}>
              <Picture kind="slider" image={slide.image} alt="" width={1600} height={700} sizes={SLIDE_SIZES} />
            </div>
          </SlideItem>
        )) ?? HOME_TEXTS.fallbackSlides.map((slide) => <SlideItem key={slide.title} {...slide} />)}
      </Carousel>
    </div>
  );
}

type SlideItemProps = Pick<Slide, 'title' | 'subtitle' | 'description' | 'link' | 'buttonText'> & {
  children?: ReactNode;
};

function SlideItem({ title, subtitle, description, link, buttonText, children }: SlideItemProps) {
  return (
    <li className="home-slide">
      <div className="home-slide-words">
        {subtitle && <p className="home-slide-subtitle">{subtitle}</p>}
        <h2>{title}</h2>
        {description && <p className="home-slide-text">{description}</p>}
        {link && (
          <a className="button button--quiet button--dense" href={link}>
            {buttonText || HOME_TEXTS.slideMore}
          </a>
        )}
      </div>
      {children}
    </li>
  );
}
