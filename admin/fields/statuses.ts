// Names and colours of statuses.
import { APPLICATION_STATUS_LABELS } from '#contract/application-texts.ts';
import type { AuditAction } from '#contract/audit.ts';
import type { ApplicationStatus, MessageStatus, SubscriberStatus } from '#contract/content.ts';
import type { InvoiceState } from '#contract/invoice-texts.ts';
import { SUBSCRIBER_STATUS_LABELS } from '#contract/newsletter-texts.ts';
import { ORDER_STATUSES, ORDER_STATUS_LABELS, type OrderStatus } from '#contract/order-facts.ts';
import type { MailState } from '#contract/outbox.ts';
import { orderStatusLabel } from '#contract/order-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { PRICE_LIST_STATE_LABELS } from '#contract/price-list-texts.ts';
import { PRICE_LIST_STATES, type PriceListState } from '#contract/price-lists.ts';
import type { Task, TaskState } from '#contract/tasks.ts';
import { COMMON_TEXTS } from '../base/texts.ts';

/**
 * Shape that stands for a status beside its word, so that a column reads without colour: a circle that fills up until
 * the work is done, and signs for what ended, failed or needs a person.
 */
export type StatusShape = 'open' | 'quarter' | 'half' | 'most' | 'done' | 'ended' | 'failed' | 'attention';

/** Look of a status. `color` is the shape's CSS colour; red means failed, unless the specification says otherwise. */
export interface StatusLook {
  label: string;
  color: string;
  shape: StatusShape;
}

const NEUTRAL = '#5a636c';
const WORKING = '#0b62bb';
const GOOD = '#146c43';
const WAITING = '#8a5300';
const FAILED = '#b42318';

/** Looks of rows that are on the site, or not yet. */
export const PUBLISHED_LOOK: StatusLook = { label: COMMON_TEXTS.published, color: GOOD, shape: 'done' };
export const DRAFT_LOOK: StatusLook = { label: COMMON_TEXTS.draft, color: NEUTRAL, shape: 'open' };
export const ACTIVE_LOOK: StatusLook = { label: COMMON_TEXTS.active, color: GOOD, shape: 'done' };
export const PASSIVE_LOOK: StatusLook = { label: COMMON_TEXTS.passive, color: NEUTRAL, shape: 'open' };

/** Statuses of an application in their order, with the specification's colours for marks and charts. */
export const APPLICATION_STATUSES = [
  { status: 'pending', label: APPLICATION_STATUS_LABELS.pending, color: '#d46b08', shape: 'open' },
  { status: 'reviewing', label: APPLICATION_STATUS_LABELS.reviewing, color: '#1677ff', shape: 'quarter' },
  { status: 'interview', label: APPLICATION_STATUS_LABELS.interview, color: '#722ed1', shape: 'half' },
  { status: 'accepted', label: APPLICATION_STATUS_LABELS.accepted, color: '#389e0d', shape: 'done' },
  { status: 'rejected', label: APPLICATION_STATUS_LABELS.rejected, color: '#cf1322', shape: 'failed' },
] as const;
export const APPLICATION_LOOKS = Object.fromEntries(
  APPLICATION_STATUSES.map(({ status, label, color, shape }) => [status, { label, color, shape }]),
) as Record<ApplicationStatus, StatusLook>;
export const APPLICATION_STATUS_OPTIONS = APPLICATION_STATUSES.map(({ status, label }) => ({ value: status, label }));

export const MESSAGE_LOOKS: Record<MessageStatus, StatusLook> = {
  pending: { label: 'Beklemede', color: '#d46b08', shape: 'open' },
  replied: { label: 'Yanıtlandı', color: '#389e0d', shape: 'done' },
  closed: { label: 'Kapatıldı', color: '#cf1322', shape: 'ended' },
};
export const MESSAGE_STATUS_OPTIONS = (Object.entries(MESSAGE_LOOKS) as [MessageStatus, StatusLook][]).map(
  ([value, { label }]) => ({ value, label }),
);

export const SUBSCRIBER_LOOKS: Record<SubscriberStatus, StatusLook> = {
  pending: { label: SUBSCRIBER_STATUS_LABELS.pending, color: WAITING, shape: 'open' },
  confirmed: { label: SUBSCRIBER_STATUS_LABELS.confirmed, color: GOOD, shape: 'done' },
  unsubscribed: { label: SUBSCRIBER_STATUS_LABELS.unsubscribed, color: NEUTRAL, shape: 'ended' },
};

/** Looks of mails in the outbox. */
export const MAIL_LOOKS: Record<MailState, StatusLook> = {
  waiting: { label: 'Bekliyor', color: WAITING, shape: 'open' },
  sent: { label: 'Gönderildi', color: GOOD, shape: 'done' },
  failed: { label: 'Gönderilemedi', color: FAILED, shape: 'failed' },
};

const TASK_MARKS: Record<TaskState, StatusLook> = {
  queued: { label: 'Sırada', color: NEUTRAL, shape: 'open' },
  running: { label: 'Çalışıyor', color: WORKING, shape: 'half' },
  done: { label: 'Tamamlandı', color: GOOD, shape: 'done' },
  failed: { label: 'Başarısız', color: FAILED, shape: 'failed' },
  cancelled: { label: 'İptal edildi', color: NEUTRAL, shape: 'ended' },
  undone: { label: 'Geri alındı', color: NEUTRAL, shape: 'ended' },
};
/** A task that takes back what it did says so while it does. */
export const taskLook = ({ state, isUndoing }: Pick<Task, 'state' | 'isUndoing'>): StatusLook =>
  state === 'running' && isUndoing ? { ...TASK_MARKS.running, label: 'Geri alınıyor' } : TASK_MARKS[state];

const PRICE_LIST_MARKS: Record<PriceListState, Omit<StatusLook, 'label'>> = {
  draft: { color: NEUTRAL, shape: 'open' },
  scheduled: { color: WORKING, shape: 'quarter' },
  starting: { color: WORKING, shape: 'half' },
  running: { color: GOOD, shape: 'most' },
  ending: { color: WORKING, shape: 'half' },
  completed: { color: GOOD, shape: 'done' },
  cancelled: { color: NEUTRAL, shape: 'ended' },
  undone: { color: NEUTRAL, shape: 'ended' },
  halted: { color: WAITING, shape: 'attention' },
};
export const PRICE_LIST_LOOKS = Object.fromEntries(
  PRICE_LIST_STATES.map((state) => [state, { label: PRICE_LIST_STATE_LABELS[state], ...PRICE_LIST_MARKS[state] }]),
) as Record<PriceListState, StatusLook>;

const ORDER_MARKS: Record<OrderStatus, Omit<StatusLook, 'label'>> = {
  pending: { color: NEUTRAL, shape: 'open' },
  paid: { color: WORKING, shape: 'quarter' },
  preparing: { color: WORKING, shape: 'half' },
  shipped: { color: WORKING, shape: 'most' },
  delivered: { color: GOOD, shape: 'done' },
  review: { color: WAITING, shape: 'attention' },
  failed: { color: FAILED, shape: 'failed' },
  expired: { color: NEUTRAL, shape: 'ended' },
  cancelled: { color: NEUTRAL, shape: 'ended' },
  refunded: { color: NEUTRAL, shape: 'ended' },
};

export const ORDER_LOOKS = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, { label: ORDER_STATUS_LABELS[status], ...ORDER_MARKS[status] }]),
) as Record<OrderStatus, StatusLook>;
/** Look of a status of an order that is fetched. */
const inWords = (status: OrderStatus): StatusLook => ({
  ...ORDER_LOOKS[status],
  label: orderStatusLabel({ status, paymentMethod: 'card', isPickup: true }),
});
/** Looks of the statuses of such an order: one on account waits for approval, not for money; another is fetched. */
export const orderLooks = ({
  paymentMethod,
  isPickup,
}: Pick<StaffOrder, 'paymentMethod' | 'isPickup'>): Record<OrderStatus, StatusLook> => ({
  ...ORDER_LOOKS,
  ...(paymentMethod === 'account' && {
    pending: { label: orderStatusLabel({ status: 'pending', paymentMethod }), color: WAITING, shape: 'attention' },
  }),
  ...(isPickup && { shipped: inWords('shipped'), delivered: inWords('delivered') }),
});
export const orderLook = (
  order: Pick<StaffOrder, 'status' | 'paymentMethod' | 'isPartShipped' | 'isPickup'>,
): StatusLook => ({
  ...orderLooks(order)[order.status],
  label: orderStatusLabel(order),
});
export const ORDER_STATUS_OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

/** Marks of invoices. */
export const INVOICE_MARKS: Record<InvoiceState, Omit<StatusLook, 'label'>> = {
  draft: { color: WAITING, shape: 'open' },
  issued: { color: GOOD, shape: 'done' },
  cancelled: { color: NEUTRAL, shape: 'ended' },
};

/** Looks of shipments. */
export const UNDER_WAY_LOOK: StatusLook = { label: 'Yolda', color: WORKING, shape: 'most' };
export const DELIVERED_LOOK: StatusLook = { label: 'Teslim edildi', color: GOOD, shape: 'done' };

export const REFUND_LOOKS: Record<StaffOrder['refunds'][number]['status'], StatusLook> = {
  pending: { label: 'Sağlayıcı yanıtı bekleniyor', color: WAITING, shape: 'half' },
  done: { label: 'İade edildi', color: GOOD, shape: 'done' },
  failed: { label: 'İade yapılamadı', color: FAILED, shape: 'failed' },
};

/** Marks of what was done to a row, in the audit list. */
export const ACTION_MARKS: Partial<Record<AuditAction, Omit<StatusLook, 'label'>>> = {
  create: { color: GOOD, shape: 'done' },
  update: { color: WORKING, shape: 'half' },
  delete: { color: FAILED, shape: 'failed' },
  restore: { color: WAITING, shape: 'quarter' },
  erase: { color: FAILED, shape: 'failed' },
};
export const OTHER_ACTION_MARK: Omit<StatusLook, 'label'> = { color: NEUTRAL, shape: 'open' };
