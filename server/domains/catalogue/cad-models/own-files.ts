// CAD files that staff gave an article, or all sizes of its family: they take the place of the computed ones.
import type { Audience } from '#contract/access.ts';
import { FILE_FORMATS, type FileFormat, type OwnCadFile } from '#contract/cad.ts';
import { ownCadPath } from '../../../base/files/files.ts';

/** An article, joined with the family that it may have. */
interface OwnFilesRow {
  code: string;
  cadFiles: readonly OwnCadFile[];
  familySlug: string | null;
  familyCadFiles: readonly OwnCadFile[] | null;
  /** Of the family. */
  isPublic: boolean | null;
}
/** A file as it is given. */
export interface OwnFile {
  /** Below the data folder. */
  privatePath: string;
  fileName: string;
  /** Names these very bytes. */
  version: string;
}
export type OwnFiles = Readonly<Partial<Record<FileFormat, OwnFile>>>;

export const isFileFormat = (format: string): format is FileFormat => FILE_FORMATS.some((one) => one === format);

/** The article's own files before those of its family. */
export function ownFiles(
  { code, cadFiles, familySlug, familyCadFiles, isPublic }: OwnFilesRow,
  audience: Audience,
): OwnFiles {
  const isFamilySeen = audience === 'staff' || isPublic === true;
  const given = [
    ...(isFamilySeen ? (familyCadFiles ?? []) : []).map((one) => ({ ...one, of: familySlug })),
    ...cadFiles.map((one) => ({ ...one, of: code })),
  ];
  return Object.fromEntries(
    given.map((one) => [
      one.format,
      { privatePath: ownCadPath(one), fileName: `${one.of}.${one.format}`, version: one.file },
    ]),
  );
}

/** Formats in which there is one, in the order in which pages show them. */
export const ownFormats = (files: OwnFiles): FileFormat[] => FILE_FORMATS.filter((format) => files[format]);
