import { ApiError } from '#contract/api-error.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { isDiskFull } from '../base/files/disk-space.ts';
import { databaseTrouble } from '../base/db/trouble.ts';

const BY_STATUS: Record<number, [code: string, sentence: string]> = {
  400: ['VALIDATION', 'Geçersiz istek.'],
  404: ['NOT_FOUND', 'Aradığınız kaynak bulunamadı.'],
  405: ['METHOD_NOT_ALLOWED', 'Bu adres bu yöntemi desteklemiyor.'],
  408: ['VALIDATION', 'İstek zamanında tamamlanmadı.'],
  413: ['PAYLOAD_TOO_LARGE', 'Gönderilen veri çok büyük.'],
  414: ['VALIDATION', 'Adres çok uzun.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Bu içerik türü desteklenmiyor.'],
  431: ['VALIDATION', 'Adres veya başlıklar çok uzun.'],
  503: ['UNAVAILABLE', 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.'],
};

const BUSY_SECONDS = 5;
const FULL_SECONDS = 60;
const TROUBLE_SENTENCES = {
  away: BY_STATUS[503]![1],
  busy: 'Sistem şu anda yoğun olduğu için isteğiniz zamanında tamamlanamadı. Lütfen biraz sonra tekrar deneyin.',
};

/** A failure as replies carry it. */
export const bodyOf = ({
  code,
  message,
  fields,
  stale,
  quote,
}: Pick<ApiError, 'code' | 'message' | 'fields'> & Partial<Pick<ApiError, 'stale' | 'quote'>>): ErrorBody => ({
  error: message,
  message,
  code,
  ...(fields ? { fields } : {}),
  ...(stale ? { stale } : {}),
  ...(quote ? { quote } : {}),
});

/** Any failure as its status and body. What is not meant for users becomes 'Sunucu hatası', without internals. */
export function toFailure(error: unknown): { status: number; body: ErrorBody; retryAfter?: number | undefined } {
  if (ApiError.is(error))
    return {
      status: error.status,
      body: bodyOf(error),
      retryAfter: error.retryAfter ?? (error.status === 503 ? BUSY_SECONDS : undefined),
    };
  const failure = (error ?? {}) as { statusCode?: number; code?: unknown; errcode?: unknown };
  if (isDiskFull(failure))
    return {
      status: 503,
      body: bodyOf({
        code: 'UNAVAILABLE',
        message: 'Sunucuda yer kalmadı. Lütfen daha sonra tekrar deneyin.',
        fields: undefined,
      }),
      retryAfter: FULL_SECONDS,
    };
  const trouble = databaseTrouble(error);
  if (trouble)
    return {
      status: 503,
      body: bodyOf({ code: 'UNAVAILABLE', message: TROUBLE_SENTENCES[trouble], fields: undefined }),
      retryAfter: BUSY_SECONDS,
    };
  const { statusCode = 500 } = failure;
  const known = BY_STATUS[statusCode] ?? (statusCode >= 400 && statusCode < 500 ? BY_STATUS[400] : undefined);
  if (known)
    return {
      status: statusCode,
      body: bodyOf({ code: known[0], message: known[1], fields: undefined }),
      ...(statusCode === 503 ? { retryAfter: BUSY_SECONDS } : {}),
    };
  return {
    status: 500,
    body: bodyOf({ code: 'INTERNAL', message: 'Sunucu hatası oluştu. Lütfen tekrar deneyin.', fields: undefined }),
  };
}
