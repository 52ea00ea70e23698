import { ApiError } from '#contract/api-error.ts';

export const notBuilt = (): never => { throw new ApiError(503, 'UNAVAILABLE', 'Bu işlem henüz hazır değil.'); };
