// A figure, its goal, and whether it meets the goal.

export interface Row {
  subject: string;
  /** The measured value, with its unit. */
  seen: string;
  /** Empty for a figure without a goal. */
  goal: string;
  verdict: 'holds' | 'falls short' | 'for information' | 'not measured';
}

/** A figure without a goal. */
export const told = (subject: string, seen: string): Row => ({ subject, seen, goal: '', verdict: 'for information' });

/** A figure that cannot be measured on this machine. */
export const notMeasured = (subject: string, why: string): Row => ({
  subject,
  seen: why,
  goal: '',
  verdict: 'not measured',
});

export const atMost = (subject: string, value: number, limit: number, unit: string, detail = ''): Row => ({
  subject,
  seen: `${formatted(value)}${unit}${detail}`,
  goal: `≤ ${limit}${unit}`,
  verdict: value <= limit ? 'holds' : 'falls short',
});

export const atLeast = (subject: string, value: number, limit: number, unit: string, detail = ''): Row => ({
  subject,
  seen: `${formatted(value)}${unit}${detail}`,
  goal: `≥ ${limit}${unit}`,
  verdict: value >= limit ? 'holds' : 'falls short',
});

/** Three significant digits: 0.873, 12.3, 640, 21,300. */
export const formatted = (value: number): string => {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 1000) return Math.round(value).toLocaleString('en-US');
  const wholeDigits = size < 1 ? 0 : Math.floor(Math.log10(size)) + 1;
  return value.toFixed(3 - wholeDigits);
};

const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

/** @param share 0.95 for the value that 95 of 100 do not exceed */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const MARK: Record<Row['verdict'], string> = {
  holds: 'holds',
  'falls short': 'FALLS SHORT',
  'for information': '',
  'not measured': 'not measured',
};
const HEAD = ['subject', 'seen', 'goal', 'verdict'];

/** Formats the rows as a Markdown table, to keep beside others. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map((row) => [row.subject, row.seen, row.goal, MARK[row.verdict]])];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const print = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  return [
    print(lines[0]!),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...lines.slice(1).map(print),
  ].join('\n');
}
