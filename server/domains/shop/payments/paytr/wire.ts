// Order numbers and amounts as PayTR writes them.
import { toMajor, toMinor } from '#contract/money.ts';

/** Orders' public ids have this length (`base/db/public-id.ts`). */
const ID = /^[A-Za-z0-9]{4,48}?([a-z0-9]{16})$/;

/** PayTR's number of an order: its own number, by which staff find it there, and its public id, by which it is found here. */
export const oidOf = ({ orderNumber, orderId }: { orderNumber: string; orderId: string }): string =>
  orderNumber.replace(/[^A-Za-z0-9]/g, '') + orderId;

/** The order's public id; null: no number of this shop. */
export const orderIdOf = (oid: string): string | null => ID.exec(oid)?.[1] ?? null;

/** 1050 → '10.50' */
export const priceText = (minor: number): string => toMajor(minor).toFixed(2);

/** An amount of a reply in minor units. @returns NaN where it is none */
export const minorOf = (amount: string | number | null | undefined): number =>
  amount === null || amount === undefined || amount === '' ? Number.NaN : toMinor(Number(amount));
