import type { DrawingLetters } from '#contract/families.ts';
import { Picture } from '../picture.tsx';
import './lettered-drawing.css';

interface LetteredDrawingProps {
  image: string | undefined;
  /** null: the picture shows them itself, or is no drawing. */
  letters: DrawingLetters | null;
  /** What a drawing's proportions tell. */
  caption?: string | undefined;
  /** The family's or product's name, for people who do not see the drawing. */
  name: string;
  /** The key of the column that is marked. */
  marked: string | null;
  onMark: (key: string | null) => void;
  /** By key, in place of the letters: 'Ø6', '200', and names of dimensions without a letter: 'Bilya çapı'. */
  values?: Readonly<Record<string, string>>;
  /** The picture's size is the largest that fits into it, in px; otherwise it is as wide as its place. */
  box?: { width: number; height: number };
}

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`;

const SIZES = '(min-width: 901px) 740px, 100vw';
/** Longer texts are names, which are smaller. */
const LONGEST_VALUE = 6;
/** Taller pictures are shown narrower. */
const TALL = 0.85;

/**
 * A drawing with its letters as text over the picture: they can be marked, keep their size on phones, and are values on
 * an article's page. Other pictures are shown without letters.
 *
 * The places are attributes of SVG, because the Content-Security-Policy forbids style attributes.
 */
export function LetteredDrawing({
  image,
  letters,
  caption,
  name,
  marked,
  onMark,
  values = {},
  box,
}: LetteredDrawingProps) {
  const { width, height } = letters ?? { width: 1200, height: 900 };
  // As attributes, so that the letters have their places before the picture is there.
  const scale = box ? Math.min(box.width / width, box.height / height) : 1;
  const shape = height > width * TALL ? 'lettered lettered--tall' : 'lettered';
  const className = box ? `${shape} lettered--boxed` : shape;
  return (
    <span className={className}>
      <span className="lettered-sheet">
        <Picture
          kind="products"
          image={image}
          alt={name}
          sizes={SIZES}
          width={Math.round(width * scale)}
          height={Math.round(height * scale)}
          isEager
        />
        {letters && (
          <svg>
            {letters.letters.map(({ key, x, y }, i) => {
              const text = values[key] ?? key;
              const textClass = text.length > LONGEST_VALUE ? 'lettered-name' : undefined;
              const place = { x: percent(x, width), y: percent(y, height) };
              return marked === key ? (
                <svg key={i} {...place} data-dim={key} onPointerLeave={() => onMark(null)}>
                  <rect
                    className={textClass}
                    x={`-${((text.length + 1) * 3) / 10}em`}
                    y="-.76em"
                    width={`${((text.length + 1) * 6) / 10}em`}
                  />
                  <text className={textClass}>{text}</text>
                </svg>
              ) : (
                <text key={i} {...place} className={textClass} data-dim={key} onPointerEnter={() => onMark(key)}>
                  {text}
                </text>
              );
            })}
          </svg>
        )}
      </span>
      {caption && <small>{caption}</small>}
    </span>
  );
}
