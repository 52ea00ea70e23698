// STEP files (ISO 10303-21).
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { StepProtocol, StepTitle } from '../step-title.ts';
import type { Kernel } from './kernel.ts';

/** The kernel's names for `write.step.schema`. */
const SCHEMAS: Record<StepProtocol, string> = { '214': 'AP214IS', '242': 'AP242DIS' };

/** The kernel's own file system lives in memory. */
const OUT = '/out.step';

/** Strings of ISO 10303-21: printable ASCII stands as it is, everything else in hexadecimal UTF-16. */
export const stepString = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(
      /[^\x20-\x7e]+/g,
      (other) =>
        `\\X2\\${[...Array(other.length).keys()].map((i) => other.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')).join('')}\\X0\\`,
    )}'`;

const stepList = (texts: readonly string[]): string => `(${texts.map(stepString).join(',')})`;

/** The header as we write it, with the schema's line that the kernel wrote. */
function headerOf({ code, remarks, changedAt, company, website }: StepTitle, schema: string): string {
  return [
    'HEADER;',
    `FILE_DESCRIPTION(${stepList(remarks)},'2;1');`,
    `FILE_NAME(${stepString(`${code}.step`)},${stepString(changedAt.slice(0, 19))},(''),${stepList([company])},'Open CASCADE',${stepString(website)},'');`,
    schema,
    'ENDSEC;',
  ].join('\n');
}

function colorOf(kernel: Kernel, hex: string) {
  const color = new kernel.Quantity_Color();
  kernel.Quantity_Color.ColorFromHex(hex, color);
  return color;
}

/** The product's line names code and name; the kernel knows a placeholder alone, because it takes only ASCII. */
const PLACEHOLDER = 'PART';
const PRODUCT_LINE = `PRODUCT('${PLACEHOLDER}','${PLACEHOLDER}','',`;
const HEADER = /HEADER;.*?(FILE_SCHEMA\(.*?\);)\s*ENDSEC;/s;

/** Writes a solid. @returns the file's text, ASCII */
export function writeStep(kernel: Kernel, solid: TopoDS_Shape, title: StepTitle, protocol: StepProtocol): string {
  const document = new kernel.TDocStd_Document(new kernel.TCollection_ExtendedString('BinXCAF', false));
  const label = kernel.XCAFDoc_DocumentTool.ShapeTool(document.Main()).AddShape(solid, false, true);
  kernel.TDataStd_Name.Set(label, new kernel.TCollection_ExtendedString(PLACEHOLDER, false));
  const colors = kernel.XCAFDoc_DocumentTool.ColorTool(document.Main());
  colors.SetColor(label, colorOf(kernel, title.color), kernel.XCAFDoc_ColorType.XCAFDoc_ColorGen);
  const writer = new kernel.STEPCAFControl_Writer();
  // The settings exist from the first writer on.
  kernel.Interface_Static.SetCVal('write.step.schema', SCHEMAS[protocol]);
  // Without the curves in the parameters of their faces a file has half the size, and says the same.
  kernel.Interface_Static.SetCVal('write.surfacecurve.mode', 'Off');
  if (!writer.Perform(document, OUT, new kernel.Message_ProgressRange())) throw new Error('no STEP file was written');
  const file = kernel.FS.readFile(OUT, { encoding: 'utf8' });
  kernel.FS.unlink(OUT);
  const [header, schema] = HEADER.exec(file) ?? [];
  if (header === undefined || schema === undefined || !file.includes(PRODUCT_LINE))
    throw new Error('an unknown form of STEP file');
  return file
    .replace(header, () => headerOf(title, schema))
    .replace(PRODUCT_LINE, () => `PRODUCT(${stepString(title.code)},${stepString(title.name)},'',`);
}
