import { readFile } from 'node:fs/promises';
import { ApiError } from '#contract/api-error.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { inspectDocument } from './document-kind.ts';

/** What is told when it is refused, and of which field. */
export interface DocumentTexts { field: string; wrongKind: string; macros: string }

/** The document that has arrived, known by its content. @throws INVALID_FILE in the words given */
export async function readDocument(file: ReceivedFile, { field, wrongKind, macros }: DocumentTexts): Promise<{ content: Buffer; kind: 'pdf' | 'doc' | 'docx' }> {
  const content = await readFile(file.path);
  const { kind, hasMacros } = inspectDocument(content);
  if (!kind) throw new ApiError(400, 'INVALID_FILE', wrongKind, { [field]: wrongKind });
  if (hasMacros) throw new ApiError(400, 'INVALID_FILE', macros, { [field]: macros });
  return { content, kind };
}
