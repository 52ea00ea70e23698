// Everything below the page's first line. A separate chunk: the server sends it as HTML, and its code, with filtering,
// sorting and the way into the cart, comes once the page is alive.
import { memo, useDeferredValue, useEffect, useState } from 'react';
import { useAlive } from '../../base/use-alive.ts';
import { FAMILY_TEXTS as texts } from '../../texts/family.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { arriveAtFilters } from './arrive.ts';
import type { PropsOf } from '../../base/page.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PrintHead } from '../../ui/print-head.tsx';
import { Filters } from './filters.tsx';
import { Overview } from './overview.tsx';
import type { familyPage } from './page.ts';
import { Sections } from './sections.tsx';
import { Sizes } from './sizes.tsx';
import { typedSize } from './size-typing.ts';
import { familyTrail } from './trail.ts';
import { sizeExample } from './typed-sizes.ts';
import { useTable } from './use-table.ts';

type Props = PropsOf<typeof familyPage>;

export function FamilyBody(props: Props) {
  // Deferred, and the rest kept as it is until then: what only a living page has appears in short steps between which
  // a press is handled, instead of in one long one.
  const isAlive = useDeferredValue(useAlive());
  const isNarrow = useDeferredValue(useNarrow());
  return <Content {...props} isAlive={isAlive} isNarrow={isNarrow} />;
}

const Content = memo(function Content({
  search,
  data,
  isAlive,
  isNarrow,
}: Props & Record<'isAlive' | 'isNarrow', boolean>) {
  const { family, refused } = data;
  const table = useTable(data, search, isAlive);
  const { model } = table;
  /** The column that is pointed at. */
  const [pointed, setPointed] = useState<string | null>(null);
  const hasFilters = model.filters.length > 0;
  useEffect(() => arriveAtFilters(hasFilters), [hasFilters]);
  const sort = refused ? undefined : search.sort;
  const isSizeRefused = refused !== undefined && search.q !== undefined && typedSize(family, search.q) === null;
  const marked = pointed ?? model.filters.at(-1)?.key ?? null;
  return (
    <article className="wrap family" data-whole={table.isWhole || undefined}>
      <PrintHead />
      <Breadcrumb trail={familyTrail(family)} />
      <Overview family={family} model={model} marked={marked} onMark={setPointed} />
      {refused && (
        <p className="notice notice--error family-refused" role="alert">
          {refused}
          {isSizeRefused && ` ${texts.sizeExample(sizeExample(family, model.all ?? model.rows))}`}
        </p>
      )}
      <Filters family={family} model={model} sort={sort} isStepwise={isAlive && isNarrow} />
      <Sizes
        data={data}
        table={table}
        sort={sort}
        marked={marked}
        onMark={setPointed}
        isAlive={isAlive}
        isNarrow={isNarrow}
      />
      <Sections family={family} />
    </article>
  );
});
