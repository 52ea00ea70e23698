// Families as rows, compared by their sizes.
import { formatNumber } from '#contract/format.ts';
import { familySizesPath } from '#contract/page-paths.ts';
import { FAMILY_CARD_TEXTS as texts } from '../../texts/family-card.ts';
import { SHOP_TEXTS } from '../../texts/shop.ts';
import { LowestPrice, RangeText } from '../../ui/family-card/family-card.tsx';
import {
  groupVariants,
  shortMaterial,
  twoRanges,
  type ListedFamily,
  type ShownRange,
  type Variant,
  type VariantGroup,
} from '../../ui/family-card/variants.ts';
import { Picture } from '../../ui/picture.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { scalesOf, type Scale, type Scales } from './scales.ts';
import './family-list.css';

/** Rows in the first view: their pictures are loaded at once. */
const EAGER_ROWS = 6;

export function FamilyList({ families }: { families: readonly ListedFamily[] }) {
  const scales = scalesOf(families);
  const groups = groupVariants(families);
  return (
    <>
      <h2 className="visually-hidden">{SHOP_TEXTS.families}</h2>
      <ul className="family-rows">
        {groups.flatMap((group, at) =>
          group.variants.map((variant, i) => (
            <FamilyRow
              key={variant.family._id}
              group={group}
              variant={variant}
              before={group.variants[i - 1]}
              scales={scales}
              isEager={at < EAGER_ROWS}
            />
          )),
        )}
      </ul>
    </>
  );
}

interface FamilyRowProps {
  group: VariantGroup;
  variant: Variant;
  /** The variant in the row above. */
  before: Variant | undefined;
  scales: Scales;
  isEager: boolean;
}

/** A family. A name that the row above has too is grey, and a picture that it has too is left out. */
function FamilyRow({ group: { title }, variant: { family, text }, before, scales, isEager }: FamilyRowProps) {
  const {
    slug,
    filter = {},
    standards,
    material,
    hardnessText,
    articleCount,
    inStockCount,
    img,
    keyRanges,
    priceFrom,
  } = family;
  const hasPicture = !before || before.family.img[0] !== img[0];
  const isSame = before && JSON.stringify(before.family.keyRanges) === JSON.stringify(keyRanges);
  const again = before && (isSame ? ' family-row--again family-row--same' : ' family-row--again');
  return (
    <li className={`family-row${again ?? ''}`}>
      <span className="family-row-picture">
        {hasPicture && (
          <Picture kind="products" image={img[0]} alt="" sizes="88px" width={88} height={66} isEager={isEager} />
        )}
      </span>
      <div className="family-row-what">
        <h3>
          <a href={familySizesPath(slug, filter)}>
            <span className="family-row-name">{title}</span> {text && <span>{text}</span>}
          </a>
        </h3>
        {standards.length > 0 && <p className="family-standards">{standards.join(' / ')}</p>}
      </div>
      <div className="family-row-ranges">
        {twoRanges(keyRanges).map((range, place) => (
          <KeyRangeBar key={range.name} range={range} scale={scales[place] ?? null} />
        ))}
      </div>
      <p className="family-row-material">
        <span>{shortMaterial(material)}</span>{' '}
        <small>
          <Unbroken text={hardnessText} />
        </small>
      </p>
      <p className="family-row-count">
        <b>{texts.sizes(formatNumber(articleCount))}</b> <small>{texts.inStock(formatNumber(inStockCount))}</small>
      </p>
      <p className="family-row-price">
        <LowestPrice family={family} /> {priceFrom && articleCount > 1 && <small>{texts.andMore}</small>}
      </p>
    </li>
  );
}

/** A key column's extent in figures, with its bar where it is one of numbers. */
const KeyRangeBar = ({ range, scale }: { range: ShownRange; scale: Scale | null }) => (
  <p>
    <span className="family-ranges">
      <RangeText range={range} />
    </span>
    {range.extent && scale && <RangeBar range={range.extent} scale={scale} />}
    {range.isLetter && scale?.label === '' && <small>{range.label}</small>}
  </p>
);
