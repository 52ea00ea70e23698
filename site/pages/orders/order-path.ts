/** An order's page in the account, by its number, which is what people have. */
export const orderPath = ({ number }: { number: string }): string =>
  `/hesabim/siparisler/${encodeURIComponent(number)}`;
