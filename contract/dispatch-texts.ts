/** @param time as '14:00', from the settings */
export const dispatchedSameDay = (time: string): string =>
  `Saat ${time} öncesinde onaylanan stok siparişleri aynı gün kargoya verilir.`;
