// Texts that stand in each other's way are put on other lines.

export interface Span {
  key: string;
  from: number;
  to: number;
  /** Of its text. */
  width: number;
}

/**
 * Dimension lines below a view: short ones near the part, long ones below them, each with room for its text.
 * @param inside length from which on the text stands between the arrows
 */
export function stackBelow(spans: readonly Span[], inside: number): (Span & { level: number; textAt: number })[] {
  const levels: { from: number; to: number }[][] = [];
  return spans
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
    .map((span) => {
      const { from, to, width } = span;
      const fits = to - from >= width + inside;
      const textAt = fits ? (from + to) / 2 : to + inside + width / 2;
      const taken = fits ? { from, to } : { from: from - inside, to: textAt + width / 2 };
      // Not above a line that it embraces: its extension lines would cross that one's text.
      const least = levels.findLastIndex((row) => row.some((one) => one.from < taken.to && one.to > taken.from)) + 1;
      (levels[least] ??= []).push(taken);
      return { ...span, level: least, textAt };
    });
}

/** A text above the views. */
export interface Label {
  key: string;
  x: number;
  /** Whether it may stand aside, as at the end of a leader. */
  isFree: boolean;
  width: number;
}

/**
 * Rows of texts above the views, the lowest first.
 * @param aside how far the end of a leader stands from what it points at
 * @param between room between texts
 */
export function topRows(
  labels: readonly Label[],
  { from, to, aside, between }: { from: number; to: number; aside: number; between: number },
): { rows: number; placed: { key: string; x: number; y: number }[] } {
  const rows: { from: number; to: number }[][] = [];
  const isClear = (row: number, x: number, width: number): boolean =>
    (rows[row] ?? []).every((one) => x + width / 2 + between <= one.from || x - width / 2 - between >= one.to);
  const placed = labels
    .toSorted((a, b) => Number(a.isFree) - Number(b.isFree) || a.x - b.x)
    .map(({ key, x, isFree, width }) => {
      const choices = isFree
        ? [aside, -aside, 2 * aside, -2 * aside]
            .map((by) => x + by)
            .filter((at) => at - width / 2 >= from && at + width / 2 <= to)
        : [x];
      const wanted = choices.length > 0 ? choices : [x];
      for (let row = 0; ; row++) {
        const at = wanted.find((one) => isClear(row, one, width));
        if (at === undefined) continue;
        (rows[row] ??= []).push({ from: at - width / 2, to: at + width / 2 });
        return { key, x: at, y: row };
      }
    });
  return { rows: rows.length, placed };
}
