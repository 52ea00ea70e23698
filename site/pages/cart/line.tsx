import { formatMoney, type Currency } from '#contract/money.ts';
import { MAX_QUANTITY } from '#contract/order-facts.ts';
import type { QuoteLine } from '#contract/cart.ts';
import { productPath } from '#contract/paths.ts';
import { Quantity } from '../../cart/quantity.tsx';
import type { CartLine } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { CloseIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { Amount } from './amount.tsx';

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
            sizes="88px"
            width={88}
            height={66}
          />
          <div>
            {quoted?.slug ? (
              <a href={productPath(quoted)}>
                <Unbroken text={name} />
              </a>
            ) : (
              <span>
                <Unbroken text={name} />
              </span>
            )}
            {quoted?.code !== '' && <span className="code muted">{quoted?.code ?? '\u00a0'}</span>}
            {isCurrent && quoted?.reason && <p className="cart-reason">{quoted.reason}</p>}
            {isCorrected && <p className="cart-reason">{texts.wasQuantity(line.quantity, quoted.quantity)}</p>}
          </div>
        </div>
      </th>
      <td className="cart-price" data-label={texts.columns.price}>
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
          <span className="muted">{line.quantity}</span>
        ) : (
          <Quantity
            label={quoted?.code || name}
            value={line.quantity}
            max={quoted && !isCorrected ? Math.max(1, quoted.maxQuantity) : MAX_QUANTITY}
            rule={quoted?.orderQuantity}
            onChange={onQuantity}
          />
        )}
      </td>
      <td className="cart-subtotal" data-label={texts.columns.subtotal}>
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
