// Words of the shop's promises about delivery.

export const SAME_DAY = 'Aynı gün kargo';
export const TODAY = 'aynı gün';
export const workingDays = (days: number): string => `${days} iş günü`;
/** @param time as '14:00', from the settings */
export const sameDayUntil = (time: string): string => `${SAME_DAY} (${time} öncesi onaylanan siparişler)`;
