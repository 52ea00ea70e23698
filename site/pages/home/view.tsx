import { useFrame, type PropsOf } from '../../page.tsx';
import { About } from './about.tsx';
import { Categories } from './categories.tsx';
import { Hero } from './hero.tsx';
import type { homePage } from './page.ts';
import './home.css';

/** The sections in order; each is shown unless its setting switches it off. */
export default function HomeView({ data }: PropsOf<typeof homePage>) {
  const frame = useFrame();
  const { settings } = frame;
  return (
    <>
      <Hero settings={settings} />
      {settings.homepage_categories_enabled && <Categories categories={data.categories} />}
      {settings.homepage_about_enabled && <About frame={frame} />}
    </>
  );
}
