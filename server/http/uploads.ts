// Endpoints that take a file: the guard and the limit come before the body, the file goes to the disk as it arrives.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import { contract, type FileKey, type ReceivedFile } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { RESUME_MISSING } from '#contract/form-texts.ts';
import { discardFile, receiveFile, tooLarge } from '../files/receive.ts';
import { limitOf, type RateLimits } from '../forms/rate-limits.ts';
import { grantOf, type Call } from './call.ts';
import type { Viewer } from './handlers.ts';

/** Heads, boundaries and small fields around a file. */
const ENVELOPE_BYTES = 64 * 1024;

export interface UploadParts { call: Call; limits: RateLimits; dataDir: string }

/** Lets the routes of this scope read multipart bodies. */
export const acceptMultipart = async (scope: FastifyInstance): Promise<void> => { await scope.register(multipart, { throwFileSizeLimit: false }); };

/** Before any byte of the body is read. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE */
export async function admitFile(key: FileKey, request: FastifyRequest, viewer: Viewer, limits: RateLimits): Promise<void> {
  const endpoint: Endpoint = contract[key];
  grantOf(endpoint, viewer);
  if (endpoint.limit) await limits.takeNow(limitOf(key), viewer.address);
  refuseLonger(request, endpoint.file!.maxBytes);
}

/** @throws PAYLOAD_TOO_LARGE when the request says that it is longer than a file and what surrounds it */
export function refuseLonger(request: FastifyRequest, maxBytes: number): void {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + ENVELOPE_BYTES) throw tooLarge(maxBytes);
}

/** Makes the call with a file that has arrived; whatever the call has not put elsewhere is removed. */
export async function callWithFile(call: Call, key: FileKey, file: ReceivedFile, viewer: Viewer): Promise<unknown> {
  try {
    return await call(key, { file }, viewer);
  } finally {
    await discardFile(file);
  }
}

/** The reply of an upload: one file, in the field that the endpoint names. */
export async function answerUpload(key: FileKey, request: FastifyRequest, viewer: Viewer, { call, dataDir }: UploadParts): Promise<unknown> {
  const { field, maxBytes } = (contract[key] as Endpoint).file!;
  if (!request.isMultipart()) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Bu içerik türü desteklenmiyor.');
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11 } });
  if (!part || part.fieldname !== field || !part.filename) {
    part?.file.resume();
    throw new ApiError(400, 'VALIDATION', RESUME_MISSING, { [field]: RESUME_MISSING });
  }
  return callWithFile(call, key, await receiveFile(part, dataDir, maxBytes), viewer);
}
