/** The most that an imported file may have. */
export const ENTRY_LIMITS = {
  megabytes: 100,
  rows: 100_000,
  columns: 200,
} as const;
