// Turkish sentences of the audit list and of histories.

export const NO_HISTORY_FOR_YOU = 'Bu kaydın geçmişini görme yetkiniz yok.';
/** Stands in the audit list for a job that was erased. */
export const ERASED_JOB = 'Silinmiş ilan';
