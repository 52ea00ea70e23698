import { Fragment } from 'react';
import { formatNumber } from '#contract/format.ts';
import { searchQuotePath } from '#contract/page-paths.ts';
import { familyPath } from '#contract/paths.ts';
import { FAMILY_CARD_TEXTS as texts } from '../../texts/family-card.ts';
import { Picture } from '../picture.tsx';
import { Figures } from '../figures.tsx';
import { Unbroken } from '../unbroken.tsx';
import {
  cheapestOf,
  colourOf,
  twoRanges,
  variantText,
  type ListedFamily,
  type ShownRange,
  type Variant,
  type VariantGroup,
} from './variants.ts';
import './family-card.css';

/** Variants of a family on one card: what they share, then a line for each. Name and variants are links, not the card. */
export function FamilyCard({ group: { title, variants }, isEager }: { group: VariantGroup; isEager: boolean }) {
  const { family } = variants[0]!;
  return (
    <li className="family-card">
      <Picture kind="products" image={family.img[0]} alt="" sizes="104px" width={104} height={84} isEager={isEager} />
      <div className="family-card-head">
        <h3>
          <a href={familyPath(family.slug)}>{title}</a>
        </h3>
        {family.standards.length > 0 && <p className="family-standards">{family.standards.join(' / ')}</p>}
        <KeyRanges family={family} />
        {variants.length > 1 && <p className="family-more">{texts.families(formatNumber(variants.length))}</p>}
      </div>
      {variants.length > 1 && <Together families={variants.map(({ family: one }) => one)} />}
      <ul className="family-variants">
        {variants.map((variant) => (
          <VariantLine key={variant.family._id} variant={variant} title={title} />
        ))}
      </ul>
    </li>
  );
}

/** 'd1 1,5–32 · L 100–1000' */
const KeyRanges = ({ family }: { family: ListedFamily }) => (
  <p className="family-ranges">
    {twoRanges(family.keyRanges).map((range, i) => (
      <Fragment key={range.name}>
        {i > 0 && ' · '}
        <span className="family-range">
          <RangeText range={range} />
        </span>
      </Fragment>
    ))}
  </p>
);

/** 'd1 1,5–32', unbroken; a label may stand in the line above its range. */
export const RangeText = ({ range: { name, text, isLetter } }: { range: ShownRange }) =>
  isLetter ? (
    <span>
      {name} {text}
    </span>
  ) : (
    <>
      {name} <span>{text}</span>
    </>
  );

/** The lowest price and the sizes of all, where their lines have no room. */
function Together({ families }: { families: readonly ListedFamily[] }) {
  const count = families.reduce((sum, { articleCount }) => sum + articleCount, 0);
  return (
    <p className="family-together">
      <LowestPrice family={cheapestOf(families)} />
      <span className="family-variant-count">{texts.sizes(formatNumber(count))}</span>
    </p>
  );
}

function VariantLine({ variant, title }: { variant: Variant; title: string }) {
  const { slug, hardnessText, articleCount } = variant.family;
  const text = variantText(variant);
  return (
    <li>
      <span className="family-variant">
        <a href={familyPath(slug)} aria-label={`${text}, ${title}`}>
          <ColourDot text={variant.text} />
          {text}
        </a>
        {hardnessText !== '' && hardnessText !== text && (
          <small>
            <Unbroken text={hardnessText} />
          </small>
        )}
      </span>
      <span className="family-variant-count">{texts.sizes(formatNumber(articleCount))}</span>
      <span className="family-variant-price">
        <LowestPrice family={variant.family} />
      </span>
    </li>
  );
}

/** The colour that a text names, beside it. */
function ColourDot({ text }: { text: string }) {
  const colour = colourOf(text);
  return colour && <i className={`colour-dot colour-dot--${colour}`} aria-hidden="true" />;
}

/** The lowest price of a family, or the way to a quote. */
export function LowestPrice({ family: { name, priceFrom } }: { family: ListedFamily }) {
  return priceFrom ? (
    <b>
      <Figures price={priceFrom} />
    </b>
  ) : (
    <a className="family-quote" href={searchQuotePath(name)} aria-label={texts.quoteFor(name)}>
      {texts.quote}
    </a>
  );
}
