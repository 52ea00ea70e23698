import { useFrame } from '../../base/frame.ts';
import type { PropsOf } from '../../base/page.tsx';
import { useLateLayout } from '../../ui/use-late-layout.ts';
import { About } from './about.tsx';
import { Blogs } from './blogs.tsx';
import { Categories } from './categories.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { homePage } from './page.ts';
import { References } from './references.tsx';
import { Slider } from './slider.tsx';
import { Ways } from './ways.tsx';
import './hero.css';
import './sections.css';

/** The sections in order; each can be switched off by its setting. */
export default function HomeView({ data }: PropsOf<typeof homePage>) {
  const { settings } = useFrame();
  useLateLayout('.home-hero ~ .section');
  const { slides, features, posts, program, references } = data;
  return (
    <>
      <Hero settings={settings} data={data} />
      {settings.homepage_sliders_enabled && slides?.length !== 0 && <Slider slides={slides} />}
      <Features features={features} />
      {settings.homepage_categories_enabled && <Categories data={data} />}
      <Ways program={program} isProgramOn={settings.homepage_program_download_enabled} />
      {settings.homepage_about_enabled && <About settings={settings} />}
      {settings.homepage_blogs_enabled && <Blogs posts={posts} />}
      {settings.homepage_references_enabled && <References references={references} />}
    </>
  );
}
