// Signs events like payment providers do: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 over time and bytes.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import type { RawMessage } from '#contract/endpoints.ts';
import { TOLERANCE_S } from '../provider/provider.ts';
import { SIGNATURE_INVALID } from '../../texts.ts';

export const SIGNATURE_HEADER = 'x-demo-signature';
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const digest = (key: Buffer, seconds: string, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

/** The header's value for a message sent at that time (milliseconds). */
export function signatureOf(key: Buffer, body: Uint8Array, at: number): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

/** @throws ApiError INVALID_SIGNATURE */
export function checkSignature(key: Buffer, { body, headers }: RawMessage, now: number): void {
  const [, seconds = '', given = ''] = HEADER.exec(headers[SIGNATURE_HEADER] ?? '') ?? [];
  const isRight = given !== '' && timingSafeEqual(Buffer.from(given, 'hex'), digest(key, seconds, body));
  if (!isRight || Math.abs(Math.floor(now / 1000) - Number(seconds)) > TOLERANCE_S)
    throw new ApiError(400, 'INVALID_SIGNATURE', SIGNATURE_INVALID);
}
