// Endpoints that take a file: access and limits are checked before the body, and the file goes to the disk as it
// arrives (docs/decisions/0021).
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/api-error.ts';
import { contract, type FileKey, type ReceivedFile } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { FILE_MISSING, ONE_FILE_ONLY, type FileRule } from '#contract/uploads.ts';
import { discardFile, receiveFile, tooLarge } from '../base/files/receive.ts';
import { limitOf, type RateLimits } from '../base/limits/rate-limits.ts';
import { grantOf, type Call, type RawInput } from './call.ts';
import { personOf, type Viewer } from '../call/handlers.ts';
import { BROKEN_FORM, TYPE_NOT_SUPPORTED } from './texts.ts';

/** Heads, boundaries and small fields around a file. */
const ENVELOPE_BYTES = 64 * 1024;

export interface UploadParts {
  call: Call;
  limits: RateLimits;
  dataDir: string;
}

/** Lets the routes of this scope read multipart bodies. */
export const acceptMultipart = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { throwFileSizeLimit: false });
};

/** Messages of the parser; its failures have neither a status nor a code. */
const BROKEN =
  /^(?:Unexpected end of|Part terminated early|Multipart: Boundary|Malformed part header|Boundary required)/;

/** A body that ends early or has no boundary is its sender's mistake; other failures stay unchanged. */
export const toReadingFailure = (error: unknown): unknown =>
  error instanceof Error && BROKEN.test(error.message) ? new ApiError(400, 'VALIDATION', BROKEN_FORM) : error;

/** Runs before any byte of the body is read. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE */
export async function admitFile(
  key: FileKey,
  request: FastifyRequest,
  viewer: Viewer,
  limits: RateLimits,
): Promise<void> {
  const endpoint: Endpoint = contract[key];
  grantOf(endpoint, viewer);
  if (endpoint.limit?.per === 'account') await limits.takeFor(limitOf(key), personOf(viewer).publicId);
  else if (endpoint.limit) await limits.takeNow(limitOf(key), viewer.address);
  refuseLonger(request, endpoint.file);
}

/** @throws PAYLOAD_TOO_LARGE when the stated length exceeds the allowed file (or no file) and its envelope */
export function refuseLonger(request: FastifyRequest, rule: FileRule | undefined): void {
  if (Number(request.headers['content-length'] ?? 0) <= (rule?.maxBytes ?? 0) + ENVELOPE_BYTES) return;
  throw rule ? tooLarge(rule) : Object.assign(new Error('request too long'), { statusCode: 413 });
}

/** Makes the call with a received file; a file that the call has not moved is removed. */
export async function callWithFile(
  call: Call,
  key: FileKey,
  file: ReceivedFile,
  viewer: Viewer,
  { params, query }: Pick<RawInput, 'params' | 'query'> = {},
): Promise<unknown> {
  try {
    return await call(key, { params, query, file }, viewer);
  } finally {
    await discardFile(file);
  }
}

/** The reply of an upload: one file, in the field that the endpoint names. */
export async function answerUpload(
  key: FileKey,
  request: FastifyRequest,
  viewer: Viewer,
  { call, dataDir }: UploadParts,
): Promise<unknown> {
  if (!request.isMultipart()) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', TYPE_NOT_SUPPORTED);
  return callWithFile(call, key, await receiveOnly(request, (contract[key] as Endpoint).file!, dataDir), viewer, {
    params: request.params,
    query: request.query,
  });
}

/**
 * Receives the request's only file. A refusal also waits for the end of the request: browsers answered while they send
 * may lose the answer.
 * @throws VALIDATION without a file, or with a second; PAYLOAD_TOO_LARGE
 */
async function receiveOnly(request: FastifyRequest, rule: FileRule, dataDir: string): Promise<ReceivedFile> {
  const refusalOf = (sentence: string): ApiError =>
    new ApiError(400, 'VALIDATION', sentence, { [rule.field]: sentence });
  let received: ReceivedFile | undefined;
  let refusal: unknown;
  try {
    for await (const part of request.parts({
      limits: { fileSize: rule.maxBytes, files: 2, fields: 10, fieldSize: 1024, parts: 12 },
    })) {
      if (part.type === 'field') continue;
      const isOurs = part.fieldname === rule.field && Boolean(part.filename);
      if (isOurs && !received && !refusal) {
        received = await receiveFile(part, dataDir, rule).catch((error: unknown) => {
          if (!ApiError.is(error)) throw error;
          refusal = error;
          return undefined;
        });
      } else {
        part.file.resume();
        refusal ??= refusalOf(isOurs ? ONE_FILE_ONLY : FILE_MISSING);
      }
    }
    if (refusal || !received) throw refusal ?? refusalOf(FILE_MISSING);
    return received;
  } catch (error) {
    if (received) await discardFile(received);
    throw refusal ?? toReadingFailure(error);
  }
}
