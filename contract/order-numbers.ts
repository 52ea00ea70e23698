/** An order's number: the year in Istanbul and its running number, as 'SP-2026-000123'. */
export const ORDER_NUMBER = /^SP-\d{4}-\d{6,9}$/;
export const orderNumberOf = (year: number, running: number): string =>
  `SP-${year}-${String(running).padStart(6, '0')}`;
