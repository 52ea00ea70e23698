/** How lists' calls reply: all rows, or a page of them. */
export type ListReply<R> = readonly R[] | { items?: R[]; products?: R[]; total: number; page: number; pages: number };

export const rowsOf = <R>(reply: ListReply<R>): readonly R[] =>
  'total' in reply ? (reply.items ?? reply.products ?? []) : reply;
