import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import type { ShopFigures } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { panelListPath, panelRowPath } from '#contract/panel-paths.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Card, Change, Lines } from './card.tsx';
import { ChartFigure, LONG_DAY, SHORT_DATE } from './figure.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

const SalesDrawing = lazy(async () => ({ default: (await import('./charts.tsx')).SalesDrawing }));

type Sales = NonNullable<ShopFigures['sales']>;

/** Whether anything was sold in either period. */
export const hasSales = ({ orders, before, ordersInOtherCurrencies }: Sales): boolean =>
  orders + before.orders + ordersInOtherCurrencies > 0;

function Total({ label, text, change }: { label: string; text: string; change: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {text} <Change value={change} isGood />
      </dd>
    </div>
  );
}

/** Turnover and orders of the last 30 days, compared with the 30 days before. */
export function SalesCard({ shop }: { shop: ShopFigures | undefined }) {
  const sales = shop?.sales;
  if (!shop || !sales)
    return (
      <Card title={texts.sales} note={texts.last30Days} size="wide">
        <div className="chart sales-chart dash-skeleton" aria-hidden="true" />
      </Card>
    );
  if (!hasSales(sales))
    return (
      <Card title={texts.sales} note={texts.last30Days} size="full">
        <NoSales payment={shop.payment} />
      </Card>
    );
  const { currency, days, ordersInOtherCurrencies: others } = sales;
  const points = days.map(({ day, orders, turnover, turnoverBefore }) => {
    const date = new Date(`${day}T00:00:00Z`);
    return { label: SHORT_DATE.format(date), longLabel: LONG_DAY.format(date), orders, turnover, turnoverBefore };
  });
  const money = (value: number): string => formatMoney(value, currency);
  return (
    <Card title={texts.sales} note={texts.last30DaysCompared} size="wide">
      <dl className="sales-totals">
        <Total label={texts.turnover} text={money(sales.turnover)} change={sales.changes.turnover} />
        <Total label={texts.order} text={formatNumber(sales.orders)} change={sales.changes.orders} />
        {sales.orders > 0 && (
          <div>
            <dt>{texts.perOrder}</dt>
            <dd>{money(sales.turnover / sales.orders)}</dd>
          </div>
        )}
        {sales.owed.open > 0 && (
          <div>
            <dt>{texts.onAccount}</dt>
            <dd>{money(sales.owed.open)}</dd>
          </div>
        )}
      </dl>
      <ChartFigure
        label={texts.dailySales}
        points={points}
        columns={[
          { label: texts.turnover, textOf: ({ turnover }) => money(turnover) },
          { label: texts.order, textOf: ({ orders }) => formatNumber(orders) },
          { label: texts.turnoverBefore, textOf: ({ turnoverBefore }) => money(turnoverBefore) },
        ]}
        className="sales-chart"
      >
        <Suspense fallback={<div className="chart sales-chart dash-skeleton" />}>
          <SalesDrawing points={points} currency={currency} />
        </Suspense>
      </ChartFigure>
      <ul className="chart-legend" aria-hidden="true">
        <li>
          <span className="swatch swatch-accent" />
          {texts.turnover}
        </li>
        <li>
          <span className="swatch swatch-before" />
          {texts.before}
        </li>
        <li>
          <span className="swatch swatch-bars" />
          {texts.order}
        </li>
      </ul>
      <p className="dash-note">{texts.salesNote(others > 0 ? texts.otherCurrencies(formatNumber(others)) : '')}</p>
    </Card>
  );
}

function NoSales({ payment }: Pick<ShopFigures, 'payment'>) {
  return payment === 'none' ? (
    <p className="dash-empty">
      {texts.noPayment}
      <Link to={panelListPath('messages')}>{texts.noPaymentLink}</Link>
    </p>
  ) : (
    <p className="dash-empty">{texts.noSales}</p>
  );
}

/** Best sellers of the last 30 days. */
export function BestSellersCard({ sales }: { sales: Sales | undefined }) {
  return (
    <Card title={texts.bestSellers} note={texts.last30Days}>
      {!sales && <Lines count={8} />}
      {sales?.bestSellers.length === 0 && <p className="dash-empty">{texts.noBestSellers}</p>}
      {sales && sales.bestSellers.length > 0 && (
        <ol className="article-rows">
          {sales.bestSellers.map(({ _id, code, name, pieces, turnover, isDeleted }) => (
            <ArticleRow
              key={_id}
              id={isDeleted ? undefined : _id}
              code={code}
              name={name}
              figure={COMMON_TEXTS.pieces(formatNumber(pieces))}
              note={formatMoney(turnover, sales.currency)}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface ArticleRowProps {
  /** undefined: deleted. */
  id: string | undefined;
  code: string;
  name: string;
  figure: string;
  note?: string;
}

export function ArticleRow({ id, code, name, figure, note }: ArticleRowProps) {
  const text = (
    <>
      <b className="mono">{code}</b>
      <small>{name}</small>
    </>
  );
  return (
    <li>
      {id ? (
        <Link className="article-name" to={panelRowPath('products', id)}>
          {text}
        </Link>
      ) : (
        <span className="article-name">{text}</span>
      )}
      <span className="article-figure">
        {figure}
        {note && <small>{note}</small>}
      </span>
    </li>
  );
}

export type SalesPoint = { label: string; longLabel: string; orders: number; turnover: number; turnoverBefore: number };
export type SalesDrawingProps = { points: readonly SalesPoint[]; currency: Currency };
