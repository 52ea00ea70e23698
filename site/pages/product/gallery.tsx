import { useRef, useState, type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import { flushSync } from 'react-dom';
import { imageUrl } from '#contract/images.ts';
import type { Product } from '#contract/products.ts';
import { PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import { Picture } from '../../ui/picture.tsx';
import { MAIN_IMAGE_SIZES } from './page.ts';
import { LetteredDrawing } from '../../ui/lettered-drawing/lettered-drawing.tsx';
import type { Details } from './details.ts';
import type { Zoom as ZoomView } from './zoom.tsx';
import './gallery.css';

/** Thumbnails side by side; more of them make a carousel with arrows. */
const THUMBNAILS_SHOWN = 3;
const SWIPE_PX = 40;
/** Large on wide screens, where pages are printed from. */
const THUMBNAIL_SIZES = '(min-width: 960px) 640px, 112px';

/** Main picture and thumbnails. Every picture is a link to its file, which works without JavaScript. */
export function Gallery({
  name,
  alts,
  pictures,
  own,
  drawing,
  isRepresentative,
  marked,
  onMark,
  children,
}: {
  name: string;
  alts: Product['imageAlts'];
  /** The first is the drawing, if there is one. */
  pictures: readonly string[];
  /** How many of them show this very size. */
  own: number;
  drawing: Details['drawing'];
  isRepresentative: boolean;
  marked: string | null;
  onMark: (key: string | null) => void;
  /** Stands below the drawing. */
  children: ReactNode;
}) {
  const total = pictures.length;
  const [shown, setShown] = useState(0);
  /** Index of the first thumbnail. */
  const [first, setFirst] = useState(0);
  /** The zoom, whose code is fetched when it is first wanted. */
  const [Zoom, setZoom] = useState<typeof ZoomView | null>(null);
  const main = useRef<HTMLAnchorElement>(null);
  const touchX = useRef(0);
  const isRound = total > THUMBNAILS_SHOWN;

  const step = (by: number) => {
    const next = (shown + by + total) % total;
    setShown(next);
    if (isRound) setFirst(next);
  };
  const onTouchEnd = (event: TouchEvent) => {
    const moved = event.changedTouches[0]!.clientX - touchX.current;
    if (total > 1 && Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1);
  };
  const zoom = (event: MouseEvent) => {
    event.preventDefault();
    void import('./zoom.tsx').then((zoomed) => setZoom(() => zoomed.Zoom));
  };
  const close = () => {
    flushSync(() => setZoom(null)); // at once, because the page behind a dialog cannot take the focus
    main.current?.focus();
  };
  const alt = alts?.[pictures[shown]!] ?? texts.image(name, shown + 1, total);
  const sheet = drawing && shown === 0 && <LetteredDrawing {...drawing} name={alt} marked={marked} onMark={onMark} />;
  const isLikeOthers = isRepresentative && shown >= own;
  const order = pictures.map((_, i) => (isRound ? (first + i) % total : i));

  return (
    <section className="product-gallery" aria-label={texts.gallery}>
      <a
        ref={main}
        className="product-main"
        href={imageUrl('products', pictures[shown])}
        onClick={zoom}
        onTouchStart={(event) => {
          touchX.current = event.changedTouches[0]!.clientX;
        }}
        onTouchEnd={onTouchEnd}
      >
        {sheet || (
          <Picture
            key={shown}
            kind="products"
            image={pictures[shown]}
            alt={alt}
            sizes={MAIN_IMAGE_SIZES}
            width={1200}
            height={900}
            isEager
          />
        )}
        <span className="visually-hidden">{texts.zoom}</span>
        {isLikeOthers && <span className="product-representative">{texts.representative}</span>}
        <svg className="product-main-zoom" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M10 4H4v6M14 20h6v-6M4 4l7 7M20 20l-7-7" />
        </svg>
      </a>
      {children}
      {total > 1 && (
        <div className={isRound ? 'product-thumbs product-thumbs--round' : 'product-thumbs'}>
          {isRound && (
            <button
              type="button"
              className="product-thumbs-step"
              aria-label={texts.previousImage}
              onClick={() => setFirst((first - 1 + total) % total)}
            >
              ‹
            </button>
          )}
          <ul>
            {order.map((i) => (
              <li key={i}>
                <a
                  href={imageUrl('products', pictures[i])}
                  aria-current={i === shown ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    setShown(i);
                  }}
                >
                  <Picture
                    kind="products"
                    image={pictures[i]}
                    alt={texts.showImage(i + 1)}
                    sizes={THUMBNAIL_SIZES}
                    width={112}
                    height={84}
                    isEager
                  />
                </a>
              </li>
            ))}
          </ul>
          {isRound && (
            <button
              type="button"
              className="product-thumbs-step"
              aria-label={texts.nextImage}
              onClick={() => setFirst((first + 1) % total)}
            >
              ›
            </button>
          )}
          <output className="product-thumbs-count">{texts.imageOf(shown + 1, total)}</output>
        </div>
      )}
      {Zoom && (
        <Zoom
          name={name}
          pictures={pictures}
          shown={shown}
          isRepresentative={isLikeOthers}
          sheet={sheet}
          onStep={step}
          onClose={close}
          texts={texts}
        />
      )}
    </section>
  );
}
