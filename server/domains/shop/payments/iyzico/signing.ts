// iyzico's signatures (IYZWSv2), by its own reference: of requests, of replies, and of messages.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface IyzicoKeys {
  apiKey: string;
  secretKey: string;
}

const hmac = (secretKey: string, text: string): string => createHmac('sha256', secretKey).update(text).digest('hex');

/** Headers that sign a request. @param path without host and query @param body the exact text that is sent */
export function signedHeaders(
  { apiKey, secretKey }: IyzicoKeys,
  path: string,
  body: string,
  random = randomBytes(8).toString('hex'),
): Record<string, string> {
  const signature = hmac(secretKey, random + path + body);
  const token = Buffer.from(`apiKey:${apiKey}&randomKey:${random}&signature:${signature}`).toString('base64');
  return { authorization: `IYZWSv2 ${token}`, 'x-iyzi-rnd': random };
}

/** Signature over the parts of a reply, in iyzico's order. */
export const replySignature = (secretKey: string, parts: readonly string[]): string => hmac(secretKey, parts.join(':'));

/** What a message tells; all of it is signed. */
export interface IyzicoMessage {
  iyziEventType: string;
  iyziPaymentId: string;
  token: string;
  paymentConversationId: string;
  status: string;
}

/** Signature of a message about a payment page (X-IYZ-SIGNATURE-V3). */
export const messageSignature = (
  secretKey: string,
  { iyziEventType, iyziPaymentId, token, paymentConversationId, status }: IyzicoMessage,
): string => hmac(secretKey, secretKey + iyziEventType + iyziPaymentId + token + paymentConversationId + status);

/** Whether two signatures are the same, without telling by its duration where they differ. */
export function isSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
