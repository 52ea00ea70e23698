import dayjs from 'dayjs';

/** '5 Oca 2026 14:30', in the browser's time. */
export const shortTime = (iso: string): string => dayjs(iso).format('D MMM YYYY HH:mm');
/** '5 Oca 2026' */
export const shortDate = (iso: string): string => dayjs(iso).format('D MMM YYYY');
