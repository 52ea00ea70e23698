import { Alert } from 'antd';
import { Link } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { formatMoney } from '#contract/money.ts';
import { termsFields, type Customer } from '#contract/open-accounts.ts';
import { PANEL_PAYMENT_SETTINGS_PATH, panelListPath, panelOrderPath } from '#contract/panel-paths.ts';
import { toAllSettings } from '#contract/staff-settings.ts';
import { shortDate } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { ResourceForm } from '../../crud/resource-form.tsx';
import type { Resource } from '../../crud/resource.ts';
import { StatusTag } from '../../crud/status.tsx';
import { orderLook } from '../../fields/statuses.ts';
import { FieldGroup } from '../../form/field.tsx';
import { LongTextField, NumberField, SwitchField } from '../../form/text-fields.tsx';
import { customers } from './resource.ts';
import { CUSTOMER_TEXTS as texts } from './texts.ts';
import './customers.css';

interface Values {
  isAllowed: boolean;
  limit: number;
  days: number;
  note: string;
}
const toValues = ({ isAllowed, limit, days, note }: Customer): Values => ({ isAllowed, limit, days, note });
const LAST_ORDERS = 10;

/** A customer: what they owe, their last orders, and the terms on which they buy on account. */
export const CustomerForm = () => (
  <ResourceForm<Customer, Values>
    resource={customers as Resource<Customer>}
    schemas={termsFields}
    toValues={toValues}
    toBody={(values) => ({ ...values })}
    initial={{ isAllowed: false, limit: 0, days: 30, note: '' }}
  >
    {({ row }) => row && <Inputs customer={row} />}
  </ResourceForm>
);

function Inputs({ customer }: { customer: Customer }) {
  const { currency, limitCurrency } = customer;
  const { data } = useCall('GET /api/settings', {});
  const isOff = data !== undefined && !toAllSettings(data).shop_account;
  return (
    <div className="crud-split">
      <FieldGroup title={texts.account}>
        {isOff && (
          <Alert
            className="customer-off"
            type="info"
            showIcon
            title={texts.off}
            action={<Link to={PANEL_PAYMENT_SETTINGS_PATH}>{texts.openSettings}</Link>}
          />
        )}
        {limitCurrency !== currency && (
          <Alert
            className="customer-off"
            type="warning"
            showIcon
            title={texts.otherCurrency(limitCurrency, currency)}
          />
        )}
        <SwitchField name="isAllowed" extra={texts.allowedHint} />
        <div className="crud-columns">
          <NumberField name="limit" decimals={2} suffix={currency} extra={texts.limitHint} />
          <NumberField name="days" suffix={texts.day} extra={texts.daysHint} />
        </div>
        <LongTextField name="note" />
      </FieldGroup>
      <div>
        <Facts customer={customer} />
        <LastOrders customer={customer} />
      </div>
    </div>
  );
}

function Facts({ customer }: { customer: Customer }) {
  const { name, email, currency, orders, turnover, open, overdue, awaiting, limit, isAllowed, createdAt } = customer;
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <section className="customer-part" aria-label={texts.facts}>
      <h2>{texts.facts}</h2>
      <DetailList>
        <Detail label={texts.customer} isWide>
          {name}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </Detail>
        <Detail label={texts.orders}>{formatNumber(orders)}</Detail>
        <Detail label={texts.turnover}>{money(turnover)}</Detail>
        <Detail label={texts.open}>{money(open)}</Detail>
        <Detail label={texts.overdue}>
          {overdue > 0 && <strong className="customer-overdue">{money(overdue)}</strong>}
        </Detail>
        <Detail label={texts.awaiting}>{awaiting > 0 && money(awaiting)}</Detail>
        <Detail label={texts.remaining}>{isAllowed && money(Math.max(0, limit - open - awaiting))}</Detail>
        <Detail label={texts.since}>{shortDate(createdAt)}</Detail>
      </DetailList>
    </section>
  );
}

function LastOrders({ customer: { _id: customer, email } }: { customer: Customer }) {
  const { data } = useCall('GET /api/orders', { query: { customer, limit: LAST_ORDERS } });
  return (
    <section className="customer-part" aria-label={texts.lastOrders}>
      <header>
        <h2>{texts.lastOrders}</h2>
        {data && data.total > LAST_ORDERS && <Link to={panelListPath('orders', { q: email })}>{texts.allOrders}</Link>}
      </header>
      {data?.total === 0 && <p className="crud-note">{texts.noOrders}</p>}
      <ul className="customer-orders">
        {data?.items.map(
          ({
            _id,
            number,
            createdAt,
            total,
            currency,
            status,
            paymentMethod,
            isPartShipped,
            isPickup,
            dueAt,
            paidAt,
          }) => (
            <li key={_id}>
              <Link className="crud-mono" to={panelOrderPath(_id)}>
                {number}
              </Link>
              <b>{formatMoney(total, currency)}</b>
              <StatusTag look={orderLook({ status, paymentMethod, isPartShipped, isPickup })} />
              <time className="crud-note" dateTime={createdAt}>
                {shortDate(createdAt)}
              </time>
              {dueAt && !paidAt && <small className="crud-note">{texts.owed(shortDate(dueAt))}</small>}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
