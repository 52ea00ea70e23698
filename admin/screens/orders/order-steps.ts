import type { OrderStatus } from '#contract/order-facts.ts';
import { ORDER_STEP_LABELS, orderStatusLabel, orderStepLabel } from '#contract/order-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';

/** Steps of a normal order, with the words of its line. */
const STEPS = Object.keys(ORDER_STEP_LABELS) as (keyof typeof ORDER_STEP_LABELS)[];
type Told = Pick<StaffOrder, 'status' | 'paymentMethod' | 'isPickup'>;
/** The goods of an order on account leave before it is paid. */
const wayOf = ({ paymentMethod, status, isPickup }: Told): (readonly [key: string, label: string])[] =>
  STEPS.filter((key) => key !== 'paid' || paymentMethod !== 'account' || status === 'paid').map(
    (key) => [key, orderStepLabel(key, isPickup)] as const,
  );
const isOnWay = (status: OrderStatus): boolean => status in ORDER_STEP_LABELS;

interface OrderStep {
  key: string;
  label: string;
  /** When it was reached; undefined for skipped and future steps. */
  at?: string;
  state: 'done' | 'now' | 'ahead' | 'passed' | 'stopped';
}

/** Steps of an order: reached ones with their time, the current one, and those ahead. */
export function orderSteps({
  status,
  paidAt,
  history,
  paymentMethod,
  isPickup,
}: Told & Pick<StaffOrder, 'paidAt' | 'history'>): OrderStep[] {
  const way = wayOf({ paymentMethod, status, isPickup });
  const reachedAt = (step: string): string | undefined =>
    history.findLast(({ from, to }) => to === step && from !== to)?.at ??
    (step === 'paid' ? (paidAt ?? undefined) : undefined);
  const here = way.findIndex(([key]) => key === status);
  if (isOnWay(status)) {
    return way.map(([key, label], index) => {
      const at = reachedAt(key);
      if (index > here) return { key, label, state: 'ahead' }; // taken back: the history has its former date
      if (index === here) return { key, label, at, state: 'now' };
      return { key, label, at, state: at ? 'done' : 'passed' };
    });
  }
  const reached = way.flatMap(([key, label]): OrderStep[] => {
    const at = reachedAt(key);
    return at ? [{ key, label, at, state: 'done' }] : [];
  });
  const isOpen = status === 'pending' || status === 'review';
  const at = reachedAt(status);
  const last: OrderStep = {
    key: status,
    label: orderStatusLabel({ status, paymentMethod }),
    at,
    state: isOpen ? 'now' : 'stopped',
  };
  if (!isOpen) return [...reached, last];
  return [
    ...reached,
    last,
    ...way
      .filter(([key]) => !reached.some((step) => step.key === key))
      .map(([key, label]): OrderStep => ({
        key,
        label,
        state: 'ahead',
      })),
  ];
}
