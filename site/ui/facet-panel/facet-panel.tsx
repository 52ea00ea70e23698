// Filters of a list with their counts. Plain links and forms, so that they work without JavaScript.
import { useRef, useState } from 'react';
import type { Facet } from '#contract/facets.ts';
import { formatNumber } from '#contract/format.ts';
import { useNavigate } from '../../base/router.tsx';
import { FACET_TEXTS as texts } from '../../texts/facets.ts';
import { dimensionText } from '../extent.ts';
import { placeOn } from '../log-scale.ts';
import { RangeField } from '../range-field.tsx';
import { usePause } from '../use-pause.ts';
import {
  asRange,
  endsOf,
  FROM_FIELD,
  hasNumbers,
  isAttribute,
  TO_FIELD,
  toggled,
  withoutFilter,
  withRangeField,
  type FilterTexts,
  type RangeFacet,
  type ValuesFacet,
} from './facet-filter.ts';
import { CHIP_LENGTH, foldedFacets, MOST_NUMBERS, MOST_SHOWN, SHOWN_OF_MANY } from './open-facets.ts';
import './facet-panel.css';

export interface FacetPanelProps {
  facets: readonly Facet[];
  filters: FilterTexts;
  /** The address of the list with other filters. */
  to(filters: FilterTexts): string;
  /** Path of the list, for forms. */
  action: string;
  /** The rest of the list's state, which forms carry along. */
  kept: Readonly<Record<string, string | undefined>>;
  /** About, in pixels: facets that are longer than the list together are folded. */
  listHeight: number;
}

export function FacetPanel(props: FacetPanelProps) {
  const { facets, filters, listHeight } = props;
  // As the visit to the list began: what is chosen makes the list shorter, and no facet folds meanwhile.
  const [folded] = useState(() => foldedFacets(facets, filters, listHeight));
  return (
    <div className="facets">
      <h2 className="facets-title">
        {texts.title} <small>{texts.counted}</small>
      </h2>
      {facets.map((facet) => (
        <section key={facet.key} aria-labelledby={idOf(facet)}>
          <details className="facet" open={!folded.has(facet.key)}>
            <summary>
              <h3 id={idOf(facet)}>
                {facet.label} {facet.unit && <small>{facet.unit}</small>}
              </h3>
            </summary>
            {facet.kind === 'range' ? (
              <Range {...props} facet={facet} />
            ) : (
              facet.values.length > 0 && <Values {...props} facet={facet} />
            )}
          </details>
        </section>
      ))}
    </div>
  );
}

const idOf = ({ key }: Facet): string => `facet-${key.replace('.', '-')}`;

function Values({ facet, ...props }: FacetPanelProps & { facet: ValuesFacet }) {
  const { filters, to } = props;
  const areNumbers = hasNumbers(facet);
  const isRange = areNumbers && facet.values.length > MOST_NUMBERS;
  const areChips = isAttribute(facet.key) && facet.values.every(({ label }) => label.length <= CHIP_LENGTH);
  const { shown, rest } = isRange ? chosenFirst(facet, filters) : shownFirst(facet.values);
  const list = (values: ValuesFacet['values']) => (
    <ul className={areChips ? 'chips' : 'facet-lines'} aria-labelledby={idOf(facet)}>
      {values.map((one) => (
        <li key={one.value}>
          <Value value={one} href={to(toggled(filters, facet, one.value))} isChip={areChips} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isRange && <Range {...props} facet={asRange(facet, filters[facet.key])} />}
      {shown.length > 0 && list(shown)}
      {rest.length > 0 && (
        <details className="facet-rest">
          <summary>{texts.all(formatNumber(facet.values.length))}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** The values in sight, in their order: all of a few, of many the commonest and the chosen ones. */
function shownFirst(values: ValuesFacet['values']): Record<'shown' | 'rest', ValuesFacet['values']> {
  if (values.length <= MOST_SHOWN) return { shown: values, rest: [] };
  const commonest = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, SHOWN_OF_MANY));
  const isShown = (one: ValuesFacet['values'][number]) => one.isChosen || commonest.has(one);
  return { shown: values.filter(isShown), rest: values.filter((one) => !isShown(one)) };
}

/** Below a range the values chosen one by one; all others fold out. */
function chosenFirst({ key, values }: ValuesFacet, filters: FilterTexts): ReturnType<typeof shownFirst> {
  if (endsOf(filters[key])) return { shown: [], rest: values };
  return { shown: values.filter(({ isChosen }) => isChosen), rest: values.filter(({ isChosen }) => !isChosen) };
}

interface ValueProps {
  value: ValuesFacet['values'][number];
  href: string;
  isChip: boolean;
}
/** A value as a link that chooses it or drops it. One that leads to nothing stays in its place without a link. */
function Value({ value: { label, count, isChosen }, href, isChip }: ValueProps) {
  const isExhausted = count === 0 && !isChosen;
  const content = (
    <>
      <span>{label}</span> <small>{formatNumber(count)}</small>
    </>
  );
  if (isExhausted)
    return (
      <span className={isChip ? 'chip chip--impossible' : 'facet-value'} aria-disabled="true">
        {isChip ? <span>{label}</span> : content}
      </span>
    );
  return (
    <a
      className={isChip ? 'chip' : 'facet-value'}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      rel="nofollow"
      data-keep-scroll=""
    >
      {isChip && isChosen ? label : content}
    </a>
  );
}

/** How sizes are spread over a range, and its two ends. */
function Range({ facet, filters, to, action, kept }: FacetPanelProps & { facet: RangeFacet }) {
  const navigate = useNavigate();
  const pause = usePause();
  const form = useRef<HTMLFormElement>(null);
  const { key, label, from, to: end, min, max } = facet;
  const follow = () => {
    const given = [...new FormData(form.current!)].flatMap(([name, text]) =>
      name.startsWith(`${key}.`) && typeof text === 'string' && text.trim() !== '' ? [[name, text] as const] : [],
    );
    const next = given.reduce((now, [name, text]) => withRangeField(now, name, text), withoutFilter(filters, key));
    void navigate(to(next), { replace: true, preventScrollReset: true });
  };
  const fields = [
    { name: key + FROM_FIELD, short: texts.from, full: texts.fromOf(label), now: from, bound: min },
    { name: key + TO_FIELD, short: texts.to, full: texts.toOf(label), now: end, bound: max },
  ];
  return (
    <>
      <Bars facet={facet} />
      <form
        ref={form}
        className="facet-range"
        action={action}
        data-keep-scroll=""
        onInput={() => pause(follow)}
        onSubmit={(event) => {
          event.preventDefault();
          follow();
        }}
      >
        {Object.entries({ ...kept, ...withoutFilter(filters, key) }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {fields.map(({ name, short, full, now, bound }) => (
          <label key={name}>
            <span>{short}</span>
            <RangeField
              name={name}
              label={full}
              now={now === null ? '' : dimensionText(now)}
              placeholder={dimensionText(bound)}
              isNumber
            />
          </label>
        ))}
        <button className="button button--quiet">{texts.apply}</button>
      </form>
    </>
  );
}

const BARS_HEIGHT = 28;
/** Height of a bar that counts little, so that it is seen. */
const LEAST_HEIGHT = 2;

/** Counts in equal logarithmic steps; those inside the chosen range are dark. */
function Bars({ facet: { bars, min, max, from, to } }: { facet: RangeFacet }) {
  const most = Math.max(1, ...bars);
  const scale = { min, max };
  const [first, last] = [from === null ? 0 : placeOn(scale, from), to === null ? 1 : placeOn(scale, to)];
  const step = 100 / bars.length;
  return (
    <svg className="facet-bars" height={BARS_HEIGHT} aria-hidden="true">
      {bars.map((count, i) => {
        const height = count === 0 ? 0 : Math.max(LEAST_HEIGHT, Math.round((count / most) * BARS_HEIGHT));
        const isIn = (i + 1) / bars.length > first && i / bars.length < last;
        return (
          <rect
            key={i}
            className={isIn ? 'facet-bar' : 'facet-bar facet-bar--out'}
            x={`${i * step}%`}
            width={`${step * 0.86}%`}
            y={BARS_HEIGHT - height}
            height={height}
          />
        );
      })}
    </svg>
  );
}
