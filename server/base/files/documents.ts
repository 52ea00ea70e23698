import { readFile } from 'node:fs/promises';
import { ApiError } from '#contract/api-error.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { fairTurns } from '../fair-turns.ts';
import { inspectDocument } from './document-kind.ts';
import { DOCUMENTS_BUSY } from '../texts.ts';

/** Sentences of the refusal, and the field that they belong to. */
export interface DocumentTexts {
  field: string;
  wrongKind: string;
  macros: string;
}

type Sender = 'staff' | 'visitors';
// Inspecting a document may unpack 200 MB in the background: one at a time leaves the rest to the visitors.
const inTurn = fairTurns<Sender>({
  atOnce: 1,
  lanes: { staff: [20], visitors: [20] },
  busy: DOCUMENTS_BUSY,
  retrySeconds: 5,
});

/**
 * Reads a received document and recognises it by its content.
 * @param sender staff and visitors take turns
 * @throws INVALID_FILE with the given sentences; UNAVAILABLE when too many wait already
 */
export async function readDocument(
  file: ReceivedFile,
  sender: Sender,
  { field, wrongKind, macros }: DocumentTexts,
): Promise<{ content: Buffer; kind: 'pdf' | 'doc' | 'docx' }> {
  const content = await readFile(file.path);
  const { kind, hasMacros } = await inTurn([sender], () => inspectDocument(content));
  if (!kind) throw new ApiError(400, 'INVALID_FILE', wrongKind, { [field]: wrongKind });
  if (hasMacros) throw new ApiError(400, 'INVALID_FILE', macros, { [field]: macros });
  return { content, kind };
}
