import type { PropsOf } from '../../base/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { COMPONENTS_PATH } from '#contract/paths.ts';
import { Catalogue } from './catalogue.tsx';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Messages } from './messages.tsx';
import type { componentsPage } from './page.ts';
import './components.css';

export default function ComponentsView({ data }: PropsOf<typeof componentsPage>) {
  return (
    <>
      <PageHead title="Bileşenler" path={COMPONENTS_PATH} lead="Sitenin bütün bileşenleri, durumlarıyla yan yana." />
      <div className="components">
        <Foundations />
        <Controls product={data.product} />
        <Messages />
        <Catalogue data={data} />
      </div>
    </>
  );
}
