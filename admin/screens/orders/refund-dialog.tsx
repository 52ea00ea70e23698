import { Alert, App, Form, Radio } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { Input } from '#contract/endpoints.ts';
import { formatMoney, toMajor, toMinor } from '#contract/money.ts';
import { NOTHING_REFUNDABLE, REFUND_REFUSED, refundableAtMost } from '#contract/order-texts.ts';
import { refundFields, type StaffOrder } from '#contract/orders.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { REFUND_LOOKS } from '../../fields/statuses.ts';
import { Field, rule } from '../../form/field.tsx';
import { LongTextField, NumberField, SwitchField } from '../../form/text-fields.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

type Body = Input<'POST /api/orders/:id/refund'>['body'];
interface Values {
  scope: 'whole' | 'part';
  amount: number | null;
  reason: string;
  isRestocked: boolean;
}

interface RefundDialogProps {
  order: StaffOrder;
  place: DialogPlace;
  onChanged: (order: StaffOrder) => void;
  /** A refund without an answer. It may have succeeded, so the same one is sent again instead of a new one. */
  unanswered: Body | undefined;
  onUnanswered: (body: Body | undefined) => void;
}

/** Whether the server has decided; otherwise the refund may be under way. */
const isAnswer = (error: unknown): boolean => ApiError.is(error) && error.status >= 400 && error.status < 500;

/** Refunds an order, completely or in part. */
export function RefundDialog({ order, place, onChanged, unanswered, onUnanswered }: RefundDialogProps) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const { refundable, refundablePart, currency } = order;
  const money = (amount: number): string => formatMoney(amount, currency);
  const scope = (Form.useWatch('scope', form) as Values['scope'] | undefined) ?? 'whole';
  // The rest may be what instalments cost alone, which goes back as a whole.
  const surcharge = toMajor(toMinor(refundable) - toMinor(refundablePart));
  const typed = Form.useWatch('amount', form) as number | null | undefined;
  // Amount to refund; undefined until valid.
  const part = typeof typed === 'number' && typed > 0 && typed <= refundablePart ? typed : undefined;
  const amount = unanswered?.amount ?? (scope === 'whole' ? refundable : part);
  const checkMost = async (_rule: unknown, value: number | null): Promise<void> => {
    if (value !== null && value > refundablePart) throw new Error(refundableAtMost(money(refundablePart)));
  };

  const save = async ({ scope: asked, amount: typedPart, reason, isRestocked }: Values): Promise<void> => {
    // Sends the amount shown on the button also for a full refund, because it may have changed meanwhile.
    const body: Body = unanswered ?? {
      amount: asked === 'whole' ? refundable : typedPart!,
      reason,
      isRestocked: asked === 'whole' && isRestocked,
      attempt: newUuid(),
      shownRefundable: refundable,
    };
    const reply = await send(async () => {
      try {
        const changed = await api('POST /api/orders/:id/refund', { params: { id: order._id }, body });
        onUnanswered(undefined);
        if (changed.refunds.at(-1)?.status !== 'failed') return changed;
        onChanged(changed);
        throw new ApiError(409, 'GUARDED', REFUND_REFUSED);
      } catch (error) {
        onUnanswered(isAnswer(error) ? undefined : body);
        throw error;
      }
    }, texts.refundFailed);
    if (!reply) return;
    if (reply.refunds.at(-1)?.status === 'pending') void message.info({ content: texts.refundPending, key: 'order' });
    else void message.success({ content: texts.refundDone, key: 'order' });
    place.close();
  };
  // After a lost answer, shows an earlier refund before another is sent.
  const last = order.refunds.findLast(({ status }) => status !== 'failed');
  const isLocked = unanswered !== undefined;
  return (
    <OrderDialog<Values>
      place={place}
      name="order-refund"
      form={form}
      title={texts.refund}
      isDanger
      okText={amount ? texts.refundAmount(money(amount)) : texts.refund}
      schemas={refundFields}
      initialValues={{
        scope: 'whole',
        amount: null,
        reason: unanswered?.reason ?? '',
        isRestocked: unanswered?.isRestocked ?? false,
      }}
      first={isLocked || scope === 'whole' ? 'reason' : 'amount'}
      isSending={isSending}
      problem={problem}
      refusal={refundable > 0 || isLocked || isSending || !place.isOpen ? undefined : NOTHING_REFUNDABLE}
      onSave={(values) => void save(values)}
    >
      <p className="crud-dialog-head">
        <strong>{order.number}</strong>
        {amount ? (
          <>
            : <strong>{money(amount)}</strong>
            {texts.refundExplained}
          </>
        ) : (
          texts.refundAmountMissing
        )}
      </p>
      {order.paymentMethod !== 'card' && <p className="crud-note">{texts.refundByHand}</p>}
      {isLocked && (
        <>
          <Alert
            className="order-dialog-review"
            type="warning"
            showIcon
            title={texts.refundUnanswered}
            description={texts.refundUnansweredHint}
          />
          <p className="crud-written order-dialog-effect">{texts.refundReasonOf(unanswered.reason)}</p>
        </>
      )}
      {/* The new refund is in the order before the dialog has closed. */}
      {!isLocked && last && place.isOpen && !isSending && (
        <Alert
          className="order-dialog-review"
          type="info"
          showIcon
          title={texts.refundedBefore(last.status === 'pending' ? texts.refundWasPending : texts.refundWasDone)}
          description={texts.lastRefund(money(last.amount), shortTime(last.at), REFUND_LOOKS[last.status].label)}
        />
      )}
      {!isLocked && (
        <>
          <Field
            name="scope"
            label={texts.refundScope}
            rules={[]}
            extra={surcharge > 0 ? texts.refundSurcharge(money(surcharge)) : undefined}
          >
            <Radio.Group
              className="order-scope"
              options={[
                { value: 'whole', label: texts.refundWhole(money(refundable)) },
                { value: 'part', label: texts.refundPart, disabled: refundablePart <= 0 },
              ]}
            />
          </Field>
          {scope === 'part' && (
            <NumberField
              name="amount"
              required
              decimals={2}
              suffix={currency}
              extra={texts.remainingOf(money(refundablePart))}
              rules={[...rule(refundFields.amount), { validator: checkMost, validateTrigger: 'onBlur' }]}
            />
          )}
          {/* Choosing a part keeps the focus on the first input: leaving it empty is no error yet. */}
          <LongTextField name="reason" rows={2} validateTrigger="onChange" extra={texts.customerSeesNote} />
          {scope === 'whole' && (
            <SwitchField name="isRestocked" on={COMMON_TEXTS.yes} off={COMMON_TEXTS.no} extra={texts.restockHint} />
          )}
        </>
      )}
    </OrderDialog>
  );
}
