import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { PRODUCT_TEXTS } from '../../texts/product.ts';
import { Picture } from '../../ui/picture.tsx';
import { useModal } from '../../ui/use-modal.ts';
import './zoom.css';

interface ZoomProps {
  name: string;
  pictures: readonly string[];
  shown: number;
  isRepresentative: boolean;
  /** Stands for the picture shown. */
  sheet: ReactNode;
  onStep(by: number): void;
  onClose(): void;
  /** A prop, so that this chunk holds its own code only. */
  texts: Pick<
    typeof PRODUCT_TEXTS,
    'image' | 'closeZoom' | 'representative' | 'previousImage' | 'nextImage' | 'imageOf'
  >;
}

/**
 * The picture over the whole window. A click or Escape closes it, the arrow keys show the next. A separate chunk,
 * fetched at the first zoom.
 */
export function Zoom({ name, pictures, shown, isRepresentative, sheet, onStep, onClose, texts }: ZoomProps) {
  const modal = useModal(onClose);
  const { ref } = modal;
  const total = pictures.length;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined || total === 1) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const element = ref.current!;
    const listen = (event: KeyboardEvent) => onKey(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [ref]);
  return (
    <dialog className="product-zoom" aria-label={texts.image(name, shown + 1, total)} {...modal}>
      <button
        type="button"
        className="product-zoom-picture"
        aria-label={sheet ? undefined : texts.closeZoom}
        onClick={onClose}
      >
        {/* The letters are text, which a label would contradict. */}
        {sheet && <span className="visually-hidden">{texts.closeZoom}</span>}
        {sheet || (
          <Picture
            key={shown}
            kind="products"
            image={pictures[shown]}
            alt={texts.image(name, shown + 1, total)}
            sizes="100vw"
            width={1200}
            height={900}
            isEager
          />
        )}
        <span className="product-zoom-close" aria-hidden="true">
          ×
        </span>
      </button>
      {isRepresentative && <p className="product-representative">{texts.representative}</p>}
      {total > 1 && (
        <button type="button" className="product-zoom-step" aria-label={texts.previousImage} onClick={() => onStep(-1)}>
          ‹
        </button>
      )}
      {total > 1 && (
        <button
          type="button"
          className="product-zoom-step product-zoom-step--next"
          aria-label={texts.nextImage}
          onClick={() => onStep(1)}
        >
          ›
        </button>
      )}
      {total > 1 && <output className="product-zoom-count">{texts.imageOf(shown + 1, total)}</output>}
    </dialog>
  );
}
