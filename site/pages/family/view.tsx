import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { PropsOf } from '../../base/page.tsx';
import type { familyPage } from './page.ts';
import '../../cart/quantity.css';
import '../../ui/breadcrumb.css';
import '../../ui/chips/chip-strip.css';
import '../../ui/dimension-table/dimension-table.css';
import '../../ui/empty-state.css';
import '../../ui/lettered-drawing/lettered-drawing.css';
import '../../ui/pager.css';
import '../../ui/unbroken.css';
import './family.css';
import './print.css';

type Body = ComponentType<PropsOf<typeof familyPage>>;

/** Set once its code is here; on the server from the start. */
let Loaded: Body | undefined = import.meta.env.SSR ? (await import('./body.tsx')).FamilyBody : undefined;
const Late = lazy(async () => ({ default: (Loaded = (await import('./body.tsx')).FamilyBody) }));

/** A family. Until the code of its body has arrived, the browser shows it as the server sent it. */
export default function FamilyView(props: PropsOf<typeof familyPage>) {
  const [Shown] = useState<Body>(() => Loaded ?? Late);
  return (
    <Suspense>
      <Shown key={props.data.family._id} {...props} />
    </Suspense>
  );
}
