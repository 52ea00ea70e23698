// Units in which articles are sold. Quantities are whole numbers of them.

export const UNITS = ['adet', 'takım', 'm', 'kg', 'paket'] as const;
export type Unit = (typeof UNITS)[number];
export const DEFAULT_UNIT: Unit = 'adet';
