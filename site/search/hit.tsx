import { Fragment, useState } from 'react';
import { leadTimeOf } from '#contract/delivery.ts';
import type { FamilyCard } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { orderable } from '#contract/order-quantity.ts';
import { familyPath, productPath } from '#contract/paths.ts';
import type { CatalogueGroup } from '#contract/search.ts';
import { useFrame } from '../base/frame.ts';
import { add, isBuyable } from '../cart/add-button.tsx';
import { leastOf, Quantity } from '../cart/quantity.tsx';
import { useAdded } from '../cart/use-added.ts';
import { IN_CART } from '../texts/added.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import { FOUND_TEXTS as texts } from '../texts/found.ts';
import { twoRanges } from '../ui/family-card/variants.ts';
import { Picture } from '../ui/picture.tsx';
import { PriceOrQuote } from '../ui/figures.tsx';
import { Stock } from '../ui/price.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { differingParts, differingWords } from './differing.ts';
import { factsOf } from './facts.ts';

export type FoundHit = Omit<CatalogueGroup['hits'][number], 'reason'>;

/** A hit, and the family whose facts it has. */
export interface Beside {
  hit: FoundHit;
  family: FamilyCard | null;
}

interface HitProps {
  hit: FoundHit;
  /** Its material, hardness and form stand below the name. */
  family?: FamilyCard | null | undefined;
  /** The first hit in its list: what differs from it stands out. */
  beside: Beside;
  /** That the text asks for; null: one. */
  pieces: number | null;
  /** The one to take: tinted and taller. */
  isBest?: boolean;
  isOpenedByEnter?: boolean;
  /** Below its family's name: one line without a picture, with what the family's name does not say. */
  isLine?: boolean;
}

const classOf = ({ isBest, isLine }: { isBest: boolean; isLine: boolean }): string => {
  if (isBest) return 'hit hit--best';
  return isLine ? 'hit hit--line' : 'hit';
};

/** A hit as a row. All of it leads to the product, except 'Teklif Al', the pieces and 'Ekle'. */
export function Hit({
  hit: { product, differs },
  family,
  beside,
  pieces,
  isBest = false,
  isOpenedByEnter = false,
  isLine = false,
}: HitProps) {
  const { code, name, img, mainImage, price, stockStatus } = product;
  const { settings } = useFrame();
  const nameBeside = beside.hit.product.name;
  // What differs is said once: the facts stand out where the names do not tell the parts apart.
  const isNamed = differingWords(name, nameBeside).size > 0;
  const facts = family ? factsOf(family, isNamed ? family : (beside.family ?? family)) : [];
  const lead = leadTimeOf(product, settings);
  const preset = wantedOf(product, pieces);
  return (
    <li className={classOf({ isBest, isLine })}>
      {!isLine && <Picture kind="products" image={img[0] ?? mainImage} alt="" sizes="96px" width={96} height={72} />}
      <div className="hit-what">
        <a className="hit-link" href={productPath(product)}>
          <span>
            <span className="hit-code code">{code}</span>
            {isOpenedByEnter && (
              <kbd className="hit-key" aria-hidden="true">
                ↵ {texts.open}
              </kbd>
            )}
          </span>
          <span className="hit-name">
            {differingParts(name, nameBeside, !isLine && name !== nameBeside).map(({ text, stands }, i) =>
              stands ? (
                <b key={i}>
                  <Unbroken text={text} />
                </b>
              ) : (
                <span key={i}>
                  <Unbroken text={text} />
                </span>
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
          facts.length > 0 && (
            <span className="hit-facts">
              {facts.map(({ text, stands }, i) => (
                <Fragment key={text}>
                  {i > 0 && <span className="hit-point"> · </span>}
                  {stands ? (
                    <b>
                      <Unbroken text={text} />
                    </b>
                  ) : (
                    <span>
                      <Unbroken text={text} />
                    </span>
                  )}
                </Fragment>
              ))}
            </span>
          )
        )}
        {family && !isLine && <Series family={family} />}
      </div>
      <p className="hit-stock">
        <Stock status={stockStatus} /> {lead !== '' && <small>{lead}</small>}
      </p>
      <PriceOrQuote price={price} code={code} />
      {isBuyable(product, settings.shop_currency) && (
        <Buy key={preset} product={product} pieces={preset} isBest={isBest} />
      )}
    </li>
  );
}

/** 'd1 1,5–32', 'L 100–1000' */
export const rangeTexts = (keyRanges: FamilyCard['keyRanges']): string[] =>
  twoRanges(keyRanges).map(({ name, text }) => `${name} ${text}`);

/** What the family says of itself, where a row has the room: its standards, the range it is made in, the way to it. */
const Series = ({ family: { slug, standards, keyRanges, articleCount } }: { family: FamilyCard }) => (
  <span className="hit-series">
    {standards.length > 0 && <span className="code">{standards.join(' / ')}</span>}
    <span className="code">{rangeTexts(keyRanges).join(' · ')}</span>
    <a href={familyPath(slug)}>{texts.sizesOfFamily(formatNumber(articleCount))}</a>
  </span>
);

/** The pieces, and the button that adds them; in its place the pieces that are in the cart. */
function Buy({ product, pieces, isBest }: { product: FoundHit['product']; pieces: number; isBest: boolean }) {
  const { _id, code, name } = product;
  const [quantity, setQuantity] = useState(pieces);
  const added = useAdded({ isWholeCart: true });
  const inCart = added.of(_id);
  const onChange = (wanted: number) => {
    setQuantity(wanted);
    added.forget(_id);
  };
  const onClick = () => {
    if (inCart !== undefined) return;
    added.expect([_id]);
    add(product, quantity);
  };
  const look = isBest ? 'hit-add button button--accent' : 'hit-add button button--quiet';
  return (
    <div className="hit-buy">
      <Quantity label={code} rule={product.orderQuantity} value={pieces} onChange={onChange} />
      <button
        type="button"
        className={inCart === undefined ? look : 'hit-added'}
        aria-label={inCart === undefined ? addLabel(quantity, name) : undefined}
        aria-disabled={inCart === undefined ? undefined : true}
        onClick={onClick}
      >
        {inCart === undefined ? <AddText pieces={quantity} /> : IN_CART(formatNumber(inCart))}
      </button>
    </div>
  );
}

/** The pieces that the text asks for, as far as the product is sold in that number; otherwise the least order. */
const wantedOf = ({ orderQuantity }: FoundHit['product'], pieces: number | null): number =>
  pieces === null ? leastOf(orderQuantity) : orderable(pieces, orderQuantity).quantity || leastOf(orderQuantity);

const addLabel = (pieces: number, name: string): string =>
  pieces === 1 ? OFFER_TEXTS.addNamed(name) : texts.addPiecesNamed(formatNumber(pieces), name);

/** 'Ekle'; with the pieces where there is no room for the stepper. */
const AddText = ({ pieces }: { pieces: number }) =>
  pieces === 1 ? (
    texts.add
  ) : (
    <>
      <span className="hit-add-plain">{texts.add}</span>
      <span className="hit-add-pieces">{texts.addPieces(formatNumber(pieces))}</span>
    </>
  );

/** '+0,2', '−10'. Rounded to thousandths, which are all that dimensions have. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${formatNumber(Math.round(Math.abs(by) * 1000) / 1000)}`;
