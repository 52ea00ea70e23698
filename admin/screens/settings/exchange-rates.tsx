import { useState } from 'react';
import { Alert, App, Button, Form, Result, Select } from 'antd';
import { RATE_CURRENCIES, type RateCurrency } from '#contract/daily-price.ts';
import type { ExchangeRates } from '#contract/exchange-rates.ts';
import { formatNumber } from '#contract/format.ts';
import { ExchangeRate } from '#contract/money-setup.ts';
import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { RATE_DECIMALS } from '#contract/price-change.ts';
import { api } from '#browser/signed-in-api.ts';
import { dayText, shortTime } from '../../base/dates.ts';
import { focusFirst } from '../../base/focus-first.ts';
import { queryClient, refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Waiting } from '../../base/waiting.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { RATE_FIELDS } from '../../fields/settings.ts';
import { Field, FieldGroup, rule } from '../../form/field.tsx';
import { useReveal, useSave } from '../../form/save-form.tsx';
import { NumberField } from '../../form/text-fields.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { EXCHANGE_RATE_TEXTS as texts } from './exchange-rate-texts.ts';
import { SettingInput } from './setting-input.tsx';
import { SettingsFormFrame } from './settings-form.tsx';
import { readSettings, useSettingsForm } from './use-settings-form.ts';
import './exchange-rates.css';

const READ = 'GET /api/exchange-rates';

/** Shows a change's reply, and reads again what follows from it. */
function show(rates: ExchangeRates): void {
  queryClient.setQueryData([READ, {}], rates);
  void refresh('/api/products', '/api/families', '/api/money', '/api/audit');
}

/** Daily exchange rates: those in force, those that wait, and where they come from. */
export function ExchangeRatesScreen() {
  const { data, isError, refetch } = useCall(READ, {});
  const state = useSettingsForm(RATE_FIELDS, texts.saved, undefined, async (settings) => {
    show(await api('PUT /api/exchange-rates', { body: { settings: settings as never } }));
    return readSettings();
  });
  return (
    <>
      <PageHead note={texts.note} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      {isError && !data && (
        <Result
          status="warning"
          title={texts.loadFailed}
          extra={<Button onClick={() => void refetch()}>{COMMON_TEXTS.tryAgain}</Button>}
        />
      )}
      {!data && !isError && <Waiting />}
      {data && <Rates data={data} />}
      <SettingsFormFrame fields={RATE_FIELDS} state={state}>
        <FieldGroup title={texts.settings}>
          <div className="settings-fields">
            {RATE_FIELDS.map((field) => (
              <SettingInput key={field.key} field={field} />
            ))}
          </div>
        </FieldGroup>
      </SettingsFormFrame>
    </>
  );
}

function Rates({ data }: { data: ExchangeRates }) {
  const { source, isApplied, rates, waiting, lastTry, former } = data;
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const foreign = rates.reduce((sum, { products }) => sum + products, 0);
  const unsold = rates.reduce((sum, { products, soldAt }) => sum + (soldAt === null ? products : 0), 0);

  const run = async (call: () => Promise<ExchangeRates>, done: string, failed: string): Promise<void> => {
    setBusy(true);
    try {
      show(await call());
      void message.success({ content: done, key: 'rates' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, failed), key: 'rates' });
      void refresh('/api/exchange-rates');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="rates" aria-labelledby="rates-in-force">
      {waiting.map((one) => (
        <Alert
          key={one._id}
          type="warning"
          showIcon
          title={texts.waiting(one)}
          description={texts.waitingNote(one)}
          action={
            <span className="rates-decide">
              {([true, false] as const).map((isApproved) => (
                <Button
                  key={String(isApproved)}
                  size="small"
                  type={isApproved ? 'primary' : 'default'}
                  disabled={isBusy}
                  aria-label={isApproved ? texts.approveOf(one.currency) : texts.refuseOf(one.currency)}
                  onClick={() =>
                    void run(
                      () =>
                        api('POST /api/exchange-rates/:id/decide', { params: { id: one._id }, body: { isApproved } }),
                      isApproved ? texts.approved : texts.refused,
                      texts.decideFailed,
                    )
                  }
                >
                  {isApproved ? texts.approve : texts.refuse}
                </Button>
              ))}
            </span>
          }
        />
      ))}
      {isApplied && unsold > 0 && <Alert type="error" showIcon title={texts.notSold(unsold)} />}
      {source === 'none' && <Alert type="info" showIcon title={texts.off(foreign)} />}
      {source !== 'none' && !isApplied && <Alert type="warning" showIcon title={texts.notInLira} />}
      {source !== 'none' && (
        <>
          <div className="rates-head">
            <h2 id="rates-in-force">{texts.inForce}</h2>
            <Button
              loading={isBusy}
              onClick={() =>
                void run(() => api('POST /api/exchange-rates/fetch', {}), texts.fetched, texts.fetchFailed)
              }
            >
              {texts.fetchNow}
            </Button>
            <Button onClick={() => setTyping(true)}>{texts.type}</Button>
          </div>
          <InForce rates={rates} />
          {lastTry && (
            <p className="crud-note">
              {texts.lastTry(shortTime(lastTry.at))} {lastTry.problem && <strong>{lastTry.problem}</strong>}
            </p>
          )}
          {former.length > 0 && <Former rates={former} />}
        </>
      )}
      {isTyping && <TypeDialog onClose={() => setTyping(false)} />}
    </section>
  );
}

function InForce({ rates }: { rates: ExchangeRates['rates'] }) {
  const known = rates.filter(({ rate, products }) => rate !== null || products > 0);
  return (
    <table className="rates-table">
      <thead>
        <tr>
          <th scope="col">{texts.currency}</th>
          <th scope="col">{texts.rate}</th>
          <th scope="col" title={texts.soldAtHint}>
            {texts.soldAt}
          </th>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.from}</th>
          <th scope="col">{texts.products}</th>
        </tr>
      </thead>
      <tbody>
        {known.map(({ currency, rate, soldAt, day, source, by, isTooOld, products }) => (
          <tr key={currency}>
            <th scope="row">{texts.nameOf(currency)}</th>
            <td data-label={texts.rate}>{rate === null ? '-' : texts.rateText(rate)}</td>
            <td data-label={texts.soldAt}>
              {soldAt === null ? '-' : texts.rateText(soldAt)}
              {isTooOld && <small>{texts.tooOld}</small>}
              {rate === null && products > 0 && <small>{texts.none}</small>}
            </td>
            <td data-label={texts.day}>{day === null ? '-' : dayText(day)}</td>
            <td data-label={texts.from}>{source === null ? '-' : texts.sourceOf(source, by)}</td>
            <td data-label={texts.products}>{formatNumber(products)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Former({ rates }: { rates: ExchangeRates['former'] }) {
  return (
    <details>
      <summary>{texts.former}</summary>
      <table className="rates-table">
        <thead>
          <tr>
            <th scope="col">{texts.currency}</th>
            <th scope="col">{texts.rate}</th>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.from}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ currency, rate, day, source, by, at }) => (
            <tr key={`${currency} ${at}`}>
              <th scope="row">{texts.nameOf(currency)}</th>
              <td data-label={texts.rate}>{texts.rateText(rate)}</td>
              <td data-label={texts.day}>{dayText(day)}</td>
              <td data-label={texts.from}>{texts.sourceOf(source, by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const CURRENCY_OPTIONS = RATE_CURRENCIES.map((value) => ({ value, label: texts.nameOf(value) }));

/** Types a rate, in force at once. */
function TypeDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const [form] = Form.useForm<{ currency: RateCurrency; rate: number }>();
  const { save, isSaving } = useSave(form, useReveal(form));
  const send = async (body: { currency: RateCurrency; rate: number }): Promise<void> => {
    const done = await save(() => api('POST /api/exchange-rates', { body }), { failed: texts.typeFailed });
    if (!done) return;
    show(done.reply);
    void message.success({ content: texts.typed, key: 'rates' });
    onClose();
  };
  return (
    <TypedDialog
      open
      title={texts.typeTitle}
      width={420}
      okText={COMMON_TEXTS.save}
      cancelText={COMMON_TEXTS.giveUp}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(isShown) => isShown && focusFirst(form, 'rate')}
    >
      <Form
        form={form}
        layout="vertical"
        className="crud-dialog-form"
        initialValues={{ currency: 'EUR' }}
        onFinish={(values) => void send(values)}
      >
        <p className="crud-note">{texts.typeNote}</p>
        <Field name="currency" label={texts.currency} required rules={[]}>
          <Select options={CURRENCY_OPTIONS} />
        </Field>
        <NumberField
          name="rate"
          label={texts.rateOfOne}
          required
          rules={rule(ExchangeRate)}
          decimals={RATE_DECIMALS}
          suffix="TL"
        />
      </Form>
    </TypedDialog>
  );
}
