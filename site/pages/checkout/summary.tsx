import type { ReactNode } from 'react';
import { lineKey } from '#contract/cart-line.ts';
import type { Quote, QuoteLine } from '#contract/cart.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import { formatMoney } from '#contract/money.ts';
import { beforeTotal, sumRows } from '#contract/order-sums.ts';
import { SUM_LABELS } from '#contract/order-texts.ts';
import { CART_PATH } from '#contract/paths.ts';
import { quantityOf } from '#contract/units.ts';
import { useFrame } from '../../base/frame.ts';
import { countOf } from '../../cart/count.ts';
import { latestOf } from '../../cart/latest.ts';
import { SizedName } from '../../cart/sized-name.tsx';
import type { CartLine } from '../../cart/store.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Picture } from '../../ui/picture.tsx';
import { Stock } from '../../ui/price.tsx';
import { useNarrow } from '../../ui/use-narrow.ts';

/** Lines shown at first; the others open on request. */
const FIRST_LINES = 5;

interface Props {
  /** With the cart's names where the server has none. */
  lines: readonly QuoteLine[];
  quote: Quote;
  isCurrent: boolean;
}

/** The server's lines with the cart's names where it has none: those of deleted products. */
export function withNames(lines: readonly QuoteLine[], cart: readonly CartLine[]): QuoteLine[] {
  const kept = new Map(cart.map((line) => [lineKey(line), line.name]));
  return lines.map((line) => ({ ...line, name: line.name || (kept.get(lineKey(line)) ?? '') }));
}

/** The order's lines and costs, always by the server's numbers; folded above the form on phones. */
export function Summary({ lines, quote, isCurrent }: Props) {
  const { currency, total, taxNote, payment } = quote;
  const isNarrow = useNarrow();
  const edit = (
    <a className="more" href={CART_PATH}>
      {texts.editCart}
    </a>
  );
  const heading = <h2 id="summary">{totals.summary}</h2>;
  const notes = (
    <>
      {taxNote && <p className="checkout-small">{taxNote}</p>}
      {payment === 'test' && <p className="checkout-small">{texts.test}</p>}
    </>
  );
  return (
    <aside className="checkout-summary" aria-labelledby="summary">
      {isNarrow ? (
        <details className="checkout-fold">
          <summary>
            {heading}
            <span className="muted">{countOf(lines)}</span>
            <strong className="figures">{formatMoney(total, currency)}</strong>
          </summary>
          <Content lines={lines} quote={quote} isCurrent={isCurrent} />
          {notes}
          {edit}
        </details>
      ) : (
        <>
          <div className="checkout-summary-head">
            {heading}
            <span className="muted">{countOf(lines)}</span>
            {edit}
          </div>
          <Content lines={lines} quote={quote} isCurrent={isCurrent} />
        </>
      )}
      {!isNarrow && notes}
    </aside>
  );
}

function Content({ lines, quote, isCurrent }: Props) {
  const { settings } = useFrame();
  const { currency } = quote;
  const sums = sumRows(quote, (amount) => formatMoney(amount, currency), SUM_LABELS.lines);
  const [first, rest] = [lines.slice(0, FIRST_LINES), lines.slice(FIRST_LINES)];
  const latest = latestOf(lines, settings);
  const rows = latest === '' ? sums : beforeTotal(sums, totals.latest, latest);
  return (
    <>
      <Lines lines={first} currency={currency} />
      {rest.length > 0 && (
        <details className="checkout-rest">
          <summary>{texts.restOfLines(rest.length)}</summary>
          <Lines lines={rest} currency={currency} />
        </details>
      )}
      <div aria-live="polite">
        <dl className="checkout-totals figures" aria-busy={!isCurrent}>
          {rows.map(({ label, value, isTotal }) => (
            <Row key={label} term={label} className={isTotal ? 'checkout-total' : undefined}>
              {value}
            </Row>
          ))}
        </dl>
      </div>
    </>
  );
}

const Row = ({ term, className, children }: { term: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Each line as a list of parts: code and sum, name with its size, stock with lead time, and pieces. */
function Lines({ lines, currency }: { lines: readonly QuoteLine[]; currency: Quote['currency'] }) {
  const { settings } = useFrame();
  return (
    <ul className="checkout-lines">
      {lines.map(
        ({ _id, config, code, name, img, quantity, unit, price, lineTotal, state, stockStatus, leadTimeDays }) => {
          const isGone = state === 'unavailable';
          const lead = stockStatus && leadTimeOf({ stockStatus, leadTimeDays }, settings);
          return (
            <li key={lineKey({ _id, config })} className={isGone ? 'checkout-line--gone' : undefined}>
              <Picture kind="products" image={img[0]} alt="" sizes="48px" width={48} height={36} />
              <span className="checkout-line-code code">{code}</span>
              <b className="figures">{formatMoney(lineTotal, currency)}</b>
              <span className="checkout-line-name">
                <SizedName name={name} />
              </span>
              {stockStatus && !isGone && (
                <span className="checkout-line-lead">
                  <Stock status={stockStatus} /> {lead && <span>· {lead}</span>}
                </span>
              )}
              <span className="checkout-line-pieces figures">
                {price !== null && texts.quantityPrice(quantityOf(quantity, unit), formatMoney(price, currency))}
              </span>
            </li>
          );
        },
      )}
    </ul>
  );
}
