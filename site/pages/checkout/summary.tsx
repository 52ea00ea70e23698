import { formatNumber } from '#contract/format.ts';
import { lineKey } from '#contract/cart-line.ts';
import type { Quote, QuoteLine } from '#contract/cart.ts';
import { formatMoney } from '#contract/money.ts';
import { CART_PATH } from '#contract/paths.ts';
import { readCart, writeCart, type CartLine } from '../../cart/store.ts';
import { shippingPrice } from '../../cart/totals.ts';
import { accepted, type Pricing } from '../../cart/use-quote.ts';
import { CHECKOUT_TEXTS as texts } from '../../texts/checkout.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { FormEnd } from '../../ui/form-field.tsx';
import { DataNotice } from '../../ui/form-notice.tsx';
import type { Form } from '../../ui/form-state.ts';
import { Picture } from '../../ui/picture.tsx';

/** Lines shown at first; the others open on request. */
const FIRST_LINES = 6;

interface Props {
  form: Form;
  lines: readonly CartLine[];
  quote: Quote;
  pricing: Pricing;
  totalBefore: number | undefined;
}

/** The order's lines and costs, always by the server's numbers, and the button. */
export function Summary({ form, lines, quote, pricing, totalBefore }: Props) {
  const { currency, subtotal, shippingFee, fastCargoFee, total, taxNote, payment } = quote;
  const money = (amount: number) => formatMoney(amount, currency);
  // The server has no name for a deleted product; the cart still has.
  const kept = new Map(lines.map((line) => [lineKey(line), line.name]));
  const named = quote.lines.map((line) => ({ ...line, name: line.name || (kept.get(lineKey(line)) ?? '') }));
  const [first, rest] = [named.slice(0, FIRST_LINES), named.slice(FIRST_LINES)];
  return (
    <aside className="checkout-summary sheet" aria-labelledby="summary">
      <div className="checkout-summary-head">
        <h2 id="summary">{totals.summary}</h2>
        <a className="more" href={CART_PATH}>
          {texts.editCart}
        </a>
      </div>
      <Lines lines={first} currency={currency} />
      {rest.length > 0 && (
        <details>
          <summary>{texts.more(rest.length)}</summary>
          <Lines lines={rest} currency={currency} />
        </details>
      )}
      <Changes quote={{ ...quote, lines: named }} totalBefore={totalBefore} onAccepted={() => void pricing.ask()} />
      <div aria-live="polite">
        <dl className="checkout-totals figures" aria-busy={!pricing.isCurrent}>
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
          <div className="checkout-total">
            <dt>{totals.total}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
      </div>
      {taxNote && <p className="form-note">{taxNote}</p>}
      {payment === 'test' && <p className="notice checkout-test">{texts.test}</p>}
      {pricing.isFailed && (
        <p className="notice notice--error" role="alert">
          {texts.quoteLost}{' '}
          <button type="button" className="more" onClick={() => void pricing.ask()}>
            {texts.retry}
          </button>
        </p>
      )}
      <FormEnd
        form={form}
        submit={
          <span className="figures">
            {texts.pay} · {money(total)}
          </span>
        }
        sending={texts.opening}
      >
        <DataNotice purpose={texts.purpose} />
      </FormEnd>
    </aside>
  );
}

function Lines({ lines, currency }: { lines: readonly QuoteLine[]; currency: Quote['currency'] }) {
  return (
    <ul className="checkout-lines">
      {lines.map(({ _id, config, name, img, quantity, price, lineTotal, state }) => (
        <li key={lineKey({ _id, config })} className={state === 'unavailable' ? 'checkout-line--gone' : undefined}>
          <Picture kind="products" image={img[0]} alt="" sizes="64px" width={64} height={48} />
          <p>
            {name}
            <span className="figures">
              {price === null ? '' : texts.quantityPrice(formatNumber(quantity), formatMoney(price, currency))}
            </span>
          </p>
          <p className="figures">{formatMoney(lineTotal, currency)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Changes since the order was shown; they have to be accepted before paying. */
function Changes({ quote, totalBefore, onAccepted }: Pick<Props, 'quote' | 'totalBefore'> & { onAccepted(): void }) {
  const { currency, total } = quote;
  const changed = quote.lines.filter(({ state }) => state !== 'ok');
  const isOtherTotal = totalBefore !== undefined && totalBefore !== total;
  if (changed.length === 0 && !isOtherTotal) return null;
  const accept = () => {
    const gone = new Set(quote.lines.filter(({ state }) => state === 'unavailable').map(lineKey));
    writeCart(
      accepted(
        readCart().filter((line) => !gone.has(lineKey(line))),
        quote,
      ),
    );
    onAccepted();
  };
  return (
    <section className="checkout-changes notice" aria-labelledby="changes">
      <h3 id="changes">{texts.changesTitle}</h3>
      <ul>
        {changed.map(({ _id, config, name, reason, shownPrice, price, state }) => (
          <li key={lineKey({ _id, config })}>
            <strong>{name}</strong> {reason}
            {state === 'price_changed' && shownPrice !== undefined && price !== null && (
              <span className="figures checkout-prices">
                <s aria-label={texts.wasPrice(formatMoney(shownPrice, currency))}>
                  {formatMoney(shownPrice, currency)}
                </s>{' '}
                <span aria-label={texts.nowPrice(formatMoney(price, currency))}>{formatMoney(price, currency)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOtherTotal && (
        <dl className="figures">
          <div>
            <dt>{texts.wasTotal}</dt>
            <dd>
              <s>{formatMoney(totalBefore, currency)}</s>
            </dd>
          </div>
          <div>
            <dt>{texts.nowTotal}</dt>
            <dd>{formatMoney(total, currency)}</dd>
          </div>
        </dl>
      )}
      {changed.length > 0 && (
        <button type="button" className="button button--quiet" onClick={accept}>
          {texts.acceptChanges}
        </button>
      )}
    </section>
  );
}
