import { searchQuotePath } from '#contract/page-paths.ts';
import { familySizesPath } from '#contract/page-paths.ts';
import { productPath } from '#contract/paths.ts';
import type { Ruler as RulerFacts } from '#contract/search.ts';
import { FOUND_TEXTS as texts } from '../texts/found.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { accusative } from './accusative.ts';
import { rulerMarks } from './ruler-marks.ts';

interface RulerProps {
  term: string;
  ruler: RulerFacts;
}

const NO_BREAK = '\u00a0';
const inUnit = (text: string, unit: string): string => (unit === '' ? text : `${text}${NO_BREAK}${unit}`);
/** Dimensions that break at the points between them only: 'd1 = 6 mm · L = 200 mm'. */
const together = (dimensions: string): string =>
  dimensions
    .split(' · ')
    .map((one) => one.replaceAll(' ', NO_BREAK))
    .join(' · ');

/** A size that is not made: the standard values around it, and ways to those and to a quote. */
export function Ruler({ term, ruler }: RulerProps) {
  const { name, held, size, wanted, neighbours, column } = ruler;
  const { unit, isLength } = column;
  // What is too long can be cut: it comes first.
  const choices = isLength ? neighbours.toSorted((a, b) => b.value - a.value) : byDistance(ruler);
  return (
    <section className="ruler" aria-labelledby="ruler-title">
      <div className="ruler-what">
        <h2 id="ruler-title">{texts.notMade(size, isLength)}</h2>
        <p>
          <Unbroken text={texts.notMadeOf(name, together(held))} />. {texts.nearestValues(nearest(ruler), isLength)}
        </p>
        <p className="ruler-ways">
          {choices.map((neighbour, i) => {
            const to = wayTo(ruler, neighbour);
            const isCut = isLength && neighbour.value > wanted.value;
            return (
              to !== null && (
                <a
                  key={neighbour.value}
                  className={i === 0 ? 'button button--accent' : 'button button--quiet'}
                  href={to}
                >
                  {texts.choose(neighbour.size, accusative(neighbour.size))}
                  {isCut && `, ${texts.shorten(inUnit(neighbour.differs, unit))}`}
                </a>
              )
            );
          })}
          <a className="ruler-quote" href={searchQuotePath(term)}>
            {texts.quoteFor(inUnit(wanted.text, unit))}
          </a>
        </p>
      </div>
      <figure className="ruler-scale">
        <p className="visually-hidden">{texts.values(column.label, ruler.values.map(({ text }) => text).join(', '))}</p>
        <Scale ruler={ruler} width={520} className="ruler-wide" />
        <Scale ruler={ruler} width={260} className="ruler-narrow" />
        <figcaption>{texts.rulerOf(column.label, unit)}</figcaption>
      </figure>
    </section>
  );
}

/** '200', '250 mm'. */
const nearest = ({ neighbours, column: { unit } }: RulerFacts): string[] =>
  neighbours.map(({ text }, i) => (i === neighbours.length - 1 ? inUnit(text, unit) : text));

const byDistance = ({ neighbours, wanted }: RulerFacts): RulerFacts['neighbours'] =>
  neighbours.toSorted((a, b) => Math.abs(a.value - wanted.value) - Math.abs(b.value - wanted.value));

/** The page of the one size with a value, or the family's table with all of them. */
function wayTo({ family }: RulerFacts, { product, filter }: RulerFacts['neighbours'][number]): string | null {
  if (product) return productPath(product);
  return family && familySizesPath(family.slug, filter);
}

/** Room on both sides for names. */
const MARGIN = 20;
const LINE = 40;
const FLAG_WIDTH = 16;

function Scale({ ruler, width, className }: { ruler: RulerFacts; width: number; className: string }) {
  const { wanted } = ruler;
  const { x, marks } = rulerMarks(ruler, width - 2 * MARGIN);
  const flag = FLAG_WIDTH + wanted.text.length * 8;
  return (
    <svg className={className} viewBox={`0 0 ${width} 72`} width={width} height={72} aria-hidden="true">
      <path className="ruler-line" d={`M0 ${LINE}H${width}`} />
      {marks.map((mark) => (
        <g key={mark.x} className={mark.isNeighbour ? 'ruler-mark ruler-mark--near' : 'ruler-mark'}>
          <path d={`M${MARGIN + mark.x} ${LINE}v${mark.text === '' ? 6 : 12}`} />
          {mark.text !== '' && (
            <text x={MARGIN + mark.x} y={LINE + 26}>
              {mark.text}
            </text>
          )}
        </g>
      ))}
      <g className="ruler-flag">
        <rect x={Math.min(Math.max(MARGIN + x - flag / 2, 0), width - flag)} y={2} width={flag} height={22} rx={2} />
        <path d={`M${MARGIN + x} 24V${LINE - 7}`} />
        <path className="ruler-tip" d={`M${MARGIN + x - 4} ${LINE - 8}h8l-4 8z`} />
        <text x={Math.min(Math.max(MARGIN + x, flag / 2), width - flag / 2)} y={18}>
          {wanted.text}
        </text>
      </g>
    </svg>
  );
}
