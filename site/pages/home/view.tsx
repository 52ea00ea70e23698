import { useEffect } from 'react';
import { useFrame } from '../../base/frame.ts';
import type { PropsOf } from '../../base/page.tsx';
import { About } from './about.tsx';
import { Blogs } from './blogs.tsx';
import { Categories } from './categories.tsx';
import { Features } from './features.tsx';
import { Hero, SliderHero } from './hero.tsx';
import type { homePage } from './page.ts';
import { ProgramDownload } from './program.tsx';
import { References } from './references.tsx';
import { SheetSection } from './sheet.tsx';
import './hero.css';
import './sections.css';
import './narrow.css';

/** Pause between sections, so that a press in between is handled. */
const PAUSE_MS = 50;

/**
 * Lays out, one by one, the sections that the style sheet skips at first, so that a print or a picture of the page is
 * complete.
 */
function useAllSections(): void {
  useEffect(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('#content > section')];
    const timer = setInterval(() => {
      const section = sections.shift();
      if (section) section.style.contentVisibility = 'visible';
      else clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, []);
}

/** The sections in order; each can be switched off by its setting. */
export default function HomeView({
  data: { slides, features, categories, posts, program, references, partPaths },
}: PropsOf<typeof homePage>) {
  const frame = useFrame();
  useAllSections();
  const { settings } = frame;
  const hasSlides = settings.homepage_sliders_enabled && slides?.length !== 0;
  return (
    <>
      {hasSlides ? (
        <SliderHero settings={settings} slides={slides} />
      ) : (
        <Hero settings={settings} partPaths={partPaths} />
      )}
      <Features features={features} />
      {settings.homepage_categories_enabled && <Categories categories={categories} />}
      {hasSlides && slides && <SheetSection company={settings.site_title} partPaths={partPaths} />}
      {settings.homepage_about_enabled && <About frame={frame} />}
      {settings.homepage_blogs_enabled && <Blogs posts={posts} />}
      {settings.homepage_program_download_enabled && program !== undefined && <ProgramDownload program={program} />}
      {settings.homepage_references_enabled && <References references={references} />}
    </>
  );
}
