// screens/money/: currency, tax and cargo fees, changed together with the stored prices.
import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Result } from 'antd';
import { formatNumber } from '#contract/format.ts';
import { FEE_SETTINGS, MONEY_SETTINGS, type MoneyState } from '#contract/money-setup.ts';
import { PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { SETTINGS } from '#contract/settings.ts';
import { toAllSettings, type AllSettings } from '#contract/staff-settings.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Waiting } from '../../base/waiting.tsx';
import { PageHead } from '../../crud/page-head.tsx';
import { SaveForm, useReveal, useSave } from '../../form/save-form.tsx';
import { MoneyFields } from './fields.tsx';
import { Offer } from './offer.tsx';
import { bodyOf, countMoved, feesOf, firstValues, isDecided, planOf, type MoneyValues } from './plan.ts';
import { Preview } from './preview.tsx';
import { MONEY_TEXTS as texts } from './texts.ts';
import './money.css';

const SCHEMAS = Object.fromEntries(MONEY_SETTINGS.map((key) => [key, SETTINGS[key].schema]));
const LABELS = {
  shop_vat_rate: texts.vatRate,
  shop_shipping_vat_rate: texts.shippingVatRate,
  shop_standard_cargo_fee: texts.standardFee,
  shop_fast_cargo_fee: texts.fastFee,
  shop_free_shipping_threshold: texts.threshold,
};
interface Read {
  settings: AllSettings;
  state: MoneyState;
}
const read = async (): Promise<Read> => {
  const [settings, state] = await Promise.all([api('GET /api/settings', {}), api('GET /api/money', {})]);
  return { settings: toAllSettings(settings), state };
};
/** Whatever shows a price, or says who changed it. */
const refreshAll = (): Promise<void> =>
  refresh('/api/settings', '/api/products', '/api/families', '/api/dashboard', '/api/audit');

/** The last change, and the way back. */
function LastChange({ last, onUndone }: { last: NonNullable<MoneyState['lastChange']>; onUndone: () => void }) {
  const { modal, message } = App.useApp();
  const { id, at, by, prices, isUndone } = last;
  const undo = async (): Promise<void> => {
    try {
      const reply = await api('POST /api/money/undo', { body: { id } });
      const [count, kept] = [formatNumber(reply.prices), formatNumber(reply.kept)];
      const done = reply.prices > 0 ? texts.undone(count) : texts.undoneSettings;
      void message.success({ content: reply.kept > 0 ? texts.undoneBut(count, kept) : done, key: 'save' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.undoFailed), key: 'save' });
    }
    void refreshAll();
    onUndone();
  };
  const ask = () =>
    modal.confirm({
      title: texts.undoQuestion,
      content: texts.undoText,
      okText: texts.undo,
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: undo,
    });
  const done = prices > 0 ? texts.last(shortTime(at), by, formatNumber(prices)) : texts.lastSettings(shortTime(at), by);
  return (
    <p className="money-last">
      <span>{isUndone ? texts.lastUndone(shortTime(at), by) : done}</span>
      {!isUndone && (
        <Button size="small" onClick={() => void ask()}>
          {texts.undo}
        </Button>
      )}
    </p>
  );
}

function MoneyForm({ settings, state, onSaved }: Read & { onSaved: () => void }) {
  const [form] = Form.useForm<MoneyValues>();
  const { modal, message } = App.useApp();
  const reveal = useReveal(form);
  const { save, isSaving } = useSave(form, reveal);
  const [staleBy, setStaleBy] = useState<string>();
  const first = firstValues(settings);
  const values = { ...first, ...(Form.useWatch([], { form, preserve: true }) as Partial<MoneyValues> | undefined) };
  const plan = planOf(settings, values, state.prices);

  // Amounts follow the choices until somebody types one.
  const fees = JSON.stringify(plan && feesOf(settings, values, plan));
  useEffect(() => {
    if (fees === undefined) return;
    const proposed = JSON.parse(fees) as Partial<MoneyValues>;
    form.setFields(
      FEE_SETTINGS.filter((name) => !form.isFieldTouched(name)).map((name) => ({
        name,
        value: proposed[name],
        touched: false, // a value that is set counts as typed otherwise
      })),
    );
  }, [form, fees]);

  const send = async (): Promise<void> => {
    if (!plan) return;
    const count = countMoved(plan, state.prices);
    const isWanted =
      count === 0 ||
      (await modal.confirm({
        title: texts.question,
        content: texts.questionText(formatNumber(count)),
        okText: texts.change,
        cancelText: COMMON_TEXTS.giveUp,
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (!isWanted) return;
    const done = await save(() => api('POST /api/money', { body: bodyOf(settings, values, plan) }), {
      failed: texts.saveFailed,
      onStale: ({ changedBy }) => setStaleBy(changedBy),
    });
    if (!done) return;
    const { prices } = done.reply;
    void message.success({ content: prices > 0 ? texts.savedPrices(formatNumber(prices)) : texts.saved, key: 'save' });
    void refreshAll();
    onSaved();
  };

  return (
    <SaveForm
      form={form}
      schemas={SCHEMAS}
      labels={LABELS}
      initialValues={first}
      isSaving={isSaving}
      isDirty={() => form.isFieldsTouched()}
      isNew={!isDecided(settings)}
      onSave={() => void send()}
      reveal={reveal}
      saveText={texts.save}
    >
      {staleBy !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={texts.stale(staleBy)}
          action={<Button onClick={onSaved}>{texts.reload}</Button>}
        />
      )}
      <div className="money">
        <div>
          <MoneyFields settings={settings} values={values} state={state} />
        </div>
        <Preview plan={plan} state={state} />
      </div>
    </SaveForm>
  );
}

/** Currency, tax and cargo fees, with what becomes of the prices that are stored. */
export function Money() {
  // Always from the server: what is shown here is what will be changed.
  const { data, isError, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['GET /api/settings', 'money'],
    queryFn: read,
    gcTime: 0,
    staleTime: Infinity,
  });
  const again = () => void refetch();
  if (isError && !data)
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        extra={<Button onClick={again}>{COMMON_TEXTS.tryAgain}</Button>}
      />
    );
  return (
    <>
      <PageHead note={texts.note} isNoteBeside backTo={PANEL_SETTINGS_PATH} />
      {!data && <Waiting />}
      {data && !isDecided(data.settings) && <Offer title={texts.proposal} text={texts.proposalText} />}
      {data?.state.lastChange && <LastChange last={data.state.lastChange} onUndone={again} />}
      {data && <MoneyForm key={dataUpdatedAt} {...data} onSaved={again} />}
    </>
  );
}
