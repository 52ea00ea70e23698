import { gridHeading } from '#contract/article-cells.ts';
import type { ArticleCheck } from '#contract/family-articles.ts';
import type { GridFamily } from './model.ts';
import { GRID_TEXTS as texts } from './texts.ts';

const cell = (text: string): string => `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Wrong rows as CSV for spreadsheets, each with its line and sentence, under the headings that they were read by. */
export function wrongRowsCsv(
  { columns }: GridFamily,
  { mapping, rows }: Pick<ArticleCheck, 'mapping' | 'rows'>,
): string {
  const head = [...mapping.map((key) => (key === null ? '' : gridHeading(columns, key))), texts.line, texts.error];
  const lines = rows
    .filter(({ state }) => state === 'error')
    .map(({ cells, line, message }) => [...mapping.map((_, i) => cells[i] ?? ''), String(line), message]);
  return `\ufeff${[head, ...lines].map((one) => `${one.map(cell).join(';')}\r\n`).join('')}`;
}

/** Saves them as a file. */
export function saveWrongRows(family: GridFamily, check: ArticleCheck): void {
  const address = URL.createObjectURL(new Blob([wrongRowsCsv(family, check)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = texts.wrongFile;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
