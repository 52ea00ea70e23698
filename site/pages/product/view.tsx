import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { productPath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { useNavigate, useNavigation } from '../../base/router.tsx';
import { PRODUCT_HEAD_TEXTS, PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import type { Details, PartName, Parts } from './details.ts';
import { PrintHead } from '../../ui/print-head.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import type { ProductData } from './page.ts';
import { Part } from './part.tsx';
import { Tabs, type Tab } from './tabs.tsx';
import '../../ui/breadcrumb.css';
import '../../ui/empty-sheet.css';
import '../../ui/unbroken.css';
import './view.css';
import './sizes.css';
import './print.css';

// Rarely seen, so its code is fetched when wanted. Its styles come with the page, because the server renders it in the
// page.
const Missing = import.meta.env.SSR
  ? (await import('./missing.tsx')).Missing
  : lazy(async () => ({ default: (await import('./missing.tsx')).Missing }));

export default function ProductView({ data }: { data: ProductData }) {
  const isLeaving = useNavigation().state === 'loading';
  if (!data.product)
    return (
      <Suspense>
        <Missing message={data.message} instead={data.instead} headTexts={PRODUCT_HEAD_TEXTS} />
      </Suspense>
    );
  return (
    <article className="wrap product" aria-busy={isLeaving || undefined}>
      <PrintHead />
      {/* The key gives each product new pictures, tabs and parts. */}
      <Sheet key={data.product._id} {...data} />
    </article>
  );
}

/** The column whose letter or row was reached. */
const dimensionAt = ({ target }: SyntheticEvent): string | null =>
  (target as Element).closest('[data-dim]')?.getAttribute('data-dim') ?? null;

function Sheet({ product, drawing, pictures, own, parts }: Details & { product: Product }) {
  const [marked, setMarked] = useState<string | null>(null);
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const mark = (event: SyntheticEvent) => setMarked(dimensionAt(event));
  // Rows are written, not rendered: their marks are set by hand.
  useEffect(() => {
    for (const row of top.current!.querySelectorAll('tr[data-dim]'))
      row.toggleAttribute('data-marked', row.getAttribute('data-dim') === marked);
  }, [marked]);
  const onInput = ({ target }: FormEvent) => {
    const slug = (target as HTMLSelectElement).selectedOptions?.[0]?.dataset['slug'];
    if (slug) void navigate(productPath({ slug, code: '' }), { preventScrollReset: true });
  };
  return (
    <>
      <Part name="trail" parts={parts} />
      <div ref={top} className="product-top" onPointerOver={mark} onFocus={mark}>
        <div className="product-head">
          <Part name="name" parts={parts} onClick={act} />
        </div>
        <Gallery
          name={product.name}
          alts={product.imageAlts}
          pictures={pictures}
          own={own}
          drawing={drawing}
          isRepresentative={product.areImagesRepresentative}
          marked={marked}
          onMark={setMarked}
        >
          <Part name="ratio" parts={parts} className="product-ratio" />
        </Gallery>
        <Facts product={product} parts={parts} onInput={onInput} onClick={act} />
        <div className="product-more">
          <Part name="text" parts={parts} />
          <Tabs tabs={tabsOf(parts)} />
          <Part name="rules" parts={parts} className="product-rules product-prose" />
        </div>
      </div>
      <Part name="neighbours" parts={parts} className="product-part product-near" onClick={act} />
    </>
  );
}

/** A press of a button, or of a link to a CAD file, of a written part; its code comes with it. */
const act = (event: MouseEvent) => {
  const pressed = (event.target as Element).closest<HTMLElement>('button, [data-cad]');
  if (!pressed) return;
  event.preventDefault();
  void import('./written-buttons.ts').then(({ press }) => press(pressed));
};

/** A tab for each kind of information that the product has. */
function tabsOf(parts: Parts): Tab[] {
  const written = (id: string, title: string, name: PartName, className?: string) =>
    name in parts && { id, title, content: <Part name={name} parts={parts} className={className} /> };
  return [
    written('aciklama', texts.description, 'description', 'product-prose'),
    written('teknik-ozellikler', texts.specs, 'specs'),
    written('uygulama-alanlari', texts.applications, 'applications'),
    written('ozellikler', texts.features, 'features'),
  ].filter((tab) => typeof tab === 'object');
}
