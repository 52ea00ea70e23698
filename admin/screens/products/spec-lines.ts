interface Spec {
  name: string;
  value: string;
  unit: string;
}

/** A number followed by a unit without digits: '12,5 mm', '≤ 250 °C'. */
const VALUE_WITH_UNIT = /^([^\p{L}]*\d[^\s\p{L}]*) ([^\d\s]{1,12})$/u;
const MAX_PASTED_LENGTH = 50_000;

/**
 * Rows from copied spreadsheet cells (separated by tabs) or text ('Çap: 5 mm'); undefined for ordinary text, which is
 * pasted as such.
 */
export function specsOfText(text: string): Spec[] | undefined {
  if (text.length > MAX_PASTED_LENGTH) return undefined;
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\u00a0', ' '))
    .filter((line) => line.trim() !== '');
  const isSheet = lines.some((line) => line.includes('\t'));
  if (!isSheet && (lines.length < 2 || !lines.every((line) => line.includes(':')))) return undefined;
  return lines.map((line) => {
    const colon = line.indexOf(':');
    const cells = (isSheet ? line.split('\t') : [line.slice(0, colon), line.slice(colon + 1)]).map((cell) =>
      cell.trim(),
    );
    const [name = '', value = '', unit = ''] = cells;
    const parts = unit === '' && value.length <= 60 ? VALUE_WITH_UNIT.exec(value) : null;
    return parts ? { name, value: parts[1]!.trim(), unit: parts[2]! } : { name, value, unit };
  });
}
