import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { FamiliesProps } from './families.tsx';

/** Names the code of the families to the server. */
export const FAMILIES_FILE = 'pages/shop/families.tsx';

type Shown = ComponentType<FamiliesProps>;

/** Set once its code is here; on the server from the start. */
let Loaded: Shown | undefined = import.meta.env.SSR ? (await import('./families.tsx')).Families : undefined;

/** Fetches the code of the families. To be awaited before a list with some is shown. */
export async function loadFamilies(): Promise<void> {
  Loaded ??= (await import('./families.tsx')).Families;
}

const Late = lazy(async () => {
  await loadFamilies();
  return { default: Loaded! };
});

/** The families of a list. Until their code is here, the browser shows them as the server sent them. */
export function LateFamilies(props: FamiliesProps) {
  const [Shown] = useState<Shown>(() => Loaded ?? Late);
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
  );
}
