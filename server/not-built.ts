import { ApiError } from '#contract/api-error.ts';

/** Stands for a handler that is still to be written. */
export const notBuilt = (): never => { throw new ApiError(501, 'UNAVAILABLE', 'Bu işlem henüz hazır değil.'); };
