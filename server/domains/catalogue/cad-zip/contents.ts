// The texts in a zip: the list of its articles, and what is to be known of their files.
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import type { FileFormat } from '#contract/cad.ts';
import { istanbulTime } from '../../../base/clock.ts';
import { csvText } from '../../../base/files/csv.ts';
import type { Maker } from '../cad/files.ts';
import type { ZipLine } from './lines.ts';
import { LIST_HEAD, NO_MODEL, notMade, README_TEXTS as texts } from './texts.ts';

/** An article with what became of its files. */
export interface PackedLine {
  line: ZipLine;
  files: readonly string[];
  /** Formats that could not be made. */
  failed: readonly FileFormat[];
}

const shownFormats = (formats: readonly FileFormat[]): string[] => formats.map((format) => format.toUpperCase());

const hasNone = ({ files, failed }: PackedLine): boolean => files.length + failed.length === 0;

const noteOf = (packed: PackedLine): string => {
  const { failed } = packed;
  if (hasNone(packed)) return NO_MODEL;
  return failed.length > 0 ? notMade(shownFormats(failed)) : '';
};

/** `bom.csv` */
export const listText = (packed: readonly PackedLine[]): string =>
  csvText(
    LIST_HEAD,
    packed.map((one) => [one.line.code, one.line.name, one.line.material, one.files.join(', '), noteOf(one)]),
  );

/** Each template's simplifications once, under its name. */
function simplificationsOf(packed: readonly PackedLine[]): string[] {
  const templates = new Map(
    packed.flatMap(({ line: { model } }) =>
      model && model.template.simplifications.length > 0 ? [[model.template.label, model.template] as const] : [],
    ),
  );
  return [...templates.values()].flatMap(({ label, simplifications }) => [
    label,
    ...simplifications.map((sentence) => `- ${sentence}.`),
  ]);
}

/** Names of the files that staff gave. */
const ownNames = (packed: readonly PackedLine[]): string[] => [
  ...new Set(
    packed.flatMap(({ line, files }) =>
      Object.values(line.own).flatMap(({ fileName }) => (files.includes(fileName) ? [fileName] : [])),
    ),
  ),
];

/** `OKUBENI.txt`: with the mark and the line ends by which every editor shows it right. */
export function readmeText({
  packed,
  formats,
  maker: { company, website },
  at,
}: {
  packed: readonly PackedLine[];
  formats: readonly FileFormat[];
  maker: Maker;
  at: Date;
}): string {
  const listed = (lines: readonly PackedLine[], remark: (line: PackedLine) => string) =>
    lines.map((one) => `- ${one.line.code}, ${one.line.name}${remark(one)}`);
  const sections: [title: string, lines: string[]][] = [
    [texts.simplified, simplificationsOf(packed)],
    [texts.own, ownNames(packed).map((name) => `- ${name}`)],
    [texts.without, listed(packed.filter(hasNone), () => '')],
    [
      texts.failed,
      listed(
        packed.filter(({ failed }) => failed.length > 0),
        ({ failed }) => ` (${shownFormats(failed).join(', ')})`,
      ),
    ],
  ];
  const parts = [
    [texts.title(company), website, texts.made(istanbulTime(at))],
    [CAD_DISCLAIMER],
    [...formats.map((format) => texts.formats[format]), texts.list],
    ...sections.flatMap(([title, lines]) => (lines.length > 0 ? [[title, ...lines]] : [])),
  ];
  return `\ufeff${parts.map((lines) => `${lines.join('\r\n')}\r\n`).join('\r\n')}`;
}
