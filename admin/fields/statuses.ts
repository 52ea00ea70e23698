// Names and colours of statuses.
import { APPLICATION_STATUS_LABELS } from '#contract/application-texts.ts';
import type { ApplicationStatus, MessageStatus, SubscriberStatus } from '#contract/content.ts';
import { SUBSCRIBER_STATUS_LABELS } from '#contract/newsletter-texts.ts';
import { ORDER_STATUSES, ORDER_STATUS_LABELS, type OrderStatus } from '#contract/order-facts.ts';
import type { StaffOrder } from '#contract/orders.ts';

/** Look of a status. `color` is a CSS colour; text and background are derived from it for legibility. */
export interface StatusLook {
  label: string;
  color: string;
}

/** Statuses of an application in their order, with colours for tags and charts. */
export const APPLICATION_STATUSES = [
  { status: 'pending', label: APPLICATION_STATUS_LABELS.pending, color: '#d46b08' },
  { status: 'reviewing', label: APPLICATION_STATUS_LABELS.reviewing, color: '#1677ff' },
  { status: 'interview', label: APPLICATION_STATUS_LABELS.interview, color: '#722ed1' },
  { status: 'accepted', label: APPLICATION_STATUS_LABELS.accepted, color: '#389e0d' },
  { status: 'rejected', label: APPLICATION_STATUS_LABELS.rejected, color: '#cf1322' },
] as const;
export const APPLICATION_LOOKS = Object.fromEntries(
  APPLICATION_STATUSES.map(({ status, label, color }) => [status, { label, color }]),
) as Record<ApplicationStatus, StatusLook>;
export const APPLICATION_STATUS_OPTIONS = APPLICATION_STATUSES.map(({ status, label }) => ({ value: status, label }));

export const MESSAGE_LOOKS: Record<MessageStatus, StatusLook> = {
  pending: { label: 'Beklemede', color: '#d46b08' },
  replied: { label: 'Yanıtlandı', color: '#389e0d' },
  closed: { label: 'Kapatıldı', color: '#cf1322' },
};
export const MESSAGE_STATUS_OPTIONS = (Object.entries(MESSAGE_LOOKS) as [MessageStatus, StatusLook][]).map(
  ([value, { label }]) => ({ value, label }),
);

export const SUBSCRIBER_LOOKS: Record<SubscriberStatus, StatusLook> = {
  pending: { label: SUBSCRIBER_STATUS_LABELS.pending, color: '#d46b08' },
  confirmed: { label: SUBSCRIBER_STATUS_LABELS.confirmed, color: '#389e0d' },
  unsubscribed: { label: SUBSCRIBER_STATUS_LABELS.unsubscribed, color: '#5b6673' },
};

const COLORS: Record<OrderStatus, string> = {
  pending: '#5b6673',
  paid: '#d46b08',
  failed: '#8c8c8c',
  expired: '#8c8c8c',
  review: '#cf1322',
  preparing: '#1677ff',
  shipped: '#722ed1',
  delivered: '#389e0d',
  cancelled: '#8c8c8c',
  refunded: '#8c8c8c',
};

export const ORDER_LOOKS = Object.fromEntries(
  ORDER_STATUSES.map((status) => [status, { label: ORDER_STATUS_LABELS[status], color: COLORS[status] }]),
) as Record<OrderStatus, StatusLook>;
export const ORDER_STATUS_OPTIONS = ORDER_STATUSES.map((value) => ({ value, label: ORDER_STATUS_LABELS[value] }));

export const REFUND_LOOKS: Record<StaffOrder['refunds'][number]['status'], StatusLook> = {
  pending: { label: 'Sağlayıcı yanıtı bekleniyor', color: '#d46b08' },
  done: { label: 'İade edildi', color: '#389e0d' },
  failed: { label: 'İade yapılamadı', color: '#cf1322' },
};
