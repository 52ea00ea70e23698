import { DEFAULT_UNIT } from '#contract/units.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { MAX_QUANTITY } from '#contract/order-facts.ts';
import type { QuoteLine } from '#contract/cart.ts';
import { productPath } from '#contract/paths.ts';
import { Quantity } from '../../cart/quantity.tsx';
import { SizedName } from '../../cart/sized-name.tsx';
import type { CartLine } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { CloseIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Amount } from './amount.tsx';
import { Status } from './status.tsx';

interface LineProps {
  line: CartLine;
  /** The server's last price for it; undefined before the first. */
  quoted: QuoteLine | undefined;
  currency: Currency | undefined;
  isCurrent: boolean;
  isFailed: boolean;
  onQuantity(quantity: number): void;
  onRemove(byKey: boolean): void;
}

/** A stored picture if it is a file of the shop; other addresses are taken from the server only. */
const ownFile = (image = ''): string | undefined => (/^[\w.-]+$/.test(image) ? image : undefined);

/** A line of the cart. Prices are the server's; the stored one is shown as the former price at most. */
export function Line({ line, quoted, currency, isCurrent, isFailed, onQuantity, onRemove }: LineProps) {
  const name = quoted?.name || line.name || texts.unnamed;
  const isGone = quoted?.state === 'unavailable';
  const isCorrected = isCurrent && (quoted?.state === 'reduced' || quoted?.state === 'raised');
  const now = quoted?.price ?? undefined;
  const former = isCurrent && quoted?.state === 'price_changed' ? quoted.shownPrice : undefined;
  return (
    <tr className={isCurrent && quoted && quoted.state !== 'ok' ? `cart-line cart-line--${quoted.state}` : 'cart-line'}>
      <th scope="row">
        <div className="cart-product">
          <Picture
            kind="products"
            image={quoted ? quoted.img[0] : ownFile(line.img[0])}
            alt=""
            sizes="56px"
            width={56}
            height={42}
          />
          <What quoted={quoted} name={name} />
        </div>
      </th>
      <td className="cart-stock">
        <Status quoted={quoted} isCurrent={isCurrent} />
      </td>
      <td className="cart-price">
        {former !== undefined && currency && (
          <>
            <span className="visually-hidden">{texts.wasPrice} </span>
            <s className="price-old">{formatMoney(former, currency)}</s>{' '}
            <span className="visually-hidden">{texts.newPrice} </span>
          </>
        )}
        {quoted && now === undefined ? (
          texts.priceUnknown
        ) : (
          <Amount value={now} currency={currency} isFailed={isFailed} />
        )}
      </td>
      <td className="cart-quantity">
        {isGone ? (
          <span className="cart-gone">{texts.pieces(formatNumber(line.quantity))}</span>
        ) : (
          <Quantity
            label={quoted?.code || name}
            value={line.quantity}
            max={quoted && !isCorrected ? Math.max(1, quoted.maxQuantity) : MAX_QUANTITY}
            rule={quoted?.orderQuantity}
            onChange={onQuantity}
          />
        )}
        {quoted && quoted.unit !== DEFAULT_UNIT && <span className="cart-unit">{quoted.unit}</span>}
        {isCorrected && <span className="cart-was">{texts.wasQuantity(line.quantity, quoted.quantity)}</span>}
      </td>
      <td className="cart-subtotal">
        {isGone ? (
          texts.priceUnknown
        ) : (
          <Amount value={isCurrent && quoted ? quoted.lineTotal : undefined} currency={currency} isFailed={isFailed} />
        )}
      </td>
      <td className="cart-out">
        <button
          type="button"
          className="icon-button cart-remove"
          aria-label={texts.remove(name)}
          title={texts.removeWord}
          onClick={(event) => onRemove(event.detail === 0)}
        >
          <CloseIcon />
        </button>
      </td>
    </tr>
  );
}

/** Code and name, its size in bold: what differs between the lines of a cart. A link while the article has a page. */
function What({ quoted, name }: { quoted: QuoteLine | undefined; name: string }) {
  const words = (
    <>
      {/* Keeps its height while the code is unknown. */}
      <span className="code">{quoted ? quoted.code || texts.priceUnknown : '\u00a0'}</span>{' '}
      <span>
        <SizedName name={name} />
      </span>
    </>
  );
  return quoted?.slug ? (
    <a className="cart-link" href={productPath(quoted)}>
      {words}
    </a>
  ) : (
    <div className="cart-link">{words}</div>
  );
}
