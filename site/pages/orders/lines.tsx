import { lineKey } from '#contract/cart-line.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { SUM_LABELS } from '#contract/order-texts.ts';
import type { Order } from '#contract/orders.ts';
import { productPath } from '#contract/paths.ts';
import { shippingPrice } from '../../cart/totals.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Picture } from '../../ui/picture.tsx';

/** The order's lines and totals. */
export function OrderLines({
  order: { lines, currency, subtotal, shippingFee, fastCargoFee, total, refunded },
}: {
  order: Order;
}) {
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section aria-labelledby="order-lines">
      <h3 id="order-lines">{texts.lines}</h3>
      <ul className="order-lines">
        {lines.map(({ productId, config, code, name, slug, img, price, quantity, lineTotal }) => (
          <li key={lineKey({ _id: productId, config })}>
            <Picture kind="products" image={img} alt="" sizes="80px" width={80} height={60} />
            <p className="order-line-name">
              {/* A product without a slug has no page any more. */}
              {slug ? <a href={productPath({ slug, code })}>{name}</a> : <span>{name}</span>}
              <span className="code muted">{code}</span>
            </p>
            <p className="order-line-count figures">{texts.unitPrice(money(price), formatNumber(quantity))}</p>
            <p className="order-line-total figures">{money(lineTotal)}</p>
          </li>
        ))}
      </ul>
      <dl className="order-totals figures">
        <div>
          <dt>{totals.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div>
          <dt>{totals.shipping}</dt>
          <dd>{shippingPrice(shippingFee, currency)}</dd>
        </div>
        {fastCargoFee > 0 && (
          <div>
            <dt>{totals.fastCargo}</dt>
            <dd>{money(fastCargoFee)}</dd>
          </div>
        )}
        <div className="order-total">
          <dt>{totals.total}</dt>
          <dd>{money(total)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{SUM_LABELS.refunded}</dt>
            <dd>−{money(refunded)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
