import { formatNumber } from '#contract/format.ts';
import { formatMoney, toMajor, toMinor, type Currency } from '#contract/money.ts';
import type { MoneyState } from '#contract/money-setup.ts';
import { changedPrice, type PriceChange } from '#contract/price-change.ts';
import { MONEY_TEXTS as texts } from './texts.ts';

/** A rate as it was typed, up to six decimals. */
const rateText = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 6 });

/** What the change comes to, in sentences. */
function sentencesOf(plan: PriceChange, { prices, openPayments }: MoneyState): string[] {
  const moves = prices.flatMap(({ currency, count }) => {
    if (currency === plan.currency) return [];
    const { move = 'keep', rate } = plan.moves[currency] ?? {};
    const counted = formatNumber(count);
    if (move === 'convert') return [texts.converted(counted, currency, rateText.format(rate!), plan.currency)];
    return [move === 'relabel' ? texts.relabelled(counted, currency, plan.currency) : texts.kept(counted, currency)];
  });
  return [
    ...moves,
    ...(prices.length > 0 ? [texts.shifts[plan.shift]] : []),
    ...(openPayments > 0 ? [texts.openPayments(formatNumber(openPayments))] : []),
    texts.untouched,
  ];
}

const money = (minor: number, currency: Currency): string => formatMoney(toMajor(minor), currency);

/** What would change: prices of a few products before and after, and the rest in sentences. */
export function Preview({ plan, state }: { plan: PriceChange | undefined; state: MoneyState }) {
  return (
    <section className="money-preview" aria-labelledby="money-preview" aria-live="polite">
      <h2 id="money-preview">{texts.preview}</h2>
      {plan && (
        <ul>
          {sentencesOf(plan, state).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!plan && <p className="crud-note">{texts.previewWaits}</p>}
      {state.examples.length > 0 && (
        <table>
          <thead>
            <tr>
              {texts.exampleColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {state.examples.map(({ code, name, price, old, currency, vatRate }) => {
              const before = {
                priceMinor: toMinor(price),
                oldPriceMinor: old === null ? null : toMinor(old),
                currency,
                vatRate,
              };
              const after = plan && changedPrice(before, plan);
              return (
                <tr key={code}>
                  <th scope="row">
                    <span className="crud-mono">{code}</span>
                    <small title={name}>{name}</small>
                  </th>
                  <td>{money(before.priceMinor, currency)}</td>
                  <td>{after ? <b>{money(after.priceMinor, after.currency)}</b> : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
