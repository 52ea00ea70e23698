import { formatMoney } from '#contract/money.ts';
import type { OwnAccount } from '#contract/open-accounts.ts';
import { FactsLine } from '../../account/facts-line.tsx';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';

/** What the customer owes and may still buy on account. */
export function OpenAccount({ account: { currency, limit, open, overdue, remaining, days } }: { account: OwnAccount }) {
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <section className="orders-account" aria-labelledby="orders-account">
      <h2 id="orders-account">{texts.account}</h2>
      <FactsLine
        facts={[
          { label: texts.limit, value: money(limit) },
          { label: texts.open, value: money(open) },
          ...(overdue > 0 ? [{ label: texts.overdue, value: <strong>{money(overdue)}</strong> }] : []),
          { label: texts.remaining, value: money(remaining) },
          { label: texts.term, value: texts.days(days) },
        ]}
      />
    </section>
  );
}
