/** Files with tables that staff send: how they may be written, and the most that one may have. */
export const TABLE_LIMITS = {
  megabytes: 100,
  rows: 100_000,
  columns: 200,
} as const;

export const CSV_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1254'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];
export const CSV_DELIMITERS = [';', ',', '\t', '|'] as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[number];

/** Formats in which tables go out. */
export const TABLE_FORMATS = ['xlsx', 'csv'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];
