import type { PropsOf } from '../../base/page.tsx';
import { Landing } from './landing.tsx';
import type { landingPage } from './page.ts';

export default function LandingEn({ data }: PropsOf<ReturnType<typeof landingPage>>) {
  return <Landing lang="en" categories={data} />;
}
