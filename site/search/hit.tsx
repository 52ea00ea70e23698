import { useRef } from 'react';
import type { FamilyCard } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { productPath } from '#contract/paths.ts';
import type { CatalogueGroup } from '#contract/search.ts';
import { useFrame } from '../base/frame.ts';
import { add, isBuyable } from '../cart/add-button.tsx';
import { Quantity } from '../cart/quantity.tsx';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { FOUND_TEXTS as texts } from '../texts/search.ts';
import { Picture } from '../ui/picture.tsx';
import { PriceOrQuote, Stock } from '../ui/price.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { differingParts } from './differing.ts';

export type FoundHit = Omit<CatalogueGroup['hits'][number], 'reason'>;

interface HitProps {
  hit: FoundHit;
  /** Its material and hardness stand below the name. */
  family?: FamilyCard | null | undefined;
  /** Name of the first hit in its list. */
  beside: string;
  /** The one to take: tinted and taller. */
  isBest?: boolean;
}

/** A hit as a row. All of it leads to the product, except 'Teklif Al', the pieces and 'Ekle'. */
export function Hit({ hit: { product, differs }, family, beside, isBest = false }: HitProps) {
  const { code, name, img, mainImage, price, stockStatus } = product;
  const { settings } = useFrame();
  const pieces = useRef(1);
  const facts = family ? [family.materialNumber || family.material, family.hardnessText].filter(Boolean) : [];
  return (
    <li className={isBest ? 'hit hit--best' : 'hit'}>
      <Picture kind="products" image={img[0] ?? mainImage} alt="" sizes="96px" width={96} height={72} />
      <div className="hit-what">
        <a className="hit-link" href={productPath(product)}>
          <span className="hit-code code">{code}</span>
          <span className="hit-name">
            {differingParts(name, beside).map(({ text, stands }, i) =>
              stands ? (
                <b key={i}>
                  <Unbroken text={text} />
                </b>
              ) : (
                <Unbroken key={i} text={text} />
              ),
            )}
          </span>
        </a>
        {differs.length > 0 ? (
          <span className="hit-facts hit-facts--differ figures">
            {differs
              .map(({ label, unit, wanted, has }) => texts.differs(label, signed(has - wanted), unit))
              .join(' · ')}
          </span>
        ) : (
          facts.length > 0 && <span className="hit-facts">{facts.join(' · ')}</span>
        )}
      </div>
      <Stock status={stockStatus} />
      <PriceOrQuote price={price} code={code} />
      {isBuyable(product, settings.shop_currency) && (
        <div className="hit-buy">
          <Quantity
            label={code}
            onChange={(quantity) => {
              pieces.current = quantity;
            }}
          />
          <button
            type="button"
            className={isBest ? 'hit-add button button--action' : 'hit-add button button--quiet'}
            aria-label={OFFER_TEXTS.addNamed(name)}
            onClick={() => add(product, pieces.current)}
          >
            {texts.add}
          </button>
        </div>
      )}
    </li>
  );
}

/** '+0,2', '−10'. Rounded to thousandths, which are all that dimensions have. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${formatNumber(Math.round(Math.abs(by) * 1000) / 1000)}`;
