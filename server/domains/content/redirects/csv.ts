// Redirects as a CSV file: out, and in with a check of every line before anything is stored.
import { formatNumber } from '#contract/format.ts';
import { MAX_REDIRECT_LINES, redirectKind, type RedirectCode } from '#contract/redirects.ts';
import {
  REDIRECT_CODE_REFUSED,
  REDIRECT_CSV_EMPTY,
  REDIRECT_CSV_ENCODING,
  REDIRECT_CSV_HEAD,
  REDIRECT_CSV_STATE,
  REDIRECT_CSV_UNREADABLE,
  REDIRECT_STATES,
  redirectLinesTooMany,
  redirectTwice,
} from '#contract/redirect-texts.ts';
import { csvCell, csvDownload, withoutGuard } from '../../../base/files/csv.ts';
import { pastedTable, type PastedLine } from '../../../base/files/pasted-table.ts';
import { istanbulDay } from '../../../base/clock.ts';
import type { Row } from '../../../entities/resource.ts';
import { refused, storedTarget } from './resource.ts';

type Stored = Row<'redirects'>;

/** Our own file: what `readLines` takes back unchanged. */
export const redirectsCsv = (rows: readonly Stored[], now: number) =>
  csvDownload(
    `yonlendirmeler-${istanbulDay(now)}.csv`,
    REDIRECT_CSV_HEAD,
    rows.map(({ fromPath, target, code, isActive, note, hits, lastHitAt }) => [
      fromPath,
      target,
      String(code),
      isActive ? REDIRECT_STATES.on : REDIRECT_STATES.off,
      note,
      String(hits),
      lastHitAt?.toISOString() ?? '',
    ]),
  );

/** A line that can be stored. State and note are undefined where the line does not name them. */
export interface Line {
  line: number;
  fromPath: string;
  target: string;
  code: RedirectCode;
  isActive: boolean | undefined;
  note: string | undefined;
  /** The note as the file has it, to be compared with that of our own file. */
  noteCell: string | undefined;
}
export interface BadLine {
  line: number;
  message: string;
}

/** @throws VALIDATION for a text that is no table, or has too many lines */
const tableOf = (csv: string): PastedLine[] =>
  pastedTable(csv, {
    most: MAX_REDIRECT_LINES,
    isHead,
    sentences: {
      encoding: REDIRECT_CSV_ENCODING,
      unreadable: REDIRECT_CSV_UNREADABLE,
      empty: REDIRECT_CSV_EMPTY,
      tooMany: redirectLinesTooMany(formatNumber(MAX_REDIRECT_LINES)),
    },
    refuse: (sentence) => refused('csv', sentence),
  });

/** Whether the first line names columns: its first cell is no address, and its third no number. */
const isHead = (cells: readonly string[]): boolean =>
  !/^(?:\/|https?:)/i.test(cells[0] ?? '') && !/^\d+$/.test(cells[2] ?? '');

const { fromPath, to, code, note } = redirectKind.inputs;
const sentenceOf = ({ error }: { error?: { issues: readonly { message: string }[] } | undefined }): string =>
  error!.issues[0]!.message;

/** @returns the line, or the sentence that says what is wrong with it */
function lineOf({ line, cells }: { line: number; cells: readonly string[] }, publicUrl: string): Line | BadLine {
  const bad = (message: string): BadLine => ({ line, message });
  const from = fromPath.safeParse(cells[0] ?? '');
  if (!from.success) return bad(sentenceOf(from));
  const typedCode = (cells[2] ?? '') || '301';
  const codeRead = code.safeParse(/^\d{3}$/.test(typedCode) ? Number(typedCode) : undefined);
  if (!codeRead.success) return bad(REDIRECT_CODE_REFUSED);
  const target = to.safeParse(cells[1] ?? '');
  if (!target.success) return bad(sentenceOf(target));
  const state = cells[3] ?? '';
  const states = Object.values(REDIRECT_STATES).map((one) => one.toLowerCase());
  if (state !== '' && !states.includes(state.toLowerCase())) return bad(REDIRECT_CSV_STATE);
  const noteCell = cells[4];
  const noteRead = noteCell === undefined ? undefined : note.safeParse(withoutGuard(noteCell));
  if (noteRead && !noteRead.success) return bad(sentenceOf(noteRead));
  try {
    return {
      line,
      fromPath: from.data,
      target: storedTarget(target.data, codeRead.data, publicUrl),
      code: codeRead.data,
      isActive: state === '' ? undefined : state.toLowerCase() === REDIRECT_STATES.on.toLowerCase(),
      note: noteRead?.data,
      noteCell,
    };
  } catch (error) {
    return bad((error as Error).message);
  }
}

/**
 * Reads `from;to;code` lines, or our own file.
 * @throws VALIDATION for a text that is no table, or has too many lines
 */
export function readLines(csv: string, publicUrl: string): { lines: Line[]; bad: BadLine[] } {
  const lines: Line[] = [];
  const bad: BadLine[] = [];
  const first = new Map<string, number>();
  for (const row of tableOf(csv)) {
    const read = lineOf(row, publicUrl);
    if ('message' in read) {
      bad.push(read);
      continue;
    }
    const earlier = first.get(read.fromPath);
    if (earlier !== undefined) bad.push({ line: read.line, message: redirectTwice(earlier) });
    else {
      first.set(read.fromPath, read.line);
      lines.push(read);
    }
  }
  return { lines, bad };
}

/** The columns of a line over those of a stored row, or of a new one. */
export const columnsOf = (
  { target, code: newCode, isActive, note: newNote, noteCell }: Line,
  before?: Pick<Stored, 'isActive' | 'note'>,
): Pick<Stored, 'target' | 'code' | 'isActive' | 'note'> => ({
  target,
  code: newCode,
  isActive: isActive ?? before?.isActive ?? true,
  note: (before && noteCell === csvCell(before.note) ? before.note : newNote) ?? before?.note ?? '',
});
