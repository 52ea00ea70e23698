import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react';
import { CAROUSEL_TEXTS as texts } from '../texts/carousel.ts';
import { ChevronIcon, draw } from './icon.tsx';
import './carousel.css';

const PauseIcon = draw('M8 5v14M16 5v14');
const PlayIcon = draw('M7 4.5v15l12-7.5Z');

interface CarouselProps {
  label: string;
  /** Also names the track, `{className}-track`, whose columns the style sheet sets. */
  className: string;
  intervalMs: number;
  /** Items side by side when the server renders; the browser counts them. */
  perPage: number;
  /** `<li>` elements. */
  children: readonly ReactNode[];
}

/** Length of a swipe at either end that goes on at the other end. */
const SWIPE_PX = 40;
/** Pause after which scrolling has come to rest. */
const REST_MS = 120;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const prefersStillness = (): boolean => matchMedia(REDUCED_MOTION).matches;

/**
 * Items in a row that moves by itself. The row is a list that scrolls sideways, so it works by touch and without
 * JavaScript. JavaScript adds buttons, dots, arrow keys, the way from the end to the beginning, and the clock. The
 * clock stops under the pointer or the keyboard's focus, after 'pause', and for visitors who asked for less motion.
 */
export function Carousel({ label, className, intervalMs, perPage, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(perPage);
  const [page, setPage] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStill, setStill] = useState(true);
  const pages = Math.ceil(children.length / shown);
  const isRunning = pages > 1 && !isPaused && !isHeld && !isFocused && !isStill;

  /** Scroll position of a page; the last page ends with the list. */
  const leftOf = useCallback((n: number) => {
    const list = track.current;
    return list ? Math.min(n * list.clientWidth, list.scrollWidth - list.clientWidth) : 0;
  }, []); // a timer may fire after the list is gone
  /** The page being scrolled to, until it is reached or the visitor takes over. */
  const aim = useRef<number | undefined>(undefined);
  const go = useCallback(
    (n: number) => {
      const target = (n + pages) % pages;
      aim.current = target;
      setPage(target);
      track.current?.scrollTo({ left: leftOf(target), behavior: prefersStillness() ? 'instant' : 'smooth' });
    },
    [pages, leftOf],
  );

  useEffect(() => {
    const list = track.current!;
    const media = matchMedia(REDUCED_MOTION);
    const listen = () => setStill(media.matches);
    const measure = () =>
      setShown(Math.max(1, Math.round(list.clientWidth / (list.firstElementChild as HTMLElement).offsetWidth)));
    const observer = new ResizeObserver(measure);
    listen();
    media.addEventListener('change', listen);
    observer.observe(list);
    return () => {
      media.removeEventListener('change', listen);
      observer.disconnect();
    };
  }, []);

  // Follows the visitor's scrolling and swiping.
  useEffect(() => {
    const list = track.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const distances = Array.from({ length: pages }, (_, n) => Math.abs(leftOf(n) - list.scrollLeft));
      const nearest = distances.indexOf(Math.min(...distances));
      if (aim.current !== undefined && aim.current !== nearest) return;
      aim.current = undefined;
      setPage(nearest);
    };
    const takeOver = () => {
      aim.current = undefined;
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    // The observer reports the size at once and after every change; reading it here would force a layout.
    const observer = new ResizeObserver(settle);
    takeOver();
    observer.observe(list);
    const listeners = [
      ['scroll', onScroll],
      ['wheel', takeOver],
      ['touchstart', takeOver],
      ['focusin', takeOver],
    ] as const;
    for (const [type, listener] of listeners) list.addEventListener(type, listener, { passive: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const [type, listener] of listeners) list.removeEventListener(type, listener);
    };
  }, [pages, leftOf]);

  useEffect(() => {
    if (!isRunning) return;
    // Loads the next page's pictures before they are seen, without delaying those seen now.
    const preparing = setTimeout(() => {
      const next = (page + 1) % pages;
      for (const item of [...(track.current?.children ?? [])].slice(next * shown, (next + 1) * shown))
        for (const picture of item.querySelectorAll('img')) picture.loading = 'eager';
    }, intervalMs / 2);
    const timer = setInterval(() => {
      if (!document.hidden) go(page + 1);
    }, intervalMs);
    return () => {
      clearTimeout(preparing);
      clearInterval(timer);
    };
  }, [isRunning, page, pages, shown, intervalMs, go]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || pages < 2) return;
    event.preventDefault();
    setFocused(true);
    go(page + step);
  };
  const touch = useRef({ x: 0, left: 0 });
  const onTouchStart = ({ touches }: TouchEvent) => {
    setHeld(true);
    touch.current = { x: touches[0]!.clientX, left: track.current!.scrollLeft };
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    setHeld(false);
    const moved = changedTouches[0]!.clientX - touch.current.x;
    const { left } = touch.current;
    if (pages < 2) return;
    if (moved < -SWIPE_PX && left >= leftOf(pages - 1) - 1) go(0);
    if (moved > SWIPE_PX && left <= 1) go(pages - 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to what happens to the things in it
    <section
      className={`carousel ${className}`}
      aria-roledescription={texts.kind}
      aria-label={label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setHeld(true);
      }}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={track}
        className={`carousel-track ${className}-track`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
        onTouchCancel={() => setHeld(false)}
      >
        {children}
      </ul>
      {pages > 1 && (
        <div className="carousel-controls">
          <button
            type="button"
            className="icon-button carousel-previous"
            aria-label={texts.previous}
            onClick={() => go(page - 1)}
          >
            <ChevronIcon />
          </button>
          <div className="carousel-dots">
            {Array.from({ length: pages }, (_, n) => (
              <button
                key={n}
                type="button"
                aria-label={texts.page(n + 1, pages)}
                aria-current={n === page || undefined}
                onClick={() => go(n)}
              />
            ))}
          </div>
          <span className="carousel-count figures" aria-hidden="true">
            {page + 1} / {pages}
          </span>
          <button
            type="button"
            className="icon-button carousel-next"
            aria-label={texts.next}
            onClick={() => go(page + 1)}
          >
            <ChevronIcon />
          </button>
          <button
            type="button"
            className="icon-button carousel-pause"
            aria-label={isPaused ? texts.play : texts.pause}
            onClick={() => setPaused(!isPaused)}
          >
            {isPaused ? <PlayIcon /> : <PauseIcon />}
          </button>
        </div>
      )}
    </section>
  );
}
