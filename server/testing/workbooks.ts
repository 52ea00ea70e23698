// Workbooks made part by part, as spreadsheets write them, and as they never would.
import { zipOf, type ZipPart } from './zip-bytes.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

export interface WorkbookParts {
  /** XML of the rows by the names of the sheets. */
  sheets?: Readonly<Record<string, string>>;
  hidden?: readonly string[];
  is1904?: boolean;
  /** XML of each shared string. */
  shared?: readonly string[];
  /** Number formats of the styles: a built-in id, or a code. */
  formats?: readonly (number | string)[];
  /** A prefix for every element, as some writers have. */
  prefix?: string;
  /** Replaces parts, adds some, or (null) leaves some out. */
  parts?: Readonly<Record<string, string | Buffer | null>>;
}

const prefixed = (xml: string, prefix: string): string =>
  prefix === '' ? xml : xml.replace(/<(\/?)(?=[a-z])/gi, `<$1${prefix}:`);

const FIRST_OWN_FORMAT = 164;

/** The parts of a workbook. */
export function workbookParts({
  sheets = { Sayfa1: '' },
  hidden = [],
  is1904 = false,
  shared,
  formats,
  prefix = '',
  parts = {},
}: WorkbookParts): ZipPart[] {
  const names = Object.keys(sheets);
  const space = `xmlns${prefix && ':'}${prefix}="${MAIN}"`;
  const relations = (list: readonly string[]): string =>
    `<Relationships xmlns="${PACKAGE}">${list.map((line, i) => `<Relationship Id="rId${i + 1}" ${line}/>`).join('')}</Relationships>`;
  const kind = (type: string, target: string): string => `Type="${OFFICE}/${type}" Target="${target}"`;
  const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${prefixed(text, prefix)}`;
  const all: Record<string, string | Buffer | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([kind('officeDocument', 'xl/workbook.xml')]),
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, i) => kind('worksheet', `worksheets/sheet${i + 1}.xml`)),
      ...(shared ? [kind('sharedStrings', '/xl/sharedStrings.xml')] : []),
      ...(formats ? [kind('styles', 'styles.xml')] : []),
    ]),
    'xl/workbook.xml': xml(
      `<workbook ${space} xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${names
        .map(
          (name, i) =>
            `<sheet name="${name}" sheetId="${i + 7}" r:id="rId${i + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
  };
  names.forEach((name, i) => {
    all[`xl/worksheets/sheet${i + 1}.xml`] = xml(
      `<worksheet ${space}><sheetData>${sheets[name]}</sheetData></worksheet>`,
    );
  });
  if (shared)
    all['xl/sharedStrings.xml'] = xml(`<sst ${space}>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`);
  if (formats) {
    const own = formats.map((format, i) =>
      typeof format === 'string'
        ? `<numFmt numFmtId="${FIRST_OWN_FORMAT + i}" formatCode="${format.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`
        : '',
    );
    const styles = formats.map(
      (format, i) => `<xf numFmtId="${typeof format === 'string' ? FIRST_OWN_FORMAT + i : format}"/>`,
    );
    all['xl/styles.xml'] = xml(
      `<styleSheet ${space}><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    );
  }
  return Object.entries({ ...all, ...parts }).flatMap(([name, content]) =>
    content === null ? [] : [{ name, content }],
  );
}

/** The bytes of a workbook. */
export const workbook = (parts: WorkbookParts): Buffer => zipOf(workbookParts(parts));
