// The head of a family: name, facts, drawing, pictures, and the legend of its letters.
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { imageUrl } from '#contract/images.ts';
import { familyPath } from '#contract/paths.ts';
import { deviationsOf, formatDeviations } from '#contract/iso286.ts';
import { isLetter, milliToNumber } from '#contract/dimension.ts';
import { orderQuantityOf } from '#contract/order-quantity.ts';
import { FAMILY_TEXTS as texts } from '../../texts/family.ts';
import { dimText, withMinus } from '../../ui/dimension-table/size-row.ts';
import { extentOf, rangeOf } from '../../ui/extent.ts';
import { LetteredDrawing } from '../../ui/lettered-drawing/lettered-drawing.tsx';
import { groupVariants, variantText } from '../../ui/family-card/variants.ts';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Zoom as ZoomView } from '../product/zoom.tsx';
import { sectionLinks } from './sections.tsx';
import { valuesOf, type TableModel } from './table-model.ts';

interface OverviewProps {
  family: Family;
  model: TableModel;
  marked: string | null;
  onMark(key: string | null): void;
}

export function Overview({ family, model, marked, onMark }: OverviewProps) {
  const { name, standards, material, hardnessText, articleCount, inStockCount, variants, minQuantity, packQuantity } =
    family;
  const { min, pack } = orderQuantityOf(minQuantity, packQuantity);
  const quantities = [
    ...(min > 1 ? [texts.least(formatNumber(min))] : []),
    ...(pack > 1 ? [texts.pack(formatNumber(pack))] : []),
  ];
  const facts: { label: string; value: ReactNode; isCode?: boolean }[] = [
    { label: texts.standard, value: standards.join(' · '), isCode: true },
    { label: texts.material, value: material },
    { label: texts.hardness, value: hardnessText && <Unbroken text={hardnessText} /> },
    { label: texts.quantities, value: quantities.join(' · ') },
    {
      label: texts.sizeCount,
      value: (
        <>
          {formatNumber(articleCount)}
          <span className="family-facts-unit"> {texts.sizeUnit}</span>{' '}
          {inStockCount > 0 && (
            <span className="stock stock--in_stock">{texts.inStock(formatNumber(inStockCount))}</span>
          )}
        </>
      ),
    },
    { label: texts.variants, value: variants.length > 0 && <Variants family={family} /> },
  ].filter(({ value }) => value !== '' && value !== false);
  return (
    <>
      <header className="family-head">
        <h1>
          <Unbroken text={name} />
        </h1>
        <nav aria-label={texts.onPage}>
          {sectionLinks(family).map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      <dl className="family-facts" aria-label={texts.facts}>
        {facts.map(({ label, value, isCode }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={isCode ? 'code' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="family-top">
        <Views family={family} marked={marked} onMark={onMark} />
        <Legend family={family} model={model} marked={marked} onMark={onMark} />
      </div>
    </>
  );
}

/** The ways to the other families of its form, each named by what distinguishes it. */
function Variants({ family }: { family: Family }) {
  const variantKey = family._id;
  const [group] = groupVariants([family, ...family.variants].map((one) => ({ ...one, variantKey })));
  return (
    <ul className="family-others">
      {group!.variants.flatMap((variant) =>
        variant.family.slug === family.slug
          ? []
          : [
              <li key={variant.family._id}>
                <a href={familyPath(variant.family.slug)}>{variantText(variant)}</a>
              </li>,
            ],
      )}
    </ul>
  );
}

/** Room for the drawing in its frame, px; smaller on phones by the styles. */
const DRAWING_BOX = { width: 480, height: 176 };

/** The drawing and the other pictures: beside each other, on phones one swipe apart. Each opens in the zoom. */
function Views({ family, marked, onMark }: Omit<OverviewProps, 'model'>) {
  const { name, img, drawing, columns } = family;
  // A dimension without a letter has its name in the drawing too, as in the legend.
  const names = Object.fromEntries(columns.flatMap(({ key, label }) => (isLetter(key) ? [] : [[key, label]])));
  const first = drawing?.image ?? img[0] ?? '';
  // A picture of a middle size takes the place of the first one that staff gave.
  const others = family.picture ? [family.picture, ...img.slice(1)] : img;
  const pictures = [first, ...others.filter((one) => one !== first)];
  const [zoomed, setZoomed] = useState<{ at: number; Zoom: typeof ZoomView } | null>(null);
  const open = (event: MouseEvent, at: number) => {
    event.preventDefault();
    import('../product/zoom.tsx').then(
      ({ Zoom }) => setZoomed({ at, Zoom }),
      () => {},
    );
  };
  const sheetIn = (box?: typeof DRAWING_BOX) => (
    <LetteredDrawing
      image={first}
      letters={drawing?.letters ?? null}
      // It shows one size for all.
      caption={drawing ? texts.representative : undefined}
      name={name}
      marked={marked}
      onMark={onMark}
      values={names}
      box={box}
    />
  );
  return (
    <>
      <ul className="family-views" aria-label={texts.views}>
        {pictures.map((picture, i) => (
          <li key={picture} className={i === 0 ? 'family-drawing grid-paper' : 'family-picture'}>
            {i === 0 ? (
              sheetIn(DRAWING_BOX)
            ) : (
              <Picture
                kind="products"
                image={picture}
                alt={family.imageAlts?.[picture] ?? texts.image(name, i + 1, pictures.length)}
                sizes="(min-width: 901px) 272px, 90vw"
                isEager={i === 1}
              />
            )}
            <a className="family-zoom" href={imageUrl('products', picture)} onClick={(event) => open(event, i)}>
              <span className="visually-hidden">
                {texts.zoom} {i + 1}
              </span>
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M10 4H4v6M14 20h6v-6M4 4l7 7M20 20l-7-7" />
              </svg>
            </a>
          </li>
        ))}
      </ul>
      {zoomed && (
        <zoomed.Zoom
          name={name}
          pictures={pictures}
          shown={zoomed.at}
          isRepresentative={false}
          sheet={zoomed.at === 0 && drawing?.letters ? sheetIn() : null}
          onStep={(by) => setZoomed({ ...zoomed, at: (zoomed.at + by + pictures.length) % pictures.length })}
          onClose={() => setZoomed(null)}
          texts={texts}
        />
      )}
    </>
  );
}

/**
 * Each column with its letter, label, extent and tolerance; hidden columns are constant facts and stand here alone, if
 * they are not the tolerance of another.
 */
function Legend({ family: { columns, keyRanges }, model, marked, onMark }: OverviewProps) {
  const [sample] = model.all ?? model.rows;
  const tolerances = new Set(columns.flatMap((one) => (one.isShown ? [withMinus(one.tolerance)] : [])));
  return (
    <table
      className={columns.some(({ key }) => isLetter(key)) ? 'family-legend' : 'family-legend family-legend--plain'}
      aria-label={texts.legend}
    >
      <colgroup>
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.letter}</th>
          <th scope="col">{texts.meaning}</th>
          <th scope="col">{texts.extent}</th>
          <th scope="col">{texts.tolerance}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, label, unit, isShown, tolerance }, place) => {
          const range = keyRanges.find((one) => one.key === key);
          const constant = isShown ? '' : dimText(sample?.dims[place] ?? null);
          if (constant !== '' && tolerances.has(constant)) return null;
          const extent = range ? rangeOf(range) : constant || spanOf(model, { key, place });
          return (
            <tr
              key={key}
              data-marked={marked === key || undefined}
              onMouseEnter={() => onMark(key)}
              onMouseLeave={() => onMark(null)}
            >
              <th scope="row">{isLetter(key) ? key : <span className="visually-hidden">{label}</span>}</th>
              <td>{label}</td>
              <td className={isShown ? undefined : 'family-legend-fact'} colSpan={isShown ? undefined : 2}>
                {extent && [extent, typeof range?.min !== 'string' && unit].filter(Boolean).join(' ')}
              </td>
              {isShown && <td>{toleranceText(tolerance, unit, existing(model, key))}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The extent of a column of numbers over all sizes: the server tells it with a page of them. */
function spanOf({ all, extents }: TableModel, { key, place }: { key: string; place: number }): string {
  const told = extents?.[key];
  if (told) return extentOf({ min: told[0], max: told[1] });
  let [min, max] = [Infinity, -Infinity];
  for (const { dims } of all ?? []) {
    const dim = dims[place];
    if (typeof dim !== 'number') continue;
    min = Math.min(min, dim);
    max = Math.max(max, dim);
  }
  return min > max ? '' : extentOf({ min: milliToNumber(min), max: milliToNumber(max) });
}

/** The values that a column is filtered by, without those that no size has. */
function existing({ filters, facets }: TableModel, key: string): readonly (number | string)[] | undefined {
  const known = facets.find((facet) => facet.key === key)?.values;
  return valuesOf(filters, key)?.filter((value) => !known || known.some((one) => one.value === value));
}

/** The tolerance, at a chosen nominal size with its deviations: 'g6 (−4 / −12 µm)'. */
function toleranceText(tolerance: string, unit: string, values: readonly (number | string)[] | undefined): string {
  const [nominal] = values?.length === 1 ? values : [];
  const deviations =
    unit === 'mm' && typeof nominal === 'number' ? deviationsOf(tolerance, milliToNumber(nominal)) : null;
  return deviations ? `${tolerance} (${formatDeviations(deviations)})` : withMinus(tolerance);
}
