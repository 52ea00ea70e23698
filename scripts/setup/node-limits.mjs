/**
 * Size of the young generation in MiB, and growth in percent that the old one may reach over its live data before a
 * collection. V8's own limits let short-lived objects pile up: together 300 MiB more under load (docs/decisions/0002).
 */
export const NODE_LIMITS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];
