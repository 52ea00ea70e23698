import { lineKey } from '#contract/cart-line.ts';
import { latestAgreed } from '#contract/latest-delivery.ts';
import { formatMoney } from '#contract/money.ts';
import { beforeTotal, sumRows } from '#contract/order-sums.ts';
import { productPath } from '#contract/paths.ts';
import { countOf } from '#contract/units.ts';
import { api } from '#browser/signed-in-api.ts';
import { useLoaded } from '../../account/use-loaded.ts';
import { SUCCESS_TEXTS as texts } from '../../texts/orders.ts';
import { TOTALS_TEXTS as totals } from '../../texts/totals.ts';
import { Unbroken } from '../../ui/unbroken.tsx';

/** What was ordered, for how much. Nothing where it cannot be loaded: the order's own page has it too. */
export function PaidOrder({ number }: { number: string }) {
  const { data: order } = useLoaded(() => api('GET /api/orders/:id', { params: { id: number } }));
  if (!order) return null;
  const { currency, lines } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const latest = latestAgreed(lines);
  const [, ...sums] = sumRows(order, money); // the lines stand above with their own
  const rows = latest === '' ? sums : beforeTotal(sums, totals.latest, latest);
  return (
    <section className="success-order" aria-labelledby="success-order">
      <h2 id="success-order">{texts.content}</h2>
      <table>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.columns.product}</th>
            <th scope="col">{texts.columns.pieces}</th>
            <th scope="col">{texts.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ productId, config, slug, code, name, quantity, unit, lineTotal }) => (
            <tr key={lineKey({ _id: productId, config })}>
              <th scope="row">
                {slug ? (
                  <a className="code" href={productPath({ slug, code })}>
                    {code}
                  </a>
                ) : (
                  <span className="code">{code}</span>
                )}{' '}
                <Unbroken text={name} />
              </th>
              <td>{countOf(quantity, unit)}</td>
              <td>{money(lineTotal)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {rows.map(({ label, value, isTotal }) => (
            <tr key={label} className={isTotal ? 'success-total' : undefined}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  );
}
