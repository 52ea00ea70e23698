// A stock movement in the form of an existing product, and in the call.
import * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { productInputs, stockFields, stockStatusAfter, type Product } from '#contract/products.ts';
import type { StockStatus } from '#contract/catalogue.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

/** `end`: stops counting. */
export type StockMoveKind = 'in' | 'out' | 'count' | 'end';
export interface StockMoveValues {
  kind: StockMoveKind;
  pieces: number | null;
  note: string;
  /** Level when the form was filled; null: not counted. */
  seen: number | null;
  attempt: string;
}

export const noMove = ({ stockQuantity }: Pick<Product, 'stockQuantity'>): StockMoveValues => ({
  kind: stockQuantity === null ? 'count' : 'in',
  pieces: null,
  note: '',
  seen: stockQuantity,
  attempt: newUuid(),
});

/** The typed movement for the body; undefined: none. */
export const moveTyped = (move: StockMoveValues): StockMoveValues | undefined =>
  move.kind === 'end' || typeof move.pieces === 'number' ? { ...move, note: move.note.trim() } : undefined;

/** Rule for the pieces: a count may be zero; for in and out the kind gives the direction, not a sign. */
export const piecesSchema = (kind: Exclude<StockMoveKind, 'end'>) =>
  kind === 'count' ? productInputs.stockQuantity : stockFields.stockChange.min(1, texts.piecesMin);

/** Rules of the inputs, in the contract's words. */
export const stockMoveSchema = z.custom<StockMoveValues | undefined>().superRefine((move, { addIssue }) => {
  if (!move || move.kind === 'end') return;
  const sentence = piecesSchema(move.kind).safeParse(move.pieces).error?.issues[0]?.message;
  if (sentence) addIssue({ code: 'custom', path: ['pieces'], message: sentence });
  const note = stockFields.stockNote.safeParse(move.note).error?.issues[0]?.message;
  if (note) addIssue({ code: 'custom', path: ['note'], message: note });
});

/** Level after the movement; undefined: no movement. */
export function levelAfter({
  kind,
  pieces,
  seen,
}: Pick<StockMoveValues, 'kind' | 'pieces' | 'seen'>): number | null | undefined {
  if (kind === 'end') return null;
  if (typeof pieces !== 'number') return undefined;
  if (kind === 'count') return pieces;
  return seen === null ? undefined : seen + (kind === 'in' ? pieces : -pieces);
}

/** Fields of a movement in the body. */
function sentMove({ kind, pieces, note, seen, attempt }: StockMoveValues): Record<string, unknown> {
  const stockNote = note === '' ? {} : { stockNote: note };
  if (kind === 'end') return { stockQuantity: null, stockSeen: seen, ...stockNote };
  if (kind === 'count') return { stockQuantity: pieces, stockSeen: seen, ...stockNote };
  return { stockChange: kind === 'in' ? pieces : -pieces!, stockAttempt: attempt, ...stockNote };
}

/** Fields of the stock in the body; a new product sends the number itself. */
function stockSent(stock: number | null | StockMoveValues | undefined): Record<string, unknown> {
  if (stock === undefined) return {};
  return typeof stock === 'object' && stock !== null ? sentMove(stock) : { stockQuantity: stock };
}

const INPUTS: Readonly<Record<string, string>> = {
  stockChange: 'stockQuantity.pieces',
  stockQuantity: 'stockQuantity.pieces',
  stockNote: 'stockQuantity.note',
};

/** Sends a product with its movement, and shows refusals of it at the inputs. */
export async function sendWithMove(
  send: (body: Record<string, unknown>) => Promise<Product>,
  { stockQuantity, ...body }: Record<string, unknown>,
): Promise<Product> {
  try {
    return await send({ ...body, ...stockSent(stockQuantity as number | null | StockMoveValues | undefined) });
  } catch (error) {
    if (!ApiError.is(error) || !error.fields) throw error;
    const renamed = new ApiError(
      error.status,
      error.code,
      error.message,
      Object.fromEntries(Object.entries(error.fields).map(([field, sentence]) => [INPUTS[field] ?? field, sentence])),
    );
    renamed.stale = error.stale;
    throw renamed;
  }
}

/** Difference between a count and the level seen; 0 if unknown. */
export const differenceOf = ({ kind, pieces, seen }: StockMoveValues): number =>
  kind === 'count' && typeof pieces === 'number' && seen !== null ? pieces - seen : 0;

/** A count over a newer level moves by its difference, so that sales made meanwhile stay. */
export function moveOver(mine: StockMoveValues, newer: StockMoveValues): StockMoveValues {
  if (mine.kind !== 'count' || mine.seen === null || newer.seen === null)
    return { ...mine, seen: newer.seen, attempt: newer.attempt };
  const difference = differenceOf(mine);
  return {
    ...newer,
    kind: difference < 0 ? 'out' : 'in',
    pieces: difference === 0 ? null : Math.abs(difference),
    note: mine.note,
  };
}

/**
 * Status after a movement.
 * @param isChosen chosen in this form
 */
export const statusAfterMove = (
  status: StockStatus,
  isChosen: boolean,
  move: Pick<StockMoveValues, 'kind' | 'pieces' | 'seen'>,
): StockStatus => {
  const level = levelAfter(move);
  return isChosen || level === undefined ? status : stockStatusAfter(status, move.seen, level);
};

/** A status that contradicts the level, with the one that fits; undefined: they agree. */
export function contradiction(status: StockStatus, level: number | null): { fits: StockStatus } | undefined {
  if (level === null) return undefined;
  if (level === 0) return status === 'in_stock' ? { fits: 'out_of_stock' } : undefined;
  return status === 'in_stock' ? undefined : { fits: 'in_stock' };
}
