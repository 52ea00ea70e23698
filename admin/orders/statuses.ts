import { ORDER_STATUSES, ORDER_STATUS_LABELS, type OrderStatus } from '#contract/order-facts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import type { StatusLook } from '../crud/status-tag.tsx';

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
